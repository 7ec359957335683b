"""NPA 2.4c-e and 2.4s at a refereed table: bids that are wrong, early or changed, and the dealer they silence."""

from __future__ import annotations

import pytest
from npa_felt import PARTNER, auction, clauses, dealt, described, scores

from meldhouse.game import Bid, CountHand, Ended, NameTrump, Pass, Refused, Won, to_act


def bidding(*calls, **known):
    """Bids and passes by whoever's turn it is; North speaks first."""
    felt = auction(**known)
    for amount in calls:
        seat = felt.hand.turn
        felt.act(Pass(seat) if amount is None else Bid(seat, amount))
    return felt


NO_MARRIAGE = {
    "W": "AS*4 TS*4 JS*4 AH*4 TH*4",
    "N": "KS QS KH QH KD QD KC*2 QC*2 TD*4 TC*4 AD AC",
    "S": "KS*3 KH*3 KD*3 QC*2 JH*4 JC*4 AD",
}
"""North holds 24 by nature, South nothing."""


def restrictions(felt):
    return felt.hand.state.auction.silenced, felt.hand.state.auction.next_only


# --- what silences the partner --------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4c")
@pytest.mark.parametrize(
    ("calls", "amount"),
    [
        ((), 49),
        ((), 0),
        ((58,), 58),
        ((58,), 57),
        ((58,), 61),
        ((58,), 62),
        ((60,), 61),
        ((60,), 64),
        ((95,), 99),
        ((95,), 105),
        ((100,), 105),
        ((100,), 109),
    ],
)
def test_a_bid_that_is_no_legal_bid_does_not_count_and_silences_the_partner(calls, amount):
    felt = bidding(*calls)
    seat, standing = felt.hand.turn, felt.hand.state.amount
    felt.act(Bid(seat, amount))
    assert felt.hand.state.amount == standing
    assert restrictions(felt) == ({PARTNER[seat]}, {seat})
    assert felt.hand.turn == seat, "the offender bids again, or passes"
    ruling = felt.rulings[-1]
    assert ruling == described("bid_wrong", by=(seat,), bid=amount, counts=dict.fromkeys("NESW", 20))
    assert (ruling.clause, ruling.entries) == ("NPA-2.4c", ())


@pytest.mark.accepts("NPA-2.4c")
@pytest.mark.parametrize(("calls", "seat"), [((), "E"), ((), "S"), ((), "W"), ((50,), "S"), ((50, 51), "W")])
@pytest.mark.parametrize("amount", [55, 75])
def test_a_bid_out_of_turn_does_not_count_and_silences_the_partner(calls, seat, amount):
    felt = bidding(*calls)
    turn, standing = felt.hand.turn, felt.hand.state.amount
    felt.act(Bid(seat, amount))
    assert (felt.hand.state.amount, felt.hand.turn) == (standing, turn)
    assert restrictions(felt) == ({PARTNER[seat]}, {seat})
    assert felt.rulings[-1].clause == "NPA-2.4c"


@pytest.mark.accepts("NPA-2.4c")
def test_trying_to_change_an_earlier_bid_silences_the_partner_and_the_earlier_bid_stands():
    felt = bidding(56)
    felt.act(Bid("N", 57))
    assert (felt.hand.state.bidder, felt.hand.state.amount) == ("N", 56)
    assert restrictions(felt) == ({"S"}, {"N"})
    assert felt.rulings[-1].remedies == described("bid_changed", by=("N",), bid=57).remedies
    assert felt.rulings[-1].clause == "NPA-2.4c"


@pytest.mark.accepts("NPA-2.4c")
def test_a_bid_by_somebody_who_has_passed_silences_his_partner():
    felt = bidding(None, 52)
    felt.act(Bid("N", 53))
    assert felt.hand.state.auction.silenced == {"S"}
    assert felt.hand.state.amount == 52


@pytest.mark.accepts("NPA-2.4c")
def test_the_silenced_partners_earlier_bid_stands_and_can_win():
    felt = bidding(58, None, 61, N="KH QH")
    assert felt.hand.state.auction.silenced == {"N"}
    felt.act(Pass("S"))
    felt.act(Pass("W"))
    assert felt.hand.events[-1] == Won("N", 58)


@pytest.mark.accepts("NPA-2.4c")
def test_it_lasts_for_the_rest_of_the_bidding():
    felt = bidding(49)
    for amount in (50, 51):
        felt.act(Bid(felt.hand.turn, amount))
    assert felt.hand.turn == "S"
    with pytest.raises(Refused, match=r"NPA-2\.4c"):
        felt.hand.apply(Bid("S", 52))
    felt.act(Pass("S"))
    for amount in (52, 53, 54):
        felt.act(Bid(felt.hand.turn, amount))
    assert "S" not in to_act(felt.hand)


@pytest.mark.accepts("NPA-2.4c")
def test_a_silenced_player_who_bids_has_bid_wrongly_and_silences_his_partner_in_turn():
    felt = bidding(49, 50, 51)
    felt.act(Bid("S", 52))
    assert felt.hand.state.amount == 51
    assert felt.hand.state.auction.silenced == {"N", "S"}


# --- what does not --------------------------------------------------------------------------------------------------


@pytest.mark.refuses("NPA-2.4c")
@pytest.mark.parametrize(
    ("calls", "amount"),
    [((), 50), ((58,), 59), ((58,), 60), ((58,), 65), ((60,), 65), ((95,), 100), ((95,), 110), ((100,), 110)],
)
def test_a_legal_bid_silences_nobody(calls, amount):
    felt = bidding(*calls)
    felt.act(Bid(felt.hand.turn, amount))
    assert felt.hand.state.amount == amount
    assert (restrictions(felt), felt.rulings) == ((frozenset(), frozenset()), [])


@pytest.mark.refuses("NPA-2.4c")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_a_pass_out_of_turn_does_not_count_and_silences_nobody(seat):
    felt = auction()
    felt.act(Pass(seat))
    assert (felt.hand.turn, felt.hand.state.auction.passed) == ("N", frozenset())
    assert restrictions(felt) == (frozenset(), frozenset())
    assert felt.rulings[-1] == described("pass_early", by=(seat,), counts=dict.fromkeys("NESW", 20))


@pytest.mark.refuses("NPA-2.4c")
@pytest.mark.parametrize("counted", [0, 3, 4])
def test_a_bid_before_the_hand_is_declared_ready_is_only_made_again(counted):
    felt = dealt()
    for seat in "NESW"[:counted]:
        felt.act(CountHand(seat, 20))
    felt.act(Bid("N", 52))
    assert (felt.hand.state.amount, restrictions(felt)) == (None, (frozenset(), frozenset()))
    assert felt.rulings[-1].clause == "NPA-2.4a"


@pytest.mark.refuses("NPA-2.4c")
def test_the_other_side_is_never_silenced_by_it():
    felt = bidding(49)
    assert not felt.hand.state.auction.silenced & {"E", "W"}
    felt.act(Bid("N", 50))
    felt.act(Bid("E", 75))
    assert felt.hand.state.bidder == "E"


# --- what the offender himself may do -------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.4d")
@pytest.mark.parametrize(
    ("calls", "wrong", "least"), [((), 49, 50), ((58,), 61, 59), ((60,), 61, 65), ((100,), 105, 110)]
)
def test_the_offender_makes_the_next_legal_bid(calls, wrong, least):
    felt = bidding(*calls, wrong)
    felt.act(Bid(felt.hand.turn, least))
    assert felt.hand.state.amount == least


@pytest.mark.accepts("NPA-2.4d")
def test_or_he_passes():
    felt = bidding(58, 61, None)
    assert felt.hand.state.auction.passed == {"E"}


@pytest.mark.refuses("NPA-2.4d")
@pytest.mark.parametrize("amount", [60, 65, 100])
def test_at_that_turn_a_higher_bid_does_not_count_either(amount):
    felt = bidding(58, 61)
    felt.act(Bid("E", amount))
    assert (felt.hand.state.amount, felt.hand.turn) == (58, "E")


@pytest.mark.refuses("NPA-2.4d")
def test_whoever_bid_too_early_waits_and_then_makes_the_lowest_bid_or_passes():
    felt = auction()
    felt.act(Bid("E", 55))
    felt.act(Bid("N", 52))
    felt.act(Bid("E", 55))
    assert (felt.hand.state.amount, felt.hand.turn) == (52, "E")
    felt.act(Bid("E", 53))
    assert felt.hand.state.bidder == "E"
    assert felt.hand.state.auction.next_only == frozenset(), "at later turns he chooses freely"


# --- the dealer who is silenced -------------------------------------------------------------------------------------


def dropped_on_the_silenced(offence, **known):
    """West deals, East offends, and everybody passes."""
    felt = auction(**known)
    if offence.amount in (49, 62):
        felt.act(Pass("N"))
    felt.act(offence)
    while not felt.hand.is_over and felt.hand.phase == "auction" and felt.hand.turn != "W":
        felt.act(Pass(felt.hand.turn))
    return felt


@pytest.mark.parametrize(
    ("amount", "clause"),
    [
        pytest.param(55, "NPA-2.4e", marks=pytest.mark.accepts("NPA-2.4e")),
        pytest.param(49, "NPA-2.4s", marks=pytest.mark.accepts("NPA-2.4s")),
        pytest.param(62, "NPA-2.4s", marks=pytest.mark.accepts("NPA-2.4s")),
    ],
)
def test_a_dealer_silenced_by_his_partner_is_set_for_50_when_all_pass(amount, clause):
    felt = dropped_on_the_silenced(Bid("E", amount), **NO_MARRIAGE)
    assert felt.hand.events[-1] == Ended("silenced")
    assert scores(felt) == {"NS": 50 + 24}
    assert clauses(felt) == {clause}


@pytest.mark.accepts("NPA-2.4e")
def test_a_marriage_does_not_help_the_silenced_dealer():
    felt = dropped_on_the_silenced(Bid("E", 55), W="KH QH")
    assert felt.hand.state.ending.ended == "silenced"
    assert felt.hand.state.trump is None


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
@pytest.mark.parametrize(("seat", "amount"), [("W", 55), ("S", 55)])
def test_a_dealer_whose_partner_did_not_offend_has_the_hand_at_50(seat, amount):
    felt = auction(W="KH QH")
    felt.act(Bid(seat, amount))
    for turn in ("N", "E", "S"):
        felt.act(Pass(turn))
    assert felt.hand.events[-1] == Won("W", 50, dropped=True)
    felt.act(NameTrump("W", "H"))
    assert felt.hand.state.trump == "H"


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
@pytest.mark.parametrize(("bidder", "amount"), [("N", 50), ("E", 50), ("S", 50)])
def test_a_silenced_dealer_is_not_set_when_anybody_has_bid(bidder, amount):
    felt = auction(**{bidder: "KH QH"})
    felt.act(Bid("E", 55))
    while felt.hand.phase == "auction":
        seat = felt.hand.turn
        felt.act(Bid(seat, amount) if seat == bidder and felt.hand.state.bidder is None else Pass(seat))
    assert felt.hand.events[-1] == Won(bidder, 50)


@pytest.mark.refuses("NPA-2.4e", "NPA-2.4s")
def test_a_pass_out_of_turn_by_the_dealers_partner_does_not_cost_the_drop():
    felt = auction(W="KH QH")
    felt.act(Pass("E"))
    for turn in ("N", "E", "S"):
        felt.act(Pass(turn))
    assert felt.hand.events[-1] == Won("W", 50, dropped=True)
