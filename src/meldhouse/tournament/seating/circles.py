"""The circle: one stays, the others walk around, and everybody partners everybody once.

For any head count. People left over sit out by pairs, so that the others still get new
partners; and fairly: nobody sits out twice before everybody has once.
"""

from __future__ import annotations

from math import gcd
from random import Random

Turn = tuple[list[tuple[int, int]], int | None]
"""The partners of a round, and the player without one if the number is odd."""
Spread = list[tuple[list[int], list[int]]]
"""Rounds: players with partners, partners next to each other; and players not at a table of four."""

TRIES = 60


def circle(players: int) -> list[Turn]:
    """Rounds in which everybody partners everybody once.

    >>> circle(4)
    [([(3, 0), (1, 2)], None), ([(3, 1), (2, 0)], None), ([(3, 2), (0, 1)], None)]
    >>> circle(3)[0]
    ([(1, 2)], 0)
    """
    around = players - 1 + players % 2
    turns: list[Turn] = []
    for turn in range(around):
        pairs = [((turn + step) % around, (turn - step) % around) for step in range(1, around // 2 + 1)]
        turns.append((pairs, turn) if players % 2 else ([(around, turn), *pairs], None))
    return turns


def spread_out(players: int, rounds: int, away: int, lot: Random) -> Spread | None:
    """This many rounds of the circle, each with this many players away; None if none are found."""
    turns = circle(players)
    if players % 2:
        return _walk(turns, players, rounds, away)
    if away > 2:
        return None
    for _ in range(TRIES if away else 1):
        found = _spread(turns, players, rounds, away, lot)
        if found is not None:
            return found
    return None


def _walk(turns: list[Turn], players: int, rounds: int, away: int) -> Spread:
    """For an odd number away: the player without a partner, and the pairs of neighbors around them.

    Their neighbors go next, so everybody gets a turn before anybody gets another. When that comes back
    to the same places, everybody has been away equally often, and it starts again one place further.
    """
    reach = away // 2
    lap = players // gcd(players, away)
    found: Spread = []
    for number in range(rounds):
        pairs, middle = turns[(reach + away * number + number // lap) % players]
        gone = [one for pair in pairs[:reach] for one in pair]
        found.append(([one for pair in pairs[reach:] for one in pair], [*gone, *([] if middle is None else [middle])]))
    return found


def _spread(turns: list[Turn], players: int, rounds: int, away: int, lot: Random) -> Spread | None:
    times = [0] * players
    left: list[Turn] = []
    found: Spread = []
    for number in range(rounds):
        if not left:
            left = lot.sample(turns, len(turns))
        low = {one for one in range(players) if times[one] == min(times)}
        choices = [(_openings(turn[0], low, away), turn) for turn in left]
        tight = len(left) <= rounds - number + 1
        choices = [choice for choice in choices if choice[0] >= 0]
        if not choices:
            return None
        _, turn = min(choices, key=lambda choice: choice[0]) if tight else choices[0]
        left.remove(turn)
        gone = _gone(turn[0], low, away, lot)
        for one in gone:
            times[one] += 1
        found.append(([one for pair in turn[0] if pair[0] not in gone for one in pair], gone))
    return found


def _openings(pairs: list[tuple[int, int]], low: set[int], away: int) -> int:
    """How many pairs could fairly be taken from the tables beyond those needed; below 0 if there are too few."""
    if len(low) >= away:
        return sum(low.issuperset(pair) for pair in pairs) - away // 2
    return away // 2 - sum(not low.isdisjoint(pair) for pair in pairs)


def _gone(pairs: list[tuple[int, int]], low: set[int], away: int, lot: Random) -> list[int]:
    shuffled = lot.sample(pairs, len(pairs))
    if len(low) >= away:
        taken = [pair for pair in shuffled if low.issuperset(pair)][: away // 2]
    else:
        taken = sorted(shuffled, key=low.isdisjoint)[: away // 2]
    return [one for pair in taken for one in pair]
