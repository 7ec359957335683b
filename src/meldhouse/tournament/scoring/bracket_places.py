"""Places in a bracket: the later an entrant was out, the better; those out at the same time share a place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from meldhouse.tournament.seating import Bracket

Fall = tuple[int, int, bool, int]
"""How late an entrant was out (or how often they have lost so far), whether they won the match for third place, and
what separates those who left from those who were out just before or after."""
BELOW_ALL: Fall = (-1, 0, False, 0)
STILL_IN, WON = 3, 4
STAGES = {"main": 0, "losers": 0, "final": 1, "again": 2}
"""Stages in which a loss counts towards being out; players in the consolation are out already."""


def bracket_places(
    bracket: Bracket, results: Mapping[int, str], left: Mapping[str, Collection[str]] = MappingProxyType({})
) -> dict[str, int]:
    """Everybody's place so far. Of those who can still win it all, the unbeaten come before those with one loss, and so
    on. Entrants who have `left` stand below all who played on, and above those who were out by then.

    >>> from meldhouse.tournament.seating import single_elimination
    >>> bracket = single_elimination(["A", "B", "C", "D"])
    >>> [bracket.sides(match.number, {}) for match in bracket.ready({})]
    [('A', 'D'), ('B', 'C')]
    >>> bracket_places(bracket, {1: "A", 2: "C", 3: "C"})
    {'C': 1, 'A': 2, 'B': 3, 'D': 3}
    >>> bracket_places(bracket, {1: "A"})
    {'A': 1, 'B': 1, 'C': 1, 'D': 4}
    >>> bracket_places(bracket, {1: "A", 2: "C"}, left={"A": ["B", "D"]})
    {'C': 1, 'A': 2, 'B': 3, 'D': 3}
    """
    bracket.check(results)
    winner = bracket.winner(results)
    falls = {one: (WON, 0, False, 0) if one == winner else _fall(bracket, one, results) for one in bracket.entrants}
    for order, (one, out) in enumerate(left.items(), 1):
        if one != winner:
            falls[one] = _left(falls, one, out, order, left)
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
        return STILL_IN, -len(lost), False, 0
    return STAGES[lost[-1].stage], lost[-1].round, third, 0


def _left(falls: Mapping[str, Fall], one: str, out: Collection[str], order: int, left: Collection[str]) -> Fall:
    """Just above those who were out when they left. If two leave in between, the later one comes first; never above
    anyone who played on."""
    above = max((falls[other] for other in out), default=BELOW_ALL)
    on = [falls[other] for other in falls if other != one and other not in out and other not in left]
    below = min(on, default=None)
    found = (*above[:3], order)
    return found if below is None else min(found, below)
