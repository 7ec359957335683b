"""How high somebody with a hand would go: the first impression of a bidder, for many hands at once.

In cards it is what his side would come to, meld and take, if partner had an average hand. In dominoes, where there is
no meld, it is the bid that he makes as often as not.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import trick_order
from meldhouse.pieces import SUITS
from meldhouse.players.contracts import Imagined, by_lot, worths
from meldhouse.players.meld_table import KING, QUEEN, WIDE, Counts, counts_of, meld_table
from meldhouse.players.prospects import can_support, take_in_play
from meldhouse.rulebooks import Book

HOPELESS = -1_000_000.0
DEALS_TRIED = 120

Heights = NDArray[np.float64]


def heights(book: Book, hands: Counts) -> Heights:
    """How high each hand would go in each trump or contract; those are a last dimension."""
    if book.deck.pieces == "dominoes":
        faces = np.ascontiguousarray(np.moveaxis(hands, -1, 0), dtype=float)
        return np.stack([_tiles(book, faces, contract) for contract in book.trump.choices], axis=-1)
    return np.stack([_cards(book, hands, SUITS.index(trump)) for trump in book.trump.choices], axis=-1)


def _cards(book: Book, hands: Counts, suit: int) -> Heights:
    size = book.deal.hand
    pack = counts_of(book.pack.pieces)
    mates: Any = (
        (pack - hands) * (size / (len(book.pack.pieces) - size)) if book.table.partners else np.zeros_like(hands)
    )
    meld = meld_table(book).points(hands, suit)
    found = meld + take_in_play(book, hands, mates, suit) + _gained(book)
    able = can_support(book, hands, suit, meld)
    if book.trump.marriage:
        able = able & (hands[..., suit * WIDE + KING] > 0) & (hands[..., suit * WIDE + QUEEN] > 0)
    return np.where(able, found, HOPELESS)


@lru_cache(maxsize=32)
def _gained(book: Book) -> float:
    """What partner, the exchange or the kitty add to the bidder's meld: usually, in deals by lot."""
    lot, meld = np.random.default_rng(42), meld_table(book)
    deals = Imagined(book, by_lot(book, DEALS_TRIED, lot), ())
    bidder = deals.seating.seats[0]
    own = np.stack([meld.points(deals.deals[:, 0], suit) for suit in range(len(SUITS))], axis=-1)
    lengths = deals.deals[:, 0].reshape(len(deals), len(SUITS), WIDE).sum(axis=-1)
    chosen = (own + lengths).argmax(axis=-1)
    gains: list[int] = []
    for suit, trump in enumerate(SUITS):
        which = np.flatnonzero(chosen == suit)
        if len(which):
            after, _ = deals.chosen(which).passed(bidder, trump)
            side = [deals.place(seat) for seat in deals.seating.members[deals.seating.side[bidder]]]
            gains += (meld.points(after[:, side], suit).sum(axis=-1) - own[which, suit]).tolist()
    return float(np.median(gains))


class _Lines(NamedTuple):
    """The suits of a contract, each from the highest tile down, by their places among the faces."""

    trumps: list[int]
    plain: tuple[tuple[list[int], NDArray[Any]], ...]
    """With every suit a 1 for each tile that leads it, and a 0 for one that is led as a trump."""


@lru_cache(maxsize=64)
def _lines(book: Book, contract: str) -> _Lines:
    order = trick_order(book, contract)
    down = {suit: sorted(members, key=lambda tile: -order.power[suit][tile]) for suit, members in order.members.items()}
    trumps = down.pop(order.trump or "", [])
    plain = [
        ([tile.order for tile in line], np.array([float(order.suit_of[tile] == suit) for tile in line]))
        for suit, line in down.items()
    ]
    return _Lines([tile.order for tile in trumps], tuple(plain))


def _tiles(book: Book, hands: NDArray[np.float64], contract: str) -> Heights:
    """The same first impression as `prospects` has of a single hand. Tiles come first and hands last."""
    trumps, plain = _lines(book, contract)
    worth = worths(book)
    held, top = hands[trumps].sum(axis=0), np.cumprod(hands[trumps], axis=0).sum(axis=0)
    kept, winners = np.tensordot(worth[trumps], hands[trumps], axes=1), np.zeros_like(held)
    for line, leads in plain:
        down = np.cumprod(hands[line], axis=0)
        winners += np.tensordot(leads, down, axes=1)
        kept += np.tensordot(leads * worth[line], down, axes=1)
    lost = np.tensordot(worth, hands, axes=1) - kept
    free = 0 if trumps else 1
    odds = -3.15 + 0.65 * held + 0.36 * (top > 0) + 0.26 * top + 0.31 * winners - 0.019 * lost + 0.039 * kept
    odds = odds + free * (0.80 + 0.34 * winners)
    found: Heights = book.auction.minimum + odds / 0.115
    return np.where((held >= 2) | (winners >= 4), found, HOPELESS)
