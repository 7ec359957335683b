"""The words of the game for whoever never played it, with the numbers of the book.

>>> from meldhouse.rulebooks import load_book
>>> [term.text for term in for_newcomers(load_book("npa")) if term.word == "Run"]
['Ace, ten, king, queen and jack of trump: 25.']
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.pieces import RANK_NAMES
from meldhouse.rulebooks.describe.phrases import counted_pieces, joined, number, plural, times, trump_name
from meldhouse.rulebooks.schema import Book

AROUNDS = ("aces", "kings", "queens", "jacks")
RUN = "ATKQJ"


class Term(NamedTuple):
    """A word that players use, and what it means here."""

    word: str
    text: str


def for_newcomers(book: Book) -> tuple[Term, ...]:
    """What one has to have heard before the rules in brief say anything."""
    dominoes = book.deck.pieces == "dominoes"
    return (*_a_hand(book), *(_dominoes(book) if dominoes else _cards(book)), *_counting(book))


def _a_hand(book: Book) -> Iterator[Term]:
    words = book.words
    side = "their side" if book.table.partners else "they"
    bids = f"First everybody says how many points {side} will make, or passes: that is the bidding."
    melds = "Then meld is laid down for points, and" if book.has_meld else "Then"
    more = " for more" if book.has_meld else ""
    yield Term("A hand", f"{bids} The highest bidder names trump. {melds} the {words.pieces} are played out{more}.")
    called = "" if words.trick == "trick" else f" Others call it a trick; this house says {words.trick}."
    each = f"Everybody plays one {words.piece}, and the best of them takes them all."
    yield Term(words.trick.capitalize(), f"{each}{called}")
    beats = f"a small one takes the best {words.piece} of another suit"
    yield Term("Trump", f"The suit that beats the others in this hand: {beats}.")


def _cards(book: Book) -> Iterator[Term]:
    rules = book.meld
    if book.deck.ranks.startswith("AT"):
        yield Term("The ten", "It is the second best of its suit, right below the ace and above the king.")
    if not book.has_meld:
        return
    shown = "Cards that count together when you show them before play."
    yield Term("Meld", f"{shown} You take them back and play with them.")
    if rules.run:
        run = joined([RANK_NAMES[rank] for rank in RUN])
        yield Term("Run", f"{run.capitalize()} of trump: {rules.run[0]}.")
    yield from _marriages(book)
    arounds = [(kind, getattr(rules, kind)) for kind in AROUNDS if getattr(rules, kind)]
    if arounds:
        worth = joined([f"{kind} {values[0]}" for kind, values in arounds])
        yield Term("Around", f"One of a kind in each of the four suits: {worth}.")
    if rules.pinochle:
        pair = joined([card.name for card in book.pinochle])
        yield Term("Pinochle", f"{pair.capitalize()} together: {rules.pinochle[0]}.")
    if rules.nine:
        yield Term("Nine of trump", f"Each counts {rules.nine}.")
    yield from _doubled(book)


def _marriages(book: Book) -> Iterator[Term]:
    rules = book.meld
    worth = [f"{rules.royal[0]} in trump"] if rules.royal else []
    worth += [f"{rules.marriage[0]} in another suit"] if rules.marriage else []
    if worth:
        yield Term("Marriage", f"King and queen of one suit: {', '.join(worth)}.")
    if rules.roundhouse:
        name = book.words.roundhouse
        every = "A marriage in each of the four suits, counted as one meld"
        yield Term(name.capitalize(), f"{every}: {rules.roundhouse[0]}.")


def _doubled(book: Book) -> Iterator[Term]:
    """What the same meld is worth twice, where the pack has every card so often and a hand room for it."""
    held = (("aces around", book.meld.aces, 8), ("a pinochle", book.meld.pinochle, 4))
    twice = [f"{name} {values[1]}" for name, values, size in held if len(values) > 1 and book.deal.hand >= size]
    if book.deck.copies > 1 and twice:
        often = f"Every card is in the pack {times(book.deck.copies)}."
        yield Term("Double", f"{often} Whoever holds the same meld twice counts more for it: {joined(twice)}.")


def _dominoes(book: Book) -> Iterator[Term]:
    piece = book.words.piece
    numbers = [choice for choice in book.trump.choices if choice.isdigit()]
    both = f"A {piece} belongs to both its numbers: 6-4 is one of the sixes and one of the fours."
    led = "When it is led, the higher number is the suit that all must follow."
    trump = " With the trump number on it, it belongs to trump alone: when fours are trump, 6-4 is no six."
    yield Term("Suit", f"{both} {led}{trump if numbers else ''}")
    row = ", ".join(f"6-{low}" for low in range(5, -1, -1))
    yield Term("Double", f"The highest {piece} of its suit. In sixes the order is 6-6, {row}.")
    if "doubles" in book.trump.choices:
        alone = "The seven doubles are trump, 6-6 the highest; then they belong to no number."
        yield Term("Doubles as trump", alone)
    if "follow-me" in book.trump.choices:
        yield Term("Follow me", f"A hand without trump: the highest of the suit led takes the {book.words.trick}.")
    yield from _marks(book)
    allowed = joined([trump_name(choice) for choice in book.trump.choices], "or")
    yield Term("Nello and others", f"Only these are played here: {allowed}. Nello, splash, plunge and sevens are not.")


def _marks(book: Book) -> Iterator[Term]:
    if mark := book.auction.mark:
        more = book.auction.maximum is None or book.auction.maximum >= 2 * mark
        over = f"; {2 * mark} is two marks, and so on" if more else ""
        yield Term("Mark", f"What a hand is played for. A bid up to {mark} is worth one mark{over}.")


def _counting(book: Book) -> Iterator[Term]:
    counted = [key for key, points in book.tricks.counters.items() if points]
    five = f"{number(len(counted)).capitalize()} {book.words.pieces} count; the others only help to win. "
    few = five if book.deck.pieces == "dominoes" and counted else ""
    tricks = plural(book.words.trick)
    yield Term("Points", f"{few}{counted_pieces(book)}: {book.points_in_play} to be won in all {tricks} together.")
