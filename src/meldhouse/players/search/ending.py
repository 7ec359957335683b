"""When a hand is over before it is played out: the rest is surely ours, or the bid is better conceded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from meldhouse.game import Slip, View, score
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory
from meldhouse.rulebooks import Book

FEWEST = 2
"""With fewer pieces, just play them."""


def has_the_rest(book: Book, view: View, memory: Memory) -> bool:
    """Whether no piece of mine can be beaten, wherever the others lie: I lead, no opponent can trump, and nothing
    outside is higher."""
    seat, order = view.seat, memory.order
    if order is None or view.trick or len(view.hand) < FEWEST or view.turn != seat or view.exposed or view.lead_due:
        return False
    by = book.claim.by
    if by == "nobody" or (by == "bidder" and seat != view.bidder):
        return False
    return _unbeatable(memory, view.hand, list(+memory.outside))


def accepts(view: View, memory: Memory) -> bool:
    """Whether to accept a lay-down by the other side, by all this seat knows; what it cannot see is left to the
    referee."""
    assert view.claim is not None
    laid = view.open_hands.get(view.claim, ())
    others = +(memory.outside + Counter(view.hand) - Counter(laid))
    return not view.trick and _unbeatable(memory, laid, list(others))


def _unbeatable(memory: Memory, hand: Sequence[Piece], outside: list[Piece]) -> bool:
    order = memory.order
    assert order is not None
    trumps = order.members.get(order.trump or "", frozenset())
    if any(piece in trumps for piece in outside) and not all(piece in trumps for piece in hand):
        return False
    return not any(_beaten(memory, piece, outside) for piece in hand)


def _beaten(memory: Memory, piece: Piece, outside: list[Piece]) -> bool:
    order = memory.order
    assert order is not None
    power = order.power[order.suit_of[piece]]
    least = power[piece] + (1 if order.first_wins else 0)
    return any(power.get(other, 0) >= least for other in outside)


def concession(book: Book, view: View, memory: Memory) -> float | None:
    """What conceding the bid brings, ours less theirs; None where it is not allowed now."""
    seat, seating = view.seat, memory.seating
    if book.board.concede == "never" or memory.played or seat is None or seat != view.bidder or view.bid is None:
        return None
    side = seating.side[seat]
    if book.board.concede == "off-board" and book.reach(view.meld_points.get(side, 0)) >= view.bid:
        return None
    slip = Slip(
        bidder=seat,
        bid=view.bid,
        trump=memory.trump,
        dealer=view.dealer,
        dropped=view.dropped,
        how="conceded",
        meld=dict(view.meld_points),
    )
    sums = dict.fromkeys(seating.sides, 0)
    for entry in score(book, slip):
        if entry.unit != "cents":
            sums[entry.account] += entry.points
    others = [points for other, points in sums.items() if other != side]
    return sums[side] - sum(others) / len(others)
