"""What to pass to partner, what to pass back, what to lay away: help the meld, break none, shorten a suit.

Hands are rows of counts (see `meld_table`). A player's real hand is weighed choice by choice; what others would do in
hundreds of imagined deals is guessed for all of them at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import trick_order
from meldhouse.pieces import RANKS, SUITS, Card, Piece, sorted_pieces
from meldhouse.players.hands.meld_table import ACE, FACES, WIDE, Counts, counts_of, meld_table
from meldhouse.rulebooks import Book

BIDDERS_TRIED = 48
"""How many possible bidder's hands to weigh a pass against."""
LIKELY = 8
"""How many cards the pass is chosen from, at most."""
MELD_WEIGHT = 1.3
"""Meld in the hand is surer than points still to be taken."""
FOURTH_ACE = np.array([0.0, 0.0, 0.05, 0.35, 0.0])
"""How likely partner completes the aces, by the number of different aces held."""
RUN_FIRST = ("A", "J", "T", "Q", "K")
"""Trumps, in the order a bidder most often lacks them."""

Pieces = tuple[Piece, ...]
Costs = NDArray[np.float64]


def per_trick(book: Book) -> float:
    return book.points_in_play / book.deal.hand


def _by_power(book: Book, hand: Sequence[Piece], trump: str) -> Pieces:
    """Dominoes from weakest to strongest, for a club that passes them."""
    order = trick_order(book, trump)
    return tuple(sorted(hand, key=lambda tile: (order.power[order.suit_of[tile]][tile], tile.order)))


def _sets_of(cards: Sequence[Piece], count: int) -> list[Pieces]:
    """All different ways to take `count` of these cards."""
    found = set(combinations(sorted_pieces(cards), count))
    return sorted(found, key=lambda pieces: [piece.order for piece in pieces])


# --- partner gives to the bidder --------------------------------------------------------------------------------------


def gifts(book: Book, hand: Sequence[Piece], trump: str, count: int, bidders: Counts | None = None) -> list[Pieces]:
    """The cards that help a bidder in `trump` most, on average over the hands they may hold (`bidders`, or the obvious
    ones), my own meld counted too: best choice first."""
    if book.deck.pieces == "dominoes":
        return [_by_power(book, hand, trump)[-count:]]
    meld, suit = meld_table(book), SUITS.index(trump)
    bidders = _likely_bidders(book, hand, suit) if bidders is None else bidders
    likely = sorted(hand, key=lambda card: (_promise(book, card, trump), card.order))[:LIKELY]
    options = _sets_of(likely, count)
    given = np.array([counts_of(cards) for cards in options])
    gained = meld.points(bidders + given[:, None, :], suit).mean(axis=1) - meld.points(bidders, suit).mean()
    worth = meld.points(counts_of(hand) - given, suit) + gained + per_trick(book) * given @ _control(suit)
    return [options[at] for at in np.argsort(-worth, kind="stable")]


def _promise(book: Book, card: Piece, trump: str) -> int:
    """Sort key: how promising a card is to pass."""
    assert isinstance(card, Card)
    if card.suit == trump:
        return RUN_FIRST.index(card.rank) if card.rank in RUN_FIRST else 8
    if card.rank == "A":
        return 5
    if card in book.pinochle:
        return 6
    return 9 + RANKS.index(card.rank)


@lru_cache(maxsize=len(SUITS))
def _control(suit: int) -> Costs:
    """What each card does for a bidder in play, in tricks."""
    control = np.array([0.6, *[-0.05 * place for place in range(1, WIDE)]] * len(SUITS))
    control[suit * WIDE : suit * WIDE + WIDE] = [0.8, *[0.6] * (WIDE - 1)]
    return control


def _likely_bidders(book: Book, hand: Sequence[Piece], suit: int) -> Counts:
    """Hands of a bidder who chose this trump: long in it, usually with its king and queen."""
    lot = Random(" ".join(card.text for card in hand) + SUITS[suit])
    unseen = sorted_pieces((book.pack.counts - Counter(hand)).elements())
    trumps = [card for card in unseen if card.order // WIDE == suit]
    plain = [card for card in unseen if card.order // WIDE != suit]
    size = book.deal.hand
    found = []
    for _ in range(BIDDERS_TRIED):
        length = min(len(trumps), round(size * lot.uniform(0.36, 0.56)))
        couple = [next((card for card in trumps if card.order % WIDE == RANKS.index(rank)), None) for rank in "KQ"]
        held = [card for card in couple if card is not None and lot.random() < 0.75]
        rest = trumps.copy()
        for card in held:
            rest.remove(card)
        held += lot.sample(rest, max(0, min(len(rest), length - len(held))))
        held += lot.sample(plain, min(len(plain), size - len(held)))
        found.append(counts_of(held))
    return np.array(found)


def likely_gifts(book: Book, hands: Counts, suit: int, count: int) -> Counts:
    """A quick guess at what partners with these hands would pass."""
    at = suit * WIDE
    aces = [other * WIDE + ACE for other in range(len(SUITS)) if other != suit]
    wanted = [at + RANKS.index(rank) for rank in RUN_FIRST] * 2 + aces + [card.order for card in book.pinochle]
    rest = np.argsort(-_control(suit), kind="stable").tolist() * book.deck.copies
    given, left = np.zeros_like(hands), hands.copy()
    short = np.full(hands.shape[:-1], count)
    for face in (*wanted, *rest):
        passes = ((left[..., face] > 0) & (short > 0)).astype(np.int64)
        left[..., face] -= passes
        given[..., face] += passes
        short -= passes
        if not short.any():
            break
    return given


# --- the bidder gives back, or lays away ------------------------------------------------------------------------------


def spares(
    book: Book, hand: Sequence[Piece], trump: str, count: int, *, counters_safe: bool, more_to_come: bool
) -> list[Pieces]:
    """The cards a bidder can best do without, best choice first. `counters_safe`: what is laid away counts for the
    bidder. `more_to_come`: partner's pass is still unseen, so half a pinochle or three aces may yet be completed."""
    if book.deck.pieces == "dominoes":
        return [_by_power(book, hand, trump)[:count]]
    meld, suit = meld_table(book), SUITS.index(trump)
    counts = counts_of(hand)
    cost = _cost(book, counts, suit, count, counters_safe, more_to_come)
    single = MELD_WEIGHT * (meld.points(counts, suit) - meld.points(counts - np.eye(FACES, dtype=np.int64), suit))
    cheap = sorted(hand, key=lambda card: (single[card.order] + cost[card.order], -card.order))[: count + 4]
    options = _sets_of(cheap, count)
    away = np.array([counts_of(cards) for cards in options])
    broken = meld.points(counts, suit) - meld.points(counts - away, suit)
    # If no meld need be broken, none is, and if no ace or trump need go, none does. If one of the two must suffer, the
    # least loss of the other is considered.
    dear, loss = away @ _control_cards(suit), MELD_WEIGHT * broken + away @ cost
    first = np.lexsort((loss, dear, broken))
    then = np.lexsort((loss, broken, dear))
    kept = [at for at in first if (broken[at], dear[at]) == (broken[first[0]], dear[first[0]])]
    kept += [at for at in then if (broken[at], dear[at]) == (broken[then[0]], dear[then[0]]) and at not in kept]
    return [options[at] for at in kept]


@lru_cache(maxsize=len(SUITS))
def _control_cards(suit: int) -> Counts:
    """1 for every ace and trump."""
    found = np.zeros(FACES, np.int64)
    found[ACE::WIDE] = 1
    found[suit * WIDE : suit * WIDE + WIDE] = 1
    return found


def likely_spares(
    book: Book, hands: Counts, suit: int, count: int, *, counters_safe: bool, more_to_come: bool
) -> Counts:
    """A quick guess at what bidders with these hands would give away: the cheapest cards, each on its own."""
    meld, one = meld_table(book), np.eye(FACES, dtype=np.int64)
    broken = meld.points(hands, suit)[..., None] - meld.points(np.maximum(hands[..., None, :] - one, 0), suit)
    cost = _cost(book, hands, suit, count, counters_safe, more_to_come) + MELD_WEIGHT * broken
    chosen = np.where(hands > 0, cost, np.inf).argpartition(count - 1, axis=-1)[..., :count]
    away = np.zeros_like(hands)
    np.put_along_axis(away, chosen, 1, axis=-1)
    return away


def _cost(book: Book, counts: Counts, suit: int, places: int, counters_safe: bool, more_to_come: bool) -> Costs:
    """What each card is worth to a bidder in play, less what losing it does for a short suit."""
    unit = per_trick(book)
    height = (WIDE - np.arange(WIDE)) / WIDE
    kept = np.tile(0.25 * height, len(SUITS))
    if counters_safe:
        kept = kept - 0.7 * _worth(book) / unit
    lengths = counts.reshape(*counts.shape[:-1], len(SUITS), WIDE).sum(axis=-1)
    shape: Any = 0.08 * lengths + np.where(lengths <= places, 0.0, 0.15)
    cost = kept + np.repeat(shape, WIDE, axis=-1)
    cost[..., ACE::WIDE] = 1.5
    cost[..., suit * WIDE : suit * WIDE + WIDE] = 2.0 + height
    cost = unit * cost
    if more_to_come:
        cost = cost + _hope(book, counts)
    return np.asarray(cost)


def _hope(book: Book, counts: Counts) -> Costs:
    """The value of half a pinochle, or three aces, that the other's cards may still complete."""
    hope = np.zeros(counts.shape)
    if book.meld.aces:
        held = (counts[..., ACE::WIDE] > 0).sum(axis=-1)
        hope[..., ACE::WIDE] = (FOURTH_ACE[held] * book.meld.aces[0])[..., None]
    if book.meld.pinochle:
        for card in book.pinochle:
            hope[..., card.order] = 0.15 * book.meld.pinochle[0]
    return hope


@lru_cache(maxsize=32)
def _worth(book: Book) -> Costs:
    worth = np.zeros(FACES)
    for card in book.pack.faces:
        worth[card.order] = book.worth[card]
    return worth
