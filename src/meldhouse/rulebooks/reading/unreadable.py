"""The fault raised for typed input that can’t be read, at every door."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from meldhouse.messages import FactError, Message
from meldhouse.rulebooks.reading.faults import Fault

if TYPE_CHECKING:
    from meldhouse.rulebooks.schema import Book


class Unreadable(FactError):
    """Something typed that cannot be read: a code for programs, a sentence for people, and the faults behind it."""

    def __init__(
        self,
        code: str,
        message: Message,
        *,
        faults: Iterable[Fault] = (),
        advice: Message | None = None,
        book: Book | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.faults = tuple(faults)
        self.advice = advice
        self.book = book

    @property
    def first(self) -> Message:
        """The first fault, where there is room for one sentence."""
        return self.faults[0].message if self.faults else self.message
