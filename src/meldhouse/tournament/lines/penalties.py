"""A penalty to read: who did it, and what it costs or gives to whom."""

from __future__ import annotations

from meldhouse.game import Seat
from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact, written
from meldhouse.tournament.accounting.given_on_sheets import stands_on_sheet
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import State


def blamed(state: State, what: Penalized) -> tuple[str, ...]:
    """The offenders. A penalty in several parts names them only once; the other parts name those who pay."""
    return tuple(state.name(one) for one in ((what.offender,) if what.offender else what.people))


def cost(state: State, what: Penalized) -> Message:
    """What is lost; or, if nobody loses anything, what the others get for it, by name."""
    unit, names = unit_of(state.book), borne_by(state, what)
    if not what.points:
        return fact("penalty-round-lost")
    if what.points > 0:
        return fact("penalty-given-to", points=what.points, unit=unit, names=names)
    if what.offender and set(what.people) != {what.offender}:
        return fact("penalty-taken-from", points=-what.points, unit=unit, names=names)
    return fact("penalty-less", points=-what.points, unit=unit)


def borne_by(state: State, what: Penalized) -> tuple[str, ...]:
    """Whose points they are, with the names on the sheet, stand-ins included. If no points are involved, as for a
    player who was replaced, the person named."""
    sheet = state.sheet(what.round, what.table) if what.points else None
    seated = {} if sheet is None else {sheet.seats[seat]: name for seat, name in state.names_at(sheet).items()}
    return tuple(seated.get(one) or state.name(one) for one in what.people)


def beside_sheet(state: State, sheet: Sheet) -> list[Penalized]:
    """What the standings take or give for this table outside the hands of its sheet."""
    people = set(sheet.seats.values())
    return [
        one.what
        for one in state.penalties
        if not one.lifted and one.what.points and not stands_on_sheet(sheet, one.what) and one.what.round == sheet.round
        if people.intersection(one.what.people)
    ]


def penalties_at(state: State, sheet: Sheet) -> list[Penalized]:
    """Everything the people here lost or got in this round, wherever it counts."""
    people = set(sheet.seats.values())
    found = [one.what for one in state.penalties if not one.lifted and one.what.round == sheet.round]
    return [what for what in found if what.points and people.intersection(what.people)]


def with_penalties(state: State, sheet: Sheet) -> dict[Seat, int]:
    """Each player's points for the round in the standings; empty if they are what the sheet says."""
    found = beside_sheet(state, sheet)
    if not found:
        return {}
    return {
        seat: sheet.totals[seat] + sum(what.points for what in found if person in what.people)
        for seat, person in sheet.seats.items()
    }


def penalty_line(state: State, what: Penalized) -> Message:
    """All of it, in one line."""
    return fact(
        "penalty-line", names=blamed(state, what), cost=cost(state, what), why=grounds(what.reason, what.clause)
    )


def penalty_brief(state: State, what: Penalized) -> Message:
    return fact("penalty-brief", names=blamed(state, what), cost=cost(state, what))


def grounds(reason: Message, clause: str) -> tuple[Message, ...]:
    """The parenthesis after it: reason and clause."""
    return (reason, written(clause)) if clause else (reason,)


def why(what: Penalized) -> Message:
    """The reason, with its clause."""
    return fact("cited", says=what.reason, clause=what.clause) if what.clause else what.reason
