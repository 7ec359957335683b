"""A player who decides at random, but always legally: for tests, benchmarks and exercises."""

from __future__ import annotations

from random import Random

from meldhouse.game import (
    Action,
    Bid,
    Discard,
    Hand,
    LegalActions,
    NameTrump,
    Pass,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    TurnKitty,
    steward,
    to_act,
)
from meldhouse.game.melds import marriages
from meldhouse.rulebooks import some_legal_bids

EAGERNESS = 0.4
"""How often a chance player bids rather than passes."""


def chance_action(hand: Hand, seat: Seat, lot: Random) -> Action:
    """A random legal decision of `seat`."""
    state = hand.state
    if state.phase == "tricks":
        plays = hand.playable()
        return Play(seat, plays[int(lot.random() * len(plays))])
    book, held = hand.book, state.hands[seat]
    if state.phase == "auction":
        bids = some_legal_bids(book.auction, state.amount, 3) if lot.random() < EAGERNESS else []
        if (
            state.auction.silenced
            or state.auction.frozen
            or state.auction.next_only
            or book.auction.all_pass == "forced"
        ):
            return _under_orders(hand, seat, bids, lot)
        return Bid(seat, lot.choice(bids)) if bids else Pass(seat)
    if (
        state.phase == "kitty"
        and not state.deal.kitty_open
        and (state.trump is not None or book.kitty.before_trump or lot.random() < 0.5)
    ):
        return TurnKitty(seat)
    if state.phase in ("trump", "kitty"):
        choices = [trump for trump in book.trump.choices if not book.trump.marriage or trump in marriages(held)]
        return NameTrump(seat, lot.choice(choices)) if choices else TurnKitty(seat)
    if state.phase == "exchange":
        return PassPieces(seat, tuple(lot.sample(held, book.exchange.count)))
    if state.phase == "discard":
        assert state.order is not None
        laid = tuple(lot.sample(held, book.deal.kitty))
        return Discard(seat, laid, sum(piece in state.order.members[state.order.trump or ""] for piece in laid))
    shown = LegalActions(hand, seat)
    return ShowMeld(seat, shown.full_meld() if lot.random() < 0.8 else shown.least_meld())


def _under_orders(hand: Hand, seat: Seat, bids: list[int], lot: Random) -> Action:
    """A call where not every bid, or not every pass, is allowed."""
    free: list[Action] = [bid for amount in bids if hand.can(bid := Bid(seat, amount))]
    if not free and hand.can(Pass(seat)):
        return Pass(seat)
    return lot.choice(free or list(LegalActions(hand, seat)))


def play_by_chance(hand: Hand, lot: Random) -> int:
    """Play a hand to its end; returns the number of decisions."""
    decisions = 0
    state = hand.state
    while True:
        if state.turn is None:
            steward.tidy(hand)
            if hand.is_over:
                return decisions
        hand.apply(chance_action(hand, state.turn or to_act(hand)[0], lot))
        decisions += 1
