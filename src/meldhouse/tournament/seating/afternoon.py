"""Open-ended rounds, one at a time: as many different partners as possible (STH-PA-b).

The rounds of a cycle are followed as long as the same people are there, so that whenever it ends, nobody had a
partner twice needlessly. When people come or go, some rounds are planned ahead and the first of them is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

from meldhouse.tournament.seating.errors import listed
from meldhouse.tournament.seating.individual import EFFORT, individual
from meldhouse.tournament.seating.rounds import Round, SeatedTable
from meldhouse.tournament.seating.search import Draft, improve
from meldhouse.tournament.seating.wishes import Wish

AHEAD = 6
"""How many rounds are planned, though only the next is played."""
LONGEST = 48
"""No afternoon has more rounds than this; for many people, the whole cycle would take long to make."""


def next_round(
    people: Iterable[str],
    given: Sequence[Round] = (),
    *,
    wishes: Iterable[Wish] = (),
    threes: bool = False,
    seed: int | str = 0,
    effort: int = EFFORT,
) -> Round:
    """The next round for the people present, after the rounds played.

    >>> played = []
    >>> for _ in range(4):
    ...     played.append(next_round(["Ann", "Bob", "Cleo", "Dan"], played))
    >>> len({frozenset(pair) for each in played for table in each.tables for pair in table.partners})
    6
    """
    names, kept = listed(people), tuple(wishes)
    if not kept:
        cycle = _cycle(tuple(sorted(names)), threes, seed)
        due = [cycle[number % len(cycle)] for number in range(len(given) + 1)]
        known = len(cycle) < LONGEST or len(given) < LONGEST
        if known and all(_same(one, two) for one, two in zip(given, due, strict=False)):
            return _evened(due[-1], given, Random(f"{seed} {len(given)}"), effort // 10)
    ahead = max(1, min(AHEAD, len(names) - 1 - len(given)))
    plan = individual(names, len(given) + ahead, given=given, wishes=kept, threes=threes, seed=seed, effort=effort)
    return plan.rounds[len(given)]


@lru_cache(maxsize=8)
def _cycle(names: tuple[str, ...], threes: bool, seed: int | str) -> tuple[Round, ...]:
    """Rounds that never repeat partners: all there are, or as many as anybody plays."""
    rounds = min(LONGEST, len(names) - 1 + len(names) % 2)
    return individual(names, rounds, threes=threes, seed=seed, effort=0).rounds


def _same(one: Round, two: Round) -> bool:
    """Whether the same people are partners, and the same people have none."""
    return _partners(one) == _partners(two) and set(one.people) == set(two.people) and set(one.out) == set(two.out)


def _partners(each: Round) -> set[frozenset[str]]:
    return {frozenset(pair) for table in each.tables for pair in table.partners}


def _evened(due: Round, given: Sequence[Round], lot: Random, moves: int) -> Round:
    """The same partners, at tables where they meet new opponents."""
    numbers = {name: number for number, name in enumerate(due.people)}
    draft = Draft(len(numbers))
    small = tuple(table for table in due.tables if len(table.people) == 3)
    for each in (*given, due):
        fours = [numbers[name] for table in each.tables for pair in table.partners for name in pair]
        draft.add(fours, given=each is not due)
    improve(draft, lot, moves=moves, goal=draft.given, together=True)
    names, fours = list(numbers), draft.fours[0]
    seats = [[names[fours[at + step]] for step in (0, 2, 1, 3)] for at in range(0, len(fours), 4)]
    tables = [SeatedTable(number, tuple(people)) for number, people in enumerate(seats, 1)]
    return Round((*tables, *small), due.out)
