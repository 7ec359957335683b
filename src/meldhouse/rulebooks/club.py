"""What there is to say about a club's book without faults: what it changes, and what it may not have meant."""

from __future__ import annotations

from typing import Any, NamedTuple

from meldhouse.messages import Message, Voice
from meldhouse.rulebooks.comparing import Difference, differences
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.doubts import Doubt, doubts
from meldhouse.rulebooks.faults import Fault
from meldhouse.rulebooks.schema import Book
from meldhouse.rulebooks.short_tables import short_tables

OWN_CLAUSE = (
    "Write the rule down as a [[clause]] of your own and cite it under [cites], or give a [[clause]] with the same id."
)


class Checked(NamedTuple):
    """A book without faults, and what there is to say about it."""

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
    """A club's book beside the one it extends."""
    changed = differences(parent, book) if parent is not None else ()
    doubtful = doubts(parent, book) if parent is not None else ()
    return Checked(book, parent, changed, tuple(doubtful), tuple(short_tables(book, parent)))


def _said(book: Book | None) -> list[Message]:
    return [] if book is None else [line.says for chapter in describe(book) for line in chapter.lines]


def in_words(value: Any) -> str:
    """The value of a setting, for people.

    >>> in_words([15, 150]), in_words(True), in_words(None)
    ('[15, 150]', 'yes', 'nothing')
    >>> in_words({"single": 1}), in_words({})
    ('single 1', 'nothing')
    """
    if value is None:
        return "nothing"
    if isinstance(value, Message):
        return Voice().say(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(in_words, value)) + "]"
    if isinstance(value, dict):
        return ", ".join(f"{key} {in_words(part)}" for key, part in value.items() if part is not None) or "nothing"
    return str(value) if str(value) else "nothing"
