"""How high a player with a given hand would bid: a bidder's first impression, for many hands at once.

In cards it is what their side would make, meld and take (`impressions.py`). In dominoes, where there is no meld, it is
the bid that is made as often as not.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import trick_order
from meldhouse.pieces import SUITS
from meldhouse.players.hands.contracts import worths
from meldhouse.players.hands.impressions import Sight, impression
from meldhouse.players.hands.meld_table import KING, QUEEN, Counts, meld_table
from meldhouse.players.hands.prospects import supports
from meldhouse.rulebooks import Book

HOPELESS = -1_000_000.0

Heights = NDArray[np.float64]


def heights(book: Book, hands: Counts) -> Heights:
    """How high each hand would bid in each trump or contract; those are a last dimension."""
    if book.deck.pieces == "dominoes":
        found = _tiles(book, hands.reshape(-1, hands.shape[-1]))
        return found.reshape(*hands.shape[:-1], len(book.trump.choices))
    suits = [SUITS.index(trump) for trump in book.trump.choices]
    melds, sight = meld_table(book).with_each(hands, suits), Sight(book, hands)
    return np.stack([_cards(book, sight, *each) for each in zip(suits, melds, strict=True)], axis=-1)


def _cards(book: Book, sight: Sight, suit: int, meld: NDArray[Any]) -> Heights:
    able = supports(book, sight.lengths[suit], meld, sight.an_ace)
    if book.trump.marriage:
        able = able & (sight.by_suit[suit, KING] > 0) & (sight.by_suit[suit, QUEEN] > 0)
    return np.where(able, impression(book).of(sight, suit, meld), HOPELESS)


class _Lines(NamedTuple):
    """Lookup tables for the suits of every contract, trumps first: a suit is a line of tiles, highest first, and the
    tiles a hand has of it are the bits of a number."""

    tiles: NDArray[np.int64]
    """For each bit, contract and line, the index of its tile; past a short line's end, an index behind all tiles."""
    starts: NDArray[np.int64]
    """Where each line begins in the tables below, by contract."""
    winners: NDArray[np.float64]
    """For each line and number: how many of the tiles win in a row when led, …"""
    kept: NDArray[np.float64]
    """… what those and all trumps are worth, …"""
    held: NDArray[np.float64]
    """… how many trumps there are, …"""
    top: NDArray[np.float64]
    """… and how many of them from the highest down."""


@lru_cache(maxsize=8)
def _lines(book: Book) -> _Lines:
    worth, contracts = worths(book), book.trump.choices
    by_contract = [_lines_of(book, contract) for contract in contracts]
    most = max(map(len, by_contract))
    longest = max(len(line) for lines in by_contract for line, _ in lines)
    places = np.full((longest, len(contracts), most), len(worth))
    sums = np.zeros((4, len(contracts), most, 1 << longest))
    has = (np.arange(1 << longest)[:, None] >> np.arange(longest)) & 1
    for contract, lines in enumerate(by_contract):
        for at, (line, leads) in enumerate(lines):
            tiles, led = has[:, : len(line)], np.array(leads, float)
            places[: len(line), contract, at] = line
            down = np.cumprod(tiles, axis=1)
            if at:
                sums[:2, contract, at] = down @ led, down @ (led * worth[line])
            elif line:
                sums[1:, contract, at] = tiles @ worth[line], tiles.sum(axis=1), down.sum(axis=1)
    starts = np.arange(len(contracts) * most).reshape(len(contracts), most) << longest
    return _Lines(places, starts, *sums.reshape(4, -1))


def _lines_of(book: Book, contract: str) -> list[tuple[list[int], list[bool]]]:
    """The indexes of the tiles in each line, and whether they are led in it; trumps come first, if there are any."""
    order = trick_order(book, contract)
    suits = dict(sorted(order.members.items(), key=lambda each: each[0] != order.trump))
    found = [] if order.trump else [(list[int](), list[bool]())]
    for suit, members in suits.items():
        line = sorted(members, key=lambda tile: -order.power[suit][tile])
        found.append(([tile.order for tile in line], [order.suit_of[tile] == suit for tile in line]))
    return found


def _tiles(book: Book, hands: Counts) -> Heights:
    """The same first impression `prospects` has of a single hand. Here lines come first and hands last."""
    lines = _lines(book)
    has = np.zeros((hands.shape[-1] + 1, len(hands)), np.uint16)  # an extra tile that nobody has
    has[:-1] = hands.T > 0
    number = np.zeros((*lines.starts.shape, len(hands)), np.uint16)
    for bit, tiles in enumerate(lines.tiles):
        number |= has[tiles] << np.uint16(bit)
    seen = number + lines.starts[..., None]
    winners, kept = lines.winners[seen].sum(axis=1), lines.kept[seen].sum(axis=1)
    held, top = lines.held[seen[:, 0]], lines.top[seen[:, 0]]
    lost = hands @ worths(book) - kept
    free = np.array([[trick_order(book, contract).trump is None] for contract in book.trump.choices])
    odds = -3.15 + 0.65 * held + 0.36 * (top > 0) + 0.26 * top + 0.31 * winners - 0.019 * lost + 0.039 * kept
    odds = odds + free * (0.80 + 0.34 * winners)
    found: Heights = book.auction.minimum + odds / 0.115
    return np.where((held >= 2) | (winners >= 4), found, HOPELESS).T
