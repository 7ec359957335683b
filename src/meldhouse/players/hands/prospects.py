"""What a hand promises: for every trump it could name, how likely a bid is made.

Cards: partner's hand (or the kitty) is imagined a few dozen times; meld is counted, and the points to be taken are a
linear function of the trumps and aces of both hands. Dominoes: the chance follows from the hand alone. The lines were
fitted to thousands of hands that these players played with each other, and agree across rulebooks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from random import Random
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import trick_order
from meldhouse.game.melds import marriages
from meldhouse.pieces import SUITS, Piece, sorted_pieces
from meldhouse.players.hands.meld_table import ACE, TEN, WIDE, Counts, counts_of, meld_table
from meldhouse.players.hands.passing import likely_gifts
from meldhouse.rulebooks import Book

Mood = Literal["unknown", "bid", "passed"]
"""What partner's calls say about their hand."""

HANDS_IMAGINED = 24
SPREAD = 0.10
"""How far the points taken stray from the line, as a share of all points in play."""
SHORT_TRUMP, SHORTEST_TRUMP = 0.25, 0.2
"""No voluntary bid on a trump that is no longer than this share of the hand or, with much meld in the hand, shorter
than the second one."""
MUCH_MELD = 0.4
"""As a share of the lowest bid."""
LITTLE_MELD = 0.1
"""No voluntary bid at all without an ace and with no more meld than this share of the points in play."""


class Outlook(NamedTuple):
    """One way the unknown cards may lie: the meld and the take of the bidding side."""

    meld: int
    take: float


class Prospect(NamedTuple):
    """A hand with one trump or contract."""

    trump: str
    outlooks: tuple[Outlook, ...]
    spread: float
    sound: bool = True
    """Long enough in trump to bid on it."""
    odds: tuple[float, float] = (0.0, 0.0)
    """Where there is no meld: the log odds of the lowest bid and of every trick."""

    def makes(self, book: Book, bid: int, *, dropped: bool = False) -> float:
        """How likely the bid is made."""
        if not self.outlooks:
            return self._makes_tiles(book, bid)
        floor = book.board.floor(dropped=dropped)
        made = 0.0
        for meld, take in self.outlooks:
            if meld >= floor:
                needed = book.to_take(bid, meld)
                made += _above(take - needed + 0.5 * self.spread / 2.5, self.spread)
        return made / len(self.outlooks)

    def _makes_tiles(self, book: Book, bid: int) -> float:
        least, every = self.odds
        mark = book.auction.mark or book.points_in_play
        if bid >= mark:
            return 1.0 / (1.0 + exp(-every))
        return 1.0 / (1.0 + exp(-(least - 0.115 * (bid - book.auction.minimum))))

    @property
    def expected(self) -> float:
        """Meld and take together, on average."""
        if not self.outlooks:
            return self.odds[0]
        return sum(meld + take for meld, take in self.outlooks) / len(self.outlooks)


def _above(margin: float, spread: float) -> float:
    return 0.5 * (1.0 + erf(margin / (spread * sqrt(2.0))))


def prospects(
    book: Book, hand: Sequence[Piece], mood: Mood = "unknown", *, final: bool = False
) -> tuple[Prospect, ...]:
    """Every trump that may be named. `final`: the kitty has already been picked up."""
    found = _prospects(book, sorted_pieces(hand), final)
    if mood == "unknown" or not book.table.partners:
        return found
    # Outlooks are sorted by partner's strength: a bid points to the upper half, a pass to the lower part.
    part = slice(HANDS_IMAGINED // 2, None) if mood == "bid" else slice(HANDS_IMAGINED * 2 // 3)
    return tuple(prospect._replace(outlooks=prospect.outlooks[part]) for prospect in found)


@lru_cache(maxsize=256)
def _prospects(book: Book, hand: tuple[Piece, ...], final: bool) -> tuple[Prospect, ...]:
    if book.deck.pieces == "dominoes":
        return tuple(_tiles(book, hand, contract) for contract in book.trump.choices)
    allowed = marriages(hand) if book.trump.marriage else book.trump.choices
    own = counts_of(hand)
    imagined = _imagined(book, hand, final)
    return tuple(_cards(book, own, SUITS.index(trump), imagined) for trump in allowed)


# --- cards ------------------------------------------------------------------------------------------------------------


def _imagined(book: Book, hand: tuple[Piece, ...], final: bool) -> Counts:
    """Hands partner may hold, weakest first, or possible kitties; an empty one where all is known."""
    size = book.deal.hand if book.table.partners else 0 if final else book.deal.kitty
    if not size:
        return counts_of(())[None]
    lot = Random(" ".join(piece.text for piece in hand))
    unseen = sorted_pieces((book.pack.counts - Counter(hand)).elements())
    found = np.array([counts_of(lot.sample(unseen, size)) for _ in range(HANDS_IMAGINED)])
    return found[np.argsort(_strength(book, found), kind="stable")] if book.table.partners else found


def _strength(book: Book, hands: Counts) -> NDArray[np.float64]:
    """A bidder's first impression of a hand."""
    meld, unit = meld_table(book), book.points_in_play / book.deal.hand
    lengths = hands.reshape(-1, len(SUITS), WIDE).sum(axis=-1)
    firsts = [meld.points(hands, suit) + unit * lengths[:, suit] for suit in range(len(SUITS))]
    return np.asarray(np.max(firsts, axis=0))


def _cards(book: Book, own: Counts, suit: int, imagined: Counts) -> Prospect:
    meld = meld_table(book)
    mine, mates = np.broadcast_to(own, imagined.shape), imagined
    if book.deal.kitty:
        mine, mates = mine + imagined, np.zeros_like(imagined)
    elif book.exchange.count:
        given = likely_gifts(book, imagined, suit, book.exchange.count)
        mine, mates = mine + given, mates - given
    points = meld.points(mine, suit) + meld.points(mates, suit)
    outlooks = tuple(map(Outlook, points.tolist(), take_in_play(book, mine, mates, suit).tolist()))
    return Prospect(SUITS[suit], outlooks, SPREAD * book.points_in_play, bool(can_support(book, own, suit)))


def can_support(book: Book, hands: Counts, suit: int) -> NDArray[np.bool_]:
    """Whether a hand is long and good enough to bid a suit voluntarily."""
    length = hands[..., suit * WIDE : suit * WIDE + WIDE].sum(axis=-1)
    an_ace = np.asarray(hands[..., ACE::WIDE].any(axis=-1))
    return supports(book, length, meld_table(book).points(hands, suit), an_ace)


def supports(book: Book, length: NDArray[Any], meld: NDArray[Any], an_ace: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The same from counts already made."""
    much, some = meld >= MUCH_MELD * book.auction.minimum, meld > LITTLE_MELD * book.points_in_play
    long = (length > SHORT_TRUMP * book.deal.hand) | (much & (length >= SHORTEST_TRUMP * book.deal.hand))
    return np.asarray(long & (some | an_ace))


def take_in_play(book: Book, own: Counts, mates: NDArray[Any], suit: int) -> NDArray[np.float64]:
    """The points a bidder with these cards takes in play, on average."""
    copies, trumps = book.deck.copies, book.deck.copies * len(book.deck.ranks)
    plain = [other for other in range(len(SUITS)) if other != suit]
    mine, theirs = _by_suit(own), _by_suit(mates)
    shortest = mine[plain].sum(axis=1).min(axis=0)
    usual = book.deal.hand / 6
    share = (
        -0.20
        + 0.85 * mine[suit].sum(axis=0) / trumps
        + 0.55 * theirs[suit].sum(axis=0) / trumps
        + 0.18 * (mine[suit, ACE] + theirs[suit, ACE]) / copies
        + 0.05 * (mine[suit, TEN] + theirs[suit, TEN]) / copies
        + 0.38 * mine[plain, ACE].sum(axis=0) / (3 * copies)
        + 0.33 * theirs[plain, ACE].sum(axis=0) / (3 * copies)
        + 0.08 * mine[plain, TEN].sum(axis=0) / (3 * copies)
        + 0.07 * np.maximum(0.0, usual - shortest) / usual
    )
    if book.exchange.count:
        share = share + 0.04
    if not book.table.partners:
        share = share - 0.01
    return np.asarray(book.points_in_play * np.clip(share, 0.0, 1.0))


def _by_suit(hands: NDArray[Any]) -> NDArray[Any]:
    """Suits and ranks first and hands last, so that sums go over all hands in one sweep."""
    return np.ascontiguousarray(np.moveaxis(hands, -1, 0)).reshape(len(SUITS), WIDE, *hands.shape[:-1])


# --- dominoes ---------------------------------------------------------------------------------------------------------


def _tiles(book: Book, hand: tuple[Piece, ...], contract: str) -> Prospect:
    order = trick_order(book, contract)
    trumps = order.members.get(order.trump or "", frozenset())
    ranked = sorted(trumps, key=lambda tile: -order.power[order.trump or ""][tile])
    top = next((place for place, tile in enumerate(ranked) if tile not in hand), len(ranked))
    winners = lost = 0
    for tile in hand:
        if tile in trumps:
            continue
        power = order.power[order.suit_of[tile]]
        higher = (other for other in order.members[order.suit_of[tile]] if power[other] > power[tile])
        if all(other in hand for other in higher):
            winners += 1
        else:
            lost += book.worth[tile]
    kept = sum(book.worth[tile] for tile in hand) - lost
    held = sum(tile in trumps for tile in hand)
    free = 0 if trumps else 1
    least = -3.15 + 0.65 * held + (0.36 if top else 0.0) + 0.26 * top + 0.31 * winners - 0.019 * lost + 0.039 * kept
    every = -5.91 + 0.84 * held + (1.09 if top else 0.0) + 0.25 * top + 0.40 * winners + 0.016 * kept
    least += free * (0.80 + 0.34 * winners)
    every += free * (1.35 + 0.77 * winners)
    return Prospect(contract, (), 0.0, held >= 2 or winners >= 4, (least, every))
