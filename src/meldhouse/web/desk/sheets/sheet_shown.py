"""What the page of a sheet shows, part by part. Each figure is worked out when the page asks for it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from meldhouse.game import Seat
from meldhouse.messages import Message, fact
from meldhouse.tournament.accounting.given_on_sheets import gives_way
from meldhouse.tournament.lines.disputes import held_back, on_the_way
from meldhouse.tournament.lines.forfeits import forfeit_line
from meldhouse.tournament.lines.hands import side_names, times_facts
from meldhouse.tournament.lines.penalties import penalties_at, penalty_line, with_penalties
from meldhouse.tournament.lines.sheets import (
    bonuses_of,
    corrections_to_tell,
    counted_of,
    decider_of,
    results_before,
    rows_of,
    score_of,
    sums_of,
)
from meldhouse.tournament.money.fines import table_fees
from meldhouse.tournament.rounds.clock import hand_on_at_time
from meldhouse.tournament.rounds.missing import away_from, other_hand, signed_by, stand_ins_told, still_missing
from meldhouse.tournament.rounds.planning import nothing_comes_after
from meldhouse.tournament.scoring.deciding_hands import decided_by
from meldhouse.tournament.scoring.possible_results import SKUNK, bonuses_told
from meldhouse.tournament.scoring.slip_fields import fields_of, gives_beside, offences
from meldhouse.web.desk.pages.common import if_any
from meldhouse.web.desk.pages.going_on import after_last, next_called, next_seats, next_table
from meldhouse.web.desk.people.absent import absent_at, forfeit_form, sayings_at
from meldhouse.web.desk.people.late_minutes import reckoned_at
from meldhouse.web.desk.rulings.rulings_shown import orders_at, rulings_at
from meldhouse.web.desk.sheets.sheet_asking import equal_by, listeners_of, undrawn, why_first
from meldhouse.web.desk.sheets.sheet_visit import SheetVisit, for_anybody, spoken_for
from meldhouse.web.desk.sheets.slip_form import SideLine, endings_for, seat_names, side_lines, trick_questions
from meldhouse.web.desk.shown.brief_names import first_names, initials
from meldhouse.web.forms import Form
from meldhouse.web.house.event_tables import live_hands


class Part:
    def __init__(self, here: SheetVisit) -> None:
        self.here, self.sheet, self.visited = here, here.sheet, here.visited
        self.state, self.book = here.visited.state, here.sheet.book
        self.each = self.state.rounds[here.round - 1]
        self.now = here.visited.event.clock()

    @cached_property
    def names(self) -> dict[Seat, str]:
        return self.state.names_at(self.sheet)

    @cached_property
    def sides(self) -> list[SideLine]:
        return side_lines(self.book, self.names)

    @cached_property
    def is_complete(self) -> bool:
        return not self.here.is_on and self.sheet.is_complete(time_up=self.each.time_up(self.now))

    @cached_property
    def is_last(self) -> bool:
        """Whether the hand that is on when time is up is the last."""
        return self.is_complete and hand_on_at_time(self.state, self.each, self.sheet, self.now)

    @cached_property
    def me(self) -> str | None:
        return self.state.person_of(self.visited.person.id)

    @cached_property
    def by_hand(self) -> bool:
        """Whether hands are written here, and not by the live table."""
        return not self.here.live or self.here.is_official


class Score(Part):
    """The hands, what they add up to, and what of it was changed."""

    rows = cached_property(lambda self: rows_of(self.state, self.sheet))
    briefly = cached_property(
        lambda self: dict(zip(self.sheet.sides, initials([side.names for side in self.sides]), strict=True))
    )
    _penalized = cached_property(lambda self: with_penalties(self.state, self.sheet))

    @cached_property
    def sums(self) -> object:
        names = dict(zip(self.names, first_names([*self.names.values()]), strict=True))
        return sums_of(self.sheet, names, self._penalized, is_over=self.is_complete or self.sheet.locked)

    counted = cached_property(lambda self: counted_of(self.sheet, self.names, self._penalized))
    scores = cached_property(lambda self: score_of(self.sheet))
    bonuses = cached_property(lambda self: bonuses_of(self.sheet))
    decider = cached_property(lambda self: decider_of(self.sheet, self.names))

    @cached_property
    def winner(self) -> tuple[str, ...]:
        won = self.sheet.winners() if self.is_complete else ()
        return tuple(side.names for side in self.sides if side.side in won)

    @cached_property
    def result_times(self) -> list[Message]:
        result = self.sheet.result
        return [*times_facts(self.names, result.sets, result.reneges)] if result else []

    results_before = cached_property(lambda self: results_before(self.state, self.sheet))
    corrections = cached_property(lambda self: corrections_to_tell(self.state, self.sheet))
    listeners = cached_property(lambda self: listeners_of(self.sheet, self.names, spoken_for(self.here)))
    """Who hears of corrections on this device."""
    live_hands = cached_property(lambda self: live_hands(self.sheet))


class HandToWrite(Part):
    """The form for a hand, and the one for a result alone."""

    @cached_property
    def can_write(self) -> bool:
        is_open = self.each.status == "playing" and not self.sheet.locked and self.sheet.result is None
        return self.by_hand and is_open and (not self.is_complete or self.is_last)

    next_hand = cached_property(lambda self: self.sheet.number_of(len(self.sheet.rows) + 1))
    bidders = cached_property(lambda self: seat_names(self.names))
    trumps = cached_property(lambda self: self.book.trump.choices)
    endings = cached_property(
        lambda self: endings_for(self.book, official=self.here.is_official or self.here.may_correct)
    )
    asks = cached_property(lambda self: {field.name for field in fields_of(self.book)})
    trick_questions = cached_property(lambda self: trick_questions(self.book))
    offences = cached_property(lambda self: tuple(fact("offence", kind=kind) for kind in offences(self.book)))

    def drew(self, hand: int) -> dict[Seat, str]:
        """Who drew for the deal before this hand; 0 for the next."""
        return {seat: self.names[seat] for seat in self.sheet.drawers(hand)} if hand else self.drawers

    drawers = cached_property(lambda self: {seat: self.names[seat] for seat in self.sheet.sums.drawers if self.by_hand})
    dealer = cached_property(lambda self: self.names[self.sheet.sums.dealer])
    undrawn = cached_property(
        lambda self: undrawn(self.sheet, self.names) if self.by_hand and not self.sheet.locked else {}
    )
    """Who may have dealt first, where nobody has said it."""
    why_first = cached_property(lambda self: why_first(self.sheet))
    is_new = cached_property(lambda self: self.sheet.is_undealt)
    closed = cached_property(lambda self: self.book.clause_table.get(self.book.cite("sheet-closed") or ""))
    """The clause by which nothing may be changed anymore."""
    gives_way = cached_property(lambda self: gives_way(self.sheet))
    gives_beside = cached_property(lambda self: gives_beside(self.book))
    quarters = cached_property(lambda self: table_fees(self.book))
    bonuses_told = cached_property(lambda self: bonuses_told(self.book))
    skunk_answers = SKUNK

    def equal(self, form: Form) -> object:
        return equal_by(self.sheet, form)

    decided_by = cached_property(lambda self: decided_by(self.sheet) or "")

    @cached_property
    def result_labels(self) -> dict[str, str]:
        say = self.visited.voice.say
        points = {f"points-{side.side}": side.names for side in self.sides}
        times = {f"{what}-{seat}": self.names[seat] for what in ("sets", "reneges") for seat in self.names}
        asked = {"result": say(fact("event-result-title")), "skunk": say(fact("event-result-skunk"))}
        return points | times | asked


class Presence(Part):
    """Who is there, who plays for whom, and what can be done about those who are not."""

    replaced = cached_property(lambda self: stand_ins_told(self.state, self.sheet))
    late_clause = cached_property(lambda self: self.book.cite("late-replaced"))
    reckoned = cached_property(
        lambda self: reckoned_at(self.state, self.sheet, self.now) if self.here.is_official else None
    )
    """How late somebody is by now."""
    absent = cached_property(
        lambda self: absent_at(self.visited.tournament, self.each, self.sheet, by=self.visited.person.id, at=self.now)
    )
    sayings = cached_property(
        lambda self: sayings_at(self.visited.tournament, self.each, self.sheet, by=self.visited.person.id, at=self.now)
    )
    away = cached_property(lambda self: away_from(self.state, self.each, self.sheet))
    late_sides = cached_property(
        lambda self: {self.sheet.side_of(person) for person in (*self.each.missing, *self.each.standins)}
    )
    forfeit = cached_property(lambda self: forfeit_form(self.state, self.each, self.sheet))
    forfeited = cached_property(lambda self: if_any(self.visited.voice, forfeit_line(self.state, self.sheet)))


class Referee(Part):
    """Calls for the referee, what came of them, and what it costs."""

    @cached_property
    def on_the_way(self) -> str:
        calls = (one for one in self.state.calls if (one.round, one.table) == (self.here.round, self.here.table))
        return next((self.visited.voice.say(on_the_way(self.state, one)) for one in calls if not one.answered_by), "")

    held_back = cached_property(
        lambda self: if_any(self.visited.voice, held_back(self.state, self.here.round, self.here.table))
    )
    orders = cached_property(lambda self: orders_at(self.state, self.sheet))
    rulings = cached_property(lambda self: rulings_at(self.state, self.sheet, spoken_for(self.here)))
    penalties = cached_property(
        lambda self: tuple(penalty_line(self.state, what) for what in penalties_at(self.state, self.sheet))
    )


class Signoff(Part):
    """Who agrees and signs on this device, and where everybody goes then."""

    @cached_property
    def missing(self) -> object:
        """What is still to be done before the sheet can be signed."""
        is_on = self.each.status == "playing"
        return still_missing(self.state, self.each, self.sheet, self.now) if is_on else ()

    both_here = cached_property(lambda self: for_anybody(self.here))

    @cached_property
    def signers(self) -> list[dict[str, Any]]:
        """Who may still sign on this device, for each side that has not."""
        standins = self.each.standins
        found = []
        for side in self.sheet.sides:
            here = [standins.get(one, one) for one in self.sheet.people(side) if self.both_here or one == self.me]
            signed = self.sheet.signed.get(side)
            found.append(
                {
                    "side": side,
                    "names": side_names(self.book, side, self.names),
                    "by": self.state.name(signed.signer) if signed else "",
                    "other_hand": other_hand(self.state, signed) if signed else None,
                    "people": [(one, self.state.name(one)) for one in here] if not signed else [],
                }
            )
        return found

    signatures = cached_property(lambda self: tuple(signed_by(self.state, one) for one in self.sheet.signed.values()))

    @cached_property
    def agreeing(self) -> list[str]:
        """The sides that may still agree to the last hand on this device."""
        agreed = {*self.sheet.agreed.get(len(self.sheet.rows), ()), *self.sheet.signed}  # signing includes agreeing
        sides = [side for side in self.sheet.sides if side not in agreed]
        return [side for side in sides if self.both_here or self.me in self.sheet.people(side)]

    next_table = cached_property(lambda self: next_table(self.state, self.sheet, self.me, self.visited.person.id))
    next_seats = cached_property(lambda self: next_seats(self.state, self.sheet))
    next_called = cached_property(lambda self: next_called(self.state, self.sheet))
    was_last = cached_property(
        lambda self: after_last(self.state, self.each) if nothing_comes_after(self.state, self.each) else ""
    )


def shown(here: SheetVisit) -> dict[str, Any]:
    """What the templates find, by part."""
    score = Score(here)
    return {
        "house": here.sheet.book.called,
        "here": here,
        "sheet": here.sheet,
        "each": score.each,
        "names": score.names,
        "sides": score.sides,
        "score": score,
        "entry": HandToWrite(here),
        "presence": Presence(here),
        "referee": Referee(here),
        "signoff": Signoff(here),
    }
