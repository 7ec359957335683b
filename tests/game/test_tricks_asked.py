"""Tricks are asked for only where something hangs on them."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip
from meldhouse.game.scoring import score
from meldhouse.game.slip_checks import slip_faults
from meldhouse.messages import fact
from meldhouse.rulebooks import load_book
from table import house

BEND = load_book("bend")


def nothing_taken(bid: int, meld: int, tricks: int | None = None) -> Slip:
    take = {"NS": 0, "EW": BEND.points_in_play}
    told = {} if tricks is None else {"tricks": {"NS": tricks}}
    return Slip(bidder="N", bid=bid, trump="H", meld={"NS": meld, "EW": 100}, take=take, **told)


@pytest.mark.parametrize(("bid", "meld", "asked"), [(500, 600, True), (600, 600, True), (650, 600, False)])
def test_bidders_who_are_set_anyway_are_not_asked_for_tricks(bid, meld, asked):
    faults = slip_faults(BEND, nothing_taken(bid, meld))
    assert bool(faults) is asked
    assert [(one.key, one.code, one.message.id) for one in faults] == (
        [("tricks.NS", "won-trick", "slip-won-trick-of")] if asked else []
    )


def test_what_was_not_asked_is_not_said_to_be_so():
    unasked, none = ([one.reason for one in score(BEND, nothing_taken(650, 600, tricks))] for tricks in (None, 0))
    assert fact("score-set-no-trick", bid=650) not in unasked
    assert fact("score-set-sum", bid=650, meld=600, take=0, sum=600) in unasked
    assert fact("score-set-no-trick", bid=650) in none


def last_trick_alone(meld: int, **more: object) -> Slip:
    return Slip(bidder="N", bid=24, trump="H", meld={"NS": 20, "EW": meld}, take={"NS": 24, "EW": 1}, **more)


@pytest.mark.parametrize(
    ("unsaved", "meld", "asked"), [("lost", 0, True), ("lost", 14, True), ("kept", 0, False), ("kept", 14, True)]
)
def test_a_side_is_asked_for_counters_where_its_meld_or_its_take_hangs_on_them(unsaved, meld, asked):
    book = house("st-hilary", f'scoring.unsaved_take = "{unsaved}"')
    faults = slip_faults(book, last_trick_alone(meld))
    assert [(one.key, one.code, one.message.id) for one in faults] == (
        [("counter_tricks.EW", "won-trick", "slip-won-trick-of")] if asked else []
    )
    assert not slip_faults(book, last_trick_alone(meld, counter_tricks={"EW": 0}))


@pytest.mark.parametrize(("counters", "points"), [(1, 1), (0, 0)])
def test_a_take_that_is_lost_unless_saved_hangs_on_the_counter(counters, points):
    book = house("st-hilary", 'scoring.unsaved_take = "lost"')
    entries = score(book, last_trick_alone(0, counter_tricks={"EW": counters}))
    assert sum(one.points for one in entries if one.account == "EW") == points


def test_nothing_is_asked_about_a_take_that_is_spoiled_or_nought():
    book = house("st-hilary", 'scoring.unsaved_take = "lost"\nrenege.cost = "take"')
    assert not slip_faults(book, last_trick_alone(0, spoiled=("EW",)))
    nothing = Slip(bidder="N", bid=24, trump="H", meld={"NS": 20}, take={"NS": 25, "EW": 0})
    assert not slip_faults(book, nothing)
