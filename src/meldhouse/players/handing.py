"""What to pass to partner, what to pass back, what to lay away: help the meld, break none, shorten a suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from meldhouse.game import trick_order
from meldhouse.pieces import RANKS, SUITS, Card, Piece, in_order
from meldhouse.players.quick_meld import Counts, QuickMeld, counts_of, quick_meld
from meldhouse.rulebooks import Book

BIDDERS_TRIED = 12
"""Hands the bidder might hold, to weigh a pass against."""
LIKELY_GIFTS = 8
"""Of how many cards the ones to pass are chosen."""
MELD_WEIGHT = 1.3
"""Meld in the hand is surer than points still to be taken."""
FOURTH_ACE = (0.0, 0.0, 0.05, 0.35, 0.0)
"""How likely partner completes the aces, by how many different ones there are."""
RUN_FIRST = ("A", "J", "T", "Q", "K")
"""Trumps in the order in which a bidder most often lacks them."""

_WIDE = len(RANKS)


def per_trick(book: Book) -> float:
    return book.points_in_play / book.deal.hand


def _by_power(book: Book, hand: Sequence[Piece], trump: str) -> tuple[Piece, ...]:
    """Dominoes from the least to the strongest, for a club that passes them."""
    order = trick_order(book, trump)
    return tuple(sorted(hand, key=lambda tile: (order.power[order.suit_of[tile]][tile], tile.order)))


# --- partner gives to the bidder --------------------------------------------------------------------------------------


def gift(book: Book, hand: Sequence[Piece], trump: str, count: int) -> tuple[Piece, ...]:
    """The cards that help a bidder in `trump` most, on the average of hands he may hold, my own meld counted too."""
    if book.deck.pieces == "dominoes":
        return _by_power(book, hand, trump)[-count:]
    meld, suit = quick_meld(book), SUITS.index(trump)
    bidders = _likely_bidders(book, hand, suit)
    bare = [meld.points(bidder, suit) for bidder in bidders]
    own = counts_of(hand)
    likely = sorted(hand, key=lambda card: (_promise(book, card, trump), card.order))[:LIKELY_GIFTS]

    def worth(cards: tuple[Piece, ...]) -> float:
        return _gift_worth(book, meld, cards, own, suit, bidders, bare)

    options = sorted(set(combinations(in_order(likely), count)), key=lambda cards: [card.order for card in cards])
    return max(options, key=worth)


def _promise(book: Book, card: Piece, trump: str) -> int:
    """Where to look first for something worth passing."""
    assert isinstance(card, Card)
    if card.suit == trump:
        return RUN_FIRST.index(card.rank) if card.rank in RUN_FIRST else 8
    if card.rank == "A":
        return 5
    if card in book.pinochle:
        return 6
    return 9 + RANKS.index(card.rank)


def _gift_worth(
    book: Book,
    meld: QuickMeld,
    cards: tuple[Piece, ...],
    own: Counts,
    suit: int,
    bidders: list[Counts],
    bare: list[int],
) -> float:
    left = own.copy()
    for card in cards:
        left[card.order] -= 1
    gained = 0
    for bidder, before in zip(bidders, bare, strict=True):
        with_gift = bidder.copy()
        for card in cards:
            with_gift[card.order] += 1
        gained += meld.points(with_gift, suit) - before
    unit = per_trick(book)
    control = sum(_control(card, suit) for card in cards)
    return meld.points(left, suit) + gained / len(bidders) + unit * control


def _control(card: Piece, suit: int) -> float:
    """What a card does for a bidder in the play, in tricks."""
    assert isinstance(card, Card)
    if card.suit == SUITS[suit]:
        return 0.8 if card.rank == "A" else 0.6
    return 0.3 if card.rank == "A" else -0.05 * RANKS.index(card.rank)


def _likely_bidders(book: Book, hand: Sequence[Piece], suit: int) -> list[Counts]:
    """Hands of a bidder who chose this trump: long in it, with its king and queen more often than not."""
    lot = Random(" ".join(card.text for card in hand) + SUITS[suit])
    unseen = in_order((book.pack.counts - Counter(hand)).elements())
    trumps = [card for card in unseen if card.order // _WIDE == suit]
    plain = [card for card in unseen if card.order // _WIDE != suit]
    size = book.deal.hand
    found = []
    for _ in range(BIDDERS_TRIED):
        length = min(len(trumps), round(size * lot.uniform(0.36, 0.56)))
        couple = [next((card for card in trumps if card.order % _WIDE == RANKS.index(rank)), None) for rank in "KQ"]
        held = [card for card in couple if card is not None and lot.random() < 0.75]
        rest = trumps.copy()
        for card in held:
            rest.remove(card)
        held += lot.sample(rest, max(0, min(len(rest), length - len(held))))
        held += lot.sample(plain, min(len(plain), size - len(held)))
        found.append(counts_of(held))
    return found


def plain_gift(book: Book, own: Counts, suit: int, count: int) -> list[int]:
    """A quick guess of what a partner would pass: the faces, best first. Used where thousands are weighed."""
    given: list[int] = []
    left = own.copy()
    at = suit * _WIDE
    for _ in range(2):
        for rank in RUN_FIRST:
            face = at + RANKS.index(rank)
            if left[face] and len(given) < count:
                left[face] -= 1
                given.append(face)
    for face in (*(s * _WIDE for s in range(len(SUITS)) if s != suit), *(card.order for card in book.pinochle)):
        if left[face] and len(given) < count:
            left[face] -= 1
            given.append(face)
    return given


# --- the bidder gives back, or lays away ------------------------------------------------------------------------------


def spare(
    book: Book, hand: Sequence[Piece], trump: str, count: int, *, counters_safe: bool, more_to_come: bool
) -> tuple[Piece, ...]:
    """The cards a bidder can best do without. `counters_safe`: what is laid away counts for him at the end.
    `more_to_come`: he has not seen yet what partner passes, so half a pinochle or three aces may still be completed."""
    if book.deck.pieces == "dominoes":
        return _by_power(book, hand, trump)[:count]
    meld, suit = quick_meld(book), SUITS.index(trump)
    left = list(hand)
    counts = counts_of(hand)
    chosen: list[Piece] = []
    for _ in range(count):
        before = meld.points(counts, suit)
        lengths = {name: sum(isinstance(card, Card) and card.suit == name for card in left) for name in SUITS}
        costs: dict[Piece, float] = {}
        for card in in_order(set(left)):
            assert isinstance(card, Card)
            counts[card.order] -= 1
            loss = before - meld.points(counts, suit)
            counts[card.order] += 1
            costs[card] = MELD_WEIGHT * loss + _keep(
                book, card, trump, lengths[card.suit], count - len(chosen), counters_safe
            )
            if more_to_come:
                costs[card] += _hope(book, card, counts)
        away = min(costs, key=lambda card: (costs[card], -card.order))
        chosen.append(away)
        left.remove(away)
        counts[away.order] -= 1
    return in_order(chosen)


def _keep(book: Book, card: Card, trump: str, length: int, places: int, counters_safe: bool) -> float:
    """What a card is worth in the play, less what its going does for a short suit."""
    unit = per_trick(book)
    height = (len(RANKS) - RANKS.index(card.rank)) / len(RANKS)
    if card.suit == trump:
        return unit * (2.0 + height)
    if card.rank == "A":
        return unit * 1.5
    kept = 0.25 * height
    if counters_safe and book.worth[card]:
        kept -= 0.7 * book.worth[card] / unit
    return unit * (kept + 0.08 * length + (0.0 if length <= places else 0.15))


def _hope(book: Book, card: Card, counts: Counts) -> float:
    """Half a pinochle, or three aces, which the other's cards may still complete."""
    if card.rank == "A" and book.meld.aces:
        return FOURTH_ACE[sum(held > 0 for held in counts[::_WIDE])] * book.meld.aces[0]
    if card in book.pinochle and book.meld.pinochle:
        return 0.15 * book.meld.pinochle[0]
    return 0.0
