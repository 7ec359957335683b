"""Penalties: from the rulebook's list, or with points of their own where a clause allows them; and canceled ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact, written
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.officials.penalty_table import case_of, penalty_table
from meldhouse.referee.officials.violations import Violation, Whereabouts, verify_violation
from meldhouse.referee.rulings.ruling import Ruling, ruling_on
from meldhouse.tournament.accounting.given_on_sheets import (
    counts_in_game,
    line_with,
    line_without,
    mend_line,
    note_taken,
    stands_on_sheet,
)
from meldhouse.tournament.accounting.hand_fines import fined_caller, is_for_call
from meldhouse.tournament.act import (
    OFFICIALS,
    Act,
    Cited,
    ClauseId,
    May,
    OfRound,
    PersonId,
    Stamp,
    Text,
    unknown_round,
)
from meldhouse.tournament.acts.sheets import marked, reopened
from meldhouse.tournament.events import (
    AnyEvent,
    Penalized,
)
from meldhouse.tournament.lines.penalties import blamed
from meldhouse.tournament.refusals import SentenceRefusal, no
from meldhouse.tournament.rulings.violations import lift_penalty, official_of
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import State


class Penalize(OfRound, frozen=True, kw_only=True):
    """A penalty from the rulebook's list, or with points of its own where a clause allows them."""

    may: ClassVar[May] = OFFICIALS
    by_hand: ClassVar[bool] = True
    cites: ClassVar[Cited] = "penalty"
    person: PersonId
    kind: str = ""
    """Its name in the book's [rulings]."""
    points: int | None = None
    """The loss, as a positive number; None for what the book says."""
    taken: bool = False
    """Where marks are counted: they come off the offender's side, instead of going to the others."""
    reason: Text = ""
    clause: ClauseId = ""
    hand: int = 0
    call: int = 0
    """The call that led to it."""

    @property
    def carries_out(self) -> int:
        return self.call

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := unknown_round(state, self.round):
            return refusal
        each = state.rounds[self.round - 1]
        if each.sheet_of(self.person) is None:
            return no(state.book, "not-seated", name=state.name(self.person), round=self.round)
        prices = penalty_table(state.book)
        if self.kind and (self.kind not in prices or self.points is not None):
            return no(state.book, "kind", kind=self.kind, kinds=tuple(prices))
        if not self.kind and (self.points is None or not 1 <= self.points <= 10_000):
            return no(state.book, "points", unit=unit_of(state.book))
        if not self.kind and not self.reason.strip():
            return no(state.book, "blank", what="penalty")
        try:
            made = penalties(state, self)
        except CaseError as problem:
            return SentenceRefusal("slip", problem.message)
        return (
            _charged(state, self, made[0])
            or _unwritable(state, self, made[0])
            or _too_late(state, made[0])
            or _unfounded(state, self, stamp, made[0])
        )

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        """A game that it leaves without a winner is played on."""
        yield from penalties(state, self)
        sheet = state.rounds[self.round - 1].sheet_of(self.person)
        assert sheet is not None
        yield from reopened(state, sheet)

    def says(self, state: State, who: Message, _by: str) -> Message:
        name, round = state.name(self.person), state.round_fact(self.round)
        if self.hand:
            return fact("log-penalize-hand", who=who, name=name, round=round, hand=self.hand)
        return fact("log-penalize", who=who, name=name, round=round)

    def details(self, _state: State, _at: int) -> Iterator[Message]:
        if self.taken:
            yield fact("log-penalty-own")


class Lift(Act, frozen=True, kw_only=True):
    """Cancel a penalty."""

    may: ClassVar[May] = OFFICIALS
    penalty: int
    reason: Text = ""
    overruled: bool = False
    """A later ruling on the same call says otherwise."""

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if not 1 <= self.penalty <= len(state.penalties) or state.penalties[self.penalty - 1].lifted:
            return no(state.book, "penalty", number=self.penalty)
        if not self.reason.strip() and not self.overruled:
            return no(state.book, "blank", what="lift")
        what = state.penalties[self.penalty - 1].what
        if not what.points:
            return no(state.book, "lift-replaced", name=state.name(what.people[0]), round=what.round)
        each = state.rounds[what.round - 1]
        sheet = each.sheets.get(what.table)
        if sheet is None or not stands_on_sheet(sheet, what):
            return None
        if refusal := marked(state, sheet, what.line, line_without(sheet, what)):
            return refusal
        rows = [*sheet.rows]
        rows[what.line - 1] = replace(rows[what.line - 1], slip=line_without(sheet, what))
        is_done = sheet.added(rows).is_complete(time_up=each.time_up(state.last_at))
        return no(state.book, "lift-over") if sheet.locked and not is_done else None

    def apply(self, state: State, stamp: Stamp) -> None:
        penalty = state.penalties[self.penalty - 1]
        why = fact("penalty-overruled") if self.overruled else written(self.reason)
        state.penalties[self.penalty - 1] = replace(penalty, lifted=why)
        lift_penalty(state, penalty, stamp, why)
        what = penalty.what
        sheet = state.sheet(what.round, what.table)
        if sheet is not None and stands_on_sheet(sheet, what):
            mend_line(sheet, what, line_without(sheet, what), why, stamp)
        if sheet is not None:
            note_taken(state, sheet)

    def says(self, state: State, who: Message, _by: str) -> Message:
        if not 1 <= self.penalty <= len(state.penalties):
            return fact("log-lift-unknown", who=who)
        given = state.penalties[self.penalty - 1].what
        return fact("log-lift", who=who, names=blamed(state, given), round=state.round_fact(given.round))


def _charged(state: State, act: Penalize, made: Penalized) -> Refusal | None:
    """An awarded hand charges its caller itself; and nobody calls against their own side."""
    sheet = state.rounds[act.round - 1].sheets[made.table]
    if not is_for_call(sheet, made.kind, made.clause):
        return None
    for row, line in enumerate(sheet.rows, 1):
        if (caller := fined_caller(sheet, line.slip)) and act.hand in (0, row):
            known = act.hand or caller == act.person
            name, hand = state.name(caller), sheet.number_of(row)
            return no(state.book, "charged" if known else "which-charged", name=name, hand=hand)
    side = sheet.side_of(act.person)
    take = sheet.rows[act.hand - 1].slip.take if 1 <= act.hand <= len(sheet.rows) else {}
    has_all = side is not None and take.get(side) == sheet.book.points_in_play
    return no(state.book, "charged-side", name=state.name(act.person), hand=act.hand) if has_all else None


def _unfounded(state: State, act: Penalize, stamp: Stamp, made: Penalized) -> Refusal | None:
    """What the referee's log of violations has against it."""
    violation = Violation(
        number=1,
        who=act.person,
        clause=made.clause,
        at=Whereabouts(round=act.round, hand=act.hand or None),
        points=min(0, made.points),
        by=official_of(state, stamp.by),
        why=made.reason,
    )
    return verify_violation(state.book, violation)


def _unwritable(state: State, act: Penalize, made: Penalized) -> Refusal | None:
    """A penalty that counts in a game needs a place on the sheet, and the sheet must still add up."""
    sheet = state.rounds[act.round - 1].sheets[made.table]
    if not made.line:
        return None
    if state.form.where == "browser":
        return no(state.book, "penalty-live")
    if made.line != len(sheet.rows) + 1:
        return marked(state, sheet, made.line, line_with(sheet, made))
    return no(state.book, "penalty-over") if sheet.locked or sheet.sums.is_played else None


def _too_late(state: State, made: Penalized) -> Refusal | None:
    """Once the round is closed, nobody can play on in a game that the penalty leaves without a winner."""
    each = state.rounds[made.round - 1]
    sheet = each.sheets[made.table]
    match, members = sheet.book.match, sheet.sums.seating.members
    if each.status != "closed" or match.until != "points" or match.best_of > 1 or each.time_up(state.last_at):
        return None
    beside = sheet.taken if sheet.result is not None else {}
    before = {side: sheet.totals[seats[0]] + beside.get(side, 0) for side, seats in members.items()}
    lost = {side: made.points if set(sheet.people(side)).issubset(made.people) else 0 for side in members}
    if max(before.values()) < match.target or max(before[side] + lost[side] for side in members) >= match.target:
        return None
    target = fact("so-many", number=match.target, unit=match.until)
    return no(state.book, "penalty-closed", round=each.number, table=sheet.table, target=target)


def bearers(sheet: Sheet, person: str) -> tuple[str, ...]:
    """Who loses the points: partners with one score lose them together, whether or not the sheet is in."""
    side = sheet.side_of(person)
    return sheet.people(side) if side is not None and sheet.book.table.accounts == "side" else (person,)


def _last_line(sheet: Sheet) -> int:
    """The line for a penalty without a hand: after the hands; once the only game has been played to its points, with
    the last of them."""
    match = sheet.book.match
    is_done = sheet.sums.is_played and match.until == "points" and match.best_of == 1
    return len(sheet.rows) + (not is_done)


def penalties(state: State, act: Penalize) -> list[Penalized]:
    sheet = state.rounds[act.round - 1].sheet_of(act.person)
    assert sheet is not None
    line = (act.hand or _last_line(sheet)) if counts_in_game(sheet) else 0
    if not act.kind:
        # in marks nobody loses any: the others get them (N42-5a), unless an official reads the paper differently
        marks = unit_of(sheet.book) == "marks" and not act.taken
        side = sheet.side_of(act.person)
        others = tuple(one for one in sheet.seats.values() if sheet.side_of(one) != side)
        lost = Penalized(
            people=others if marks else bearers(sheet, act.person),
            round=act.round,
            points=(act.points or 0) if marks else -(act.points or 0),
            reason=written(act.reason),
            clause=act.clause,
            table=sheet.table,
            hand=act.hand,
            line=line,
            offender=act.person,
            call=act.call,
        )
        return [lost]
    seat = next(seat for seat, person in sheet.seats.items() if person == act.person)
    ruling: Ruling = ruling_on(sheet.book, case_of(act.kind, seat))
    return [
        Penalized(
            people=tuple(sheet.seats[one] for one in entry.seats),
            round=act.round,
            points=entry.points,
            reason=written(act.reason) if act.reason else entry.reason,
            clause=act.clause or entry.clause or "",
            table=sheet.table,
            hand=act.hand,
            kind=act.kind,
            line=line,
            offender="" if number else act.person,
            call=act.call,
        )
        for number, entry in enumerate(ruling.entries)
    ]
