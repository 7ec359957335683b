"""City of McAllen: a renege that nobody calls is, for everybody else, an honest play."""

from __future__ import annotations

import pytest
from clubs_table import MCALLEN, cards, mcallen_table
from felt_table import put, turned

from meldhouse.game import Correct, Play, Refused, view
from meldhouse.game.views import seen
from meldhouse.referee.felt import Felt

BOTH = pytest.mark.parametrize("name", ["mcallen", "mcallen.hoyle"])
PLAYED = "TD 9C 9D AD AH 9H KH QH"
"""West throws a club on a diamond, and then follows to hearts."""


def honest(name: str) -> Felt:
    """The same table, but West and East have changed cards: West has neither a diamond nor a spade."""
    west = "QH JH TC JC KH JH 9H AC TC KC QC 9C"
    east = "AS 9S AH TH TS JS AC JD KD AD KD QD"
    return mcallen_table(name, cards={**MCALLEN, "W": west, "E": east})


def tables(name: str, played: str = PLAYED) -> tuple[Felt, Felt]:
    return put(mcallen_table(name), played), put(honest(name), played)


@BOTH
@pytest.mark.parametrize("watcher", ["N", "S", None])
def test_nobody_sees_a_difference_at_any_moment(name: str, watcher: str | None) -> None:
    reneging, right = mcallen_table(name), honest(name)
    for piece in cards(PLAYED):
        for felt in (reneging, right):
            turned(felt)
            felt.act(Play(felt.hand.turn, piece))
        assert view(reneging.hand, watcher) == view(right.hand, watcher)
    reneging, right = turned(reneging), turned(right)
    assert view(reneging.hand, watcher) == view(right.hand, watcher)


@BOTH
@pytest.mark.parametrize("watcher", ["N", "S", None])
def test_nothing_is_told_of_it(name: str, watcher: str | None) -> None:
    reneging, right = tables(name)
    told = [seen(event, watcher, reneging.hand) for event in reneging.hand.events]
    assert told == [seen(event, watcher, right.hand) for event in right.hand.events]
    assert reneging.rulings == right.rulings == []


@BOTH
def test_what_the_house_says_to_the_act_itself_is_the_same(name: str) -> None:
    reneging, right = tables(name, "TD")
    (card,) = cards("9C")
    assert reneging.act(Play("W", card)) == right.act(Play("W", card))


@BOTH
def test_only_the_player_himself_learns_from_trying_to_change_his_card(name: str) -> None:
    reneging, right = tables(name, "TD 9C 9D")
    (jack, king) = cards("JD KC")
    for felt, piece in ((reneging, jack), (right, king)):
        with pytest.raises(Refused, match="MCA-13b" if name == "mcallen" else "MCA-X8"):
            felt.act(Correct("W", piece))
    assert view(reneging.hand, "N") == view(right.hand, "N")
