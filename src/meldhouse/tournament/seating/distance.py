"""Puts pairs of one club or household into a plan so that they meet as little as possible.

For pairs that stay together, a plan is a plan of places: the first meets the fourth, whoever that is. So pairs that
should not meet swap places with others until no swap helps, and everybody else keeps their place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from random import Random

from meldhouse.tournament.seating.plans import Plan
from meldhouse.tournament.seating.wishes import Wish, checked

TRIES = 12
"""How often to start over from another order while unwanted meetings remain …"""
WORK = 600_000
"""… or less often if weighing so many swaps takes too long."""

Meetings = Callable[[int, int], float]
"""The cost of a meeting between the pairs in these two places."""


def set_apart(names: Sequence[str], wishes: Iterable[Wish], meetings: Meetings) -> tuple[str, ...]:
    """The same names in an order with as few unwanted meetings as swaps can achieve.

    >>> neighbours = lambda one, two: one // 2 == two // 2
    >>> set_apart("ABCD", [Wish("A", "B")], neighbours)
    ('C', 'B', 'A', 'D')
    """
    places = _Places(names, wishes, meetings)
    if not places.foes:
        return tuple(names)
    lot = Random("apart")  # the same for all: the same people get the same plan
    best = places.improved(tuple(names))
    for _ in range(min(TRIES, WORK // (len(names) * sum(map(len, places.foes.values()))))):
        if not places.cost(best):
            break
        again = places.improved(tuple(lot.sample(names, len(names))))
        best = min(best, again, key=places.cost)
    return best


class _Places:
    """Who should not meet, and what it costs in the given places."""

    def __init__(self, names: Sequence[str], wishes: Iterable[Wish], meetings: Meetings) -> None:
        self.meetings = meetings
        self.foes: dict[str, list[str]] = defaultdict(list)
        for wish in checked(wishes, names):
            if wish.opponents:
                self.foes[wish.one].append(wish.two)
                self.foes[wish.two].append(wish.one)

    def cost(self, order: Sequence[str]) -> float:
        place = {name: at for at, name in enumerate(order)}
        return sum(self._of(name, place) for name in self.foes)

    def improved(self, order: Sequence[str]) -> tuple[str, ...]:
        """Each of them swaps places with the best partner for a swap."""
        place = {name: at for at, name in enumerate(order)}
        for one in self.foes:
            while self._of(one, place):
                best = max(place, key=lambda two: self._gain(one, two, place))
                if self._gain(one, best, place) <= 0:
                    break
                place[one], place[best] = place[best], place[one]
        return tuple(sorted(place, key=place.__getitem__))

    def _of(self, name: str, place: Mapping[str, int]) -> float:
        return sum(self.meetings(*sorted((place[name], place[foe]))) for foe in self.foes.get(name, ()))

    def _gain(self, one: str, two: str, place: dict[str, int]) -> float:
        before = self._of(one, place) + self._of(two, place)
        place[one], place[two] = place[two], place[one]
        after = self._of(one, place) + self._of(two, place)
        place[one], place[two] = place[two], place[one]
        return before - after


def planned_apart(names: Sequence[str], wishes: Iterable[Wish], plan: Callable[[Sequence[str]], Plan]) -> Plan:
    """A plan of places for these pairs, with few unwanted meetings."""
    kept = tuple(wishes)
    usual = plan(names)
    if not kept:
        return usual
    at = {name: number for number, name in enumerate(names)}
    met: dict[tuple[int, int], int] = defaultdict(int)
    for each in usual.rounds:
        for table in each.tables:
            for one, two in combinations(sorted(at[name] for name in table.people), 2):
                met[one, two] += 1
    order = set_apart(names, kept, lambda one, two: met.get((one, two), 0))
    return Plan(plan(order).rounds, kept)
