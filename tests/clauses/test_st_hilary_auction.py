"""St. Hilary: the auction and the naming of trump."""

from __future__ import annotations

import pytest
from st_hilary_table import BOOK, at_exchange, keyed

from faults import sent_back
from meldhouse.game import (
    Bid,
    NameTrump,
    Pass,
    PassPieces,
    Won,
    legal_actions,
    to_act,
)
from table import assert_refused, call, scored

VOID_IN_HEARTS = "AS TS KS QS JS 9S AD TD KD AC TC KC"


@pytest.mark.accepts("STH-BI-a")
@pytest.mark.parametrize("dealer", ["N", "E", "S", "W"])
@pytest.mark.parametrize("amount", [15, 16, 20, 40])
def test_the_dealers_left_opens_at_15_or_more(dealer, amount):
    hand = keyed(dealer=dealer)
    opener = hand.state.seating.left[dealer]
    assert to_act(hand) == (opener,)
    hand.apply(Bid(opener, amount))
    assert (hand.state.bidder, hand.state.amount) == (opener, amount)


@pytest.mark.accepts("STH-BI-a")
def test_the_dealers_left_may_pass_and_the_next_opens_at_15():
    hand = keyed()
    hand.apply(Pass("N"))
    assert hand.can(Bid("E", 15))


@pytest.mark.refuses("STH-BI-a")
@pytest.mark.parametrize("amount", [14, 1, 0, -15])
def test_no_opening_is_below_15(amount):
    hand = keyed()
    assert_refused(hand, Bid("N", amount), "bid-minimum", "STH-BI-a")
    hand.apply(Pass("N"))
    assert_refused(hand, Bid("E", amount), "bid-minimum", "STH-BI-a")


@pytest.mark.refuses("STH-BI-a")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_speaks_before_the_dealers_left(seat):
    assert_refused(keyed(), Bid(seat, 15), "bid-turn", "STH-BI-c")
    assert_refused(keyed(), Pass(seat), "bid-turn", "STH-BI-c")


@pytest.mark.accepts("STH-BI-b")
@pytest.mark.parametrize("amount", [21, 22, 30])
def test_a_raise_is_one_point_or_more(amount):
    hand = call(keyed(), 20)
    hand.apply(Bid("E", amount))
    assert (hand.state.bidder, hand.state.amount) == ("E", amount)


@pytest.mark.refuses("STH-BI-b")
@pytest.mark.parametrize("amount", [20, 19, 15])
def test_a_bid_that_raises_nothing_is_refused(amount):
    assert_refused(call(keyed(), 20), Bid("E", amount), "bid-higher", "STH-BI-b")


@pytest.mark.refuses("STH-BI-b")
def test_one_must_raise_even_the_bid_of_his_partner():
    assert_refused(call(keyed(), 20, None), Bid("S", 20), "bid-higher", "STH-BI-b")


@pytest.mark.accepts("STH-BI-c")
def test_the_last_bidder_left_has_it_when_three_have_passed():
    hand = call(keyed(), None, 15, 17, None)
    assert hand.turn == "E"
    assert hand.apply(Pass("E")) == (Pass("E"), Won("S", 17))
    assert (hand.phase, hand.state.bidder, hand.state.amount) == ("trump", "S", 17)


@pytest.mark.accepts("STH-BI-c")
def test_two_players_may_raise_each_other_round_after_round():
    hand = call(keyed(), 15, None, 16, None, 17, 18, 19)
    assert hand.phase == "auction"
    assert to_act(hand) == ("S",)
    call(hand, None)
    assert (hand.state.bidder, hand.state.amount) == ("N", 19)


@pytest.mark.refuses("STH-BI-c")
def test_a_player_who_passed_does_not_come_back():
    hand = call(keyed(), None, 15, 17)
    assert_refused(hand, Bid("N", 18), "pass-final", "STH-BI-c")
    call(hand, None)
    assert_refused(hand, Bid("N", 18), "pass-final", "STH-BI-c")
    assert_refused(hand, Bid("W", 18), "pass-final", "STH-BI-c")


@pytest.mark.refuses("STH-BI-c")
def test_the_auction_is_not_over_while_two_are_left():
    hand = call(keyed(), None, 15, 17, None)
    assert hand.phase == "auction"
    assert not any(isinstance(event, Won) for event in hand.events)
    assert_refused(hand, Bid("S", 18), "bid-turn", "STH-BI-c")


@pytest.mark.accepts("STH-BI-d")
@pytest.mark.parametrize("dealer", ["N", "E", "S", "W"])
def test_the_dealer_takes_the_bid_at_15_when_the_others_pass(dealer):
    hand = call(keyed(dealer=dealer), None, None, None)
    assert hand.events[-1] == Won(dealer, 15, dropped=True)
    assert hand.can(NameTrump(dealer, "C"))


@pytest.mark.refuses("STH-BI-d")
def test_the_dealer_cannot_refuse_what_was_dropped_on_him():
    hand = call(keyed(), None, None, None)
    assert_refused(hand, Pass("W"), "bid-dropped", "STH-BI-d")
    assert_refused(hand, Bid("W", 16), "bid-dropped", "STH-BI-d")
    assert (hand.state.bidder, hand.state.amount) == ("W", 15)


@pytest.mark.refuses("STH-BI-d")
def test_the_dealer_is_free_to_pass_once_somebody_has_bid():
    hand = call(keyed(), None, None, 15)
    hand.apply(Pass("W"))
    assert hand.events[-1] == Won("S", 15, dropped=False)


@pytest.mark.refuses("STH-BI-d")
@pytest.mark.parametrize("bid", [16, 20])
def test_no_paper_says_that_a_dropped_dealer_had_more_than_15(bid):
    paper = {"bidder": "W", "dealer": "W", "trump": "C", "dropped": True, "take": {"NS": 5, "EW": 20}}
    assert scored(BOOK, bid=15, **paper) == {"EW": 20, "NS": 5}
    with sent_back("slip-dropped-at", given=15, bid=bid):
        scored(BOOK, bid=bid, **paper)


@pytest.mark.accepts("STH-BI-e")
@pytest.mark.parametrize("trump", ["S", "H", "C", "D"])
def test_the_owner_of_the_bid_names_any_suit_even_one_he_does_not_hold(trump):
    hand = call(keyed(N=VOID_IN_HEARTS), 20, None, None, None)
    hand.apply(NameTrump("N", trump))
    assert (hand.phase, hand.state.trump) == ("exchange", trump)


@pytest.mark.refuses("STH-BI-e")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_nobody_else_names_trump(seat):
    assert_refused(call(keyed(), 20, None, None, None), NameTrump(seat, "C"), "trump-bidder", "STH-BI-e")


@pytest.mark.refuses("STH-BI-e")
@pytest.mark.parametrize("seat", ["N", "S"])
def test_no_cards_are_passed_before_trump_is_named(seat):
    hand = call(keyed(), 20, None, None, None)
    assert_refused(hand, PassPieces(seat, hand.state.hands[seat][:3]), "pass-moment", "STH-BI-e")


@pytest.mark.refuses("STH-BI-e")
def test_trump_once_named_stays_also_when_the_pass_was_a_surprise():
    hand = at_exchange(trump="C")
    assert_refused(hand, NameTrump("S", "D"), "trump-fixed", "STH-BI-e")
    hand.apply(PassPieces("N", hand.state.hands["N"][:3]))
    hand.apply(PassPieces("S", hand.state.hands["S"][:3]))
    assert_refused(hand, NameTrump("S", "D"), "trump-fixed", "STH-BI-e")


@pytest.mark.refuses("STH-BI-e")
@pytest.mark.parametrize("trump", ["none", "follow-me", "X"])
def test_trump_is_one_of_the_four_suits(trump):
    assert_refused(call(keyed(), 20, None, None, None), NameTrump("N", trump), "trump-choice", "STH-BI-e")


@pytest.mark.accepts("STH-BI-g")
def test_advice_about_the_strongest_suit_binds_nobody():
    hand = call(keyed(N="9H AC TC KC QC JC AC TC KC QC JC 9C"), 20, None, None, None)
    named = {action.trump for action in legal_actions(hand, "N") if isinstance(action, NameTrump)}
    assert named == {"S", "H", "C", "D"}


@pytest.mark.accepts("STH-JB-a")
@pytest.mark.parametrize(("standing", "jump"), [(15, 25), (15, 17), (20, 50)])
def test_a_bid_may_jump(standing, jump):
    hand = call(keyed(), standing)
    hand.apply(Bid("E", jump))
    assert hand.state.amount == jump
    assert hand.can(Bid("S", jump + 1))
    assert hand.can(Bid("S", jump + 10))


@pytest.mark.refuses("STH-JB-a")
@pytest.mark.parametrize("amount", [16, 24, 25])
def test_what_a_jump_has_left_out_can_no_longer_be_bid(amount):
    hand = call(keyed(), 15, 25)
    assert_refused(hand, Bid("S", amount), "bid-higher", "STH-BI-b")


@pytest.mark.accepts("STH-X1")
def test_after_a_bid_that_was_too_low_one_bids_again_or_passes():
    hand = call(keyed(), 20)
    assert not hand.can(Bid("E", 18))
    assert hand.can(Pass("E"))
    hand.apply(Bid("E", 21))
    assert hand.state.amount == 21


@pytest.mark.accepts("STH-X1")
def test_the_partner_of_one_who_bid_too_low_or_too_early_is_not_silenced():
    hand = call(keyed(), 20)
    assert not hand.can(Bid("W", 30))
    assert not hand.can(Bid("E", 18))
    call(hand, None, None)
    hand.apply(Bid("W", 21))
    assert (hand.state.bidder, hand.state.amount) == ("W", 21)


@pytest.mark.refuses("STH-X1")
def test_a_bid_that_was_too_low_does_not_count():
    hand = call(keyed(), 20)
    assert_refused(hand, Bid("E", 18), "bid-higher", "STH-BI-b")
    assert (hand.state.bidder, hand.state.amount, hand.turn) == ("N", 20, "E")


@pytest.mark.refuses("STH-X1")
def test_a_bid_out_of_turn_does_not_count_and_takes_no_turn_away():
    hand = keyed()
    assert_refused(hand, Bid("S", 30), "bid-turn", "STH-BI-c")
    assert (hand.state.bidder, hand.turn) == (None, "N")
    call(hand, 15, None)
    assert hand.can(Bid("S", 16))
