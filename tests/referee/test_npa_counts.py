"""NPA 2.3e-g and 7.1d: hands of the wrong size, before the bidding and at the end."""

from __future__ import annotations

import pytest
from npa_felt import LEFT, PARTNER, SEATS, described, undealt, worth

from meldhouse.game import Bid, CountHand, Deal, Misdeal, Pulled, Refused, ThrownIn, steward
from meldhouse.game.views import seen
from meldhouse.pieces import FACE_DOWN


def misdealt(count, *, short="N", long="S", dealer="W"):
    felt = undealt(dealer)
    felt.act(Misdeal(dealer, short=short, long=long, count=count))
    return felt


def sizes(felt):
    return {seat: len(held) for seat, held in felt.hand.state.hands.items()}


ALL_20 = dict.fromkeys(SEATS, 20)


# --- 19 and 21: one card is pulled ----------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3e")
@pytest.mark.parametrize(("short", "long"), [("N", "S"), ("E", "W"), ("W", "N"), ("S", "E")])
def test_a_hand_of_19_pulls_one_card_from_the_hand_of_21_and_the_deal_stands(short, long):
    felt = misdealt(1, short=short, long=long)
    pulled = [event for event in felt.hand.events if isinstance(event, Pulled)]
    assert [(event.seat, event.source, len(event.pieces)) for event in pulled] == [(short, long, 1)]
    assert sizes(felt) == ALL_20
    assert felt.hand.state.deals == 1
    assert felt.rulings[-1].clause == "NPA-2.3e"
    steward.tidy(felt.hand)
    felt.act(Bid("N", 50))
    assert felt.hand.state.amount == 50


@pytest.mark.accepts("NPA-2.3e")
def test_the_card_is_pulled_unseen_and_only_the_two_hands_know_it():
    felt = misdealt(1)
    (pulled,) = [event for event in felt.hand.events if isinstance(event, Pulled)]
    assert seen(pulled, "N", felt.hand) == seen(pulled, "S", felt.hand) == pulled
    for stranger in ("E", "W", None):
        assert seen(pulled, stranger, felt.hand).pieces == (FACE_DOWN,)


@pytest.mark.accepts("NPA-2.3e")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen"])
@pytest.mark.parametrize(
    "counts",
    [
        {"N": 19, "S": 21},
        {"N": 19, "E": 20, "S": 21, "W": 20},
        {"N": 19, "E": 19, "S": 21, "W": 21},
        {"N": 19, "E": 19, "S": 22, "W": 20},
    ],
)
def test_told_at_felt_it_is_the_same_as_long_as_nobody_pulls_two(kind, counts):
    ruling = described(kind, counts=counts)
    assert (ruling.remedies, ruling.clause, ruling.hand) == (("pull",), "NPA-2.3e", "goes-on")
    assert ruling.entries == (), "nothing is lost for it before the end of the hand"


@pytest.mark.refuses("NPA-2.3e")
def test_where_everybody_has_20_nobody_pulls():
    felt = undealt()
    felt.act(Deal("W"))
    assert sizes(felt) == ALL_20
    assert not any(isinstance(event, Pulled) for event in felt.hand.events)
    assert felt.rulings == []


@pytest.mark.refuses("NPA-2.3e")
def test_a_hand_of_19_may_not_ask_for_a_new_deal_instead():
    felt = misdealt(1)
    dealt = felt.hand.events.copy()
    with pytest.raises(Refused):
        felt.act(Deal("W"))
    assert felt.hand.events == dealt


# --- 18 and 22: dealt again -----------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3f")
@pytest.mark.refuses("NPA-2.3e")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_where_two_cards_would_be_pulled_the_same_dealer_shuffles_has_it_cut_and_deals_again(count):
    felt = misdealt(count)
    assert felt.hand.events[-1] == ThrownIn("misdeal")
    assert felt.rulings[-1].clause == "NPA-2.3f"
    assert (felt.hand.phase, felt.hand.state.dealer, felt.hand.state.hands) == ("shuffle", "W", {})
    felt.act(Deal("W"))
    assert (felt.rulings[-1].kind, felt.rulings[-1].clause) == ("shuffle_short", "NPA-2.2f")
    steward.tidy(felt.hand)
    assert sizes(felt) == ALL_20
    assert (felt.hand.state.deals, felt.hand.turn) == (2, LEFT["W"])


@pytest.mark.accepts("NPA-2.3f")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen"])
@pytest.mark.parametrize(
    "counts",
    [{"E": 18, "W": 22}, {"N": 20, "E": 18, "S": 21, "W": 21}, {"N": 19, "E": 18, "S": 23, "W": 20}],
)
def test_told_at_felt_one_hand_of_18_is_enough_for_a_new_deal(kind, counts):
    ruling = described(kind, counts=counts)
    assert (ruling.remedies, ruling.clause, ruling.hand) == (("redeal",), "NPA-2.3f", "dealt-again")


@pytest.mark.refuses("NPA-2.3f")
@pytest.mark.parametrize("counts", [{"N": 19, "S": 21}, {"N": 19, "E": 19, "S": 22, "W": 20}])
def test_a_hand_of_22_alone_does_not_make_a_deal_illegal(counts):
    assert described("count_seen", counts=counts).hand == "goes-on"


@pytest.mark.refuses("NPA-2.3f")
@pytest.mark.parametrize("exposed", [1, 3])
def test_a_card_that_shows_in_dealing_is_written_down_and_the_deal_stands(exposed):
    felt = undealt()
    felt.act(Misdeal("W", exposed=exposed))
    ruling = felt.rulings[-1]
    assert (ruling.kind, ruling.clause, ruling.hand, ruling.logged) == ("deal_exposed", None, "goes-on", True)
    assert described("deal_exposed", by=()).remedies == ruling.remedies
    assert (sizes(felt), felt.hand.state.deals) == (ALL_20, 1)


@pytest.mark.refuses("NPA-2.3f")
def test_a_second_illegal_deal_does_not_take_the_deal_from_the_dealer():
    felt = misdealt(2)
    while felt.hand.state.deal.cut is None:
        felt.act(steward.next_chore(felt.hand))
    felt.act(Misdeal("W", short="E", long="N", count=2))
    assert (felt.hand.phase, felt.hand.state.dealer) == ("shuffle", "W")
    assert felt.rulings[-1].clause == "NPA-2.3i"
    assert felt.rulings[-1].logged


# --- found at the end -----------------------------------------------------------------------------------------------


@pytest.mark.accepts("NPA-2.3g", "NPA-7.1d")
@pytest.mark.parametrize(
    ("counts", "lost"),
    [
        ({"N": 19, "E": 20, "S": 21, "W": 20}, {"N": -50, "S": -50}),
        ({"N": 19, "E": 21, "S": 20, "W": 20}, {"N": -50, "E": -50}),
        ({"N": 18, "E": 20, "S": 20, "W": 22}, {"N": -50, "W": -50}),
        ({"N": 19, "E": 19, "S": 21, "W": 21}, {"N": -50, "E": -50, "S": -50, "W": -50}),
        ({"N": 19, "E": 19, "S": 22, "W": 20}, {"N": -50, "E": -50, "S": -50}),
    ],
)
def test_everybody_with_too_few_or_too_many_cards_at_the_end_loses_50_of_his_own(counts, lost):
    ruling = described("count_end", counts=counts)
    assert worth(ruling) == lost
    assert {entry.clause for entry in ruling.entries} == {ruling.clause} == {"NPA-2.3g"}
    assert ruling.logged


@pytest.mark.accepts("NPA-7.1d")
def test_the_short_hand_and_the_long_one_are_two_rows_of_two_players():
    ruling = described("count_end", counts={"W": 19, "E": 21})
    assert [(entry.seats, entry.points) for entry in ruling.entries] == [(("W",), -50), (("E",), -50)]


@pytest.mark.refuses("NPA-2.3g", "NPA-7.1d")
def test_partners_with_20_cards_lose_nothing():
    ruling = described("count_end", counts={"N": 19, "E": 20, "S": 20, "W": 21})
    assert set(worth(ruling)) == {"N", "W"}
    assert not {PARTNER["N"], PARTNER["W"]} & set(worth(ruling))


@pytest.mark.refuses("NPA-2.3g", "NPA-7.1d")
@pytest.mark.parametrize("kind", ["count_unseen", "count_seen", "count_play"])
def test_nobody_pays_for_a_wrong_number_that_is_found_before_the_end(kind):
    assert described(kind, counts={"N": 19, "E": 20, "S": 21, "W": 20}).entries == ()


@pytest.mark.refuses("NPA-7.1d")
def test_20_cards_each_cost_nobody_anything():
    assert described("count_end", counts=dict(ALL_20)).entries == ()


@pytest.mark.refuses("NPA-2.3g")
def test_whoever_counts_finds_it_before_the_bidding():
    felt = misdealt(1)
    with pytest.raises(Refused, match=r"NPA-2\.3d"):
        felt.act(CountHand("N", 19))
