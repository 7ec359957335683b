"""How high somebody with a hand would go: the first impression of a bidder, for many hands at once.

In cards it is what his side would come to, meld and take (`impressions.py`). In dominoes, where there is
no meld, it is the bid that he makes as often as not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import trick_order
from meldhouse.pieces import SUITS
from meldhouse.players.contracts import worths
from meldhouse.players.impressions import impression
from meldhouse.players.meld_table import KING, QUEEN, WIDE, Counts, meld_table
from meldhouse.players.prospects import can_support
from meldhouse.rulebooks import Book

HOPELESS = -1_000_000.0

Heights = NDArray[np.float64]


def heights(book: Book, hands: Counts, trumps: Sequence[str] = ()) -> Heights:
    """How high each hand would go in each of these trumps or contracts, or in any; those are a last dimension."""
    trumps = trumps or book.trump.choices
    if book.deck.pieces == "dominoes":
        faces = np.ascontiguousarray(hands.reshape(-1, hands.shape[-1]).T, dtype=float)
        found = np.stack([_tiles(book, faces, contract) for contract in trumps], axis=-1)
        return found.reshape(*hands.shape[:-1], len(trumps))
    # Faces lie first, so that each step goes over all hands in one sweep.
    hands = np.moveaxis(np.ascontiguousarray(np.moveaxis(hands, -1, 0)), 0, -1)
    return np.stack([_cards(book, hands, SUITS.index(trump)) for trump in trumps], axis=-1)


def _cards(book: Book, hands: Counts, suit: int) -> Heights:
    meld = meld_table(book).points(hands, suit)
    able = can_support(book, hands, suit, meld)
    if book.trump.marriage:
        able = able & (hands[..., suit * WIDE + KING] > 0) & (hands[..., suit * WIDE + QUEEN] > 0)
    return np.where(able, impression(book).of(hands, suit, meld), HOPELESS)


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
    kept, winners = worth[trumps] @ hands[trumps], np.zeros_like(held)
    for line, leads in plain:
        down = np.cumprod(hands[line], axis=0)
        winners += leads @ down
        kept += (leads * worth[line]) @ down
    lost = worth @ hands - kept
    free = 0 if trumps else 1
    odds = -3.15 + 0.65 * held + 0.36 * (top > 0) + 0.26 * top + 0.31 * winners - 0.019 * lost + 0.039 * kept
    odds = odds + free * (0.80 + 0.34 * winners)
    found: Heights = book.auction.minimum + odds / 0.115
    return np.where((held >= 2) | (winners >= 4), found, HOPELESS)
