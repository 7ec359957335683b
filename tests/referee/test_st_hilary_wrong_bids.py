"""St. Hilary: a bid that is too low or out of turn does not count, and nobody is punished for it."""

from __future__ import annotations

import pytest
from felt_table import felt_auction

from meldhouse.game import Bid, Pass, Seat
from meldhouse.referee.cases.case import Case
from meldhouse.referee.rulings.ruling import rule
from table import house

BOOK = house("st-hilary")


@pytest.mark.accepts("STH-X1")
@pytest.mark.parametrize(("standing", "too_low"), [(None, 14), (20, 20), (20, 18)])
def test_a_bid_that_is_too_low_is_void_and_its_maker_bids_again(standing: int | None, too_low: int) -> None:
    felt = felt_auction("st-hilary")
    if standing is not None:
        felt.act(Bid("N", standing))
    seat = felt.hand.turn
    assert seat is not None
    felt.act(Bid(seat, too_low))
    state = felt.hand.state
    assert (state.amount, felt.hand.turn, state.auction.passed, state.auction.silenced) == (
        standing,
        seat,
        frozenset(),
        frozenset(),
    )
    assert felt.rulings[-1] == rule(BOOK, Case(kind="bid_wrong", by=(seat,), bid=too_low))
    assert felt.rulings[-1].clause == "STH-X1"
    felt.act(Bid(seat, 25))
    assert state.amount == 25


@pytest.mark.accepts("STH-X1")
def test_or_he_passes() -> None:
    felt = felt_auction("st-hilary")
    felt.act(Bid("N", 14))
    felt.act(Pass("N"))
    assert (felt.hand.state.auction.passed, felt.hand.turn) == ({"N"}, "E")


@pytest.mark.accepts("STH-X1")
@pytest.mark.parametrize(("early", "partner"), [("E", "W"), ("S", "N"), ("W", "E")])
def test_a_bid_out_of_turn_is_void_and_bars_nobody(early: Seat, partner: Seat) -> None:
    felt = felt_auction("st-hilary")
    felt.act(Bid(early, 20))
    state = felt.hand.state
    assert (state.amount, felt.hand.turn, state.auction.passed) == (None, "N", frozenset())
    assert felt.rulings[-1] == rule(BOOK, Case(kind="bid_early", by=(early,), bid=20))
    if partner != "N":
        felt.act(Bid("N", 15))
    while felt.hand.turn != partner:
        felt.act(Pass(felt.hand.turn))
    felt.act(Bid(partner, 30))
    assert (state.bidder, state.amount) == (partner, 30)


@pytest.mark.accepts("STH-X1")
def test_whoever_spoke_early_bids_what_he_likes_in_his_turn() -> None:
    felt = felt_auction("st-hilary")
    felt.act(Bid("E", 40))
    felt.act(Bid("N", 15))
    felt.act(Bid("E", 16))
    assert (felt.hand.state.bidder, felt.hand.state.amount) == ("E", 16)


@pytest.mark.accepts("STH-X1")
def test_a_pass_out_of_turn_is_void_too() -> None:
    felt = felt_auction("st-hilary")
    felt.act(Pass("E"))
    assert felt.hand.state.auction.passed == frozenset()
    felt.act(Pass("N"))
    felt.act(Bid("E", 15))
    assert felt.hand.state.bidder == "E"


@pytest.mark.refuses("STH-X1")
@pytest.mark.parametrize(("standing", "enough"), [(None, 15), (20, 21)])
def test_a_bid_in_turn_that_is_just_enough_counts(standing: int | None, enough: int) -> None:
    felt = felt_auction("st-hilary")
    if standing is not None:
        felt.act(Bid("N", standing))
    seat = felt.hand.turn
    assert seat is not None
    felt.act(Bid(seat, enough))
    assert (felt.hand.state.bidder, felt.hand.state.amount, felt.rulings) == (seat, enough, [])
