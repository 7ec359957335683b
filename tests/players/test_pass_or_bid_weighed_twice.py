"""Where chance may have ranked a pass and a bid an expert looks again, and what he saw before still counts."""

from __future__ import annotations

import pytest

from meldhouse.game import Hand, to_act
from meldhouse.players.beliefs.imagining import lot_for
from meldhouse.players.bidding.auctions import Auction
from meldhouse.players.levels import level_named
from meldhouse.players.search import plays
from meldhouse.players.search.thinking import Thinker
from meldhouse.players.seating import Sitting
from table import at_auction, at_tricks, call, house, pieces

RICH = "AS TS TH AC QC AD TD TD KD QD JD 9D"
"""A run, seven trumps and three aces."""


def thought(hand: Hand, level: str = "expert", seed: bytes = b"") -> Auction:
    """The auction in the head of whose turn it is."""
    thinker, sitting, seat = Thinker(hand.book, level_named(level), seed), Sitting(hand), to_act(hand)[0]
    view, seen = sitting.view(seat), sitting.seen(seat)
    return thinker.auction(view, thinker.remember(seat, seen), lot_for(seed, view, seen))


def test_an_expert_looks_again_where_it_is_close_and_nobody_else_does():
    clear = call(at_auction(house("mcallen"), dealer="W", N=RICH), 15, 16, 17, None)
    assert len(thought(clear).deals) == level_named("expert").call_worlds
    close = call(at_auction(house("n42pa"), dealer="S", S="4-4 5-4 4-1 6-6 5-5 3-0 2-1"), None, None, None)
    seen = {len(thought(close, seed=bytes([seed])).deals) for seed in range(6)}
    assert 2 * level_named("expert").call_worlds in seen
    assert {len(thought(close, "club", bytes([seed])).deals) for seed in range(6)} == {level_named("club").call_worlds}


def test_what_was_found_out_at_the_first_look_is_kept():
    hand = call(at_auction(house("mcallen"), dealer="W", N=RICH), 15, 16, 17, None)
    one, other = thought(hand, seed=b"1"), thought(hand, seed=b"2")
    trumps = ("D", "S")
    values = [[*auction.values("D", 18), *auction.if_passed(trumps)] for auction in (one, other)]
    both = one.and_in(other)
    half = len(one.deals)
    assert [*both.values("D", 18)[:half], *both.if_passed(trumps)[:half]] == values[0]
    assert [*both.values("D", 18)[half:], *both.if_passed(trumps)[half:]] == values[1]
    assert both.option("D", 18).margin == pytest.approx((one.option("D", 18).margin + other.option("D", 18).margin) / 2)


def test_it_looks_again_among_plays_that_partner_would_forgive(monkeypatch: pytest.MonkeyPatch):
    hand = at_tricks(house("mcallen"), bidder="S", trump="H", S="AS AS 9S 9C JC 9D JD QD KH QH 9C JC")

    def looks(wrong: str) -> int:
        monkeypatch.setattr(plays, "unforgiven", lambda *_: frozenset(pieces(wrong)))
        thinker, sitting, taken = Thinker(hand.book, level_named("expert"), b""), Sitting(hand), []
        worlds = thinker._worlds
        monkeypatch.setattr(thinker, "_worlds", lambda *given: taken.append(given) or worlds(*given))
        thinker.think(sitting.view("S"), sitting.seen("S"))
        return len(taken)

    assert looks("") == 1, "nothing comes near the ace"
    assert looks("AS") > 1, "the others come near each other"
