"""Slips whose tricks and takes contradict each other, also where one of the numbers is only implied."""

from __future__ import annotations

import pytest

from meldhouse.game import Slip, score
from meldhouse.game.slip_checks import slip_faults
from meldhouse.messages import Message
from meldhouse.rulebooks.reading.faults import Fault
from table import house, points


def faults(name, **slip):
    return slip_faults(house(name), Slip(**slip))


def n42(take, tricks, bid=30, **more):
    """NS bid, and took and won the first of two numbers."""
    sides = ("NS", "EW")
    known = {side: number for side, number in zip(sides, tricks, strict=True) if number is not None}
    took = dict(zip(sides, take, strict=True))
    return faults("n42pa", bidder="N", bid=bid, trump="6", take=took, tricks=known, **more)


@pytest.mark.refuses("N42-X5")
@pytest.mark.parametrize(
    ("take", "tricks", "told"),
    [
        ((18, 24), (7, None), [("tricks.NS", 18, 7), ("take.EW", 24, 0)]),
        ((37, 5), (3, 4), [("tricks.NS", 37, 3), ("tricks.EW", 5, 4)]),
        ((37, 5), (3, None), [("tricks.NS", 37, 3), ("take.EW", 5, 4)]),
        ((36, 6), (1, 6), [("tricks.NS", 36, 1), ("tricks.EW", 6, 6)]),
        ((42, 0), (6, 1), [("tricks.NS", 42, 6), ("tricks.EW", 0, 1)]),
    ],
)
def test_a_trick_counts_one_and_the_rest_of_a_take_are_counters(take, tricks, told):
    found = n42(take, tricks)
    assert {fault.message.id for fault in found} == {"slip-take-in-tricks"}
    assert [(fault.key, fault.message.args["take"], fault.message.args["won"]) for fault in found] == told


@pytest.mark.accepts("N42-X5")
@pytest.mark.parametrize(
    ("take", "tricks"),
    [((42, 0), (7, None)), ((31, 11), (6, 1)), ((37, 5), (2, 5)), ((37, 5), (2, None)), ((41, 1), (6, None))],
)
def test_a_take_that_the_tricks_can_hold_is_counted(take, tricks):
    assert n42(take, tricks) == []


def test_a_hand_that_was_stopped_tells_nothing_of_the_other_sides_tricks():
    assert n42((31, 0), (6, None), how="stopped") == []
    assert n42((30, 6), (5, 1), how="stopped") == []


BEND = {"bidder": "E", "bid": 500, "trump": "S", "meld": {"EW": 100, "NS": 40}}


@pytest.mark.refuses("BEN-X2")
def test_one_who_won_every_trick_leaves_nothing_to_the_others():
    found = faults("bend", **BEND, take={"EW": 400, "NS": 100}, tricks={"EW": 20})
    args = {"side": "NS", "take": 100, "won": 0, "source": "rest"}
    assert Fault(Message("slip-take-in-tricks", args), key="take.NS") in found


@pytest.mark.accepts("BEN-X2")
def test_the_tricks_of_one_side_are_enough():
    assert faults("bend", **BEND, take={"EW": 400, "NS": 100}, tricks={"EW": 17}) == []
    for won, saved in ((20, 0), (19, 40)):
        slip = Slip(**BEND, take={"EW": 500, "NS": 0}, tricks={"EW": won})
        assert points(score(house("bend"), slip)) == {"EW": 600, "NS": saved}, "the meld is lost with the last trick"


def test_many_tricks_cannot_be_all_without_counters():
    """Eleven of twelve tricks are 44 cards, and only 24 of the pack count nothing."""
    slip = {"bidder": "N", "bid": 15, "trump": "S", "meld": {"NS": 20}}
    assert faults("mcallen", **slip, take={"NS": 19, "EW": 6}, tricks={"NS": 11}) != []
    assert faults("mcallen", **slip, take={"NS": 20, "EW": 5}, tricks={"NS": 11}) == []


def test_what_was_laid_away_counts_beside_the_tricks():
    slip = {"bidder": "N", "bid": 500, "trump": "S", "meld": {"N": 600}, "take": {"N": 50, "E": 300, "S": 150}}
    assert faults("bend.3", **slip, tricks={"N": 0, "E": 15}) == []
    assert faults("bend.3", **slip, tricks={"E": 15, "S": 10}) == []
    over = {**slip, "take": {"N": 60, "E": 290, "S": 150}}
    (fault,) = faults("bend.3", **over, tricks={"E": 15, "S": 10})
    args = {"side": "N", "take": 60, "won": 0, "source": "rest"}
    assert fault == Fault(Message("slip-take-in-tricks", args), key="take.N")


@pytest.mark.parametrize("name", ["npa", "mcallen", "st-hilary"])
def test_a_slip_without_tricks_is_asked_for_none(name):
    book = house(name)
    half = book.points_in_play // 2
    rest = book.points_in_play - half
    slip = {"bidder": "N", "bid": book.auction.minimum, "trump": "S", "meld": {"NS": 40}}
    assert score(book, Slip(**slip, take={"NS": rest, "EW": half}))
