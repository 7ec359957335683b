"""Assigns tables, and how many sit at each, when results say where everybody is due.

Nobody goes further than results send them, and then as few as possible go elsewhere. That alone decides which tables
have three; only ties put them at the bottom (BEN-6.1d).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, zip_longest

import msgspec

_LEVEL = 10_000
"""The costs of one level never add up to one cost of the level above."""
_NEEDED = _LEVEL**6
"""For chairs that must be filled: a table needs enough people."""


class Guest(msgspec.Struct, frozen=True):
    """A player who needs a chair. Tables are counted from 0."""

    name: str
    was: int = -1
    """The table they come from; -1 for none."""
    due: int = -1
    """The table results send them to; -1 for any chair."""
    rank: int = 0
    """Among several candidates, the one with the highest rank goes elsewhere."""

    def cost(self, at: int, tables: int) -> int:
        """The cost of seating them at a table, by importance: going further than results send them (one table, or the
        whole way down), not being where they are due, how far from it, and their rank."""
        if self.due < 0:
            return tables - at
        if at == self.due:
            return 0
        far = max(0, abs(at - self.was) - max(1, abs(self.due - self.was)))
        return ((far * _LEVEL + 1) * _LEVEL + abs(at - self.due)) * _LEVEL**2 - self.rank * _LEVEL


def seated(guests: Sequence[Guest], tables: int, least: int, most: int) -> list[list[str]]:
    """Seats everybody at this many tables, within the given sizes, at the lowest total cost; in the given order.
    Optional chairs stay empty at the bottom.

    >>> due = [Guest(name, at, at) for at, names in enumerate(("AB", "CDEF", "GHI")) for name in names]
    >>> ["".join(group) for group in seated(due, 3, 3, 4)]
    ['ABF', 'CDE', 'GHI']
    """
    found: list[list[Guest]] = [[] for _ in range(tables)]
    chairs = [[-_NEEDED] * least + [_LEVEL * bool(at) + at] * (most - least) for at in range(tables)]
    rest = []
    for guest in guests:  # being seated where they are due costs nothing, and nobody would gain from moving them
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
    """Players without a due table take the remaining chairs from top to bottom."""
    order = {guest.name: at for at, guest in enumerate(guests)}
    loose = iter([guest.name for guest in guests if guest.due < 0])
    groups = []
    for group in found:
        bound = sorted((guest.name for guest in group if guest.due >= 0), key=order.__getitem__)
        groups.append([*bound, *islice(loose, len(group) - len(bound))])
    return groups


def _leaving(group: Sequence[Guest], at: int, to: int, tables: int) -> Guest:
    """The best player to send from this table to another."""
    return min(group, key=lambda one: one.cost(to, tables) - one.cost(at, tables))


def _cheapest(guest: Guest, found: Sequence[Sequence[Guest]], chairs: Sequence[Sequence[int]]) -> list[int]:
    """The tables of a chain: the guest takes a chair at the first, one of its players moves to the next, and so on to a
    free one. Taking the cheapest chain each time gives the best result overall."""
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
