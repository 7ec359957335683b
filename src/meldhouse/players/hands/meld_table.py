"""Meld as bare numbers, for many hands at once; a test checks it against `game.melds` on random hands.

A hand is a row of counts by `Piece.order`: suit by suit, from the ace down to the nine. Arrays may have any number of
dimensions before that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.pieces import RANKS, SUITS, Piece
from meldhouse.rulebooks import Book

WIDE = len(RANKS)
FACES = len(SUITS) * WIDE
ACE, TEN, KING, QUEEN, JACK, NINE = range(WIDE)
_MOST = 9

Counts = NDArray[np.int64]
Points = NDArray[np.int64]


def counts_of(pieces: Iterable[Piece], faces: int = FACES) -> Counts:
    """A row of counts.

    >>> from meldhouse.pieces import parse_pieces
    >>> counts_of(parse_pieces("AS AS 9S"))[:6].tolist()
    [2, 0, 0, 0, 0, 1]
    """
    counts = np.zeros(faces, np.int64)
    for piece in pieces:
        counts[piece.order] += 1
    return counts


class MeldTable:
    """What every meld of one book is worth, held 0, 1, 2 … times."""

    def __init__(self, book: Book) -> None:
        meld = book.meld
        self.run, self.royal, self.marriage = _cells(meld.run), _cells(meld.royal), _cells(meld.marriage)
        self.aces, self.kings = _cells(meld.aces), _cells(meld.kings)
        self.queens, self.jacks = _cells(meld.queens), _cells(meld.jacks)
        self.pinochle = _cells(meld.pinochle)
        self.pair, self.other = (card.order for card in book.pinochle)
        self.roundhouse = meld.roundhouse
        self.natural_roundhouse = meld.natural_roundhouse
        self.nine = meld.nine
        self.in_trump = _with_runs(self.run, self.royal, len(meld.run), 0 if meld.run_keeps_marriage else 1)
        self.in_trump -= self.marriage

    def points(self, counts: Counts, trump: int | None) -> Points:
        """What each hand is worth with the suit `trump` (its index in `SUITS`), or without trump.

        >>> from meldhouse.pieces import parse_pieces
        >>> from meldhouse.rulebooks import load_book
        >>> hand = counts_of(parse_pieces("AH TH KH QH JH QS JD"))
        >>> int(meld_table(load_book("npa")).points(hand, SUITS.index("H")))
        40
        """
        return self.with_each(counts, (trump,))[0]

    def with_each(self, counts: Counts, trumps: Sequence[int | None]) -> list[Points]:
        """The same with each of these trumps; melds that do not depend on trump are counted once."""
        faces = faces_first(counts)
        by_suit = faces.reshape(len(SUITS), WIDE, *counts.shape[:-1])
        couples = np.minimum(by_suit[:, KING], by_suit[:, QUEEN])
        kings, queens = by_suit[:, KING].min(axis=0), by_suit[:, QUEEN].min(axis=0)
        houses = couples.min(axis=0)
        around = self.aces[by_suit[:, ACE].min(axis=0)] + self.jacks[by_suit[:, JACK].min(axis=0)]
        around = around + self.pinochle[np.minimum(faces[self.pair], faces[self.other])]
        ways = [(couples, self.marriage[couples].sum(axis=0) + self.kings[kings] + self.queens[queens])]
        if houses.any():
            for times, worth in enumerate(self.roundhouse, 1):
                left = np.maximum(couples - times, 0)
                rest = self.kings[np.maximum(kings - times, 0)] + self.queens[np.maximum(queens - times, 0)]
                ways.append((left, worth + self.marriage[left].sum(axis=0) + rest))
        return [around + self._best(ways, houses, by_suit, trump) for trump in trumps]

    def _best(self, ways: list[tuple[Counts, Points]], houses: Counts, by_suit: Counts, trump: int | None) -> Points:
        """The value of marriages, kings and queens, and runs among them: with no roundhouse, with one, with two … of
        those a hand has."""
        if trump is None:
            ways = ways if self.natural_roundhouse else ways[:1]
            found = [without for _, without in ways]
        else:
            found = [without + self._in_trump(by_suit[trump], left[trump]) for left, without in ways]
        best = found[0]
        for times, other in enumerate(found[1:], 1):
            best = np.where(houses >= times, np.maximum(best, other), best)
        return best if trump is None or not self.nine else best + self.nine * by_suit[trump, NINE]

    def _in_trump(self, cards: Counts, couples: Counts) -> Points:
        """How much more marriages in trump are worth than others, and the runs among them."""
        most = np.minimum(couples, np.minimum(np.minimum(cards[ACE], cards[TEN]), cards[JACK]))
        return np.asarray(self.in_trump[most, couples])


def faces_first(hands: Counts) -> Counts:
    """The same with the hands last, so that each step goes over all of them in one sweep."""
    faces = hands.shape[-1]
    return np.ascontiguousarray(hands.reshape(-1, faces).T).reshape(faces, *hands.shape[:-1])


def _with_runs(run: NDArray[Any], royal: NDArray[Any], most: int, inside: int) -> NDArray[Any]:
    """What runs and marriages in trump are worth together, by how many of each there may be."""
    found = np.zeros((_MOST, _MOST), np.int64)
    for runs in range(_MOST):
        for couples in range(_MOST):
            ways = [run[some] + royal[max(couples - some * inside, 0)] for some in range(1, min(runs, most) + 1)]
            found[runs, couples] = max([royal[couples], *ways])
    return found


def _cells(values: tuple[int, ...]) -> NDArray[Any]:
    if not values:
        return np.zeros(_MOST, np.int64)
    return np.array([0, *values, *[values[-1]] * (_MOST - 1 - len(values))], np.int64)


@lru_cache(maxsize=32)
def meld_table(book: Book) -> MeldTable:
    return MeldTable(book)
