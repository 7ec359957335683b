"""A round: its tables, the people in their seats, and those who sit out."""

from __future__ import annotations

from itertools import combinations

import msgspec

from meldhouse.game import Side

PLACES: dict[int, tuple[Side, ...]] = {2: ("NS", "EW"), 3: ("N", "E", "S"), 4: ("N", "E", "S", "W")}


class SeatedTable(msgspec.Struct, frozen=True):
    """A table and its people, clockwise from North. If only two, they are pairs, North-South and East-West.

    >>> table = SeatedTable(1, ("Ann", "Bob", "Cleo", "Dan"))
    >>> table.seats["S"], table.partners, table.opponents[0]
    ('Cleo', (('Ann', 'Cleo'), ('Bob', 'Dan')), ('Ann', 'Bob'))
    """

    number: int
    people: tuple[str, ...]

    @property
    def seats(self) -> dict[Side, str]:
        return dict(zip(PLACES[len(self.people)], self.people, strict=True))

    @property
    def partners(self) -> tuple[tuple[str, str], ...]:
        if len(self.people) < 4:
            return ()
        north, east, south, west = self.people
        return ((north, south), (east, west))

    @property
    def opponents(self) -> tuple[tuple[str, str], ...]:
        partners = self.partners
        return tuple(pair for pair in combinations(self.people, 2) if pair not in partners)


class Round(msgspec.Struct, frozen=True):
    """Tables by number, and people present who sit out."""

    tables: tuple[SeatedTable, ...]
    out: tuple[str, ...] = ()

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who is present."""
        return (*(one for table in self.tables for one in table.people), *self.out)
