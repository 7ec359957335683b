"""What partner expects of a lead. Another one must bring clearly more than the one he expects, for he plays by what he
takes it for, and imagined deals know nothing of that."""

from __future__ import annotations

from meldhouse.game import TrickOrder, View
from meldhouse.pieces import Piece
from meldhouse.players.choices import Choice, plays_of
from meldhouse.players.memory import Memory

CLEARLY = 0.25
"""By such a part of a counter …"""
BY_A_COUNTER = 1.0
"""… and by a whole one, where it is a counter that might be lost."""

Pieces = frozenset[Piece]
NOTHING: Pieces = frozenset()


def as_expected(view: View, memory: Memory, best: list[Choice], counter: float) -> list[Choice]:
    """The choices of a lead, with the one first that partner expects, unless another is clearly better: `counter` is
    what a counter makes in what they are weighed by."""
    by_piece = plays_of(best)
    led, first = next(iter(by_piece.items()))
    rather, by = _rather(view, memory, led)
    expected = next((choice for piece, choice in by_piece.items() if piece in rather), None)
    if expected is None or first.margin - expected.margin >= by * counter:
        return best
    return [expected, *[choice for choice in best if choice is not expected]]


def _rather(view: View, memory: Memory, led: Piece) -> tuple[Pieces, float]:
    """What partner would rather see led than this piece, and by how many counters it must be better all the same.

    A winner is led from the top. Who has the bid leads his trumps from the top too, and draws them before he gives the
    lead away. A counter that can be beaten is not led from a suit with something cheaper in it."""
    order = memory.order
    assert order is not None
    suit, trumps = order.suit_of[led], order.members.get(order.trump or "", NOTHING)
    winners = frozenset(piece for piece in view.legal_plays if memory.is_boss(piece))
    if led in winners:
        return _higher(order, led, winners), CLEARLY
    if view.seat == view.bidder and winners & trumps and any(memory.outside[piece] for piece in trumps):
        return winners & trumps, CLEARLY
    worth = memory.book.worth
    if led in trumps or not worth[led]:
        return NOTHING, CLEARLY
    cheap = frozenset(piece for piece in view.legal_plays if order.suit_of[piece] == suit and not worth[piece])
    return cheap, BY_A_COUNTER


def _higher(order: TrickOrder, led: Piece, winners: Pieces) -> Pieces:
    """The highest of the winners of a suit, if it is another one."""
    suit = order.suit_of[led]
    same = [piece for piece in winners if order.suit_of[piece] == suit]
    top = max(same, key=lambda piece: order.power[suit][piece])
    return frozenset([top]) if order.power[suit][top] > order.power[suit][led] else NOTHING
