"""A bid or a pass before the hand is ready: whoever says it, nobody's turn has come yet."""

from __future__ import annotations

import pytest
from felt_table import felt_dealt
from npa_felt import dealt, described
from ruling_facts import readings_of

from meldhouse.game import Bid, CountHand, Pass, Refused, steward


def counted(felt, many):
    for seat in "NESW"[:many]:
        felt.act(CountHand(seat, len(felt.hand.state.hands[seat])))
    return felt


@pytest.mark.refuses("NPA-2.4c")
@pytest.mark.accepts("NPA-2.4a")
@pytest.mark.parametrize("many", [0, 2, 4])
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_it_does_not_count_and_silences_nobody(seat, many):
    felt = counted(dealt(), many)
    felt.act(Bid(seat, 52))
    state = felt.hand.state
    assert (state.amount, state.auction.silenced, state.auction.next_only) == (None, frozenset(), frozenset())
    assert felt.rulings[-1] == described("bid_unready", by=(seat,), bid=52)
    assert "NPA-2.4c" in readings_of(felt.rulings[-1])[0], "an official may take it for a bid out of turn"
    steward.tidy(felt.hand)
    assert felt.hand.turn == "N"
    felt.act(Bid("N", 52))
    assert felt.hand.state.amount == 52


@pytest.mark.accepts("NPA-2.4c")
def test_once_the_hand_is_ready_it_is_out_of_turn():
    felt = dealt()
    steward.tidy(felt.hand)
    felt.act(Bid("E", 52))
    assert (felt.rulings[-1].kind, felt.hand.state.auction.silenced) == ("bid_early", {"W"})


@pytest.mark.refuses("MCA-6d")
@pytest.mark.parametrize("seat", ["N", "E", "S", "W"])
def test_at_mcallen_everybody_bids_again_when_all_have_counted(seat):
    felt = felt_dealt("mcallen")
    felt.act(Bid(seat, 16))
    assert (felt.hand.state.auction.passed, felt.hand.state.auction.silenced) == (frozenset(), frozenset())
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("bid_unready", "MCA-5d")
    assert "MCA-6d" in readings_of(felt.rulings[-1])[0]
    steward.tidy(felt.hand)
    felt.act(Bid("N", 16))


@pytest.mark.accepts("N42-11a")
def test_in_42_it_is_frozen():
    felt = felt_dealt("n42pa")
    for _ in "NES":
        felt.act(steward.next_chore(felt.hand))
    felt.act(Bid("S", 34))
    assert felt.hand.state.auction.frozen == {"S": 34}
    assert "N42-13a" in readings_of(felt.rulings[-1])[0], "an official may take it for none at all"


@pytest.mark.accepts("N42-13a")
def test_in_42_a_pass_with_dominoes_face_down_counts_as_little_as_a_bid():
    felt = felt_dealt("n42pa")
    felt.act(steward.next_chore(felt.hand))
    felt.act(Pass("S"))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("bid_blind", "N42-13a")
    assert felt.hand.state.auction.calls == ()


@pytest.mark.accepts("N42-11d")
def test_in_42_a_pass_before_all_hands_stand_binds_as_one_out_of_turn():
    felt = felt_dealt("n42pa")
    felt.act(steward.next_chore(felt.hand))
    felt.act(Pass("N"))
    assert felt.rulings[-1].clause == "N42-11d"
    steward.tidy(felt.hand)
    assert felt.hand.turn == "E", "North, who would have been the first to speak, has spoken"


@pytest.mark.accepts("NPA-2.4b")
def test_a_pass_before_the_hand_is_ready_is_no_pass():
    felt = dealt()
    felt.act(Pass("E"))
    assert (felt.rulings[-1].kind, felt.hand.state.auction.passed) == ("pass_early", frozenset())


@pytest.mark.refuses("NPA-2.4c")
def test_before_the_deal_nobody_can_bid_at_all():
    felt = dealt()
    blank = type(felt)(felt.hand.blank())
    with pytest.raises(Refused):
        blank.act(Bid("E", 52))
