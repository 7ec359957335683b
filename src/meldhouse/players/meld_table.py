"""Meld as bare numbers, for many hands at once; a test holds it to `game.melds` on random hands.

A hand is a row of counts by `Piece.order`: suit by suit, from the ace down to the nine. Arrays may have any number of
dimensions before that.
"""

from __future__ import annotations

from collections.abc import Iterable
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
        self.most_runs = len(meld.run)
        self.nine = meld.nine
        self.inside = 0 if meld.run_keeps_marriage else 1

    def points(self, counts: Counts, trump: int | None) -> Points:
        """What each hand is worth with the suit `trump` (its place among `SUITS`), or by nature.

        >>> from meldhouse.pieces import parse_pieces
        >>> from meldhouse.rulebooks import load_book
        >>> hand = counts_of(parse_pieces("AH TH KH QH JH QS JD"))
        >>> int(meld_table(load_book("npa")).points(hand, SUITS.index("H")))
        40
        """
        # Faces come first and hands last, so that each step goes over all hands in one sweep.
        faces = np.ascontiguousarray(np.moveaxis(counts, -1, 0))
        by_suit = faces.reshape(len(SUITS), WIDE, *counts.shape[:-1])
        couples = np.minimum(by_suit[:, KING], by_suit[:, QUEEN])
        kings, queens = by_suit[:, KING].min(axis=0), by_suit[:, QUEEN].min(axis=0)
        best = self._sequences(by_suit, couples, trump) + self.kings[kings] + self.queens[queens]
        houses = couples.min(axis=0)
        if (trump is not None or self.natural_roundhouse) and houses.any():
            for times, worth in enumerate(self.roundhouse, 1):
                rest = self._sequences(by_suit, np.maximum(couples - times, 0), trump)
                rest += self.kings[np.maximum(kings - times, 0)] + self.queens[np.maximum(queens - times, 0)]
                best = np.where(houses >= times, np.maximum(best, worth + rest), best)
        best = best + self.aces[by_suit[:, ACE].min(axis=0)] + self.jacks[by_suit[:, JACK].min(axis=0)]
        best = best + self.pinochle[np.minimum(faces[self.pair], faces[self.other])]
        if trump is not None and self.nine:
            best = best + self.nine * by_suit[trump, NINE]
        return np.asarray(best)

    def _sequences(self, by_suit: Counts, couples: Counts, trump: int | None) -> Points:
        """Marriages, and the runs among those in trump."""
        found: Points = self.marriage[couples].sum(axis=0)
        if trump is None:
            return found
        left, cards = couples[trump], by_suit[trump]
        most = np.minimum(left, np.minimum(np.minimum(cards[ACE], cards[TEN]), cards[JACK]))
        best = self.royal[left]
        for runs in range(1, self.most_runs + 1):
            with_run = self.run[runs] + self.royal[np.maximum(left - runs * self.inside, 0)]
            best = np.where(most >= runs, np.maximum(best, with_run), best)
        return np.asarray(found - self.marriage[left] + best)


def _cells(values: tuple[int, ...]) -> NDArray[Any]:
    if not values:
        return np.zeros(_MOST, np.int64)
    return np.array([0, *values, *[values[-1]] * (_MOST - 1 - len(values))], np.int64)


@lru_cache(maxsize=32)
def meld_table(book: Book) -> MeldTable:
    return MeldTable(book)
