"""Whist designs: everybody partners everybody once and meets everybody twice as an opponent.

They are made from one round, the *starter*, by adding 1, 2, 3 … to everybody's number. That works if every difference
comes up once between partners in the starter, and twice between opponents. With 4n players, one (the pivot) keeps
their number and the others count modulo 4n - 1; with 4n + 1, number 0 sits out.

A starter is searched for, not looked up: first the partners, by hill climbing, then the tables, by backtracking on
the one with the fewest choices left.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

Starter = tuple[tuple[int, int, int, int], ...]
"""Tables of the first round, partners next to each other. The pivot has the number after all others."""

MOST = 40
"""Starters are searched for up to this number of players; beyond, a plain search is nearly as good and much faster."""
TRIES, NODES = 150, 3000
LUCKY = {9: 13, 13: 22, 16: 5, 17: 37, 20: 5, 21: 18, 24: 40, 25: 119, 28: 5, 29: 7}
LUCKY |= {32: 247, 33: 201, 36: 266, 37: 403, 40: 30}
"""Where to start the search, so that it ends quickly. Any other start works, but takes longer."""


class Numbers:
    """Modular arithmetic: the plain circle, or for nine, which has no starter there, a square of three by three.

    >>> Numbers(7).kind[6][1], Numbers(7).plus[6][2]
    (2, 1)
    """

    def __init__(self, size: int) -> None:
        self.size = size
        wide = 3 if size == 9 else size
        everyone = range(size)
        self.plus = [
            [(one // wide + two // wide) % 3 * wide + (one + two) % wide for two in everyone] for one in everyone
        ]
        self.minus = [row.index(0) for row in self.plus]
        self.kinds: list[int] = [one for one in everyone if 0 < one <= self.minus[one]]
        """One of each two differences that are opposites."""
        number = {one: at for at, of in enumerate(self.kinds, 1) for one in (of, self.minus[of])}
        self.kind = [[number.get(self.plus[one][self.minus[two]], 0) for two in everyone] for one in everyone]
        """Which difference lies between two numbers, from 1; 0 between a number and itself."""


def _partners(numbers: Numbers, lot: Random) -> list[tuple[int, int]]:
    """Pairs all numbers but 0 with all different differences, by hill climbing: a pair in the way is dropped."""
    mate: dict[int, int] = {}
    missing = set(range(1, len(numbers.kinds) + 1))
    while missing:
        one = lot.choice([number for number in range(1, numbers.size) if number not in mate])
        kind = lot.choice(sorted(missing))
        step = numbers.kinds[kind - 1]
        two = numbers.plus[one][step if lot.random() < 0.5 else numbers.minus[step]]
        if not two:
            continue
        if two in mate:
            left = mate.pop(two)
            del mate[left]
            missing.add(numbers.kind[left][two])
        mate[one], mate[two] = two, one
        missing.remove(kind)
    return [(one, two) for one, two in mate.items() if one < two]


class _Tables:
    """Combines pairs into tables so that every difference comes up twice between opponents.

    The counts of all differences are packed into one integer, three bits each: a sum and a mask tell what fits.
    """

    def __init__(self, numbers: Numbers, pairs: list[tuple[int, int]]) -> None:
        self.pairs = pairs
        self.full = sum(1 << 3 * kind for kind in range(1, len(numbers.kinds) + 1))
        count = len(pairs)
        self.comes = [[0] * count for _ in range(count)]
        for one in range(count):
            for two in range(one):
                kinds = [
                    numbers.kind[here][there]
                    for here in pairs[one]
                    for there in pairs[two]
                    if here < numbers.size and there < numbers.size
                ]
                self.comes[one][two] = self.comes[two][one] = sum(1 << 3 * kind for kind in kinds)
        self.nodes = 0

    def fits(self, counts: int) -> bool:
        """Whether no difference comes up three or four times."""
        return not (counts >> 2 | (counts & counts >> 1)) & self.full

    def find(self) -> list[tuple[int, int]] | None:
        everybody = range(len(self.pairs))
        return self._go(
            frozenset(everybody), 0, [[other for other in everybody if other != pair] for pair in everybody]
        )

    def _go(self, left: frozenset[int], counts: int, choices: list[list[int]]) -> list[tuple[int, int]] | None:
        if not left:
            return []
        self.nodes += 1
        if self.nodes > NODES:
            return None
        narrowed = list(choices)
        tightest, fewest = -1, len(self.pairs)
        for pair in sorted(left):
            row = self.comes[pair]
            narrowed[pair] = [other for other in choices[pair] if other in left and self.fits(counts + row[other])]
            if len(narrowed[pair]) < fewest:
                tightest, fewest = pair, len(narrowed[pair])
                if not fewest:
                    return None
        for other in narrowed[tightest]:
            rest = self._go(left - {tightest, other}, counts + self.comes[tightest][other], narrowed)
            if rest is not None:
                return [(tightest, other), *rest]
        return None


@lru_cache(maxsize=64)
def starter(players: int) -> Starter | None:
    """The first round of a whist design, or None if none is known or was found.

    >>> starter(4), starter(6)
    (((1, 2, 0, 3),), None)
    """
    if players % 4 > 1 or not 4 <= players <= MOST:
        return None
    numbers = Numbers(players - 1 if players % 4 == 0 else players)
    first = LUCKY.get(players, 0)
    for attempt in range(first, first + TRIES):
        pairs = _partners(numbers, Random(f"{players} {attempt}"))
        if players % 4 == 0:
            pairs.append((0, numbers.size))
        tables = _Tables(numbers, pairs).find()
        if tables is not None:
            return tuple((*pairs[one], *pairs[two]) for one, two in tables)
    return None


def whist(players: int) -> list[list[int]] | None:
    """All rounds of a whist design, each a list of players by fours; players in none of the fours sit out.

    >>> whist(5)[1]
    [2, 0, 3, 4]
    """
    first = starter(players)
    if first is None:
        return None
    numbers = Numbers(players - 1 if players % 4 == 0 else players)
    pivot = numbers.size
    return [
        [pivot if one == pivot else numbers.plus[one][turn] for table in first for one in table]
        for turn in range(numbers.size)
    ]
