"""Entrants who leave before the first round, or a bracket before losing it."""

from __future__ import annotations

from meldhouse.tournament.events import Became
from meldhouse.tournament.state import Left, State


def note_leaving(state: State, event: Became) -> None:
    """Later forfeits do not count as progress in a bracket: they were out when they left, after those who were out
    before."""
    state.left_early.discard(event.entrant)
    state.left.pop(event.entrant, None)
    if event.status == "withdrawn" and not state.started:
        state.left_early.add(event.entrant)
    bracket = state.bracket
    if event.status != "withdrawn" or bracket is None or event.entrant not in bracket.entrants:
        return
    out = {one for one in bracket.entrants if bracket.losses_of(one, state.won) >= bracket.losses}
    if event.entrant not in out:
        closed = sum(each.status == "closed" for each in state.rounds)
        state.left[event.entrant] = Left(closed, frozenset((*out, *state.left)))
