"""The play at the moment of a claim, with only what matters to it."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import Hand, Seat, Side
from meldhouse.solver import Position


class BidPosition(Position, frozen=True):
    """A position, plus where the bid stands."""

    bidder: Seat
    taken: Mapping[Side, int]
    """The points each side has so far."""
    needed: int
    """The points the bidding side must take in play."""


def position_of(hand: Hand) -> BidPosition:
    """The position of a hand whose tricks are being played."""
    state = hand.state
    # A trick waiting to be turned down is over; its winner leads.
    turn = state.play.leader if state.play.trick_taken else state.turn
    if state.order is None or state.bidder is None or state.amount is None or turn is None:
        raise ValueError("There is nothing to claim or to solve before the tricks are played.")
    taken = dict(state.points)
    if state.book.kitty.counts:
        taken[state.side_of_bidder] += sum([state.book.worth[piece] for piece in state.deal.discard or ()])
    return BidPosition(
        book=state.book,
        order=state.order,
        hands=dict(state.hands),
        trick=() if state.play.trick_taken else state.play.trick,
        trick_seats=() if state.play.trick_taken else state.play.trick_seats,
        turn=turn,
        bidder=state.bidder,
        taken=taken,
        needed=state.book.to_take(state.amount, state.meld_of(state.side_of_bidder)),
    )
