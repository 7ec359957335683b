"""Players missing when play starts: grace period, penalties by the minute, stand-ins."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from meldhouse.game import Refusal, Seat
from meldhouse.messages import fact
from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import Ruling, rule
from meldhouse.tournament import acts
from meldhouse.tournament.desk.rounds import unknown_round
from meldhouse.tournament.desk.rule import Rule
from meldhouse.tournament.events import AnyEvent, Penalized
from meldhouse.tournament.missing import is_out
from meldhouse.tournament.refusals import no
from meldhouse.tournament.state import Stamp, State


def verify_missing(state: State, act: acts.Missing, _: Stamp) -> Refusal | None:
    if refusal := _seated(state, act.round, act.person):
        return refusal
    each = state.rounds[act.round - 1]
    if act.person in each.missing or act.person in each.standins:
        return no(state.book, "missing", name=state.name(act.person))
    return None


def verify_arrived(state: State, act: acts.Arrived, stamp: Stamp) -> Refusal | None:
    if refusal := _marked(state, act.round, act.person):
        return refusal
    ruling = lateness(state, act.round, act.person, stamp.at, act.minutes)
    if "replaced" in ruling.remedies:
        late = seconds_late(state, act.round, stamp.at, act.minutes) // 60
        refusal = no(state.book, "replaced", name=state.name(act.person), minutes=late)
        return replace(refusal, clause=ruling.clause)
    return None


def _arrived(state: State, act: acts.Arrived, stamp: Stamp) -> Iterator[AnyEvent]:
    ruling = lateness(state, act.round, act.person, stamp.at, act.minutes)
    table, _ = _place(state, act.round, act.person)
    for entry in () if _is_charged(state, act) else ruling.entries:
        yield Penalized(
            people=(act.person,),
            round=act.round,
            points=entry.points,
            reason=entry.reason,
            clause=entry.clause or "",
            table=table,
            kind="late",
            offender=act.person,
        )


def _is_charged(state: State, act: acts.Arrived) -> bool:
    """Whether an official has already ruled on this lateness: nobody pays twice for the same minutes."""
    clauses = {state.book.cite(code) for code in ("late", "late-grace", "late-most", "late-replaced")} - {None}
    given = [one.what for one in state.penalties if not one.lifted and one.what.round == act.round]
    return any(act.person in what.people and (what.kind == "late" or what.clause in clauses) for what in given)


def verify_stand_in(state: State, act: acts.StandIn, stamp: Stamp) -> Refusal | None:
    if refusal := _seated(state, act.round, act.person):
        return refusal
    out = is_out(state, act.person)
    if not out and (refusal := _marked(state, act.round, act.person)):
        return refusal
    if not act.name.strip():
        return no(state.book, "blank", what="stand-in")
    rules = state.book.late
    ruling = lateness(state, act.round, act.person, stamp.at, act.minutes)
    if out or not (rules.each or rules.replaced) or "replaced" in ruling.remedies:
        return None
    late = seconds_late(state, act.round, stamp.at, act.minutes) // 60
    return no(state.book, "replace-early", name=state.name(act.person), minutes=late, replaced=rules.replaced)


def _stood_in(state: State, act: acts.StandIn, stamp: Stamp) -> Iterator[AnyEvent]:
    """A late player who is replaced gets nothing for the round, and that is documented (NPA-1.1, NPA-5.1)."""
    if is_out(state, act.person):
        return
    ruling = lateness(state, act.round, act.person, stamp.at, act.minutes)
    if "replaced" in ruling.remedies:
        table, _ = _place(state, act.round, act.person)
        late = seconds_late(state, act.round, stamp.at, act.minutes) // 60
        yield Penalized(
            people=(act.person,),
            round=act.round,
            points=0,
            reason=fact("penalty-replaced", minutes=late, name=act.name),
            clause=ruling.clause or "",
            table=table,
            kind="late",
            offender=act.person,
        )


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


RULES: dict[type[acts.Act], Rule] = {
    acts.Missing: Rule(verify_missing),
    acts.Arrived: Rule(verify_arrived, _arrived),
    acts.StandIn: Rule(verify_stand_in, _stood_in),
}
