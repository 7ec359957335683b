"""Meld as a bare number, fast enough to weigh hundreds of hands; a test holds it to `game.melds` on random hands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from meldhouse.pieces import RANKS, SUITS, Piece
from meldhouse.rulebooks import Book

FACES = len(SUITS) * len(RANKS)
"""Counts of a hand go by `Piece.order`: suit by suit, from the ace down to the nine."""
_A, _T, _K, _Q, _J, _N = range(len(RANKS))
_WIDE = len(RANKS)
_MOST = 9

Counts = list[int]


def counts_of(pieces: Iterable[Piece]) -> Counts:
    counts = [0] * FACES
    for piece in pieces:
        counts[piece.order] += 1
    return counts


class QuickMeld:
    """The meld table of one book."""

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

    def points(self, counts: Counts, trump: int | None) -> int:
        """What these cards are worth with the suit `trump` (its place among `SUITS`), or by nature."""
        kings, queens = counts[_K::_WIDE], counts[_Q::_WIDE]
        couples = [king if king < queen else queen for king, queen in zip(kings, queens, strict=True)]
        fewest_kings, fewest_queens, houses = min(kings), min(queens), min(couples)
        best = self._sequences(counts, couples, trump, 0) + self.kings[fewest_kings] + self.queens[fewest_queens]
        if houses and (trump is not None or self.natural_roundhouse):
            for times in range(1, min(houses, len(self.roundhouse)) + 1):
                with_house = (
                    self.roundhouse[times - 1]
                    + self._sequences(counts, couples, trump, times)
                    + self.kings[fewest_kings - times]
                    + self.queens[fewest_queens - times]
                )
                best = max(best, with_house)
        pinochles = min(counts[self.pair], counts[self.other])
        best += self.aces[min(counts[_A::_WIDE])] + self.jacks[min(counts[_J::_WIDE])] + self.pinochle[pinochles]
        return best + (self.nine * counts[trump * _WIDE + _N] if trump is not None else 0)

    def _sequences(self, counts: Counts, couples: list[int], trump: int | None, used: int) -> int:
        points = 0
        for suit, held in enumerate(couples):
            left = held - used
            if not left:
                continue
            if suit != trump:
                points += self.marriage[left]
                continue
            at = suit * _WIDE
            most = min(self.most_runs, left, counts[at + _A], counts[at + _T], counts[at + _J])
            points += max(self.run[runs] + self.royal[left - runs * self.inside] for runs in range(most + 1))
        return points


def _cells(values: tuple[int, ...]) -> tuple[int, ...]:
    """The worth of a meld held 0, 1, 2 … times."""
    if not values:
        return (0,) * _MOST
    return (0, *values, *(values[-1],) * (_MOST - 1 - len(values)))


@lru_cache(maxsize=32)
def quick_meld(book: Book) -> QuickMeld:
    return QuickMeld(book)
