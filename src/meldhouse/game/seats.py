"""Seats and sides. A side is one or two seats that score together, so three-handed play is no special case."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from meldhouse.rulebooks import Book

Seat = Literal["N", "E", "S", "W"]
Side = str
"""A side's seats written together: ``NS``, or ``N`` for a player alone."""

CLOCKWISE: tuple[Seat, ...] = ("N", "E", "S", "W")
SEAT_NAMES: dict[Seat, str] = {"N": "North", "E": "East", "S": "South", "W": "West"}


class Seating:
    """Who sits where.

    >>> table = Seating(4, partners=True)
    >>> table.left["W"], table.partner["N"], table.side["E"], table.sides
    ('N', 'S', 'EW', ('NS', 'EW'))
    """

    def __init__(self, number: int, *, partners: bool) -> None:
        self.seats: tuple[Seat, ...] = CLOCKWISE[:number]
        self.left: dict[Seat, Seat] = {seat: self.seats[(at + 1) % number] for at, seat in enumerate(self.seats)}
        self.right: dict[Seat, Seat] = {left: seat for seat, left in self.left.items()}
        self.partner: dict[Seat, Seat | None] = {
            seat: self.seats[(at + 2) % 4] if partners else None for at, seat in enumerate(self.seats)
        }
        self.side: dict[Seat, Side] = {}
        for seat in self.seats:
            mate = self.partner[seat]
            self.side[seat] = seat if mate is None else "".join(sorted((seat, mate), key=self.seats.index))
        self.sides: tuple[Side, ...] = tuple(dict.fromkeys(self.side.values()))
        self.members: dict[Side, tuple[Seat, ...]] = {
            side: tuple(seat for seat in self.seats if self.side[seat] == side) for side in self.sides
        }

    def clockwise_from(self, first: Seat) -> tuple[Seat, ...]:
        at = self.seats.index(first)
        return self.seats[at:] + self.seats[:at]

    def others(self, side: Side) -> tuple[Side, ...]:
        return tuple(other for other in self.sides if other != side)


@lru_cache(maxsize=8)
def _seating(number: int, partners: bool) -> Seating:
    return Seating(number, partners=partners)


def seating_of(book: Book) -> Seating:
    return _seating(book.table.seats, book.table.partners)
