"""Counting meld: the best legal reading of the cards, item by item, each with its clause.

A card counts once in each of three classes — sequences (runs and marriages), arounds, pinochles — and may serve all
three. A multiple is one cell of the house's table, never a sum of smaller ones. A roundhouse stands for the kings, the
queens and the four marriages it is made of; where its cell is worth more than these, it replaces them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.pieces import SUITS, Card, Piece, Rank, Suit, sorted_pieces
from meldhouse.rulebooks import Book

AROUND_RANKS: dict[str, Rank] = {"aces": "A", "kings": "K", "queens": "Q", "jacks": "J"}
AROUNDS: dict[str, tuple[Card, ...]] = {
    kind: tuple(Card(rank, suit) for suit in SUITS) for kind, rank in AROUND_RANKS.items()
}
COUPLES: dict[Suit, tuple[Card, Card]] = {suit: (Card("K", suit), Card("Q", suit)) for suit in SUITS}
RUNS: dict[Suit, tuple[Card, ...]] = {
    suit: (Card("A", suit), Card("T", suit), *COUPLES[suit], Card("J", suit)) for suit in SUITS
}
ROUNDHOUSE: tuple[Card, ...] = tuple(card for couple in COUPLES.values() for card in couple)

Counts = dict[Piece, int]


class MeldItem(msgspec.Struct, frozen=True):
    """One line of a melder's count."""

    kind: str
    times: int
    points: int
    pieces: tuple[Piece, ...]
    suit: str | None = None
    clause: str | None = None

    @property
    def says(self) -> Message:
        """“Double marriage in diamonds”."""
        return fact("meld-item", kind=self.kind, times=min(self.times, 4), suit=self.suit or "none")


class MeldCount(msgspec.Struct, frozen=True):
    """A whole meld. `pieces` is what lies on the table for it."""

    items: tuple[MeldItem, ...]
    points: int
    pieces: tuple[Piece, ...]
    """In a count: the fewest pieces that show it. On a table: what was laid."""


NO_MELD = MeldCount(items=(), points=0, pieces=())


def count_meld(book: Book, pieces: Iterable[Piece], trump: str | None) -> MeldCount:
    """The best reading of `pieces`; with no trump, the natural meld.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("npa")
    >>> [(book.voice.say(item.says), item.points) for item in count_meld(book, parse_pieces("KH QH QS JD"), "H").items]
    [('marriage in hearts (trump)', 4), ('pinochle', 15)]
    """
    laid = tuple(pieces)
    known = _recent.get((book, laid, trump))
    if known is None:
        if len(_recent) >= MOST_REMEMBERED:
            _recent.clear()
        known = _recent[book, laid, trump] = _counted(book, laid, trump)
        # Laying exactly what a count needs gives that count again.
        _recent[book, known.pieces, trump] = known
    return known


MOST_REMEMBERED = 512
_recent: dict[tuple[Book, tuple[Piece, ...], str | None], MeldCount] = {}
"""A hand is counted when its owner looks, when the meld is verified and when it is laid, so cache the count."""


def _counted(book: Book, pieces: tuple[Piece, ...], trump: str | None) -> MeldCount:
    counts: Counts = {}
    for piece in pieces:
        counts[piece] = counts.get(piece, 0) + 1
    best: tuple[MeldItem, ...] = ()
    most = 0
    for items in _readings(book, counts, trump):
        points = sum([item.points for item in items])
        if points >= most:  # the later reading wins a tie: players use the short name
            best, most = items, points
    return MeldCount(items=best, points=most, pieces=_laid(best)) if best else NO_MELD


def _readings(book: Book, counts: Counts, trump: str | None) -> Iterator[tuple[MeldItem, ...]]:
    """Every way to count the cards: with no, one or two roundhouses."""
    suit: Suit | None = trump if trump in SUITS else None
    rest = (
        *_runs_apart(book, counts, suit),
        *_arounds(book, counts, "aces", "jacks"),
        *_specials(book, counts, suit),
    )
    yield (*_sequences(book, counts, suit), *_arounds(book, counts, "kings", "queens"), *rest)
    if suit is not None or book.meld.natural_roundhouse:
        for times in range(1, min(_least(counts, ROUNDHOUSE), len(book.meld.roundhouse)) + 1):
            yield (*_with_roundhouse(book, counts, suit, times), *rest)


def _least(counts: Counts, cards: Iterable[Piece]) -> int:
    """How many complete sets of `cards` there are."""
    least = 99
    for card in cards:
        held = counts.get(card)
        if not held:
            return 0
        if held < least:
            least = held
    return least


def _cell(values: tuple[int, ...], times: int) -> int:
    return values[min(times, len(values)) - 1] if times and values else 0


@lru_cache(maxsize=4096)
def _item(
    book: Book, kind: str, times: int, points: int, one: tuple[Piece, ...], suit: str | None = None, cite: str = ""
) -> MeldItem:
    code = f"meld-{cite or kind}"
    return MeldItem(
        kind=kind,
        times=times,
        points=points,
        pieces=one * times,
        suit=suit,
        clause=book.cite(f"{code}-{times}") or book.cite(code) or book.cite(f"meld-{kind}"),
    )


def _sequences(book: Book, counts: Counts, trump: Suit | None) -> Iterator[MeldItem]:
    for suit, couple in COUPLES.items():
        couples = _least(counts, couple)
        if couples and suit == trump:
            yield from _trump_sequences(book, counts, suit, couples)
        elif couples and (points := _cell(book.meld.marriage, couples)):
            yield _item(book, "marriage", couples, points, couple, suit)


def _trump_sequences(book: Book, counts: Counts, trump: Suit, couples: int) -> Iterator[MeldItem]:
    """Runs and the marriages beside them, in the division worth most."""
    values, runs = book.meld, 0
    beside = values.run_extra or values.royal
    if not values.run_keeps_marriage and (most := _runs_held(book, counts, trump)):
        runs = max(
            range(most + 1),
            key=lambda r: _cell(values.run, r) + _cell(beside if r else values.royal, couples - r),
        )
        if runs:
            yield _item(book, "run", runs, _cell(values.run, runs), RUNS[trump], trump)
    if points := _cell(beside if runs else values.royal, couples - runs):
        yield _item(book, "royal", couples - runs, points, COUPLES[trump], trump, cite="run-extra" if runs else "")


def _runs_held(book: Book, counts: Counts, trump: Suit) -> int:
    return min(_least(counts, RUNS[trump]), len(book.meld.run))


def _runs_apart(book: Book, counts: Counts, trump: Suit | None) -> Iterator[MeldItem]:
    """Where a run's marriage counts too, runs are a class of their own."""
    if trump is not None and book.meld.run_keeps_marriage and (runs := _runs_held(book, counts, trump)):
        yield _item(book, "run-apart", runs, _cell(book.meld.run, runs), RUNS[trump], trump, cite="run")


def _arounds(book: Book, counts: Counts, *kinds: str) -> Iterator[MeldItem]:
    for kind in kinds:
        held = _least(counts, AROUNDS[kind])
        if held:
            values: tuple[int, ...] = getattr(book.meld, kind)
            times = min(held, len(values))
            if points := _cell(values, times):
                yield _item(book, kind, times, points, AROUNDS[kind])


def _specials(book: Book, counts: Counts, trump: Suit | None) -> Iterator[MeldItem]:
    times = min(_least(counts, book.pinochle), len(book.meld.pinochle))
    if points := _cell(book.meld.pinochle, times):
        yield _item(book, "pinochle", times, points, book.pinochle)
    if trump is not None and book.meld.nine:
        nine = Card("9", trump)
        if nines := counts.get(nine, 0):
            yield _item(book, "nine", nines, nines * book.meld.nine, (nine,), trump)


def _with_roundhouse(book: Book, counts: Counts, trump: Suit | None, times: int) -> list[MeldItem]:
    rest = dict(counts)
    for card in ROUNDHOUSE:
        rest[card] -= times
    house = _item(book, "roundhouse", times, book.meld.roundhouse[times - 1], ROUNDHOUSE)
    return [house, *_sequences(book, rest, trump), *_arounds(book, rest, "kings", "queens")]


def may_lie(book: Book, pieces: Iterable[Piece], trump: str | None) -> tuple[Piece, ...]:
    """The most of `pieces` that may be laid as meld: every class by itself, in any reading."""
    counts: Counts = {}
    for piece in pieces:
        counts[piece] = counts.get(piece, 0) + 1
    most: Counts = {}
    for items in _readings(book, counts, trump):
        laid: Counts = {}
        for item in items:
            for piece in item.pieces * len(_classes(item)):
                laid[piece] = laid.get(piece, 0) + 1
        for piece, count in laid.items():
            most[piece] = max(count, most.get(piece, 0))
    return tuple(piece for piece, count in most.items() for _ in range(count))


def _laid(items: Iterable[MeldItem]) -> tuple[Piece, ...]:
    """The fewest cards that show all items: within a class they add up, between classes they may be shared."""
    by_class: dict[str, list[Piece]] = {}
    for item in items:
        for name in _classes(item):
            by_class.setdefault(name, []).extend(item.pieces)
    laid: list[Piece] = []
    for used in by_class.values():
        there = laid.copy()
        for piece in used:
            if piece in there:
                there.remove(piece)
            else:
                laid.append(piece)
    return sorted_pieces(laid)


def _classes(item: MeldItem) -> tuple[str, ...]:
    if item.kind == "roundhouse":
        return ("sequence", "around")
    if item.kind in AROUND_RANKS:
        return ("around",)
    return (item.kind,) if item.kind in ("pinochle", "run-apart") else ("sequence",)


def times_around(pieces: Iterable[Piece], kind: str) -> int:
    """How many full arounds of one rank, a card of each suit, are among `pieces`."""
    held = tuple(pieces)
    one, *others = AROUNDS[kind]
    least = held.count(one)
    for card in others:
        if not least:
            return 0
        least = min(least, held.count(card))
    return least


def marriages(pieces: Iterable[Piece]) -> tuple[Suit, ...]:
    """The suits with a king and a queen."""
    held = set(pieces)
    return tuple(suit for suit, (king, queen) in COUPLES.items() if king in held and queen in held)


@lru_cache(maxsize=64)
def possible_meld_totals(book: Book, hands: int, *, trump: bool) -> int:
    """A bit for every number of points that `hands` hands together could show, with unlimited cards.

    This is enough to reject a typed number to which no combination of the house's melds adds up.
    """
    meld = book.meld
    plain_suits = len(SUITS) - (1 if trump else 0)
    tables = [(meld.aces, 1), (meld.kings, 1), (meld.queens, 1), (meld.jacks, 1), (meld.pinochle, 1)]
    tables.append((meld.marriage, plain_suits))
    if trump:
        nines = tuple(meld.nine * count for count in range(1, book.deck.copies + 1)) if meld.nine else ()
        tables += [(meld.run, 1), (meld.royal, 1), (meld.roundhouse, 1), (nines, 1)]
    totals = 1
    for values, often in tables:
        for _ in range(often * hands):
            grown = totals
            for value in values:
                grown |= totals << value
            totals = grown
    return totals
