"""Partner's bid is left to him, unless there is much more in one's own hand; what chance makes of it does not count."""

from __future__ import annotations

import pytest

from meldhouse.game import Bid, NameTrump, Pass
from meldhouse.players.beliefs.imagining import lot_for
from meldhouse.players.bidding.calling import nameable
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import EXPERT
from meldhouse.players.search.thinking import Thinker
from meldhouse.players.seating import Sitting
from table import at_auction, call, house, won_by

RICH = "AS TS TH AC QC AD TD TD KD QD JD 9D"
"""A run, seven trumps and three aces."""
POOR = "3-1 2-2 2-0 6-5 6-1 4-2 2-1"
"""Four twos with the double, and three losers."""
ALIKE = "AS KS QS TH QH JH JH AC AD TD KD QD"
"""Four diamonds with all but the jack of a run, beside three spades with a marriage."""


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_a_rich_hand_takes_the_bid_back_from_partner(level: str, seed: bytes):
    hand = at_auction(house("mcallen"), dealer="W", N=RICH)
    call(hand, 15, 16, 17, None)
    assert hand.turn == "N"
    action = Sitting(hand).ask("N", player_for(hand.book, level, seed))
    assert isinstance(action, Bid)


@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_a_poor_one_leaves_it_to_him(seed: bytes):
    hand = at_auction(house("n42pa"), dealer="S", S=POOR)
    call(hand, None, 30, None)
    assert hand.turn == "S"
    assert Sitting(hand).ask("S", player_for(hand.book, "expert", seed)) == Pass("S")


@pytest.mark.parametrize("seed", [bytes([number]) for number in range(12)])
def test_the_trump_that_promises_most_is_named_where_chance_could_have_chosen_another(seed: bytes):
    hand = won_by(at_auction(house("st-hilary"), N=ALIKE), "N", 25)
    assert Sitting(hand).ask("N", player_for(hand.book, "club", seed)) == NameTrump("N", "D")


def test_what_speaks_for_a_pass_besides_is_no_part_of_what_comes_of_it():
    hand = call(at_auction(house("n42pa"), dealer="S", S=POOR), None, 30, None)
    thinker, sitting = Thinker(hand.book, EXPERT), Sitting(hand)
    view, seen = sitting.view("S"), sitting.seen("S")
    best = thinker.think(view, seen)[0]
    assert best.action == Pass("S")
    passed = thinker.auction(view, thinker.remember("S", seen), lot_for(b"", view, seen)).if_passed(
        nameable(hand.book, view)
    )
    assert best.margin == pytest.approx(passed.mean())
