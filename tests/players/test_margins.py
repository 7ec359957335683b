"""What many hands are worth at once is what the ledger says of each of them."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from meldhouse.game import Slip, SlipError, score, seating_of
from meldhouse.players.hands.margins import made, margins, scores
from meldhouse.rulebooks import Book, book_names, load_book, some_legal_bids
from table import house

CHANGED = {
    "saved by meld alone": '[scoring]\nsave_take = 5\nsave_meld = 6\nsave_needs = "meld"',
    "saved is enough": '[scoring]\nsave_take = 5\nsave_meld = 6\nsave_needs = "saved"',
    "saved only when made": '[scoring]\nsave_take = 5\nsave_in = "made"',
    "saved only when set": '[scoring]\nsave_trick = "any"\nsave_in = "set"',
    "unsaved take lost": '[scoring]\nsave_take = 8\nunsaved_take = "lost"\nset_bidder = "minus-bid"',
    "set take lost": "[scoring]\nset_take = false\nset_award = true",
    "bidder must save": "[scoring]\nbidder_save = 4\nbidder_trick = true",
    "all points": "[scoring]\nall_points_bonus = 50\nall_points_floor = true\nsave_meld = 7",
    "off the board": '[board]\noff_board = "set"\nbidder_meld = 6\n[scoring]\nfloorless = ["no-board", "board-set"]',
    "nothing for the board": '[board]\noff_board = "set"\n[scoring]\nmeldless = ["no-board", "board-set"]',
}
BOOKS = {
    **{name: load_book(name) for name in book_names()},
    **{what: house("st-hilary", text) for what, text in CHANGED.items()},
}


def some_slip(book: Book, lot: Random) -> Slip:
    seating = seating_of(book)
    unit = 10 if book.points_in_play == 500 else 1
    bids = some_legal_bids(book.auction, None, 60)
    meld = {side: unit * lot.choice((0, lot.randint(0, 8), lot.randint(0, 60))) for side in seating.sides}
    take, left = {}, book.points_in_play
    for side in lot.sample(seating.sides, len(seating.sides)):
        take[side] = lot.choice((0, left, unit * lot.randint(0, left // unit)))
        left -= take[side]
    take[side] += left
    bid = lot.choice(bids)
    for _ in range(lot.randint(0, 25)):
        higher = some_legal_bids(book.auction, bid, 3)
        bid = lot.choice(higher) if higher else bid
    return Slip(
        bidder=lot.choice(seating.seats),
        bid=bid,
        trump=book.trump.choices[0],
        meld=meld if book.has_meld else {},
        take=take,
    )


def by_the_ledger(book: Book, slip: Slip) -> list[int] | None:
    """What every side scores, played or set before the first lead; None for a slip that cannot be."""
    for how in ("played", "board-set", "no-board"):
        with suppress(SlipError):
            entries = score(book, replace(slip, how=how, take=slip.take if how == "played" else {}))
            return [
                sum(entry.points for entry in entries if entry.unit != "cents" and entry.account == side)
                for side in seating_of(book).sides
            ]
    return None


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_scores_are_those_of_the_ledger(book: Book):
    lot, seating = Random(f"margins {book.name} {book.scoring}"), seating_of(book)
    asked = 0
    for _ in range(500):
        slip = some_slip(book, lot)
        wanted = by_the_ledger(book, slip)
        if wanted is None:
            continue
        asked += 1
        side = seating.sides.index(seating.side[slip.bidder])
        melds = np.array([slip.meld.get(side, 0) for side in seating.sides])
        takes = np.array([slip.take[side] for side in seating.sides])
        found = scores(book, side, slip.bid, melds, takes)
        assert found.tolist() == wanted, slip
        assert bool(made(book, side, slip.bid, melds, takes)) == (wanted[side] > 0), slip
        assert margins(found).sum() == pytest.approx(0), "what one gains the others lose"
    assert asked > 80


def test_many_hands_at_once_are_the_same_as_each_by_itself():
    book, lot = load_book("npa"), Random("at once")
    melds = np.array([[lot.randint(0, 80), lot.randint(0, 80)] for _ in range(50)])
    takes = np.array([[points, 50 - points] for points in (lot.randint(0, 50) for _ in range(50))])
    together = scores(book, 0, 60, melds, takes)
    assert [scores(book, 0, 60, *pair).tolist() for pair in zip(melds, takes, strict=True)] == together.tolist()


def test_a_dropped_dealer_needs_the_meld_that_the_house_demands():
    book = load_book("npa")
    melds, takes = np.array([[19, 30], [20, 30]]), np.array([[50, 0], [50, 0]])
    assert made(book, 0, 50, melds, takes, dropped=True).tolist() == [False, True]
    assert made(book, 0, 50, melds, takes, dropped=False).tolist() == [True, True]
