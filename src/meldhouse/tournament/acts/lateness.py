"""Players missing when play starts: grace period, penalties by the minute, stand-ins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from meldhouse.game import Refusal, Seat
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.tournament.act import (
    OFFICIALS,
    TABLE,
    May,
    Name,
    OfRound,
    PersonId,
    Stamp,
    allowed,
    only,
    unknown_round,
)
from meldhouse.tournament.events import (
    AnyEvent,
    Penalized,
)
from meldhouse.tournament.refusals import no
from meldhouse.tournament.rounds.clock import MINUTE
from meldhouse.tournament.rounds.missing import is_out
from meldhouse.tournament.state import State

Late = Annotated[int, Meta(ge=0, le=600)]
"""Minutes."""


class Missing(OfRound, frozen=True, kw_only=True):
    """A player is not at the table although play has started."""

    may: ClassVar[May] = TABLE
    person: PersonId

    def is_at(self, state: State, table: int) -> bool:
        return _plays_at(state, self.round, table, self.person)

    def is_own(self, state: State, person: str) -> bool:
        """Anybody at a table may say that somebody is missing there."""
        each = state.round(self.round)
        sheet = each.sheet_of(person) if each is not None else None
        return sheet is not None and self.person in sheet.seats.values()

    def verify(self, state: State, _stamp: Stamp) -> Refusal | None:
        if refusal := _seated(state, self.round, self.person):
            return refusal
        each = state.rounds[self.round - 1]
        if self.person in each.missing or self.person in each.standins:
            return no(state.book, "missing", name=state.name(self.person))
        return None

    def apply(self, state: State, stamp: Stamp) -> None:
        state.rounds[self.round - 1].missing[self.person] = stamp.at

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-missing", who=who, name=state.name(self.person), round=state.round_fact(self.round))


class Arrived(OfRound, frozen=True, kw_only=True):
    """A missing player has come."""

    may: ClassVar[May] = allowed("director", "referee", "scorekeeper")
    person: PersonId
    minutes: Late | None = None
    """How late they came, according to an official; otherwise by the clock of the round, which may have been started
    late or early."""

    def is_at(self, state: State, table: int) -> bool:
        return _plays_at(state, self.round, table, self.person)

    def refused_to(self, state: State, by: str) -> Refusal | None:
        return _assessing(state, by, self.minutes) or super().refused_to(state, by)

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := _marked(state, self.round, self.person):
            return refusal
        ruling = lateness(state, self.round, self.person, stamp.at, self.minutes)
        if "replaced" in ruling.remedies:
            late = seconds_late(state, self.round, stamp.at, self.minutes) // 60
            refusal = no(state.book, "replaced", name=state.name(self.person), minutes=late)
            return replace(refusal, clause=ruling.clause)
        return None

    def apply(self, state: State, _stamp: Stamp) -> None:
        state.rounds[self.round - 1].missing.pop(self.person)

    def follows(self, state: State, stamp: Stamp) -> Iterator[AnyEvent]:
        ruling = lateness(state, self.round, self.person, stamp.at, self.minutes)
        table, _ = _place(state, self.round, self.person)
        for entry in () if _is_charged(state, self) else ruling.entries:
            yield Penalized(
                people=(self.person,),
                round=self.round,
                points=entry.points,
                reason=entry.reason,
                clause=entry.clause or "",
                table=table,
                kind="late",
                offender=self.person,
            )

    def says(self, state: State, who: Message, _by: str) -> Message:
        return fact("log-arrived", who=who, name=state.name(self.person), round=state.round_fact(self.round))

    def details(self, state: State, at: int) -> Iterator[Message]:
        each = state.round(self.round)
        if self.minutes is not None:
            yield fact("log-late-told", minutes=self.minutes)
        elif each is not None and each.started_at is not None:
            yield fact("log-late-clock", minutes=max(0, at - each.started_at) // MINUTE)


class StandIn(OfRound, frozen=True, kw_only=True):
    """A stand-in plays the rest of the round for a player who did not come; the points are nobody's."""

    may: ClassVar[May] = OFFICIALS
    person: PersonId
    name: Name
    minutes: Late | None = None
    """How late it is, according to an official; otherwise by the clock of the round."""

    def refused_to(self, state: State, by: str) -> Refusal | None:
        return _assessing(state, by, self.minutes) or super().refused_to(state, by)

    def verify(self, state: State, stamp: Stamp) -> Refusal | None:
        if refusal := _seated(state, self.round, self.person):
            return refusal
        out = is_out(state, self.person)
        if not out and (refusal := _marked(state, self.round, self.person)):
            return refusal
        if not self.name.strip():
            return no(state.book, "blank", what="stand-in")
        rules = state.book.late
        ruling = lateness(state, self.round, self.person, stamp.at, self.minutes)
        if out or not (rules.each or rules.replaced) or "replaced" in ruling.remedies:
            return None
        late = seconds_late(state, self.round, stamp.at, self.minutes) // 60
        return no(state.book, "replace-early", name=state.name(self.person), minutes=late, replaced=rules.replaced)

    def apply(self, state: State, _stamp: Stamp) -> None:
        each = state.rounds[self.round - 1]
        each.missing.pop(self.person, None)
        each.standins[self.person] = self.name

    def follows(self, state: State, stamp: Stamp) -> Iterator[AnyEvent]:
        """A late player who is replaced gets nothing for the round, and that is documented (NPA-1.1, NPA-5.1)."""
        if is_out(state, self.person):
            return
        ruling = lateness(state, self.round, self.person, stamp.at, self.minutes)
        if "replaced" in ruling.remedies:
            table, _ = _place(state, self.round, self.person)
            late = seconds_late(state, self.round, stamp.at, self.minutes) // 60
            yield Penalized(
                people=(self.person,),
                round=self.round,
                points=0,
                reason=fact("penalty-replaced", minutes=late, name=self.name),
                clause=ruling.clause or "",
                table=table,
                kind="late",
                offender=self.person,
            )

    def says(self, state: State, who: Message, _by: str) -> Message:
        name, round = state.name(self.person), state.round_fact(self.round)
        return fact("log-stand-in", who=who, substitute=self.name, name=name, round=round)

    def details(self, _state: State, _at: int) -> Iterator[Message]:
        if self.minutes is not None:
            yield fact("log-late-told", minutes=self.minutes)


def _plays_at(state: State, number: int, table: int, person: str) -> bool:
    sheet = state.sheet(number, table)
    return sheet is not None and person in sheet.seats.values()


def _assessing(state: State, by: str, minutes: int | None) -> Refusal | None:
    """Scorekeepers note by the clock that a player has come; only officials who assess the penalty may say how late by
    another one (NPA-5.1b)."""
    if minutes is None or state.roles_of(by) & {"director", "referee"}:
        return None
    return only(state, ("director", "referee"))


def _is_charged(state: State, act: Arrived) -> bool:
    """Whether an official has already ruled on this lateness: nobody pays twice for the same minutes."""
    clauses = {state.book.cite(code) for code in ("late", "late-grace", "late-most", "late-replaced")} - {None}
    given = [one.what for one in state.penalties if not one.lifted and one.what.round == act.round]
    return any(act.person in what.people and (what.kind == "late" or what.clause in clauses) for what in given)


def lateness(state: State, number: int, person: str, at: int, minutes: int | None = None) -> Ruling:
    """The rule for a player who comes now, or as many minutes late as an official says."""
    table, seat = _place(state, number, person)
    book = state.rounds[number - 1].sheets[table].book
    return rule(book, Case(kind="late", by=(seat,), seconds=seconds_late(state, number, at, minutes)))


def seconds_late(state: State, number: int, at: int, minutes: int | None = None) -> int:
    """By the clock of the round, unless an official has given the minutes."""
    if minutes is not None:
        return minutes * 60
    return max(0, at - (state.rounds[number - 1].started_at or at)) // 1000


def minutes_late(state: State, number: int, at: int) -> int:
    """Minutes as these rules count them: only full ones, or also the one begun."""
    seconds = seconds_late(state, number, at)
    return seconds // 60 if state.book.late.rounding == "completed" else -(-seconds // 60)


def _place(state: State, number: int, person: str) -> tuple[int, Seat]:
    sheet = state.rounds[number - 1].sheet_of(person)
    assert sheet is not None
    return sheet.table, next(seat for seat, who in sheet.seats.items() if who == person)


def _seated(state: State, number: int, person: str) -> Refusal | None:
    if refusal := unknown_round(state, number):
        return refusal
    each = state.rounds[number - 1]
    if each.status != "playing":
        return no(state.book, "not-on", round=number, status=each.status)
    if each.sheet_of(person) is None:
        return no(state.book, "not-seated", name=state.name(person), round=number)
    return None


def _marked(state: State, number: int, person: str) -> Refusal | None:
    if refusal := _seated(state, number, person):
        return refusal
    if person in state.rounds[number - 1].missing:
        return None
    return no(state.book, "not-missing", name=state.name(person))
