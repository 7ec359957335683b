"""Places in a bracket: the later somebody was out, the better; those out at the same time share a place."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.tournament.seating import Bracket

Fall = tuple[int, int, bool]
"""How late somebody was out, and whether he won the match for the third place."""
STILL_IN: Fall = (3, 0, False)
STAGES = {"main": 0, "losers": 0, "final": 1, "again": 2}
"""The stages in which a loss counts towards being out; who plays on for consolation is out already."""


def bracket_places(bracket: Bracket, results: Mapping[int, str]) -> dict[str, int]:
    """Everybody's place so far; those who can still win it all share the first.

    >>> from meldhouse.tournament.seating import single_elimination
    >>> bracket = single_elimination(["A", "B", "C", "D"])
    >>> [bracket.sides(match.number, {}) for match in bracket.ready({})]
    [('A', 'D'), ('B', 'C')]
    >>> bracket_places(bracket, {1: "A", 2: "C", 3: "C"})
    {'C': 1, 'A': 2, 'B': 3, 'D': 3}
    """
    bracket.check(results)
    winner = bracket.winner(results)
    falls = {one: STILL_IN if one == winner else _fall(bracket, one, results) for one in bracket.entrants}
    places: dict[str, int] = {}
    for one in sorted(bracket.entrants, key=lambda one: falls[one], reverse=True):
        places[one] = 1 + sum(falls[other] > falls[one] for other in bracket.entrants)
    return places


def _fall(bracket: Bracket, entrant: str, results: Mapping[int, str]) -> Fall:
    lost, third = [], False
    for match in bracket.matches:
        if match.number in results and entrant in bracket.sides(match.number, results):
            if match.stage == "third":
                third = results[match.number] == entrant
            elif match.stage in STAGES and results[match.number] != entrant:
                lost.append(match)
    if len(lost) < bracket.losses:
        return STILL_IN
    return STAGES[lost[-1].stage], lost[-1].round, third
