"""Pieces that do the same thing when led."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory


def top_of_equals(memory: Memory, held: Sequence[Piece], led: Piece) -> Piece:
    """The highest piece of a hand that is as good a lead as `led`: same suit and worth, with nothing outside in
    between. Partner then sees it is a winner and need not guess where the higher ones are."""
    order, worth = memory.order, memory.book.worth
    assert order is not None
    suit = order.suit_of[led]
    power = order.power[suit]
    outside = [power[piece] for piece, number in memory.outside.items() if number > 0 and piece in order.members[suit]]
    return max(
        [
            piece
            for piece in held
            if order.suit_of[piece] == suit
            and worth[piece] == worth[led]
            and power[piece] >= power[led]
            and not any(power[led] <= other <= power[piece] for other in outside)
        ],
        key=lambda piece: power[piece],
        default=led,
    )
