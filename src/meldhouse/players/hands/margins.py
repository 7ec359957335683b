"""Scores of many possible outcomes at once: `game.scoring` for arrays. A test keeps the two in step.

The last dimension of every array is the side, in seating order. Tricks are not tracked apart from points: a side that
took something won a trick, and one that took more than the last trick brings won a counter.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import seating_of
from meldhouse.rulebooks import Book

Numbers = NDArray[np.float64]


def scores(
    book: Book, bidder: int, bid: int, melds: NDArray[Any], takes: NDArray[Any], *, dropped: bool = False
) -> Numbers:
    """What every side scores, when the side at place `bidder` has bid `bid`.

    >>> from meldhouse.rulebooks import load_book
    >>> scores(load_book("npa"), 1, 75, np.array([[25, 46], [25, 46]]), np.array([[20, 30], [30, 20]])).tolist()
    [[45.0, 76.0], [130.0, 0.0]]
    """
    melds, takes = np.broadcast_arrays(np.asarray(melds, float), np.asarray(takes, float))
    if book.scoring.style == "marks":
        return _marks(book, bidder, bid, takes)
    played = _played(book, bidder, bid, melds, takes)
    board = melds[..., bidder]
    lost = _off_board(book, board, bid, dropped=dropped)
    if not lost.any():
        return played
    return np.where(lost[..., None], _unplayed(book, bidder, bid, melds), played)


def made(
    book: Book, bidder: int, bid: int, melds: NDArray[Any], takes: NDArray[Any], *, dropped: bool = False
) -> NDArray[np.bool_]:
    """Whether the side at place `bidder` makes its bid."""
    if book.scoring.style == "marks":
        return np.asarray(takes[..., bidder] >= book.needed(bid))
    board, take = np.asarray(melds[..., bidder]), takes[..., bidder]
    kept = np.where(_loses_meld(book, take), 0, board)
    enough = (take >= book.scoring.bidder_take) & (kept + take >= bid)
    return np.asarray(enough & ~_off_board(book, board, bid, dropped=dropped))


def margins(found: Numbers) -> Numbers:
    """Each side's score, less what the others score on average."""
    others = found.shape[-1] - 1
    return np.asarray(found - (found.sum(axis=-1, keepdims=True) - found) / others)


def counter(book: Book) -> int:
    """The points of the smallest counter."""
    return min([worth for worth in book.worth.values() if worth], default=1)


def counter_in_points(book: Book) -> float:
    """The difference, ours less theirs, when the smallest counter goes to the others instead of to us."""
    sides = len(seating_of(book).sides)
    return counter(book) * (1.0 + 1.0 / (sides - 1))


def counter_in_score(book: Book) -> float:
    """The same in the score; in marks, its share of the hand.

    >>> from meldhouse.rulebooks import load_book
    >>> counter_in_score(load_book("npa")), counter_in_score(load_book("bend.3"))
    (2.0, 15.0)
    """
    return counter_in_points(book) / (book.points_in_play if book.scoring.style == "marks" else 1)


def _off_board(book: Book, board: NDArray[Any], bid: int, *, dropped: bool) -> NDArray[np.bool_]:
    """Whether a side with this meld is set before the first lead."""
    lost = board < book.board.floor(dropped=dropped)
    return np.asarray(lost | (board + book.points_in_play < bid) if book.board.off_board == "set" else lost)


def _loses_meld(book: Book, take: NDArray[Any]) -> NDArray[np.bool_]:
    lost = take < book.scoring.bidder_save
    return np.asarray(lost | (take <= 0) if book.scoring.bidder_trick else lost)


def _marks(book: Book, bidder: int, bid: int, takes: NDArray[Any]) -> Numbers:
    assert book.auction.mark is not None
    marks = max(1, bid // book.auction.mark)
    won = made(book, bidder, bid, takes, takes)[..., None]
    own = np.arange(takes.shape[-1]) == bidder
    return np.where(own == won, marks, 0).astype(float)


def _unplayed(book: Book, bidder: int, bid: int, melds: NDArray[Any]) -> Numbers:
    """Set before the first lead, for lack of meld."""
    rules = book.scoring
    found = np.zeros(melds.shape)
    if not {"no-board", "board-set"} & set(rules.meldless):
        floored = not {"no-board", "board-set"} & set(rules.floorless)
        found += np.where(melds >= (rules.save_meld if floored else 0), melds, 0)
    if rules.set_award:
        found += bid
    found[..., bidder] = -bid if rules.set_bidder == "minus-bid" else 0
    return found


def _played(book: Book, bidder: int, bid: int, melds: NDArray[Any], takes: NDArray[Any]) -> Numbers:
    rules, whole = book.scoring, book.points_in_play
    take = takes[..., bidder]
    kept = np.where(_loses_meld(book, take), 0, melds[..., bidder])
    won = (take >= rules.bidder_take) & (kept + take >= bid)
    bonus = np.where(take >= whole, rules.all_points_bonus, 0)
    set_at = -bid if rules.set_bidder == "minus-bid" else 0
    found = _defence(book, won[..., None], melds, takes)
    if rules.set_award:
        found += np.where(won, 0, bid)[..., None]
    found[..., bidder] = np.where(won, kept + take + bonus, set_at)
    return found


def _defence(book: Book, made: NDArray[Any], melds: NDArray[Any], takes: NDArray[Any]) -> Numbers:
    """What each side would score against the bidders, without the bid it may gain when they are set."""
    rules = book.scoring
    free = np.zeros(made.shape, bool)
    if rules.save_in != "all":
        free = made if rules.save_in == "set" else ~made
    saved = takes >= rules.save_take
    if rules.save_trick == "any":
        saved &= takes > 0
    elif rules.save_trick == "counter":
        saved &= takes > book.tricks.last
    saved |= free
    take_counts = saved | (rules.unsaved_take == "kept")
    if not rules.set_take:
        take_counts &= made
    large = melds >= rules.save_meld
    # The meld must be large enough unless it counts anyway, or only needs to be saved.
    large |= free | (saved & (rules.save_needs == "saved"))
    meld_counts = large & (saved | (rules.save_needs == "meld"))
    found = np.where(take_counts, takes, 0) + np.where(meld_counts, melds, 0)
    if rules.all_points_bonus and rules.all_points_defence:
        everything = takes >= book.points_in_play
        floor = rules.save_meld if rules.all_points_floor else 0
        whole = takes + np.where(melds >= floor, melds, 0) + rules.all_points_bonus
        found = np.where(everything, whole, found)
    return found.astype(float)
