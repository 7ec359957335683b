"""Where everybody speaks once, a higher bid than is needed has a reason: it is surely better."""

from __future__ import annotations

import pytest

from meldhouse.game import Bid, Pass, to_act
from meldhouse.players import player_for
from meldhouse.players.seating import Sitting
from table import at_auction, house


def bids(hand, level, seeds=8):
    """What players of a level bid there, whatever they imagine."""
    seat, sitting = to_act(hand)[0], Sitting(hand)
    players = [player_for(hand.book, level, bytes([seed])) for seed in range(seeds)]
    chosen = [player.decide(sitting.view(seat), sitting.seen(seat)) for player in players]
    return {choice.amount for choice in chosen if isinstance(choice, Bid)}


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_last_to_speak_does_not_double_the_stakes_on_an_even_chance(level):
    hand = at_auction(house("n42pa"), dealer="S", S="2-0 6-0 0-0 5-3 6-1 5-0 4-0")
    for action in (Pass("W"), Bid("N", 33), Pass("E")):
        hand.apply(action)
    assert bids(hand, level) == {34}


@pytest.mark.parametrize("level", ["club", "expert"])
def test_the_first_to_speak_opens_low_with_two_losers(level):
    assert bids(at_auction(house("n42pa"), dealer="W", N="6-0 2-2 2-0 0-0 6-3 6-5 3-0"), level) == {30}


@pytest.mark.parametrize("level", ["club", "expert"])
def test_a_hand_that_takes_nearly_everything_says_so(level):
    assert bids(at_auction(house("n42pa"), dealer="W", N="3-3 6-3 5-3 3-1 3-0 5-5 1-1"), level) == {84}
