"""What to tell a club about a book without faults: what it changes, and what it may not have meant."""

from __future__ import annotations

from typing import Any, NamedTuple

from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks.checking.short_tables import short_tables
from meldhouse.rulebooks.clubs.comparing import Difference, differences
from meldhouse.rulebooks.clubs.doubts import Doubt, doubts
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.schema import Book


class Checked(NamedTuple):
    """A book without faults, with remarks on it."""

    book: Book
    parent: Book | None
    changed: tuple[Difference, ...]
    doubtful: tuple[Doubt, ...]
    short: tuple[Fault, ...]

    @property
    def now_says(self) -> list[Message]:
        before = _said(self.parent)
        return [says for says in _said(self.book) if says not in before]

    @property
    def no_longer_says(self) -> list[Message]:
        after = _said(self.book)
        return [says for says in _said(self.parent) if says not in after]


def checked(book: Book, parent: Book | None) -> Checked:
    """A club's book compared with the one it extends."""
    changed = differences(parent, book) if parent is not None else ()
    doubtful = doubts(parent, book) if parent is not None else ()
    return Checked(book, parent, changed, tuple(doubtful), tuple(short_tables(book, parent)))


def _said(book: Book | None) -> list[Message]:
    return [] if book is None else [line.says for chapter in describe(book) for line in chapter.lines]


def value_fact(value: Any) -> Message:
    """The value of a setting, for people.

    >>> from meldhouse.messages import Voice
    >>> [Voice().say(value_fact(one)) for one in ([15, 150], True, None, {"single": 1}, {})]
    ['[15, 150]', 'yes', 'nothing', 'single 1', 'nothing']
    """
    if isinstance(value, Message):
        return value
    if isinstance(value, bool):
        return fact("book-truth", truth="yes" if value else "no")
    if isinstance(value, list | tuple):
        return fact("book-list", values=tuple(map(value_fact, value)))
    if isinstance(value, dict):
        said = {key: part for key, part in value.items() if part is not None}
        parts = tuple(fact("book-part", key=key, value=value_fact(part)) for key, part in said.items())
        return fact("book-parts", parts=parts) if parts else fact("book-nothing")
    return written(str(value)) if value is not None and str(value) else fact("book-nothing")
