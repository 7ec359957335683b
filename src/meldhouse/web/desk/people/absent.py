"""What an official can do about a missing player: seat a stand-in, or end the table for those who are there."""

from __future__ import annotations

from typing import Any, NamedTuple

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.referee.moments import cite_at
from meldhouse.tournament import acts
from meldhouse.tournament.rounds.missing import absent_people, is_out
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.tournament import Tournament


class Absent(NamedTuple):
    person: str
    name: str
    is_out: bool
    """Out of the tournament, not just late."""
    why_not_yet: Message | None
    """Why nobody may stand in for them now."""


def absent_at(tournament: Tournament, each: RoundState, sheet: Sheet, *, by: str, at: int) -> list[Absent]:
    """People known to be missing, or gone from the tournament, who have no stand-in."""
    state, found = tournament.state, list[Absent]()
    for person in absent_people(state, each, sheet):
        tried = tournament.verify(acts.StandIn(round=each.number, person=person, name="?"), by=by, at=at)
        found.append(
            Absent(
                person,
                state.name(person),
                is_out(state, person),
                tried.whole if tried is not None else None,
            )
        )
    return found


class Saying(NamedTuple):
    """Whether a player is there, as far as this device may report it now."""

    person: str
    is_missing: bool
    refused: Message | None
    """Why this device cannot report that they have arrived; then somebody else does."""


def sayings_at(tournament: Tournament, each: RoundState, sheet: Sheet, *, by: str, at: int) -> list[Saying]:
    """A report for everybody without a stand-in; nothing is offered that would be refused."""
    found = []
    for person in sheet.seats.values():
        is_missing = person in each.missing
        act: acts.AnyAct = (acts.Arrived if is_missing else acts.Missing)(round=each.number, person=person)
        tried = tournament.verify(act, by=by, at=at) if person not in each.standins else None
        if person not in each.standins and (is_missing or tried is None):
            found.append(Saying(person, is_missing, _why(tournament.state, tried, person)))
    return found


def _why(state: State, refusal: Refusal | None, person: str) -> Message | None:
    if refusal is not None and refusal.code.startswith("role"):
        return fact("event-late-told", name=state.name(person))
    return refusal.whole if refusal is not None else None


def forfeit_form(state: State, each: RoundState, sheet: Sheet) -> dict[str, Any]:
    """Values to prefill the form: the side that is completely missing, and why."""
    away = set(absent_people(state, each, sheet))
    side = next((one for one in sheet.sides if set(sheet.people(one)) <= away), "")
    sent = [state.entrants[state.owners[one]].status == "disqualified" for one in (sheet.people(side) if side else ())]
    return {
        "side": side,
        "reason": "disqualified" if any(sent) else "absent" if side and sheet.is_undealt else "",
        "clause": cite_at(state.book, "expulsion") or "" if any(sent) else "",
        "in_points": sheet.book.match.until == "hands",
        "gets": "average" if state.form.ranking.order[:1] == ("points",) else "nothing",
        "average": "winners" if state.form.bye == "winners" else "round",
        "by_pair": state.form.ranking.of == "pair",
    }
