"""What a hand promises: for every trump it could name, how likely a bid is made.

Cards: partner's hand (or the kitty) is imagined some dozen times; meld is counted, and the points to be taken follow
from the trumps and aces of both hands by a straight line. Dominoes: the chance follows from the hand alone. The lines
were fitted to some thousand hands that these players played with each other, and agree between the houses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from math import erf, exp, sqrt
from random import Random
from typing import Literal, NamedTuple

from meldhouse.game import trick_order
from meldhouse.game.melds import marriages
from meldhouse.pieces import RANKS, SUITS, Piece, in_order
from meldhouse.players.handing import plain_gift
from meldhouse.players.quick_meld import Counts, counts_of, quick_meld
from meldhouse.rulebooks import Book

Mood = Literal["unknown", "bid", "passed"]
"""What partner's calls have told of his hand."""

HANDS_IMAGINED = 24
SPREAD = 0.10
"""How far the points taken stray from the line, as a share of all points in play."""
SHORT_TRUMP, SHORTEST_TRUMP = 0.25, 0.2
"""Nobody bids of his own accord on a trump that is no longer than this share of his hand; or, with much meld in the
hand, shorter than that one."""
MUCH_MELD = 0.4
"""So much of the lowest bid."""
_WIDE = len(RANKS)


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
    """Where there is no meld: the odds, as logarithms, of the lowest bid and of every trick."""

    def makes(self, book: Book, bid: int, *, dropped: bool = False) -> float:
        """How likely the bid is made."""
        if not self.outlooks:
            return self._makes_tiles(book, bid)
        floor = book.board.floor(dropped=dropped)
        made = 0.0
        for meld, take in self.outlooks:
            if meld >= floor:
                needed = max(bid - meld, book.scoring.bidder_take)
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
    """Every trump that may be named. `final`: the kitty has been taken up already."""
    found = _prospects(book, in_order(hand), final)
    if mood == "unknown" or not book.table.partners:
        return found
    # The outlooks stand in the order of partner's strength: a bid speaks for the upper half, a pass for the lower part.
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


def _imagined(book: Book, hand: tuple[Piece, ...], final: bool) -> list[Counts]:
    """Hands that partner may hold, weakest first, or kitties that may lie there; an empty one where all is known."""
    size = book.deal.hand if book.table.partners else 0 if final else book.deal.kitty
    if not size:
        return [counts_of(())]
    lot = Random(" ".join(piece.text for piece in hand))
    unseen = in_order((book.pack.counts - Counter(hand)).elements())
    found = [counts_of(lot.sample(unseen, size)) for _ in range(HANDS_IMAGINED)]
    if book.table.partners:
        found.sort(key=lambda counts: _strength(book, counts))
    return found


def _strength(book: Book, counts: Counts) -> float:
    """A bidder's first impression of a hand."""
    meld = quick_meld(book)
    unit = book.points_in_play / book.deal.hand
    return max(
        meld.points(counts, suit) + unit * sum(counts[suit * _WIDE : suit * _WIDE + _WIDE])
        for suit in range(len(SUITS))
    )


def _cards(book: Book, own: Counts, suit: int, imagined: list[Counts]) -> Prospect:
    meld = quick_meld(book)
    outlooks = []
    for other in imagined:
        mine, mate = own, other
        if book.deal.kitty:
            mine, mate = [a + b for a, b in zip(own, other, strict=True)], counts_of(())
        elif book.exchange.count:
            mine, mate = own.copy(), other.copy()
            for face in plain_gift(book, other, suit, book.exchange.count):
                mine[face] += 1
                mate[face] -= 1
        points = meld.points(mine, suit) + meld.points(mate, suit)
        outlooks.append(Outlook(points, _take(book, mine, mate, suit)))
    length = sum(own[suit * _WIDE : suit * _WIDE + _WIDE])
    sound = length > SHORT_TRUMP * book.deal.hand or (
        length >= SHORTEST_TRUMP * book.deal.hand and meld.points(own, suit) >= MUCH_MELD * book.auction.minimum
    )
    return Prospect(SUITS[suit], tuple(outlooks), SPREAD * book.points_in_play, sound)


def _take(book: Book, own: Counts, mate: Counts, suit: int) -> float:
    """The points a bidder with these cards takes in play, on average."""
    copies, trumps = book.deck.copies, book.deck.copies * len(book.deck.ranks)
    at = suit * _WIDE
    plain = [other * _WIDE for other in range(len(SUITS)) if other != suit]
    own_trumps, mate_trumps = sum(own[at : at + _WIDE]), sum(mate[at : at + _WIDE])
    shortest = min(sum(own[place : place + _WIDE]) for place in plain)
    usual = book.deal.hand / 6
    share = (
        -0.20
        + 0.85 * own_trumps / trumps
        + 0.55 * mate_trumps / trumps
        + 0.18 * (own[at] + mate[at]) / copies
        + 0.05 * (own[at + 1] + mate[at + 1]) / copies
        + 0.38 * sum(own[place] for place in plain) / (3 * copies)
        + 0.33 * sum(mate[place] for place in plain) / (3 * copies)
        + 0.08 * sum(own[place + 1] for place in plain) / (3 * copies)
        + 0.07 * max(0.0, usual - shortest) / usual
    )
    if book.exchange.count:
        share += 0.04
    if not book.table.partners:
        share -= 0.01
    return book.points_in_play * min(1.0, max(0.0, share))


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
