"""A record: the hands of one sitting, as a readable text that can be played again."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game.fairness import Proof
from meldhouse.game.hand import Hand
from meldhouse.game.seats import Seat
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault

TITLE = "Meldhouse record"
VERSION = 2
READ = ("1", "2")
"""Versions that can be read. What a record of version 1 says of fair deals proves nothing, and is passed over."""


class Record(msgspec.Struct, kw_only=True):
    """One or more hands by one book."""

    book: Book
    hands: list[Hand]
    players: dict[Seat, str] = {}
    """Names, where they are known."""
    proofs: dict[int, Proof] = {}
    """That a deal was fair, by the place of its hand, from 0; where there is one."""
    is_old: bool = False
    """Of a version whose deals prove less."""
    apart: bool = False
    """The hands were not played one after the other at one table, so that nothing follows from one for the next."""


class RecordError(ValueError):
    """A text that is not a record; `faults` holds everything wrong with it, in order."""

    def __init__(self, faults: Iterable[Fault], book: Book | None = None) -> None:
        self.book = book  # as far as it was found: faults are said in its words
        self.faults = sorted(faults, key=lambda fault: fault.line or 0)
        super().__init__("\n".join(map(str, self.faults)))

    def __reduce__(self) -> tuple[type[RecordError], tuple[list[Fault], Book | None]]:
        return RecordError, (self.faults, self.book)
