"""The running score, as each house keeps it."""

from __future__ import annotations

import pytest

from meldhouse.game import Game, Incident, Refused, Slip, SlipError
from table import house

MADE = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46, "NS": 0}, "take": {"EW": 30, "NS": 20}}
FINE = Incident(seats=("W",), points=-50, clause="NPA-2.5h", reason="aces that cannot be declared")


def test_a_house_that_counts_players_lets_partners_differ():
    game = Game(house("npa"), first_dealer="W")
    game.add(Slip(**MADE, incidents=(FINE,)))
    assert game.standing() == {"N": 20, "E": 76, "S": 20, "W": 26}
    assert game.side_totals() == {"NS": 20, "EW": 76}


def test_a_house_that_counts_sides_has_one_score_for_two():
    game = Game(house("npa", '[table]\naccounts = "side"'), first_dealer="W")
    game.add(Slip(**MADE))
    assert game.standing() == {"NS": 20, "EW": 76}


def test_the_first_deal_belongs_to_the_scorekeepers_left():
    game = Game(house("npa"), first_dealer="N")
    with pytest.raises(Refused, match=r"The first deal belongs to West \(NPA-2\.3a\)"):
        game.next_hand(scorekeeper="S")
    assert Game(house("npa"), first_dealer="W").next_hand(scorekeeper="S").state.dealer == "W"


def test_everybody_washes_the_pack_only_in_the_first_hand_of_the_first_round():
    assert Game(house("npa"), first_dealer="W").next_hand(scorekeeper="S").state.is_opening
    assert not Game(house("npa"), first_dealer="W", is_first=False).next_hand(scorekeeper="S").state.is_opening


def test_a_hand_of_another_dealer_is_sent_back():
    game = Game(house("npa"), first_dealer="W")
    with pytest.raises(SlipError, match=r"dealer: The deal is West's") as raised:
        game.add(Slip(**MADE, dealer="N"))
    assert [(fault.key, fault.clause) for fault in raised.value.faults] == [("dealer", "NPA-2.3a")]
    assert game.hands == []


def test_a_dealer_who_lost_the_deal_is_passed_over():
    game = Game(house("st-hilary"), first_dealer="W")
    game.pass_deal()
    assert game.dealer == "N"


def test_a_game_that_is_over_takes_no_more_hands():
    game = Game(house("npa"), first_dealer="W")
    for _ in range(4):
        game.add(Slip(**MADE))
    assert game.is_over
    with pytest.raises(SlipError, match=r"This round is over; begin another \(NPA-2\.3b\)\.") as raised:
        game.add(Slip(**MADE))
    assert raised.value.faults[0].clause == "NPA-2.3b"
