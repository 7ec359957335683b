"""Slips typed from paper: whatever is typed is scored or sent back with sentences."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given, strategies as st

from faults import sent_back
from meldhouse.game import Slip, SlipError, read_slip, score, seating_of
from meldhouse.game.events import How
from meldhouse.game.slip_kinds import STRUCK
from meldhouse.game.slip_points import parts_of
from meldhouse.messages import fact
from meldhouse.rulebooks import book_names, load_book
from meldhouse.rulebooks.reading.faults import Fault

NPA = load_book("npa")
GOOD = {"bidder": "W", "bid": 75, "trump": "H", "meld": {"EW": 46, "NS": 25}, "take": {"EW": 30, "NS": 20}}


def faults(**changes):
    with pytest.raises(SlipError) as raised:
        score(NPA, read_slip({**GOOD, **changes}))
    return raised.value.faults


@pytest.mark.parametrize(
    ("changes", "key", "message", "clause"),
    [
        ({"bid": 62}, "bid", fact("slip-no-such-bid", bid=62), "NPA-2.4g"),
        ({"bid": 49}, "bid", fact("slip-bid-low", bid=49, lowest=50), "NPA-2.4f"),
        ({"bid": None}, "bid", fact("slip-say-bid"), None),
        ({"bidder": None}, "bidder", fact("slip-say-bidder"), None),
        ({"trump": "Z"}, "trump", fact("trump-choice", trump="Z", choices=NPA.trump.choices), "NPA-2.4h"),
        (
            {"take": {"EW": 30, "NS": 21}},
            "take",
            fact("slip-take-total", parts=parts_of({"EW": 30, "NS": 21}), taken=51, total=50),
            "NPA-X3",
        ),
        ({"take": {"EW": 50}}, "take", fact("slip-say-take", sides=(fact("a-side", side="NS"),)), None),
        ({"take": {"EW": 30, "NS": 20, "NE": 0}}, "take", fact("slip-no-side", side="NE", sides=("NS", "EW")), None),
        ({"take": {"EW": 51, "NS": -1}}, "take.NS", fact("slip-below-zero", value=-1), None),
        ({"meld": {"EW": 46, "NS": 1}}, "meld.NS", fact("slip-meld-sum", points=1), None),
        ({"meld": {"EW": 24, "NS": 25}}, "how", fact("slip-out-of-reach", reach=74, bid=75), "NPA-2.4k"),
        ({"how": "board-set", "take": {}}, "how", fact("slip-within-reach", reach=96, bid=75), "NPA-2.4k"),
        ({"how": "no-marriage"}, "trump", fact("slip-no-trump"), None),
        ({"dropped": True}, "dropped", fact("slip-dropped-at", given=50, bid=75), "NPA-2.4o"),
        ({"dealer": "N", "dropped": True, "bid": 50}, "dropped", fact("slip-dropped-on-dealer"), "NPA-2.4o"),
        (
            {"incidents": [{"seats": ["X"], "points": -50, "clause": "NPA-2.5h"}]},
            "incidents[0].seats[0]",
            None,
            None,
        ),
        (
            {"tricks": {"EW": 10, "NS": 9}},
            "tricks",
            fact("slip-tricks-sum", parts=parts_of({"EW": 10, "NS": 9}), won=19, total=20),
            None,
        ),
        (
            {"tricks": {"EW": 20, "NS": 0}},
            "tricks.NS",
            fact("slip-take-in-tricks", side="NS", take=20, won=0, source="told"),
            None,
        ),
    ],
)
def test_a_slip_that_cannot_be_true_is_sent_back(changes, key, message, clause):
    found = [fault for fault in faults(**changes) if fault.key == key]
    assert any(fault.clause == clause and message in (None, fault.reason) for fault in found)


def test_all_that_is_wrong_is_told_at_once():
    assert len(faults(bid=62, bidder=None, trump="Z", meld={"AB": 3})) == 4


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (None, "slip-no-slip"),
        (7, "slip-no-slip"),
        ([], "slip-no-slip"),
        ({"bidder": "Q"}, "slip-field-expected"),
        ({"bidd": "W"}, "slip-field-meant"),
        ({"meld": [1]}, "slip-field-expected"),
        ({"bid": "ten"}, "slip-field-expected"),
    ],
)
def test_what_is_no_slip_is_told(raw, told):
    with sent_back(told):
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
    told: list[Fault] = []
    try:
        entries = score(book, slip)
    except SlipError as error:
        told = error.faults
    else:
        assert all(set(entry.seats) <= set(seating_of(book).seats) for entry in entries)
        assert all(entry.clause in book.clause_table for entry in entries) or slip.how in STRUCK
    assert all(str(fault).endswith((".", "?")) for fault in told), told
