"""Slips typed from paper: whatever is typed is scored or sent back with sentences."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, strategies as st

from meldhouse.game import Slip, SlipError, read_slip, score, seating_of
from meldhouse.game.events import How
from meldhouse.game.slip_kinds import STRUCK
from meldhouse.rulebooks import book_names, load_book

NPA = load_book("npa")
GOOD = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46, "NS": 25}, "take": {"EW": 30, "NS": 20}}


def faults(**changes):
    with pytest.raises(SlipError) as raised:
        score(NPA, read_slip({**GOOD, **changes}))
    return raised.value.faults


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"bid": 62}, "bid: there is no bid of 62 in this house (NPA-2.4g)."),
        ({"bid": 49}, "bid: 49 is too low: the lowest bid is 50 (NPA-2.4f)."),
        ({"bid": None}, "bid: say what was bid."),
        ({"bidder": None}, "bidder: say who had the bid."),
        ({"trump": "Z"}, "trump: 'Z' cannot be played here"),
        (
            {"take": {"EW": 30, "NS": 21}},
            "take: EW 30 + NS 21 = 51, but a hand holds 50 points (NPA-X3).",
        ),
        ({"take": {"EW": 50}}, "take: say what each side took; NS is missing."),
        ({"take": {"EW": 30, "NS": 20, "NE": 0}}, "take: there is no side 'NE' here; the sides are NS, EW."),
        ({"take": {"EW": 51, "NS": -1}}, "take.NS: cannot be below 0, got -1."),
        ({"meld": {"EW": 46, "NS": 1}}, "meld.NS: no combination of this house's melds adds up to 1."),
        (
            {"meld": {"EW": 24, "NS": 25}},
            "how: 74 (meld and all points in play) cannot reach 75: a board set (NPA-2.4k).",
        ),
        ({"how": "board-set", "take": {}}, "how: 96 (meld and all points in play) reaches 75, so the hand is played"),
        ({"how": "no-marriage"}, "trump: a hand that ended with “no-marriage” has no trump."),
        ({"how": "passed-out"}, "how: nobody passes a hand out here"),
        ({"dropped": True}, "dropped: a dealer who is given the bid has it at 50, not 75 (NPA-2.4o)."),
        (
            {"dealer": "N", "dropped": True, "bid": 50},
            "dropped: only the dealer is given a bid nobody made (NPA-2.4o).",
        ),
        (
            {"incidents": [{"seats": ["X"], "points": -50, "clause": "NPA-2.5h"}]},
            "incidents[0].seats[0]: nobody sits at 'X'",
        ),
        ({"tricks": {"EW": 10, "NS": 9}}, "tricks: EW 10 + NS 9 = 19, but a hand has 20 books."),
        ({"tricks": {"EW": 20, "NS": 0}}, "tricks.NS: nobody takes 20 without a book."),
    ],
)
def test_a_slip_that_cannot_be_true_is_sent_back(changes, expected):
    assert any(fault.startswith(expected) for fault in faults(**changes)), faults(**changes)


def test_all_that_is_wrong_is_told_at_once():
    assert len(faults(bid=62, bidder=None, trump="Z", meld={"AB": 3})) == 4


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (None, "A slip has fields such as bidder"),
        (7, "A slip has fields such as bidder"),
        ([], "A slip has fields .*; this is a list"),
        ({"bidder": "Q"}, "bidder: nobody sits at 'Q'"),
        ({"bidd": "W"}, "did you mean “bid”"),
        ({"meld": [1]}, "meld: expected an object"),
        ({"bid": "ten"}, "bid: expected a number"),
    ],
)
def test_what_is_no_slip_is_told(raw, told):
    with pytest.raises(SlipError, match=told):
        read_slip(raw)


def test_a_fault_names_its_field_and_its_clause():
    (fault,) = faults(bid=62)
    assert (fault.key, fault.clause) == ("bid", "NPA-2.4g")
    (fault,) = faults(meld={"EW": 46, "NS": 1})
    assert (fault.key, fault.clause) == ("meld.NS", None)


NUMBERS = st.integers(-3, 60)
SIDES = st.sampled_from(["NS", "EW", "N", "E", "S", "W", "SN"])


@given(
    st.sampled_from(book_names()),
    st.builds(
        Slip,
        bidder=st.sampled_from([None, "N", "E", "S", "W"]),
        bid=st.one_of(st.none(), st.sampled_from([15, 30, 42, 50, 75, 84, 500]), NUMBERS),
        trump=st.sampled_from([None, "S", "H", "4", "doubles", "x"]),
        dealer=st.sampled_from([None, "N", "W"]),
        dropped=st.booleans(),
        how=st.sampled_from(get_args(How)),
        offender=st.sampled_from([None, "N", "E", "W"]),
        spoiled=st.lists(SIDES, max_size=2).map(tuple),
        unplayed=st.sampled_from([0, 0, 1, -1, 30]),
        meld=st.dictionaries(SIDES, NUMBERS, max_size=3),
        take=st.dictionaries(SIDES, NUMBERS, max_size=3),
        tricks=st.dictionaries(SIDES, NUMBERS, max_size=2),
        counter_tricks=st.dictionaries(SIDES, NUMBERS, max_size=2),
    ),
)
def test_any_slip_is_scored_or_sent_back(name, slip):
    book = load_book(name)
    told: list[str] = []
    try:
        entries = score(book, slip)
    except SlipError as error:
        told = error.faults
    else:
        assert all(set(entry.seats) <= set(seating_of(book).seats) for entry in entries)
        assert all(entry.clause in book.clause_table for entry in entries) or slip.how in STRUCK
    assert all(fault.endswith((".", ")")) for fault in told), told
