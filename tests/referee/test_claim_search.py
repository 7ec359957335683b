"""The search against a plain one that leaves nothing out: every book, every test, and clubs with other duties."""

from __future__ import annotations

from random import Random

import pytest
from claims_table import Table, assert_breaks, plainly_stands, some_position

from meldhouse.referee.claims import adjudicate
from meldhouse.referee.claims.board import NOTHING
from meldhouse.referee.claims.bounds import Bounds
from meldhouse.referee.claims.judging import posed
from meldhouse.referee.claims.outlook import Outlook
from meldhouse.referee.claims.phantoms import Phantoms
from meldhouse.referee.claims.search import Search
from meldhouse.referee.claims.shapes import Shapes
from meldhouse.rulebooks import book_names
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


def club(name, test, own, duties=""):
    return house(name, f'[tricks]\n{duties}\n[claim]\nby = "anyone"\ntest = "{test}"\nown = "{own}"')


def compare(name, test, tricks, number):
    lot = Random(f"{name} {test} {tricks}")
    clubs = [club(name, test, own, duties) for duties in DUTIES for own in ("best", "worst")]
    stood = 0
    for at in range(number):
        position, claimant, stated = some_position(clubs[at % len(clubs)], lot, tricks)
        good = plainly_stands(Table(position, claimant, stated))
        where = (at, position, claimant, stated)
        verdict = adjudicate(position, claimant, stated)
        assert verdict.stands == good, where
        stood += good
        if verdict.line:
            assert_breaks(position, claimant, stated, verdict)
        else:
            assert good or test == "bid", "only a bid can be lost before anything is played"
        assert_sound(*posed(position, claimant, stated), good, where)
    assert 0.1 < stood / number < 0.9, "both kinds are tried"


def assert_sound(cast, start, good, where):
    """Every part says the truth by itself, not only where no other part has spoken before it."""
    if start.slack < 0 or not start.tricks:
        return
    queue, lying, worth, tricks, left, slack = start
    every, leader = cast.board.all, queue[0]
    assert slack >= left or (Search(cast, start).loss() <= slack) == good, where
    outlook, bounds = Outlook(cast), Bounds(cast)
    shapes = [Shapes(cast.board, range(len(cast.board.hand)), cast.worth, cast.named) for _ in range(2)]
    phantoms = Phantoms(cast, outlook, *shapes, bounds)
    assert good or not phantoms.hold(every, queue, lying, worth, tricks, slack, 10_000), where
    if lying is NOTHING and not cast.against[leader]:
        assert good or outlook.now(every, leader) is not None, where
    if lying is NOTHING and cast.even(every, queue) and not cast.any_card:
        least, most = bounds.loss(every, tricks)
        assert least <= slack if good else most > slack, where


@pytest.mark.parametrize("test", ["every-trick", "any-card", "bid"])
@pytest.mark.parametrize("name", book_names())
def test_the_search_sees_what_a_plain_one_sees_in_three_tricks(name, test):
    compare(name, test, 3, 144)


@pytest.mark.parametrize("test", ["every-trick", "any-card", "bid"])
@pytest.mark.parametrize("name", ["n42pa", "mcallen", "bend.3"])
def test_the_search_sees_what_a_plain_one_sees_in_four_tricks(name, test):
    compare(name, test, 4, 36)


@pytest.mark.parametrize("test", ["every-trick", "any-card"])
@pytest.mark.parametrize("name", book_names())
def test_eight_tricks_are_seen_after_a_few_positions(name, test):
    """A guard for the proofs and the order of trying; how long it takes is the business of the benchmark."""
    lot = Random(f"eight {name} {test}")
    for own in ("best", "worst"):
        book = club(name, test, own)
        for _ in range(10):
            position, claimant, stated = some_position(book, lot, min(8, book.deal.hand))
            assert adjudicate(position, claimant, stated).nodes < 20_000
