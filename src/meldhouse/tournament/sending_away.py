"""A ruling that somebody is disqualified: the act that carries it out, with its reason and its clause."""

from __future__ import annotations

from meldhouse.referee.cases import IRREGULARITIES
from meldhouse.referee.moments import cite_at
from meldhouse.rulebooks import Book
from meldhouse.tournament import acts
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.state import State

REMEDY = "disqualify"


def sending_clauses(book: Book) -> frozenset[str]:
    """By which somebody is out of the tournament.

    >>> from meldhouse.rulebooks import load_book
    >>> sorted(sending_clauses(load_book("npa"))), sorted(sending_clauses(load_book("bend")))
    (['NPA-1.3g', 'NPA-2.2h', 'NPA-9.1b'], [])
    """
    houses = [getattr(book.rulings, kind) for kind in IRREGULARITIES]
    ruled = {house.clause for house in houses if REMEDY in house.remedies and house.clause}
    return frozenset({*ruled, *filter(None, [cite_at(book, "expulsion")])})


def sends_away(state: State, person: str, reason: str, clause: str) -> acts.Disqualify | None:
    """Nothing where he is out already."""
    owner = state.owners[person]
    if state.entrants[owner].status in ("disqualified", "replaced"):
        return None
    return acts.Disqualify(entrant=owner, reason=acts.as_reason(reason), clause=clause)


def still_to_go(state: State, call: RefereeCall) -> list[acts.Disqualify]:
    """Whom the ruling that holds sends away, and who still plays: nobody is out before the director has done it."""
    if not call.answered_by or state.finished or call.clause not in sending_clauses(state.book):
        return []
    found = [sends_away(state, person, call.ruling, call.clause) for person in call.entries]
    return [act for act in found if act is not None]
