"""How sure of a bid one must be: less where the others' mark costs as much as being set."""

from __future__ import annotations

import pytest

from meldhouse.game import Bid, view
from meldhouse.players.advice import seen_by
from meldhouse.players.bidding.calling import _least_chance
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import EXPERT
from table import at_auction, call, house


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_five_good_trumps_are_not_passed_to_let_the_others_have_their_mark(seed: bytes):
    hand = at_auction(house("n42pa"), dealer="E", N="5-5 6-5 5-4 5-3 5-2 6-0 4-0")
    call(hand, None, 31)
    assert hand.turn == "N"
    assert isinstance(player_for(hand.book, EXPERT, seed).decide(view(hand, "N"), seen_by(hand, "N")), Bid)


def test_more_is_asked_where_twelve_cards_must_do_by_themselves():
    least = [_least_chance(house(name)) for name in ("n42pa", "npa", "mcallen")]
    assert least == sorted(set(least))
    assert _least_chance(house("st-hilary")) < _least_chance(house("mcallen")), "there partner passes cards"
