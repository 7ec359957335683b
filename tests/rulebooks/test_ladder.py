"""The ladder of bids agrees with itself."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, strategies as st

from meldhouse.game.bids import bid_refusal
from meldhouse.rulebooks import book_names, is_rung, legal_bids, load_book, next_rung, some_legal_bids
from meldhouse.rulebooks.ladder import rungs_above

BOOKS = st.sampled_from([load_book(name) for name in book_names()])


@given(BOOKS, st.integers(0, 1500))
def test_what_is_offered_is_exactly_what_is_not_refused(book, amount):
    for standing in (None, *islice(rungs_above(book.auction, None), 12)):
        offered = amount in some_legal_bids(book.auction, standing, 2000)
        assert offered == (bid_refusal(book, standing, amount) is None)


@given(BOOKS, st.integers(0, 40))
def test_every_rung_is_a_number_to_bid_and_they_rise(book, place):
    rungs = list(islice(rungs_above(book.auction, None), place + 2))
    assert rungs == sorted(set(rungs))
    assert all(is_rung(book.auction, rung) for rung in rungs)
    if len(rungs) > place + 1:
        assert next_rung(book.auction, rungs[place]) == rungs[place + 1]


@pytest.mark.parametrize(
    ("name", "standing", "expected"),
    [
        ("npa", None, [50, 51, 52]),
        ("npa", 58, [59, 60, 65]),
        ("npa", 60, [65, 70, 75]),
        ("npa", 95, [100, 110, 120]),
        ("npa", 100, [110, 120, 130]),
        ("bend", None, [500]),
        ("bend", 520, [530, 540]),
        ("bend", 590, [600, 650]),
        ("bend", 950, [1000, 1100]),
        ("n42pa", 41, [42, 84]),
        ("n42pa", 42, [84]),
        ("n42pa", 84, [126]),
        ("n42pa", 210, []),
    ],
)
def test_the_next_bids_of_the_houses(name, standing, expected):
    assert list(islice(legal_bids(load_book(name).auction, standing), 3)) == expected
