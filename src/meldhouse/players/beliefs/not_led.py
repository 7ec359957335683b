"""What players would have led instead, had they held it: winners are led from the top, so leading the ten means no
ace."""

from __future__ import annotations

from collections import Counter

from meldhouse.game import Seat
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory


def would_have_led(memory: Memory) -> dict[Seat, set[Piece]]:
    """For each other player, the pieces they hardly hold: the highest left of a suit from which they led something
    lower."""
    found: dict[Seat, set[Piece]] = {other: set() for other in memory.seating.seats if other != memory.seat}
    order, left = memory.order, memory.book.pack.counts.copy()
    if order is None:
        return found
    for trick in memory.tricks:
        if trick and trick[0][0] in found:
            leader, led = trick[0]
            suit = order.suit_of[led]
            found[leader] |= _above(order.power[suit], led, [piece for piece in order.members[suit] if left[piece] > 0])
        left -= Counter(piece for _, piece in trick)
    return found


def _above(power: dict[Piece, int], led: Piece, suit: list[Piece]) -> set[Piece]:
    """The highest of a suit, if something lower was led."""
    top = max([power[piece] for piece in suit], default=0)
    return {piece for piece in suit if power[piece] == top > power[led]}
