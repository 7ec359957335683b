"""NPA 2.4: bids that are wrong or out of turn, the partner whom they silence, and the dealer whom they set."""

from __future__ import annotations

import pytest
from npa_table import NO_MARRIAGE, NPA, bidding

from faults import sent_back
from meldhouse.game import (
    Bid,
    Ended,
    NameTrump,
    Pass,
    Restrict,
    Won,
    score,
    slip_of,
    to_act,
)
from table import (
    assert_refused,
    at_auction,
    call,
    clauses_of,
    points,
    scored,
)


@pytest.mark.accepts("NPA-2.4c")
def test_the_earlier_bid_of_a_silenced_partner_stands():
    hand = bidding(58, N="KH QH")
    hand.apply(Restrict("N", "silenced"))
    call(hand, None, None, None)
    assert hand.events[-1] == Won("N", 58)


@pytest.mark.refuses("NPA-2.4c")
def test_a_silenced_partner_may_only_pass():
    hand = bidding(58, 59)
    hand.apply(Restrict("S", "silenced"))
    assert_refused(hand, Bid("S", 60), "bid-silenced", "NPA-2.4c")
    hand.apply(Pass("S"))
    assert hand.turn == "W"


@pytest.mark.accepts("NPA-2.4d")
@pytest.mark.parametrize("action", [Bid("N", 59), Pass("N")])
def test_after_a_void_bid_of_62_over_58_the_offender_may_bid_59_or_pass(action):
    hand = bidding(50, None, None, 58)
    assert_refused(hand, Bid("N", 62), "bid-step", "NPA-2.4g")
    hand.apply(Restrict("S", "silenced"))
    hand.apply(Restrict("N", "next-bid"))
    hand.apply(action)
    assert hand.state.amount == (59 if isinstance(action, Bid) else 58)


@pytest.mark.accepts("NPA-2.4d")
def test_at_a_later_turn_the_offender_chooses_freely():
    hand = bidding(50, None, None, 58)
    hand.apply(Restrict("N", "next-bid"))
    call(hand, 59, 60)
    assert hand.can(Bid("N", 70))


@pytest.mark.refuses("NPA-2.4d")
@pytest.mark.parametrize("amount", [60, 65, 100])
def test_at_that_turn_the_offender_may_make_no_higher_bid(amount):
    hand = bidding(50, None, None, 58)
    hand.apply(Restrict("N", "next-bid"))
    refusal = assert_refused(hand, Bid("N", amount), "bid-next-only", "NPA-2.4d")
    assert refusal.message.args == {"amount": 59}


@pytest.mark.refuses("NPA-2.4d")
def test_an_offender_who_bid_too_early_waits_for_his_turn():
    hand = at_auction(NPA)
    assert_refused(hand, Bid("E", 55), "bid-turn", "NPA-2.4b")
    hand.apply(Restrict("E", "next-bid"))
    assert_refused(hand, Bid("E", 50), "bid-turn", "NPA-2.4b")
    call(hand, 52)
    assert_refused(hand, Bid("E", 55), "bid-next-only", "NPA-2.4d")
    hand.apply(Bid("E", 53))
    assert hand.state.bidder == "E"


def silenced_dealer(offence, code, **known):
    """W deals; E makes a bid that does not count, which silences W; then everybody passes."""
    hand = at_auction(NPA, **known)
    if code != "bid-turn":
        call(hand, None)
    assert_refused(hand, offence, code)
    hand.apply(Restrict("W", "silenced"))
    hand.apply(Restrict("E", "next-bid"))
    while not hand.is_over and to_act(hand) != ("W",):
        call(hand, None)
    return hand


@pytest.mark.accepts("NPA-2.4e")
def test_a_dealer_silenced_by_a_bid_out_of_turn_is_set_for_50_when_all_pass():
    hand = silenced_dealer(Bid("E", 55), "bid-turn", **NO_MARRIAGE)
    assert hand.events[-1] == Ended("silenced")
    entries = score(NPA, slip_of(hand))
    assert points(entries) == {"EW": 0, "NS": 74}
    assert {entry.clause for entry in entries} == {"NPA-2.4e"}


@pytest.mark.accepts("NPA-2.4s")
@pytest.mark.parametrize(("amount", "code"), [(62, "bid-step"), (49, "bid-minimum")])
def test_a_dealer_silenced_by_a_wrong_bid_is_set_for_50_when_all_pass(amount, code):
    hand = silenced_dealer(Bid("E", amount), code, **NO_MARRIAGE)
    assert hand.events[-1] == Ended("silenced")
    assert points(score(NPA, slip_of(hand))) == {"EW": 0, "NS": 74}


@pytest.mark.parametrize(
    ("meld", "total"),
    [
        pytest.param(24, 74, marks=pytest.mark.accepts("NPA-2.4e")),
        pytest.param(20, 70, marks=pytest.mark.accepts("NPA-2.4e")),
        pytest.param(19, 50, marks=pytest.mark.refuses("NPA-2.4e")),
        pytest.param(0, 50, marks=pytest.mark.refuses("NPA-2.4e")),
    ],
)
def test_after_a_silenced_drop_the_others_get_50_and_their_meld_only_from_20_on(meld, total):
    slip = {"bidder": "W", "bid": 50, "dealer": "W", "dropped": True, "how": "silenced", "meld": {"NS": meld}}
    assert scored(NPA, **slip) == {"EW": 0, "NS": total}
    assert clauses_of(NPA, **slip) == {"NPA-2.4e"}


@pytest.mark.accepts("NPA-2.4s")
def test_a_slip_can_say_that_the_bid_was_wrong_and_goes_by_the_clause_for_it():
    slip = {"bidder": "W", "bid": 50, "dealer": "W", "dropped": True, "how": "silenced", "meld": {"NS": 24}}
    assert clauses_of(NPA, **slip, wrong_bid=True) == {"NPA-2.4s"}
    with sent_back("slip-no-wrong-bid", key="wrong_bid"):
        scored(NPA, **{**slip, "how": "no-marriage"}, wrong_bid=True)


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
def test_the_drop_is_not_lost_when_the_dealer_was_not_the_one_silenced():
    hand = at_auction(NPA, W="KH QH")
    hand.apply(Restrict("S", "silenced"))
    call(hand, None, None, None)
    assert hand.events[-1] == Won("W", 50, dropped=True)


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
def test_a_silenced_dealer_is_not_set_when_somebody_made_a_bid():
    hand = at_auction(NPA, S="KH QH")
    hand.apply(Restrict("W", "silenced"))
    call(hand, None, None, 50)
    assert_refused(hand, Bid("W", 51), "bid-silenced", "NPA-2.4c")
    call(hand, None)
    assert hand.events[-1] == Won("S", 50)


@pytest.mark.refuses("NPA-2.4s")
def test_a_silenced_dealer_may_not_name_trump_for_the_drop():
    hand = silenced_dealer(Bid("E", 62), "bid-step", W="KH QH")
    assert_refused(hand, NameTrump("W", "H"), "wrong-moment")
    assert slip_of(hand).trump is None
