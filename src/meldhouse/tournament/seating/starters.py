"""Whist designs: everybody partners everybody once and meets everybody twice as an opponent.

They are made from one round, the *starter*, by adding 1, 2, 3 … to everybody's number. That works if every difference
comes up once between partners in the starter, and twice between opponents. With 4n players, one (the pivot) keeps
their number and the others count modulo 4n - 1; with 4n + 1, number 0 sits out.
"""

from __future__ import annotations

STARTERS = """
4: 1 2 0 3
5: 1 4 2 3
8: 2 3 4 6 1 5 0 7
9: 4 8 3 6 5 7 1 2
12: 2 8 0 11 1 4 5 6 3 10 7 9
13: 1 4 2 7 5 11 9 10 6 8 3 12
16: 1 12 7 9 8 13 0 15 4 10 5 6 2 14 3 11
17: 3 13 1 9 12 16 2 7 4 15 5 6 11 14 8 10
20: 12 16 7 9 2 8 0 19 5 17 6 11 14 15 10 18 3 13 1 4
21: 11 18 3 19 2 14 4 7 1 16 10 20 5 6 9 17 13 15 8 12
24: 12 22 3 7 13 21 8 10 6 20 5 17 15 16 9 14 2 19 0 23 11 18 1 4
25: 5 9 3 4 14 23 1 19 11 17 2 10 12 15 22 24 6 16 8 20 7 21 13 18
28: 7 19 3 12 9 15 1 21 2 26 0 27 23 24 6 22 8 16 11 25 5 10 13 17 18 20 4 14
29: 2 6 11 18 9 12 13 24 3 22 14 28 1 10 8 25 4 20 17 23 5 7 15 16 19 27 21 26
32: 7 25 21 28 2 3 22 26 6 29 4 15 18 27 0 31 1 16 17 23 10 20 5 8 13 30 12 24 9 11 14 19
33: 10 17 6 15 23 27 14 28 4 16 1 2 7 13 21 24 22 32 9 26 12 20 3 5 8 19 11 29 18 31 25 30
36: 11 15 2 31 12 13 1 20 9 23 28 30 10 32 0 35 26 33 24 29 25 34 5 17 3 27 4 21 8 18 7 22 6 14 16 19
37: 8 20 1 36 7 28 18 24 10 32 16 33 5 19 14 22 17 21 2 29 6 13 11 35 27 30 3 31 4 9 15 34 25 26 12 23
40: 16 23 28 33 24 25 18 26 22 36 5 20 9 19 1 13 31 35 15 32 4 6 17 30 27 38 2 8 11 29 0 39 7 10 14 34 21 37 3 12
"""
"""Players, and their first round: tables of four, partners next to each other. The pivot has the number after all
others. A search found them: partners by hill climbing, then tables by backtracking."""


def _sum(one: int, two: int, size: int) -> int:
    """On a circle, or on a square of three by three: nine have no starter on a circle.

    >>> _sum(6, 2, 7), _sum(8, 8, 9)
    (1, 4)
    """
    wide = 3 if size == 9 else size
    return (one // wide + two // wide) % 3 * wide + (one + two) % wide


def whist(players: int) -> list[list[int]] | None:
    """All rounds of a whist design, each a list of players by fours; players in none of the fours sit out. None if no
    starter is known.

    >>> whist(5)[1], whist(6)
    ([2, 0, 3, 4], None)
    """
    starter = next((line for line in STARTERS.splitlines() if line.startswith(f"{players}:")), None)
    if starter is None:
        return None
    first = [int(number) for number in starter.partition(":")[2].split()]
    size = players - 1 if players % 4 == 0 else players
    return [[one if one == size else _sum(one, turn, size) for one in first] for turn in range(size)]
