"""The words of the game for people who never played it, with the book's numbers.

>>> from meldhouse.rulebooks import load_book
>>> npa = load_book("npa")
>>> [npa.voice.say(term.says) for term in for_newcomers(npa) if npa.voice.say(term.word) == "Run"]
['Ace, ten, king, queen, and jack of trump: 25.']
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import counted, trump_fact
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.schema import Book

AROUNDS = ("aces", "kings", "queens", "jacks")


class Term(NamedTuple):
    """A word that players use, and what it means here."""

    code: str
    says: Message

    @property
    def word(self) -> Message:
        return fact("new-word", word=self.code)


def for_newcomers(book: Book) -> tuple[Term, ...]:
    """The basics a newcomer needs before the short rules make sense."""
    dominoes = book.deck.pieces == "dominoes"
    return (*_a_hand(book), *(_dominoes(book) if dominoes else _cards(book)), *_counting(book))


def _a_hand(book: Book) -> Iterator[Term]:
    yield Term("hand", fact("new-hand", meld=yes(book.has_meld), alone=yes(not book.table.partners)))
    yield Term("trick", fact("new-trick", other=yes(book.words.trick != "trick")))
    yield Term("trump", fact("new-trump"))


def _cards(book: Book) -> Iterator[Term]:
    rules = book.meld
    if book.deck.ranks.startswith("AT"):
        yield Term("ten", fact("new-ten"))
    if not book.has_meld:
        return
    yield Term("meld", fact("new-meld"))
    if rules.run:
        yield Term("run", fact("new-run", points=rules.run[0]))
    yield from _marriages(book)
    arounds = [(kind, getattr(rules, kind)) for kind in AROUNDS if getattr(rules, kind)]
    if arounds:
        worth = tuple(fact("new-worth", kind=kind, points=values[0]) for kind, values in arounds)
        yield Term("around", fact("new-around", melds=worth))
    if rules.pinochle:
        cards = tuple(card.text for card in book.pinochle)
        yield Term("pinochle", fact("new-pinochle", cards=cards, points=rules.pinochle[0]))
    if rules.nine:
        yield Term("nine", fact("new-nine", points=rules.nine))
    yield from _doubled(book)


def _marriages(book: Book) -> Iterator[Term]:
    rules = book.meld
    held = (("royal", rules.royal), ("marriage", rules.marriage))
    worth = tuple(fact("new-worth", kind=kind, points=values[0]) for kind, values in held if values)
    if worth:
        yield Term("marriage", fact("new-marriage", melds=worth))
    if rules.roundhouse:
        yield Term("roundhouse", fact("new-roundhouse", points=rules.roundhouse[0]))


def _doubled(book: Book) -> Iterator[Term]:
    """The worth of the same meld twice, if the pack has the cards and a hand has room for them."""
    held = (("aces", book.meld.aces, 8), ("pinochle", book.meld.pinochle, 4))
    twice = tuple(
        fact("new-worth", kind=kind, points=values[1])
        for kind, values, size in held
        if len(values) > 1 and book.deal.hand >= size
    )
    if book.deck.copies > 1 and twice:
        yield Term("double", fact("new-double", copies=book.deck.copies, melds=twice))


def _dominoes(book: Book) -> Iterator[Term]:
    choices = book.trump.choices
    yield Term("suit", fact("new-suit", trump=yes(any(choice.isdigit() for choice in choices))))
    yield Term("double-domino", fact("new-double-domino", order=tuple(f"6-{low}" for low in range(6, -1, -1))))
    if "doubles" in choices:
        yield Term("doubles", fact("new-doubles"))
    if "follow-me" in choices:
        yield Term("follow-me", fact("new-follow-me"))
    if mark := book.auction.mark:
        more = book.auction.maximum is None or book.auction.maximum >= 2 * mark
        yield Term("mark", fact("new-mark", bid=mark, two=2 * mark, more=yes(more)))
    yield Term("nello", fact("new-nello", choices=tuple(map(trump_fact, choices))))


def _counting(book: Book) -> Iterator[Term]:
    pieces = [key for key, points in book.tricks.counters.items() if points]
    few = len(pieces) if book.deck.pieces == "dominoes" else 0
    yield Term("points", fact("new-points", few=few, counted=counted(book)))
