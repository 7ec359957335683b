"""A record: the hands of one sitting, as a readable text that can be replayed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game.fairness import Proof
from meldhouse.game.hand import Hand
from meldhouse.game.seats import Seat
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault

TITLE = "Meldhouse record"
VERSION = 2
READ = ("1", "2")
"""Versions that can be read. Proofs of fair deals in version 1 prove nothing, so they are ignored."""


class Record(msgspec.Struct, kw_only=True):
    """One or more hands played by one book."""

    book: Book
    hands: list[Hand]
    players: dict[Seat, str] = {}
    """The players' names, where known."""
    proofs: dict[int, Proof] = {}
    """Proofs of fair deals, by the index of the hand."""
    is_old: bool = False
    """Whether it is of an old version, whose deals prove less."""
    apart: bool = False
    """Whether the hands are independent: not played one after the other at one table."""


class RecordError(ValueError):
    """A text that is not a record; `faults` holds everything wrong with it, in order."""

    def __init__(self, faults: Iterable[Fault], book: Book | None = None) -> None:
        self.book = book  # if it was found: faults use its words
        self.faults = sorted(faults, key=lambda fault: fault.line or 0)
        super().__init__("\n".join(map(str, self.faults)))

    def __reduce__(self) -> tuple[type[RecordError], tuple[list[Fault], Book | None]]:
        return RecordError, (self.faults, self.book)
