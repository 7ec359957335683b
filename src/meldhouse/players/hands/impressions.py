"""The first impression of a hand of cards: how much its side would make in each trump, meld and take together.

The cards a hand lacks for a meld matter a lot where cards are passed or a kitty is picked up: four cards of a run are
nearly one. How much everything counts differs by rules, so it is learned once for each book from random deals that are
played out: a straight line from what can be seen in a hand, placed so that hands beat it as often as a careful bidder
would want (`SURE`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.pieces import SUITS
from meldhouse.players.hands.contracts import Imagined, by_lot
from meldhouse.players.hands.margins import made
from meldhouse.players.hands.meld_table import ACE, JACK, KING, QUEEN, TEN, WIDE, Counts, faces_first, meld_table
from meldhouse.players.weights import FAIR, FAIR_ALONE
from meldhouse.rulebooks import Book

DEALS_TRIED = 4000
SURE = 0.6
"""How often a hand should reach what is promised, or more."""
NEAR = 3
"""Melds lacking more cards than this are ignored."""
TIMES = 3
"""So are melds held more often than this."""
MOST_LACKED = TIMES * 5
"""The most cards a meld can lack: a run has five."""
SIGNS = 9
"""How many signs of strength there are."""
ROUNDS = 6
"""How many times the line is fitted, with outliers counting less each time."""
CLOSE = 0.1
"""Points closer to the line than this share of the points in play get no extra weight."""
STIFF = 3.0
"""Regularization: signs seen too rarely count little."""

Numbers = NDArray[np.float64]


class Impression:
    """What hands promise under one book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        weights = self._learned()
        cells = weights[SIGNS:].reshape(-1, NEAR)
        tables = [np.concatenate([[0.0], worth, np.zeros(MOST_LACKED - NEAR)]) for worth in cells]
        times = _times(book.meld.run)
        self._signs = weights[:SIGNS]
        self._runs, self._others = tables[:times], tables[times:]
        """What a meld lacking this many cards is worth."""

    def of(self, sight: Sight, suit: int, meld: NDArray[Any]) -> Numbers:
        """What each hand makes with this suit as trump and this much meld."""
        found = self._of_any_trump(sight)
        for weight, sign in zip(self._signs, sight.signs(suit, meld), strict=True):
            found = found + weight * sign
        for cells, missing in zip(self._runs, sight.lacks_of_runs(suit), strict=True):
            found += cells[missing]
        return np.asarray(found)

    def _of_any_trump(self, sight: Sight) -> Numbers:
        """What possible melds other than runs are worth, looked up once."""
        if sight.promised is None:
            sight.promised = np.zeros(sight.shape)
            for cells, missing in zip(self._others, sight.lacks_of_others(), strict=True):
                sight.promised += cells[missing]
        return sight.promised

    def _learned(self) -> Numbers:
        """The fitted line, from random deals in which a player bids one of their two longest suits."""
        book, lot = self.book, np.random.default_rng(42)
        policy = FAIR if book.table.partners else FAIR_ALONE
        deals = Imagined(book, by_lot(book, DEALS_TRIED, lot), policy.numbers())
        bidder, dealer = deals.seating.seats[0], deals.seating.seats[-1]
        side = deals.seating.sides.index(deals.seating.side[bidder])
        lengths = deals.deals[:, 0].reshape(DEALS_TRIED, len(SUITS), WIDE).sum(axis=-1)
        longest = np.argsort(-lengths - lot.random(lengths.shape), axis=-1)[:, :2]
        chosen = longest[np.arange(DEALS_TRIED), lot.integers(0, 2, DEALS_TRIED)]
        seen, came_to = [], []
        for suit, trump in enumerate(SUITS):
            some = deals.chosen(np.flatnonzero(chosen == suit))
            melds, takes = some.contract(bidder, trump, dealer)
            kept = made(book, side, 0, melds, takes)  # too few points in tricks and no bid is made
            came_to.append(np.where(kept, melds[:, side] + takes[:, side], 0))
            sight = Sight(book, some.deals[:, 0])
            lacks = [*sight.lacks_of_runs(suit), *sight.lacks_of_others()]
            near = [missing == number for missing in lacks for number in range(1, NEAR + 1)]
            meld = meld_table(book).points(some.deals[:, 0], suit)
            seen.append(np.array([*sight.signs(suit, meld), *near], float).T)
        return _line(np.concatenate(seen), np.concatenate(came_to).astype(float), CLOSE * book.points_in_play)


class Sight:
    """What can be seen in many hands, once for all trumps."""

    def __init__(self, book: Book, hands: Counts) -> None:
        self.book = book
        self.shape = hands.shape[:-1]
        faces = faces_first(hands)
        self.by_suit = faces.reshape(len(SUITS), WIDE, *self.shape)
        self.lengths = self.by_suit.sum(axis=1)
        self.high = [(self.by_suit[:, rank], self.by_suit[:, rank].sum(axis=0)) for rank in (ACE, TEN)]
        self.an_ace = self.high[0][1] > 0
        self.pinochle = faces[[card.order for card in book.pinochle]]
        self.promised: Numbers | None = None

    def signs(self, suit: int, meld: NDArray[Any]) -> list[NDArray[Any]]:
        """Signs of strength in play, and the meld already there."""
        plain = self.lengths[[other for other in range(len(SUITS)) if other != suit]]
        trumps = [of_rank[suit] for of_rank, _ in self.high]
        others = [together - of_rank[suit] for of_rank, together in self.high]
        short = [plain.min(axis=0), (plain == 0).sum(axis=0)]
        return [np.ones_like(meld), meld, self.lengths[suit], *trumps, *others, *short]

    def lacks_of_runs(self, suit: int) -> list[NDArray[Any]]:
        """How many cards runs still lack, held once, twice and so on."""
        return _lacking(self.by_suit[suit, ACE : JACK + 1], self.book.meld.run)

    def lacks_of_others(self) -> list[NDArray[Any]]:
        """The same of all other melds."""
        meld = self.book.meld
        around = ((ACE, meld.aces), (KING, meld.kings), (QUEEN, meld.queens), (JACK, meld.jacks))
        kinds = [(self.pinochle, meld.pinochle), *[(self.by_suit[:, rank], worth) for rank, worth in around]]
        return [missing for cards, worth in kinds for missing in _lacking(cards, worth)]


def _lacking(cards: NDArray[Any], worth: tuple[int, ...]) -> list[NDArray[Any]]:
    return [np.maximum(times - cards, 0).sum(axis=0) for times in range(1, _times(worth) + 1)]


def _times(worth: tuple[int, ...]) -> int:
    """How many copies of a meld are considered."""
    return min(len(worth), TIMES)


def _line(seen: Numbers, came_to: Numbers, close: float) -> Numbers:
    """The line with the share `SURE` of all points above it."""
    counts = np.ones(len(came_to))
    for _ in range(ROUNDS):
        scaled = seen * counts[:, None]
        square = scaled.T @ seen + STIFF * counts.mean() * np.eye(seen.shape[1])
        weights = np.linalg.solve(square, scaled.T @ came_to)
        off = came_to - seen @ weights
        counts = np.where(off > 0, 1.0 - SURE, SURE) / np.maximum(np.abs(off), close)
    return np.asarray(weights)


@lru_cache(maxsize=32)
def impression(book: Book) -> Impression:
    return Impression(book)
