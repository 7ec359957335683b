"""Tricks are asked for only where something hangs on them."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip
from meldhouse.game.scoring import score
from meldhouse.game.slip_checks import slip_faults
from meldhouse.rulebooks import load_book

BEND = load_book("bend")


def nothing_taken(bid: int, meld: int, tricks: int | None = None) -> Slip:
    take = {"NS": 0, "EW": BEND.points_in_play}
    told = {} if tricks is None else {"tricks": {"NS": tricks}}
    return Slip(bidder="N", bid=bid, trump="H", meld={"NS": meld, "EW": 100}, take=take, **told)


@pytest.mark.parametrize(("bid", "meld", "asked"), [(500, 600, True), (600, 600, True), (650, 600, False)])
def test_bidders_who_are_set_anyway_are_not_asked_for_tricks(bid, meld, asked):
    faults = slip_faults(BEND, nothing_taken(bid, meld))
    assert bool(faults) is asked
    assert not asked or "how many tricks NS won" in faults[0]


def test_what_was_not_asked_is_not_said_to_be_so():
    reasons = {
        tricks: " ".join(one.reason for one in score(BEND, nothing_taken(650, 600, tricks))) for tricks in (None, 0)
    }
    assert "no trick" not in reasons[None]
    assert "meld 600 + take 0 = 600" in reasons[None]
    assert "no trick, so the meld is lost" in reasons[0]
