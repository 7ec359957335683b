"""City of McAllen: bids that are too low, and bids out of turn (rules 6 and 10B)."""

from __future__ import annotations

import pytest
from felt_table import felt_auction

from meldhouse.game import Bid, Pass, Seat, Won
from meldhouse.referee.cases.case import Case
from meldhouse.referee.felt import Felt
from meldhouse.referee.rulings.ruling import rule
from table import house

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])


def calls(felt: Felt, *amounts: int | None) -> Felt:
    """Bids and passes (None) by whoever's turn it is; West has dealt, so North begins."""
    for amount in amounts:
        seat = felt.hand.turn
        assert seat is not None
        felt.act(Pass(seat) if amount is None else Bid(seat, amount))
    return felt


def won(felt: Felt) -> tuple[Seat | None, int | None, bool]:
    assert any(isinstance(event, Won) for event in felt.hand.events)
    return felt.hand.state.bidder, felt.hand.state.amount, felt.hand.state.auction.dropped


# --- too low (10B) ----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Ba")
@pytest.mark.parametrize(("standing", "too_low"), [((), 14), ((), 1), ((20,), 20), ((20,), 19), ((20,), 15)])
def test_a_bid_that_is_too_low_is_its_makers_pass(name: str, standing: tuple[int, ...], too_low: int) -> None:
    felt = calls(felt_auction(name), *standing)
    offender = felt.hand.turn
    assert offender is not None
    felt.act(Bid(offender, too_low))
    state = felt.hand.state
    assert offender in state.auction.passed
    assert state.auction.calls[-1] == (offender, None)
    assert state.amount == (standing[-1] if standing else None)
    assert felt.hand.turn == state.seating.left[offender]
    assert felt.rulings[-1].clause == "MCA-10Ba"
    assert felt.rulings[-1] == rule(house(name), Case(kind="bid_wrong", by=(offender,), bid=too_low))


@BOTH
@pytest.mark.refuses("MCA-10Ba")
@pytest.mark.parametrize(("standing", "enough"), [((), 15), ((20,), 21), ((20,), 30)])
def test_a_bid_that_is_just_enough_stands(name: str, standing: tuple[int, ...], enough: int) -> None:
    felt = calls(felt_auction(name), *standing, enough)
    assert felt.hand.state.amount == enough
    assert felt.hand.state.auction.passed == frozenset()
    assert felt.rulings == []


@pytest.mark.refuses("MCA-10Ba", "MCA-6d")
def test_the_partner_of_somebody_who_bid_too_low_may_still_bid() -> None:
    felt = calls(felt_auction("mcallen"), 14, None, 15)
    assert felt.hand.state.auction.silenced == frozenset()
    assert felt.hand.state.bidder == "S"


@pytest.mark.accepts("MCA-10Ba")
def test_a_bidder_who_raises_by_too_little_is_out_and_his_earlier_bid_may_still_be_overbid() -> None:
    felt = calls(felt_auction("mcallen"), 20, 25, None, None, 24)
    assert won(felt) == ("E", 25, False)


# --- out of turn (6, 10B) ---------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.accepts("MCA-10Bb", "MCA-6d")
@pytest.mark.parametrize(("early", "partner"), [("E", "W"), ("S", "N"), ("W", "E")])
def test_a_bid_out_of_turn_is_a_pass_and_bars_the_partner(name: str, early: Seat, partner: Seat) -> None:
    felt = felt_auction(name)
    felt.act(Bid(early, 16))
    state = felt.hand.state
    assert state.auction.passed == {early}
    assert state.auction.silenced == {partner}
    assert (felt.hand.turn, state.amount) == ("N", None)
    assert felt.rulings[-1].remedies == ("counts-as-pass", "silence-partner")
    assert felt.rulings[-1] == rule(house(name), Case(kind="bid_early", by=(early,), bid=16))
    assert felt.rulings[-1].clause == "MCA-6d"


@pytest.mark.accepts("MCA-10Bb")
def test_the_bidding_goes_on_as_if_nothing_had_been_bid_and_passes_the_offender_over() -> None:
    felt = felt_auction("mcallen")
    felt.act(Bid("E", 25))
    calls(felt, 15)
    assert felt.hand.turn == "S"
    calls(felt, 16)
    assert felt.hand.turn == "W"


@pytest.mark.accepts("MCA-6d")
def test_the_barred_partner_cannot_bid_and_a_try_is_his_pass() -> None:
    felt = felt_auction("mcallen")
    felt.act(Bid("E", 25))
    calls(felt, 15, None)
    refusal = felt.hand.verify(Bid("W", 40))
    assert (refusal.code, refusal.clause) == ("bid-silenced", "MCA-6d")
    felt.act(Bid("W", 40))
    assert won(felt) == ("N", 15, False)


@pytest.mark.refuses("MCA-6d")
def test_opponents_of_the_offender_bid_on() -> None:
    felt = felt_auction("mcallen")
    felt.act(Bid("E", 25))
    calls(felt, 15, 30, None, 31, None)
    assert won(felt) == ("N", 31, False)


@pytest.mark.refuses("MCA-6d")
def test_a_bid_the_partner_has_already_made_stays() -> None:
    felt = calls(felt_auction("mcallen"), 15)
    felt.act(Bid("S", 40))
    assert felt.hand.state.auction.silenced == {"N"}
    calls(felt, None, None)
    assert won(felt) == ("N", 15, False)


@BOTH
@pytest.mark.refuses("MCA-10Bb", "MCA-6d")
def test_the_same_bid_in_turn_stands_and_bars_nobody(name: str) -> None:
    felt = calls(felt_auction(name), None)
    felt.act(Bid("E", 16))
    assert (felt.hand.state.bidder, felt.hand.state.amount) == ("E", 16)
    assert felt.hand.state.auction.silenced == frozenset()
    assert felt.rulings == []


@pytest.mark.accepts("MCA-10Bb", "MCA-6d")
def test_a_bid_that_is_early_and_too_low_is_judged_as_early() -> None:
    felt = calls(felt_auction("mcallen"), 20)
    felt.act(Bid("W", 18))
    assert felt.rulings[-1].clause == "MCA-6d"
    assert felt.hand.state.auction.silenced == {"E"}


@pytest.mark.accepts("MCA-10Bb")
@pytest.mark.refuses("MCA-6d")
def test_a_pass_out_of_turn_is_a_pass_and_bars_nobody() -> None:
    felt = felt_auction("mcallen")
    felt.act(Pass("E"))
    assert felt.hand.state.auction.passed == {"E"}
    assert felt.hand.state.auction.silenced == frozenset()
    assert felt.rulings[-1].clause == "MCA-10Bb"
    calls(felt, 15)
    assert felt.hand.turn == "S"


@BOTH
@pytest.mark.accepts("MCA-10Bb")
@pytest.mark.parametrize("early", ["E", "W"])
def test_with_nobody_left_to_bid_the_dealer_still_has_it_at_15(name: str, early: Seat) -> None:
    felt = felt_auction(name)
    felt.act(Bid(early, 20))
    while felt.hand.phase == "auction":
        calls(felt, None)
    assert won(felt) == ("W", 15, True)


@pytest.mark.refuses("MCA-10Bb")
def test_a_dealer_who_spoke_early_does_not_have_it_while_another_bids() -> None:
    felt = felt_auction("mcallen")
    felt.act(Bid("W", 20))
    calls(felt, None, None, 15)
    assert won(felt) == ("S", 15, False)
