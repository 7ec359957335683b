"""Chances and amounts as facts, no more exact than they are known."""

from __future__ import annotations

from meldhouse.messages import Message, fact
from meldhouse.players.hands.margins import counter
from meldhouse.rulebooks import Book

RARELY, TWO_IN_THREE, WHOLE = 0.025, 0.6, 0.85
"""Parts of a mark: worth mentioning from here, more than one in two hands from here, about a whole one from here."""
NEARLY = 0.95
"""From here on it is nearly all of them; below the complement, hardly any."""


def share(chance: float) -> str:
    """
    >>> [share(chance) for chance in (1.0, 0.97, 0.95, 0.02, 0.0)]
    ['all', 'nearly-all', 'some', 'hardly-any', 'none']
    """
    if chance >= 1.0:
        return "all"
    if chance <= 0.0:
        return "none"
    if chance > NEARLY:
        return "nearly-all"
    return "hardly-any" if chance < 1.0 - NEARLY else "some"


def tenths(chance: float) -> int:
    """A chance as a number out of ten; only certainty could be 0 or 10."""
    return min(9, max(1, round(10 * chance)))


def deals(chance: float) -> Message:
    """In how many of the deals tried something happens."""
    return fact("hint-deals", share=share(chance), number=tenths(chance), of=10)


def side_by_side(chance: float, other: float) -> tuple[Message, Message]:
    """Two chances in the same unit, to compare at a glance: in tenths, or both in hundredths where tenths would not
    tell them apart."""
    hundreds = round(100 * chance), round(100 * other)
    if hundreds[0] == hundreds[1]:
        return deals(chance), fact("hint-against", share="same", number=tenths(other), of=10)
    if deals(chance) == deals(other):
        return (
            fact("hint-deals", share="some", number=hundreds[0], of=100),
            fact("hint-against", share="some", number=hundreds[1], of=100),
        )
    return deals(chance), fact("hint-against", share=share(other), number=tenths(other), of=10)


def amount(book: Book, sum_: float) -> Message:
    """An amount of the club's score, as exact as makes sense."""
    return _marks(abs(sum_)) if book.scoring.style == "marks" else fact("amount-points", points=figure(book, sum_))


def _marks(sum_: float) -> Message:
    """Nobody wins part of a mark, so parts become what they are: one mark now and then.

    >>> [_marks(sum_).args["how"] for sum_ in (0.02, 0.07, 0.7, 0.9, 1.0)]
    ['nothing', 'every', 'every', 'about', 'exactly']
    """
    if sum_ < RARELY:
        return fact("amount-marks", how="nothing", marks=0, hands=1)
    if sum_ < WHOLE:
        marks, hands = (2, 3) if sum_ > TWO_IN_THREE else (1, round(1 / sum_))
        return fact("amount-marks", how="every", marks=marks, hands=hands)
    how = "exactly" if abs(sum_ - round(sum_)) < 0.005 else "about"
    return fact("amount-marks", how=how, marks=_plain(round(2 * sum_) / 2), hands=1)


def points(book: Book, taken: float) -> Message:
    """Points in tricks, even where the score is in marks."""
    return fact("amount-points", points=_plain(round(taken, _decimals(book))))


def figure(book: Book, sum_: float) -> int | float:
    return _plain(round(abs(sum_), digits(book)))


def digits(book: Book) -> int:
    """How many decimals the club's score is shown with."""
    return 2 if book.scoring.style == "marks" else _decimals(book)


def _decimals(book: Book) -> int:
    """A tenth of a counter is as fine as anybody wants it."""
    return 0 if counter(book) >= 10 else 1


def _plain(number: float) -> int | float:
    return int(number) if number == int(number) else number
