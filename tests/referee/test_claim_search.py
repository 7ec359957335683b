"""The search against a plain one that leaves nothing out: every book, every test, and clubs with other duties."""

from __future__ import annotations

from random import Random

import pytest
from claims_table import Table, assert_breaks, at, plainly_stands, some_position

from meldhouse.referee.claims import adjudicate
from meldhouse.rulebooks import book_names
from soaking import times
from table import house

DUTIES = (
    "",
    'beat = "never"',
    'beat = "trump-led"\nidentical = "last"',
    'beat = "always"\nidentical = "last"',
    "ruff = true\noverruff = false",
    "ruff = true\noverruff = true\nunderruff = false",
    'beat = "always"\nruff = true\noverruff = true\nhead_ruffed = true',
    "ruff = false\noverruff = false",
    "each = 1\nlast = 3",
)

CLAIMS = times(48, 1440)
"""How many claims of every kind are searched twice; `make soak` searches more."""


def club(name, test, own, duties=""):
    return house(name, f'[tricks]\n{duties}\n[claim]\nby = "anyone"\ntest = "{test}"\nown = "{own}"')


def compare(name, test, tricks, number):
    lot = Random(f"{name} {test} {tricks}")
    clubs = [club(name, test, own, duties) for duties in DUTIES for own in ("best", "worst")]
    good = [agreed(*some_position(clubs[at % len(clubs)], lot, tricks)) for at in range(number)]
    assert 0.1 < sum(good) / number < 0.9, "both kinds are tried"


def agreed(position, claimant, stated=()):
    """What the plain search says of a claim, when ours has said the same."""
    where = (position, claimant, stated)
    good = plainly_stands(Table(*where))
    verdict = adjudicate(*where)
    assert verdict.stands == good, where
    if verdict.line:
        assert_breaks(*where, verdict)
    else:
        assert good or position.book.claim.test == "bid", "only a bid can be lost before anything is played"
    return good


@pytest.mark.parametrize("test", ["every-trick", "any-card", "bid"])
@pytest.mark.parametrize("name", book_names())
def test_the_search_sees_what_a_plain_one_sees_in_three_tricks(name, test):
    compare(name, test, 3, CLAIMS)


@pytest.mark.parametrize("test", ["every-trick", "any-card", "bid"])
@pytest.mark.parametrize("name", ["n42pa", "mcallen", "bend.3"])
def test_the_search_sees_what_a_plain_one_sees_in_four_tricks(name, test):
    compare(name, test, 4, CLAIMS // 4)


CORNERS = {
    "a tile of two suits follows only once": (
        club("n42pa", "every-trick", "best"),
        {"trump": "4", "turn": "N", "N": "5-5 3-3", "E": "5-3 4-0", "S": "1-0 2-0", "W": "6-1 6-2"},
        "N",
    ),
    "a tile of two suits, thrown away, is missing in both": (
        club("n42pa", "every-trick", "best"),
        {"trump": "2", "turn": "N", "N": "4-0 4-3 6-5", "E": "2-0 6-0 6-3", "S": "2-1 6-4 3-2", "W": "6-6 6-2 4-4"},
        "E",
    ),
    "a tile of two suits is like no other": (
        club("n42pa", "bid", "best"),
        {
            "trump": "follow-me",
            "turn": "S",
            "N": "4-2 5-2 6-2",
            "E": "6-6 5-0 3-1",
            "S": "1-1 5-1 2-1",
            "W": "0-0 4-4 5-5",
        }
        | {"bidder": "W", "needed": 1},
        "W",
    ),
    "a tile that cannot lead its low suit can be beaten in it": (
        club("n42pa", "any-card", "best"),
        {
            "trump": "follow-me",
            "turn": "W",
            "N": "2-2 1-0 2-0",
            "E": "5-1 5-2 4-2",
            "S": "0-0 6-6 5-5",
            "W": "6-3 5-4 6-0",
        },
        "N",
    ),
    "an identical card that was played before beats one shown": (
        club("npa", "any-card", "worst"),
        {"trump": "H", "turn": "W", "trick": "AC KC JH", "N": "TC TH", "E": "QH QC", "S": "AH AH", "W": "TH TC KC"},
        "N",
    ),
    "it matters which opponent comes to lead": (
        club("bend.3", "bid", "best", "each = 1\nlast = 3"),
        {
            "trump": "H",
            "turn": "S",
            "trick": "QS JS",
            "N": "KC TC",
            "E": "AH TD",
            "S": "JH AD",
            "bidder": "E",
            "needed": 1,
        },
        "E",
    ),
}


@pytest.mark.parametrize("corner", CORNERS)
def test_corners_in_which_a_proof_could_go_wrong(corner):
    book, setting, claimant = CORNERS[corner]
    assert not agreed(at(book, **setting), claimant)


@pytest.mark.parametrize("test", ["every-trick", "any-card"])
@pytest.mark.parametrize("name", book_names())
def test_eight_tricks_are_seen_after_a_few_positions(name, test):
    """A guard for the order of trying; how long it takes is the business of the benchmark."""
    lot = Random(f"eight {name} {test}")
    for own in ("best", "worst"):
        book = club(name, test, own)
        for _ in range(10):
            position, claimant, stated = some_position(book, lot, min(8, book.deal.hand))
            assert adjudicate(position, claimant, stated).nodes < 2_000_000
