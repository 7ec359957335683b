"""A round from start to end: seated, confirmed, released, called, started, closed."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import ClassVar

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.referee.rulings.sheets import signing
from meldhouse.tournament.act import (
    DIRECTOR,
    May,
    OfRound,
    Stamp,
    Text,
    unknown_round,
)
from meldhouse.tournament.events import (
    AnyEvent,
    ByeGiven,
    MatchWon,
    Seated,
)
from meldhouse.tournament.refusals import no
from meldhouse.tournament.rounds.clock import MINUTE
from meldhouse.tournament.rounds.finishing import open_in_round
from meldhouse.tournament.rounds.winners import must_be_won, winners_at
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import STATUS_ORDER, RoundState, RoundStatus, State


class Stage(OfRound, frozen=True, kw_only=True):
    """A round comes to its next stage. Doing it again does nothing, so that nobody is refused for pressing twice."""

    reaches: ClassVar[RoundStatus]
    out_of: ClassVar[tuple[RoundStatus, ...]]

    def is_done(self, state: State) -> bool:
        each = state.round(self.round)
        return each is not None and STATUS_ORDER.index(each.status) >= STATUS_ORDER.index(self.reaches)

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := unknown_round(state, self.round):
            return refusal
        status = state.rounds[self.round - 1].status
        if self.is_done(state) or status in self.out_of:
            return None
        return no(state.book, "status", round=self.round, status=status, act=str(self.__struct_config__.tag))


class Confirm(Stage, frozen=True, kw_only=True):
    may: ClassVar[May] = DIRECTOR
    reaches: ClassVar[RoundStatus] = "confirmed"
    out_of: ClassVar[tuple[RoundStatus, ...]] = ("draft",)

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.rounds[self.round - 1].status = "confirmed"

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-confirm", who=who, round=state.round_fact(self.round))


class Release(Stage, frozen=True, kw_only=True):
    """Everybody may see where they sit."""

    may: ClassVar[May] = DIRECTOR
    reaches: ClassVar[RoundStatus] = "released"
    out_of: ClassVar[tuple[RoundStatus, ...]] = ("confirmed",)

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.rounds[self.round - 1].status = "released"

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-release", who=who, round=state.round_fact(self.round))


class Call(Stage, frozen=True, kw_only=True):
    """Call the players to their tables."""

    may: ClassVar[May] = DIRECTOR
    reaches: ClassVar[RoundStatus] = "called"
    out_of: ClassVar[tuple[RoundStatus, ...]] = ("released",)

    def apply(self, state: State, stamp: Stamp) -> None:
        each = state.rounds[self.round - 1]
        each.status, each.called_at = "called", stamp.at

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-call", who=who, round=state.round_fact(self.round))


class Start(Stage, frozen=True, kw_only=True):
    """Start play, and with it the clock."""

    may: ClassVar[May] = DIRECTOR
    reaches: ClassVar[RoundStatus] = "playing"
    out_of: ClassVar[tuple[RoundStatus, ...]] = ("released", "called")

    def apply(self, state: State, stamp: Stamp) -> None:
        each = state.rounds[self.round - 1]
        each.status, each.started_at = "playing", stamp.at
        state.notes = []  # the players have heard where to go
        if state.form.minutes:
            each.ends_at = stamp.at + state.form.minutes * MINUTE

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        each = state.rounds[self.round - 1]
        tables = {table.number: state.seats_at(table) for table in each.seating.tables}
        yield Seated(number=self.round, tables=tables, decided=must_be_won(state, each))

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-start", who=who, round=state.round_fact(self.round))


class Extend(OfRound, frozen=True, kw_only=True):
    may: ClassVar[May] = DIRECTOR
    minutes: int

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := unknown_round(state, self.round) or _not_playing(state, self.round):
            return refusal
        if not 1 <= self.minutes <= 240:
            return no(state.book, "minutes")
        return no(state.book, "clock", round=self.round) if state.rounds[self.round - 1].ends_at is None else None

    def apply(self, state: State, stamp: Stamp) -> None:
        each = state.rounds[self.round - 1]
        each.ends_at = max(each.ends_at or 0, stamp.at) + self.minutes * MINUTE

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-extend", who=who, round=state.round_fact(self.round), minutes=self.minutes)


class CallTime(OfRound, frozen=True, kw_only=True):
    """Time is up now."""

    may: ClassVar[May] = DIRECTOR
    command: ClassVar[str] = "time"

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        return unknown_round(state, self.round) or _not_playing(state, self.round)

    def apply(self, state: State, stamp: Stamp) -> None:
        state.rounds[self.round - 1].ends_at = stamp.at

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-call-time", who=who, round=state.round_fact(self.round))


class Close(Stage, frozen=True, kw_only=True):
    """Every sheet is in."""

    may: ClassVar[May] = DIRECTOR
    reaches: ClassVar[RoundStatus] = "closed"
    out_of: ClassVar[tuple[RoundStatus, ...]] = ("playing",)
    anyway: bool = False
    """Even though a referee is still called to one of its tables, or a ruling is not on the sheet yet."""
    reason: Text = ""
    """Why, in that case."""

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if (refusal := super().verify(state, stamp)) or self.is_done(state):
            return refusal
        each = state.rounds[self.round - 1]
        if left := tuple(table for table, sheet in each.sheets.items() if not sheet.locked):
            return replace(no(state.book, "sheets-out", tables=left), clause=signing(state.book).clause)
        found = open_in_round(state, self.round)
        if found and not self.anyway:
            return no(state.book, "close-open", open=tuple(one.says for one in found))
        return no(state.book, "close-why") if found and not self.reason.strip() else None

    def apply(self, state: State, stamp: Stamp) -> None:
        each = state.rounds[self.round - 1]
        each.status, each.closed_at = "closed", stamp.at

    def follows(self, state: State, _stamp: Stamp) -> Iterator[AnyEvent]:
        each = state.rounds[self.round - 1]
        for table, match in each.matches.items():
            yield MatchWon(match=match, winner=winners_at(state, each, table)[0])
        yield from _averages(state, each)
        if not each.playoff and not state.form.is_bracket:
            yield from _byes(state, each)

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-close-anyway" if self.anyway else "log-close", who=who, round=state.round_fact(self.round))


def _averages(state: State, each: RoundState) -> Iterator[AnyEvent]:
    """For forfeits with `average`: what brings the side present up to the average, as for sitting out."""
    average = average_of(each, of_winners=state.form.bye == "winners")
    for sheet in each.sheets.values():
        if sheet.forfeit is not None and sheet.forfeit.average:
            made = max(sheet.sums.totals[seat] for seat, who in sheet.seats.items() if not is_gone(sheet, who))
            yield replace(sheet.forfeit, points=max(0, average - made), average=False)


def is_gone(sheet: Sheet, person: str) -> bool:
    """Whether this person is on the side that forfeits the table."""
    return sheet.forfeit is not None and person in sheet.people(sheet.forfeit.side)


def _byes(state: State, each: RoundState) -> Iterator[AnyEvent]:
    """What players without a place get (NPA-X8)."""
    bye, clause = state.form.bye, state.book.cite("event-bye") or ""
    points = average_of(each, of_winners=bye == "winners") if bye in ("average", "winners") else 0
    for one in each.seating.out:
        yield ByeGiven(entrant=one, round=each.number, points=points, worth=bye, clause=clause)


def _not_playing(state: State, number: int) -> Refusal | None:
    each = state.rounds[number - 1]
    return None if each.status == "playing" else no(state.book, "not-on", round=number, status=each.status)


def average_of(each: RoundState, *, of_winners: bool = False) -> int:
    """The average score of a side in this round. Only tables that were played count: sitting out brings no less because
    others did not come."""
    made: list[Fraction] = []
    for sheet in each.sheets.values():
        counted = sheet.winners() or sheet.sides if of_winners else sheet.sides
        for side in () if sheet.forfeit is not None else counted:
            own = [sheet.totals[seat] for seat, who in sheet.seats.items() if who in sheet.people(side)]
            made.append(Fraction(sum(own), len(own)))
    return round(sum(made, Fraction(0)) / len(made)) if made else 0
