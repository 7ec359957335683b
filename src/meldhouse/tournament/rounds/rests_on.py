"""What a seating is based on if results decide who goes where: stored with it, so that corrections show."""

from __future__ import annotations

from typing import Any

from meldhouse.tournament.rounds.winners import all_winners, match_scores
from meldhouse.tournament.state import RoundState, State


def results_behind(state: State, each: RoundState) -> tuple[tuple[Any, Any], ...]:
    """The winners of the previous round by table, or each pair's score; empty if results move nobody."""
    before = [one for one in state.main_rounds if one.number < each.number]
    if each.playoff or not before:
        return ()
    if state.form.movement == "winners-up":
        return tuple(sorted(all_winners(state, before[-1]).items()))
    if state.form.movement == "swiss":
        return tuple((one, score) for one, score in match_scores(state).items() if one in each.seating.people)
    return ()


def remember(state: State, each: RoundState, was: RoundState | None) -> None:
    """A draft edited by the director keeps the results it was drawn from."""
    by_hand = state.is_reseating and was is not None
    each.by_hand = state.is_reseating
    each.rests_on = was.rests_on if by_hand and was is not None else results_behind(state, each)
