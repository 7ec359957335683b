"""A position in the play: everything a search needs, as pieces and seats."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from meldhouse.game.seats import Seat
from meldhouse.game.tricks import FOLLOW_ME, TrickOrder
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book


class Position(msgspec.Struct, frozen=True):
    book: Book
    order: TrickOrder
    hands: Mapping[Seat, tuple[Piece, ...]]
    trick: tuple[Piece, ...]
    """The pieces on the table, in the order they were played."""
    trick_seats: tuple[Seat, ...]
    """Who played them."""
    turn: Seat

    @property
    def contract(self) -> str:
        """Trump, as it is named; in 42 also “follow-me” for none."""
        return self.order.trump or FOLLOW_ME
