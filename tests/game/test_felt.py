"""The seam for tables of felt: what hands can do is done, and stays with whoever did it."""

from __future__ import annotations

from meldhouse.game import Play, steward
from table import at_tricks, house, pieces


def test_a_card_played_out_of_turn_stays_with_its_player_and_everybody_still_plays_once():
    hand = at_tricks(house("npa"), bidder="N", trump="H", amount=60, N="KH QH AS", E="TS", S="KS", W="QS")
    hand.apply(Play("N", pieces("AS")[0]))
    hand.apply_unchecked(Play("S", pieces("KS")[0]))
    assert hand.turn == "W"
    hand.apply_unchecked(Play("W", pieces("QS")[0]))
    assert hand.turn == "E"
    hand.apply_unchecked(Play("E", pieces("TS")[0]))
    (trick,) = hand.state.play.tricks
    assert (trick.leader, trick.seats, trick.winner) == ("N", ("N", "S", "W", "E"), "N")
    steward.tidy(hand)
    assert hand.turn == "N"
    assert {len(held) for held in hand.state.hands.values()} == {19}


def test_a_card_of_the_wrong_suit_is_played_and_counted_like_any_other():
    hand = at_tricks(house("npa"), bidder="N", trump="H", amount=60, N="KH QH AS", E="TS TD")
    hand.apply(Play("N", pieces("AS")[0]))
    assert hand.verify(Play("E", pieces("TD")[0])).code == "must-follow"
    hand.apply_unchecked(Play("E", pieces("TD")[0]))
    assert hand.state.play.trick == pieces("AS TD")
    assert hand.turn == "S"
    assert len(hand.state.hands["E"]) == 19
