"""The most meld that one hand, two hands of one side, or all hands together can hold: a bound for typed numbers.

A card counts once as part of a run or marriage, once as part of an around and once as part of a pinochle. So hands are
tried by how often they hold each of these; a card that serves several is needed only as often as the one that needs it
most. What fits into a hand is priced by the book, and several hands share the copies in the pack. Every possible hand
is among those tried, so no real meld exceeds the bound. Hands are filled up with marriages and nines without checking
that they share those, so the bound can be a little too high.

Meld is laid after pieces are passed and laid away, so an exchange or a kitty makes no hand larger than dealt; it only
makes the best hands less rare.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from meldhouse.pieces import SUITS
from meldhouse.rulebooks.before_play import Deck, Meld
from meldhouse.rulebooks.schema import Book

MOST_COPIES = 4
"""With more copies there are too many hands to try, so the classes are bounded one by one."""

AROUNDS = {"aces": "A", "kings": "K", "queens": "Q", "jacks": "J"}


class Times(NamedTuple):
    """How often a hand holds each of the larger melds."""

    aces: int
    kings: int
    queens: int
    jacks: int
    pinochle: int
    run: int


def most_meld(book: Book, hands: int, *, trump: bool = True) -> int:
    """The most that `hands` hands of one pack can meld together; without `trump`, only natural meld.

    >>> from meldhouse.rulebooks import load_book
    >>> most_meld(load_book("st-hilary"), 1), most_meld(load_book("st-hilary"), 2)
    (180, 226)
    """
    if not book.has_meld:
        return 0
    if book.deck.copies > MOST_COPIES:
        return _class_by_class(book, hands, trump=trump)
    if not trump:
        return _most(book.meld, book.deck, book.deal.hand, None, hands)
    # As trump, two suits without a pinochle card are worth the same.
    special = [card[1] for card in book.meld.pinochle_cards]
    suits = {suit if suit in special else "": suit for suit in book.trump.choices}
    return max((_most(book.meld, book.deck, book.deal.hand, suit, hands) for suit in suits.values()), default=0)


@lru_cache(maxsize=256)
def _most(meld: Meld, deck: Deck, room: int, trump: str | None, hands: int) -> int:
    """Cached for all books with these melds and this pack, so that a club's book costs nothing extra."""
    return _Bound(meld, deck, room, trump).most(hands)


def surely_possible(book: Book) -> int:
    """The best single meld a hand has room for: nothing up to it needs to be checked."""
    sizes = {"run": 5, "royal": 2, "marriage": 2, "pinochle": 2, **dict.fromkeys(AROUNDS, len(SUITS))}
    return max(
        (
            value
            for kind, size in sizes.items()
            for times, value in enumerate(getattr(book.meld, kind), start=1)
            if times * size <= book.deal.hand
        ),
        default=0,
    )


def _cell(values: tuple[int, ...], times: int) -> int:
    return values[min(times, len(values)) - 1] if times and values else 0


class _Bound:
    """The bound for one suit of trump, or for none."""

    def __init__(self, meld: Meld, deck: Deck, room: int, trump: str | None) -> None:
        self.meld, self.ranks, self.trump = meld, deck.ranks, trump
        self.copies, self.room = deck.copies, room
        self.faces = [(rank, suit) for rank in deck.ranks for suit in SUITS]
        self.pinochle = set(meld.pinochle_cards)
        self.besides = cache(self._besides)

    def most(self, hands: int) -> int:
        # Five bits for each card: the fifth is set where the hands need more of it than the pack holds.
        full = sum(16 << 5 * at for at in range(len(self.faces)))
        spare = sum((15 - self.copies) << 5 * at for at in range(len(self.faces)))
        held = self._worth_trying(full)
        best = 0

        def choose(first: int, left: int, worth: int, taken: int) -> None:
            """The best of `left` more hands, in descending worth, when other hands have `taken` these cards."""
            nonlocal best
            for at in range(first, len(held)):
                more, needed = held[at]
                if worth + left * more <= best:
                    return
                if (taken + needed + spare) & full:
                    continue
                if left == 1:
                    best = worth + more
                    return
                choose(at, left - 1, worth + more, taken + needed)

        choose(0, hands, 0, 0)
        return best

    def _worth_trying(self, full: int) -> list[tuple[int, int]]:
        """The hands from the best one down, without those that need no fewer cards than another worth as much."""
        kept: list[tuple[int, int]] = []
        for worth, needed in sorted(self._hands(), key=lambda hand: (-hand[0], hand[1])):
            if not any(((needed | full) - fewer) & full == full for _, fewer in kept):
                kept.append((worth, needed))
        return kept

    def _hands(self) -> Iterator[tuple[int, int]]:
        """What one hand can hold: its highest worth, and the cards it takes, five bits for each."""
        meld = self.meld
        for times in map(Times._make, product(*(range(most + 1) for most in self._limits()))):
            if len(SUITS) * sum(times[: len(AROUNDS)]) > self.room:
                continue
            fixed = (
                _cell(meld.aces, times.aces)
                + _cell(meld.jacks, times.jacks)
                + _cell(meld.pinochle, times.pinochle)
                + (_cell(meld.run, times.run) if self.trump else 0)
            )
            for houses in self._houses(times):
                needed = [self._least(rank, suit, times, houses) for rank, suit in self.faces]
                if sum(needed) <= self.room and max(needed) <= self.copies:
                    worth = fixed + self._priced(times, houses, self.room - sum(needed))
                    yield worth, sum(often << 5 * at for at, often in enumerate(needed))

    def _limits(self) -> Times:
        """How often each meld can be held at all."""
        ranks, fits = self.ranks, self.room // len(SUITS)
        around = {kind: min(self.copies, fits) if rank in ranks else 0 for kind, rank in AROUNDS.items()}
        there = all(card[0] in ranks for card in self.pinochle)
        run = self.copies if self.trump and all(rank in ranks for rank in "ATKQJ") else 0
        return Times(**around, pinochle=self.copies if there and self.meld.pinochle else 0, run=run)

    def _houses(self, times: Times) -> range:
        priced = len(self.meld.roundhouse) if self.trump or self.meld.natural_roundhouse else 0
        return range(min(times.kings, times.queens, priced) + 1)

    def _priced(self, times: Times, houses: int, room: int) -> int:
        """Kings, queens, marriages and nines, so many of them in roundhouses."""
        meld = self.meld
        worth = _cell(meld.kings, times.kings - houses) + _cell(meld.queens, times.queens - houses)
        worth += meld.roundhouse[houses - 1] if houses else 0
        return worth + self.besides(times.kings, times.queens, times.pinochle, times.run, houses, room)

    def _least(self, rank: str, suit: str, times: Times, houses: int) -> int:
        """How many of one card it takes."""
        around = {"A": times.aces, "K": times.kings, "Q": times.queens, "J": times.jacks}.get(rank, 0)
        pinochle = times.pinochle if rank + suit in self.pinochle else 0
        run = times.run if suit == self.trump and rank != "9" else 0
        couples = (houses if rank in "KQ" else 0) + (0 if self.meld.run_keeps_marriage else run)
        return max(around, pinochle, run, couples)

    def _besides(self, kings: int, queens: int, pinochle: int, run: int, houses: int, room: int) -> int:
        """The best marriages and nines of trump that fit into `room` more cards."""
        best = [0] * (room + 1)
        times = Times(0, kings, queens, 0, pinochle, run)
        for suit in SUITS:
            offers = self._marriages(suit, times, houses)
            best = [
                max(best[free - cards] + points for cards, points in offers if cards <= free)
                for free in range(room + 1)
            ]
        nines = self.copies if self.trump and "9" in self.ranks else 0
        return max(best[room - more] + more * self.meld.nine for more in range(min(nines, room) + 1))

    def _marriages(self, suit: str, times: Times, houses: int) -> list[tuple[int, int]]:
        """For each number of marriages in `suit`: the extra cards it takes, and its points."""
        values = self.meld.royal if suit == self.trump else self.meld.marriage
        inside = times.run if suit == self.trump and not self.meld.run_keeps_marriage else 0
        if inside and self.meld.run_extra:
            values = self.meld.run_extra
        offers = [(0, 0)]
        there = [self._least(rank, suit, times, houses) for rank in "KQ"]
        most = self.copies if {"K", "Q"} <= set(self.ranks) else 0
        for couples in range(1, most - houses - inside + 1):
            cards = sum(max(0, couples + houses + inside - held) for held in there)
            offers.append((cards, _cell(values, couples)))
        return offers


def _class_by_class(book: Book, hands: int, *, trump: bool) -> int:
    """As if every class of meld had the hand to itself."""
    meld, room, copies = book.meld, book.deal.hand, book.deck.copies
    plain = len(SUITS) - (1 if trump else 0)
    classes = [(getattr(meld, kind), len(SUITS), 1) for kind in AROUNDS]
    classes += [(meld.pinochle, 1, 1), (meld.marriage, 2, plain)]
    if trump or meld.natural_roundhouse:
        classes.append((meld.roundhouse, 2 * len(SUITS), 1))
    if trump:
        classes += [(meld.run, 5, 1), (meld.royal, 2, 1), (meld.run_extra, 2, 1)]
    total = copies * meld.nine if trump else 0
    for values, size, often in classes:
        worth = [_cell(values, times) for times in range(min(copies, room // size) + 1)]
        best = [0] * (copies + 1)
        for _ in range(hands):
            best = [
                max(best[used - more] + worth[more] for more in range(min(used, len(worth) - 1) + 1))
                for used in range(copies + 1)
            ]
        total += max(best) * often
    return total
