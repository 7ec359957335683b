"""People to keep apart: a household, a club."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import combinations

import msgspec

from meldhouse.tournament.seating.errors import SeatingError


class Wish(msgspec.Struct, frozen=True):
    """Two people who should not be partners, or opponents, or either."""

    one: str
    two: str
    partners: bool = True
    opponents: bool = True


def apart(people: Iterable[str], *, partners: bool = True, opponents: bool = True) -> tuple[Wish, ...]:
    """Keep everybody in a household or a club apart from each other.

    >>> len(apart(["Ann", "Bob", "Cleo"], opponents=False))
    3
    """
    return tuple(Wish(one, two, partners, opponents) for one, two in combinations(people, 2))


def checked(wishes: Iterable[Wish], people: Collection[str]) -> tuple[Wish, ...]:
    found = tuple(wishes)
    for wish in found:
        if wish.one == wish.two:
            raise SeatingError("wish-self", name=wish.one)
        for name in (wish.one, wish.two):
            if name not in people:
                raise SeatingError("unknown", name=name)
    return found
