"""St. Hilary: a misplay that nobody calls is, for everybody else, an honest play."""

from __future__ import annotations

import pytest
from clubs_table import HILARY, cards, hilary_table
from felt_table import put, turned

from meldhouse.game import Play, view
from meldhouse.game.views import seen
from meldhouse.referee.felt import Felt

PLAYED = "QD JH KD AD AH 9H QH KH"
"""West throws a heart on a diamond, and then follows to hearts."""


def honest() -> Felt:
    """The same table, but West and East have changed cards: West has neither a diamond nor a club."""
    west = "AS TS TH KH AH TH QH JH JH 9H KS JS"
    east = "KC QC 9C QS JD AD AH 9D 9D AC JC 9S"
    return hilary_table(cards={**HILARY, "W": west, "E": east})


@pytest.mark.parametrize("watcher", ["N", "S", None])
def test_nobody_sees_a_difference_at_any_moment(watcher: str | None) -> None:
    reneging, right = hilary_table(), honest()
    for piece in cards(PLAYED):
        for felt in (reneging, right):
            turned(felt)
            felt.act(Play(felt.hand.turn, piece))
        assert view(reneging.hand, watcher) == view(right.hand, watcher)


@pytest.mark.parametrize("watcher", ["N", "S", None])
def test_nothing_is_told_of_it(watcher: str | None) -> None:
    reneging, right = put(hilary_table(), PLAYED), put(honest(), PLAYED)
    told = [seen(event, watcher, reneging.hand) for event in reneging.hand.events]
    assert told == [seen(event, watcher, right.hand) for event in right.hand.events]
    assert reneging.rulings == right.rulings == []


def test_what_the_house_says_to_the_act_itself_is_the_same() -> None:
    reneging, right = put(hilary_table(), "QD"), put(honest(), "QD")
    (card,) = cards("JH")
    assert reneging.act(Play("W", card)) == right.act(Play("W", card))
