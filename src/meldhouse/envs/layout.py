"""The layout of an observation: one row of numbers, and a name for every part of it."""

from __future__ import annotations

from functools import cached_property

import numpy
from numpy.typing import NDArray

from meldhouse.game import trick_order
from meldhouse.players.deeds.numbering import Numbering

Row = NDArray[numpy.float32]

DECISIONS = (
    "redeal", "auction", "kitty", "trump", "exchange", "discard", "meld", "concede", "tricks", "over",
)  # fmt: skip
"""What the observer is asked, or where the table is: the two offers, and the phases with a decision."""

PEOPLE = {4: ("me", "left", "across", "right"), 3: ("me", "left", "right")}
"""Everybody as the observer sees them, clockwise."""


class Layout:
    """First what belongs to each player, then what belongs to the table, then what only the observer knows.

    >>> from meldhouse.rulebooks import load_book
    >>> layout = Layout(Numbering(load_book("n42pa")))
    >>> layout.size, layout.slices["left.played"], layout.slices["hand"]
    (410, slice(116, 144, None), slice(382, 410, None))
    """

    def __init__(self, numbers: Numbering) -> None:
        self.numbers = numbers
        book = self.book = numbers.book
        faces, kitty, exchange = len(book.pack.faces), bool(book.deal.kitty), book.exchange.form != "none"
        self.people = PEOPLE[book.table.seats]
        self.of_person = _places(
            {
                "to_act": 1,
                "dealer": 1,
                "bidder": 1,
                "passed": 1,
                "leads": 1,
                "held": 1,
                "tricks": 1,
                "take": 1,
                "score": 1,
                "meld": int(book.has_meld),
                "bids": len(numbers.bids),
                "played": faces,
                "lying": faces,
                "shown": faces * book.has_meld,
                "void": len(self.suits),
            }
        )
        self.of_table = _places(
            {
                "decision": len(DECISIONS),
                "trump": len(book.trump.choices),
                "bid": 1,
                "dropped": 1,
                "progress": 1,
                "kitty": faces * kitty,
                "declared": int(kitty),
            }
        )
        self.of_mine = _places(
            {
                "hand": faces,
                "chosen": faces * (exchange or kitty),
                "given": faces * exchange,
                "received": faces * exchange,
                "laid_away": faces * kitty,
            }
        )
        self.person = _length(self.of_person)
        """How many numbers belong to one person."""
        self.table = len(self.people) * self.person
        """Where the table's numbers begin."""
        self.mine = self.table + _length(self.of_table)
        self.size = self.mine + _length(self.of_mine)

    @cached_property
    def suits(self) -> tuple[str, ...]:
        """Every suit that can be led, whatever trump is."""
        orders = (trick_order(self.book, trump) for trump in self.book.trump.choices)
        return tuple(sorted({suit for order in orders for suit in order.members}))

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Every part of an observation by its name."""
        parts = [(at * self.person, f"{who}.", self.of_person) for at, who in enumerate(self.people)] + [
            (self.table, "", self.of_table),
            (self.mine, "", self.of_mine),
        ]
        return {
            prefix + name: slice(start + place.start, start + place.stop)
            for start, prefix, places in parts
            for name, place in places.items()
        }

    @cached_property
    def lowest(self) -> Row:
        """The lower bound of every number: none is above 1, and only scores go below 0."""
        row = numpy.zeros(self.size, numpy.float32)
        for who in self.people:
            row[self.slices[f"{who}.score"]] = -1
        return row


def _places(sizes: dict[str, int]) -> dict[str, slice]:
    """Slices one after the other; parts of size 0 are left out."""
    found, at = {}, 0
    for name, size in sizes.items():
        if size:
            found[name] = slice(at, at + size)
            at += size
    return found


def _length(places: dict[str, slice]) -> int:
    last: slice = list(places.values())[-1]
    length: int = last.stop
    return length
