"""A record: the hands of one sitting, as a readable text that can be played again."""

from __future__ import annotations

import msgspec

from meldhouse.game.hand import Hand
from meldhouse.game.seats import Seat
from meldhouse.rulebooks import Book

TITLE = "Meldhouse record"
VERSION = 1


class Record(msgspec.Struct, kw_only=True):
    """One or more hands by one book."""

    book: Book
    hands: list[Hand]
    players: dict[Seat, str] = {}
    """Names, where they are known."""


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with one line of a record."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class RecordError(ValueError):
    """A text that is not a record; `faults` holds everything wrong with it, in order."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = sorted(faults, key=lambda fault: fault.line)
        super().__init__("\n".join(map(str, self.faults)))

    def __reduce__(self) -> tuple[type[RecordError], tuple[list[Fault]]]:
        return RecordError, (self.faults,)
