"""Counting meld: the best legal reading of the cards, item by item, each with its clause.

A card counts once in each of three classes — sequences (runs and marriages), arounds, pinochles — and may serve all
three. A multiple is one cell of the house's table, never a sum of smaller ones. A roundhouse stands for the kings, the
queens and the four marriages it is made of; where its cell is worth more than they are, it replaces them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from meldhouse.pieces import SUIT_NAMES, SUITS, Card, Piece, Rank, Suit
from meldhouse.rulebooks import Book

AROUND_RANKS: dict[str, Rank] = {"aces": "A", "kings": "K", "queens": "Q", "jacks": "J"}
RUN_RANKS: tuple[Rank, ...] = ("A", "T", "K", "Q", "J")
PINOCHLE: tuple[Card, Card] = (Card("Q", "S"), Card("J", "D"))
_TIMES = ("", "", "double ", "triple ", "quadruple ")

Counts = dict[Card, int]


class MeldItem(msgspec.Struct, frozen=True):
    """One line of a melder's count."""

    kind: str
    times: int
    points: int
    pieces: tuple[Piece, ...]
    suit: str | None = None
    clause: str | None = None

    @property
    def name(self) -> str:
        """
        >>> MeldItem("marriage", 2, 4, (), "D").name
        'double marriage in diamonds'
        """
        base = {
            "run": "run in {suit}",
            "royal": "marriage in {suit} (trump)",
            "marriage": "marriage in {suit}",
            "nine": "nine of {suit} (trump)",
        }.get(self.kind, f"{self.kind} around" if self.kind in AROUND_RANKS else self.kind)
        return _TIMES[min(self.times, 4)] + base.format(suit=SUIT_NAMES.get(self.suit or "", "trump"))


class MeldCount(msgspec.Struct, frozen=True):
    """A whole meld. `pieces` is the least one must lay on the table to show it."""

    items: tuple[MeldItem, ...]
    points: int
    pieces: tuple[Piece, ...]


NO_MELD = MeldCount(items=(), points=0, pieces=())


def count_meld(book: Book, pieces: Iterable[Piece], trump: str | None) -> MeldCount:
    """The best reading of `pieces`; with no trump, the natural meld.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> [(item.name, item.points) for item in count_meld(load_book("npa"), parse_pieces("KH QH QS JD"), "H").items]
    [('marriage in hearts (trump)', 4), ('pinochle', 15)]
    """
    counts: Counts = {}
    for piece in pieces:
        if isinstance(piece, Card):
            counts[piece] = counts.get(piece, 0) + 1
    suit: Suit | None = trump if trump in SUITS else None
    readings = [[*_sequences(book, counts, suit), *_arounds(book, counts, "kings", "queens")]]
    if suit is not None:
        readings += [_with_roundhouse(book, counts, suit, times) for times in _roundhouses(book, counts)]
    # A shorthand worth the same as its parts is how players say it, so a later reading wins a tie.
    best = max(reversed(readings), key=lambda items: sum(item.points for item in items))
    items = (*best, *_arounds(book, counts, "aces", "jacks"), *_specials(book, counts, suit))
    if not items:
        return NO_MELD
    return MeldCount(items=items, points=sum(item.points for item in items), pieces=_laid(items))


def _cell(values: tuple[int, ...], times: int) -> int:
    return values[min(times, len(values)) - 1] if times and values else 0


def _item(book: Book, kind: str, times: int, points: int, one: tuple[Card, ...], suit: str | None = None) -> MeldItem:
    return MeldItem(
        kind=kind,
        times=times,
        points=points,
        pieces=tuple(sorted(one * times)),
        suit=suit,
        clause=book.cite(f"meld-{kind}-{times}") or book.cite(f"meld-{kind}"),
    )


def _sequences(book: Book, counts: Counts, trump: Suit | None) -> Iterator[MeldItem]:
    values = book.meld
    for suit in SUITS:
        king, queen = Card("K", suit), Card("Q", suit)
        couples = min(counts.get(king, 0), counts.get(queen, 0))
        if not couples:
            continue
        if suit != trump:
            if points := _cell(values.marriage, couples):
                yield _item(book, "marriage", couples, points, (king, queen), suit)
            continue
        run = tuple(Card(rank, suit) for rank in RUN_RANKS)
        most = min(len(values.run), *(counts.get(card, 0) for card in run))
        runs = max(range(most + 1), key=lambda r: _cell(values.run, r) + _cell(values.royal, couples - r))
        if runs:
            yield _item(book, "run", runs, _cell(values.run, runs), run, suit)
        if points := _cell(values.royal, couples - runs):
            kind = "run-extra" if runs and book.cite("meld-run-extra") else "royal"
            yield msgspec.structs.replace(_item(book, kind, couples - runs, points, (king, queen), suit), kind="royal")


def _arounds(book: Book, counts: Counts, *kinds: str) -> Iterator[MeldItem]:
    for kind in kinds:
        rank = AROUND_RANKS[kind]
        one = tuple(Card(rank, suit) for suit in SUITS)
        times = min(counts.get(card, 0) for card in one)
        values: tuple[int, ...] = getattr(book.meld, kind)
        times = min(times, len(values))
        if points := _cell(values, times):
            yield _item(book, kind, times, points, one)


def _specials(book: Book, counts: Counts, trump: Suit | None) -> Iterator[MeldItem]:
    values = book.meld.pinochle
    times = min(len(values), *(counts.get(card, 0) for card in PINOCHLE))
    if points := _cell(values, times):
        yield _item(book, "pinochle", times, points, PINOCHLE)
    if trump is not None and book.meld.nine:
        nine = Card("9", trump)
        if nines := counts.get(nine, 0):
            yield _item(book, "nine", nines, nines * book.meld.nine, (nine,), trump)


_ROUNDHOUSE: tuple[Card, ...] = tuple(Card(rank, suit) for suit in SUITS for rank in ("K", "Q"))


def _roundhouses(book: Book, counts: Counts) -> range:
    held = min(counts.get(card, 0) for card in _ROUNDHOUSE)
    return range(1, min(held, len(book.meld.roundhouse)) + 1)


def _with_roundhouse(book: Book, counts: Counts, trump: Suit, times: int) -> list[MeldItem]:
    rest = dict(counts)
    for card in _ROUNDHOUSE:
        rest[card] -= times
    house = _item(book, "roundhouse", times, book.meld.roundhouse[times - 1], _ROUNDHOUSE)
    return [house, *_sequences(book, rest, trump), *_arounds(book, rest, "kings", "queens")]


def _laid(items: Iterable[MeldItem]) -> tuple[Piece, ...]:
    """The least cards that show all items: within a class they add up, between classes they may be the same ones."""
    by_class: dict[str, Counter[Piece]] = {"sequence": Counter(), "around": Counter(), "pinochle": Counter()}
    for item in items:
        for name in _classes(item):
            by_class[name].update(item.pieces)
    least: Counter[Piece] = Counter()
    for used in by_class.values():
        least |= used
    return tuple(sorted(least.elements()))


def _classes(item: MeldItem) -> tuple[str, ...]:
    if item.kind == "roundhouse":
        return ("sequence", "around")
    if item.kind in AROUND_RANKS:
        return ("around",)
    return ("pinochle",) if item.kind == "pinochle" else ("sequence",)


def times_around(pieces: Iterable[Piece], kind: str) -> int:
    """How many full sets of one rank, a card of each suit, there are among `pieces`."""
    held = Counter(pieces)
    return min(held[Card(AROUND_RANKS[kind], suit)] for suit in SUITS)


def marriages(pieces: Iterable[Piece]) -> tuple[Suit, ...]:
    """The suits in which there is a king and a queen."""
    held = set(pieces)
    return tuple(suit for suit in SUITS if Card("K", suit) in held and Card("Q", suit) in held)


@lru_cache(maxsize=64)
def possible_meld_totals(book: Book, hands: int, *, trump: bool) -> int:
    """A bit for every number of points that `hands` hands together could show, if cards were no limit.

    Good enough to say that a typed number cannot be: no combination of the house's melds adds up to it.
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
