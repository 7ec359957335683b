"""A bid before the hands are counted, by somebody who would not have been the first to speak: both at once."""

from __future__ import annotations

import pytest
from felt_table import felt_dealt
from npa_felt import PARTNER, dealt, described

from meldhouse.game import Bid, CountHand, Ended, Pass, Refused, steward


def counted(felt, many):
    for seat in "NESW"[:many]:
        felt.act(CountHand(seat, len(felt.hand.state.hands[seat])))
    return felt


@pytest.mark.accepts("NPA-2.4c")
@pytest.mark.parametrize("many", [0, 2, 4])
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_it_does_not_count_and_silences_the_partner_as_any_bid_out_of_turn(seat, many):
    felt = counted(dealt(), many)
    felt.act(Bid(seat, 52))
    state = felt.hand.state
    assert (state.amount, state.silenced, state.next_only) == (None, {PARTNER[seat]}, {seat})
    assert felt.rulings[-1] == described("bid_early", by=(seat,), bid=52, counts=dict.fromkeys("NESW", 20))
    steward.tidy(felt.hand)
    assert felt.hand.turn == "N"


@pytest.mark.refuses("NPA-2.4c")
@pytest.mark.accepts("NPA-2.4a")
@pytest.mark.parametrize("many", [0, 2, 4])
def test_the_one_who_speaks_first_is_only_too_early(many):
    felt = counted(dealt(), many)
    felt.act(Bid("N", 52))
    assert (felt.hand.state.silenced, felt.rulings[-1].clause) == (frozenset(), "NPA-2.4a")
    steward.tidy(felt.hand)
    felt.act(Bid("N", 52))
    assert felt.hand.state.amount == 52


@pytest.mark.accepts("NPA-2.4e")
def test_a_dealer_silenced_before_the_count_cannot_take_the_bid_either():
    felt = dealt()
    felt.act(Bid("E", 52))
    steward.tidy(felt.hand)
    for seat in "NES":
        felt.act(Pass(seat))
    assert Ended("silenced") in felt.hand.events


@pytest.mark.accepts("MCA-6d", "MCA-10Bb")
@pytest.mark.parametrize("seat", ["E", "S", "W"])
def test_at_mcallen_it_is_a_pass_and_the_partner_is_barred(seat):
    felt = felt_dealt("mcallen")
    felt.act(Bid(seat, 16))
    state = felt.hand.state
    assert (state.passed, state.silenced, felt.rulings[-1].clause) == ({seat}, {PARTNER[seat]}, "MCA-6d")
    steward.tidy(felt.hand)
    felt.act(Bid("N", 15))
    assert felt.hand.turn == next(other for other in "ESW" if other != seat)


@pytest.mark.refuses("MCA-6d")
def test_at_mcallen_the_first_to_speak_bids_again_when_all_have_counted():
    felt = felt_dealt("mcallen")
    felt.act(Bid("N", 16))
    assert (felt.hand.state.passed, felt.hand.state.silenced, felt.rulings[-1].clause) == (
        frozenset(), frozenset(), "MCA-5d",
    )  # fmt: skip
    steward.tidy(felt.hand)
    felt.act(Bid("N", 16))


@pytest.mark.accepts("N42-11a")
def test_in_42_it_is_frozen():
    felt = felt_dealt("n42pa")
    for _ in "NES":
        felt.act(steward.next_chore(felt.hand))
    felt.act(Bid("S", 34))
    assert felt.hand.state.frozen == {"S": 34}


@pytest.mark.refuses("NPA-2.4c")
def test_before_the_deal_nobody_can_bid_at_all():
    felt = dealt()
    blank = type(felt)(felt.hand.blank())
    with pytest.raises(Refused):
        blank.act(Bid("E", 52))
