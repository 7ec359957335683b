"""Who sits at which table, and how many each has, when results say where everybody is due.

Nobody is to go further than results send him, and then as few as possible elsewhere. Which tables have three follows
from that alone; only where it is all the same do they stand at the bottom (BEN-6.1d).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

import msgspec

_LEVEL = 10_000
"""No sum of costs of one level comes up to one cost of the level above it."""
_NEEDED = _LEVEL**6
"""A table without enough people is no table."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who is to have a chair. Tables are counted from 0."""

    name: str
    was: int = -1
    """The table he comes from; -1 for none."""
    due: int = -1
    """The table to which results send him; -1 for whoever may have any chair."""
    rank: int = 0
    """Of several whom it could be, the one with the highest goes elsewhere."""

    def cost(self, at: int, tables: int) -> int:
        """What it costs to put him at a table, by what counts most: that he goes further than results send him (one
        table, or the whole way down), that he is not where he is due, how far that is, who it is."""
        if self.due < 0:
            return tables - at
        if at == self.due:
            return 0
        far = max(0, abs(at - self.was) - max(1, abs(self.due - self.was)))
        return ((far * _LEVEL + 1) * _LEVEL + abs(at - self.due)) * _LEVEL**2 - self.rank * _LEVEL


def seated(guests: Sequence[Guest], tables: int, least: int, most: int) -> list[list[str]]:
    """Everybody at one of so many tables, each with so many people, at the least cost of all; in the order in which
    they are given. Chairs that may stay empty do so at the bottom.

    >>> due = [Guest(name, at, at) for at, names in enumerate(("AB", "CDEF", "GHI")) for name in names]
    >>> ["".join(group) for group in seated(due, 3, 3, 4)]
    ['ABF', 'CDE', 'GHI']
    """
    found: list[list[Guest]] = [[] for _ in range(tables)]
    chairs = [[-_NEEDED] * least + [_LEVEL * bool(at) + at] * (most - least) for at in range(tables)]
    rest = []
    for guest in guests:  # who has a chair where he is due costs nothing, and nobody is better off without it
        if guest.due >= 0 and len(found[guest.due]) < least:
            found[guest.due].append(guest)
        else:
            rest.append(guest)
    for guest in rest:
        coming = guest
        way = _cheapest(guest, found, chairs)
        for at, to in zip_longest(way, way[1:]):
            found[at].append(coming)
            if to is not None:
                coming = _leaving(found[at], at, to, tables)
                found[at].remove(coming)
    return _in_order(found, guests)


def _in_order(found: Sequence[Sequence[Guest]], guests: Sequence[Guest]) -> list[list[str]]:
    """Those who may have any chair take theirs from the top to the bottom."""
    order = {guest.name: at for at, guest in enumerate(guests)}
    loose = iter([guest.name for guest in guests if guest.due < 0])
    groups = []
    for group in found:
        bound = sorted((guest.name for guest in group if guest.due >= 0), key=order.__getitem__)
        groups.append([*bound, *islice(loose, len(group) - len(bound))])
    return groups


def _leaving(group: Sequence[Guest], at: int, to: int, tables: int) -> Guest:
    """Who of a table is best sent to another."""
    return min(group, key=lambda one: one.cost(to, tables) - one.cost(at, tables))


def _cheapest(guest: Guest, found: Sequence[Sequence[Guest]], chairs: Sequence[Sequence[int]]) -> list[int]:
    """The tables of a chain: he takes a chair at the first, somebody of it one at the next, and so on to a free one.
    Taking one such chain after the other, always the cheapest, is the best of all in the end."""
    tables = len(found)
    costs = [guest.cost(at, tables) for at in range(tables)]
    before: list[int] = [-1] * tables
    steps = dict(_steps(found))
    changed = True
    while changed:
        changed = False
        for (here, there), cost in steps.items():
            if costs[here] + cost < costs[there]:
                costs[there], before[there], changed = costs[here] + cost, here, True
    free = [at for at in range(tables) if len(found[at]) < len(chairs[at])]
    at = min(free, key=lambda one: costs[one] + chairs[one][len(found[one])])
    way = [at]
    while before[way[-1]] >= 0:
        way.append(before[way[-1]])
    return way[::-1]


def _steps(found: Sequence[Sequence[Guest]]) -> Iterator[tuple[tuple[int, int], int]]:
    tables = len(found)
    for here, group in enumerate(found):
        for there in range(tables) if group else ():
            if there != here:
                leaving = _leaving(group, here, there, tables)
                yield (here, there), leaving.cost(there, tables) - leaving.cost(here, tables)
