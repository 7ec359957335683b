"""Rulings that disqualify a player: the act that carries one out, with its reason and clause, and what the player is
told."""

from __future__ import annotations

from meldhouse.messages import Message, fact, written
from meldhouse.referee.cases.kinds import IRREGULARITIES
from meldhouse.referee.moments import cite_at
from meldhouse.rulebooks import Book
from meldhouse.tournament import acts
from meldhouse.tournament.entrants import Entrant
from meldhouse.tournament.events import Became
from meldhouse.tournament.lines.penalties import grounds
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.state import State
from meldhouse.tournament.tournament import Tournament

REMEDY = "disqualify"


def sending_clauses(book: Book) -> frozenset[str]:
    """The clauses that put a player out of the tournament.

    >>> from meldhouse.rulebooks import load_book
    >>> sorted(sending_clauses(load_book("npa"))), sorted(sending_clauses(load_book("bend")))
    (['NPA-1.3g', 'NPA-2.2h', 'NPA-9.1b'], [])
    """
    houses = [getattr(book.rulings, kind) for kind in IRREGULARITIES]
    ruled = {house.clause for house in houses if REMEDY in house.remedies and house.clause}
    return frozenset({*ruled, *filter(None, [cite_at(book, "expulsion")])})


def sends_away(state: State, person: str, reason: str, clause: str) -> acts.Disqualify | None:
    """None if they are already out."""
    owner = state.owners[person]
    if state.entrants[owner].status in ("disqualified", "replaced"):
        return None
    return acts.Disqualify(entrant=owner, reason=acts.as_reason(reason), clause=clause)


def still_to_go(state: State, call: RefereeCall) -> list[acts.Disqualify]:
    """Entrants the ruling in force sends away, but who still play: nobody is out before the director acts."""
    if not call.answered_by or state.finished or call.clause not in sending_clauses(state.book):
        return []
    found = [sends_away(state, person, call.ruling, call.clause) for person in call.entries]
    return [act for act in found if act is not None]


def told_to_go(tournament: Tournament, entrant: Entrant) -> Message | None:
    """What disqualified players read on their own phones; None for everybody else."""
    if entrant.status != "disqualified":
        return None
    return fact("you-are-out", people=len(entrant.people), why=_why(tournament, entrant.id))


def _why(tournament: Tournament, entrant: str) -> tuple[Message, ...]:
    """As given by whoever sent them away last, with the clause."""
    state = tournament.state
    for number in range(tournament.version, 0, -1):
        step = tournament.log[number - 1]
        out = any(
            isinstance(one, Became) and (one.entrant, one.status) == (entrant, "disqualified") for one in step.then
        )
        if number in tournament.undone or not out:
            continue
        if isinstance(step.act, acts.Disqualify):
            clause = step.act.clause or cite_at(tournament.book, "expulsion") or ""
            return grounds(written(step.act.reason), clause)
        if isinstance(step.act, acts.Decline):
            return grounds(fact("declined-final"), state.calls[step.act.call - 1].clause)
    return ()
