"""The first impression of a hand of cards: what its side would come to in each trump, meld and take together.

What a hand lacks for a meld says much where cards are passed or a kitty is taken up: four cards of a run are nearly
one. How much everything counts differs from house to house, so it is learned, once for each book, from deals by lot
that are played out: a straight line from what can be seen in a hand, laid so that the hand comes to more than it says
as often as a careful bidder would want (`SURE`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.pieces import SUITS
from meldhouse.players.contracts import Imagined, by_lot
from meldhouse.players.margins import made
from meldhouse.players.meld_table import ACE, JACK, KING, QUEEN, TEN, WIDE, Counts, meld_table
from meldhouse.players.weights import FAIR, FAIR_ALONE
from meldhouse.rulebooks import Book

DEALS_TRIED = 4000
SURE = 0.6
"""How often a hand should come to what is promised, or more."""
NEAR = 3
"""A meld that lacks more cards than this is not thought of."""
TIMES = 3
"""Nor one that is held more often."""
ROUNDS = 6
"""So often the line is laid again, with what lies far from it counting less."""
CLOSE = 0.1
"""Closer to the line than this share of the points in play nothing counts more."""
STIFF = 3.0
"""What is seen too seldom to tell counts little."""

Numbers = NDArray[np.float64]


class Impression:
    """What the hands of one book promise."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.weights = self._learned()

    def of(self, hands: Counts, suit: int, meld: NDArray[Any]) -> Numbers:
        """What each hand comes to with this suit as trump, where it has so much meld."""
        signs, lacks = _signs(hands, suit, meld), _lacks(self.book, hands, suit)
        worth = self.weights[len(signs) :].reshape(len(lacks), NEAR)
        found = np.tensordot(self.weights[: len(signs)], signs, axes=1)
        for missing, cells in zip(lacks, worth, strict=True):
            found += np.array([0.0, *cells, 0.0])[np.minimum(missing, NEAR + 1)]
        return np.asarray(found)

    def _learned(self) -> Numbers:
        """The line, from deals by lot in each of which somebody has the bid, in one of his two longest suits."""
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
            kept = made(book, side, 0, melds, takes)  # with too few points in tricks no bid is made at all
            came_to.append(np.where(kept, melds[:, side] + takes[:, side], 0))
            hands = some.deals[:, 0]
            near = [missing == number for missing in _lacks(book, hands, suit) for number in range(1, NEAR + 1)]
            meld = meld_table(book).points(hands, suit)
            seen.append(np.array([*_signs(hands, suit, meld), *near], float).T)
        return _line(np.concatenate(seen), np.concatenate(came_to).astype(float), CLOSE * book.points_in_play)


def _signs(hands: Counts, suit: int, meld: NDArray[Any]) -> list[NDArray[Any]]:
    """What strength in play goes by, and the meld that is there already."""
    by_suit = _by_suit(hands)
    trumps, plain = by_suit[suit], by_suit[[other for other in range(len(SUITS)) if other != suit]]
    lengths = plain.sum(axis=1)
    high = [trumps[ACE], trumps[TEN], plain[:, ACE].sum(axis=0), plain[:, TEN].sum(axis=0)]
    return [np.ones_like(meld), meld, trumps.sum(axis=0), *high, lengths.min(axis=0), (lengths == 0).sum(axis=0)]


def _lacks(book: Book, hands: Counts, suit: int) -> list[NDArray[Any]]:
    """How many cards every meld still lacks, held once, twice and so on."""
    by_suit, meld = _by_suit(hands), book.meld
    pinochle = np.moveaxis(hands, -1, 0)[[card.order for card in book.pinochle]]
    kinds = [(by_suit[suit, ACE : JACK + 1], meld.run), (pinochle, meld.pinochle)]
    for rank, worth in ((ACE, meld.aces), (KING, meld.kings), (QUEEN, meld.queens), (JACK, meld.jacks)):
        kinds.append((by_suit[:, rank], worth))
    return [
        np.maximum(times - cards, 0).sum(axis=0)
        for cards, worth in kinds
        for times in range(1, min(len(worth), TIMES) + 1)
    ]


def _line(seen: Numbers, came_to: Numbers, close: float) -> Numbers:
    """The line above which the share `SURE` of everything lies."""
    counts = np.ones(len(came_to))
    for _ in range(ROUNDS):
        scaled = seen * counts[:, None]
        square = scaled.T @ seen + STIFF * counts.mean() * np.eye(seen.shape[1])
        weights = np.linalg.solve(square, scaled.T @ came_to)
        off = came_to - seen @ weights
        counts = np.where(off > 0, 1.0 - SURE, SURE) / np.maximum(np.abs(off), close)
    return np.asarray(weights)


def _by_suit(hands: NDArray[Any]) -> NDArray[Any]:
    """Suits and ranks first and hands last, so that sums go over all hands in one sweep."""
    return np.ascontiguousarray(np.moveaxis(hands, -1, 0)).reshape(len(SUITS), WIDE, *hands.shape[:-1])


@lru_cache(maxsize=32)
def impression(book: Book) -> Impression:
    return Impression(book)
