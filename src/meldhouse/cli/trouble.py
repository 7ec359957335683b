"""What a command says when it cannot answer, and what its exit code means."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import IO, Any

import click

from meldhouse.cli.speaking import say
from meldhouse.messages import Message, Voice, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault

OK = 0
"""Done."""
REFUSED = 1
"""The answer is no: a bid refused, or faults found in a slip, a record, a book, the ledger or a table of counts."""
USAGE = 2
"""The question could not be understood: an unknown option, book or card, a file that is not there."""
BROKEN = 3
"""Meldhouse itself failed."""
UNSOLVED = 4
"""The answer was not found within the budget."""


class Trouble(click.ClickException):
    """A sentence, the faults behind it, and what to do next: messages, or texts of floors that still have some. What is
    said is said at once: later nobody knows the language any more."""

    def __init__(
        self,
        code: str,
        message: Message | str,
        *,
        faults: Iterable[Fault] = (),
        advice: Message | str = "",
        exit_code: int = USAGE,
        key: str = "",
        book: Book | None = None,
    ) -> None:
        super().__init__(say(message, book) if isinstance(message, Message) else message)
        self.fact = message
        self.code = code
        self.key = key  # what has to be answered, where that is one field
        self.faults = tuple(faults)
        self.book = book  # whose words are used
        self.advice = advice
        self.said_faults = [say(fault.told, book) for fault in self.faults]
        self.said_advice = say(advice, book) if isinstance(advice, Message) else advice
        self.exit_code = exit_code  # type: ignore[misc]  # click documents both ways
        context = click.get_current_context(silent=True)
        self.as_json_asked = bool(context is not None and context.params.get("as_json"))

    def advised(self, advice: Message) -> Trouble:
        """The same with other advice."""
        return Trouble(
            self.code,
            self.fact,
            faults=self.faults,
            advice=advice,
            exit_code=self.exit_code,
            key=self.key,
            book=self.book,
        )

    @property
    def first(self) -> Message:
        """The first of its faults, where one line has to do."""
        if self.faults:
            return self.faults[0].message
        return self.fact if isinstance(self.fact, Message) else written(self.fact)

    def as_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {"code": self.code, "message": self._english(self.fact)}
        if isinstance(self.fact, Message):
            told["fact"] = self.fact
        if self.key:
            told["key"] = self.key
        if self.faults:
            english = self.book.voice if self.book is not None else None
            told["faults"] = [fault.as_json(english) for fault in self.faults]
        if self.advice:
            told["advice"] = self._english(self.advice)
        return told

    def _english(self, told: Message | str) -> str:
        """For programs, whatever language their user speaks."""
        spoken = Voice() if self.book is None else self.book.voice
        return spoken.say(told) if isinstance(told, Message) else told

    def show(self, file: IO[Any] | None = None) -> None:
        from meldhouse.cli.output import Page, print_json

        if self.as_json_asked:
            print_json({"error": self.as_json()})
            return
        page = Page(file=file or sys.stderr)
        page.line(self.message, style="bold")
        for said in self.said_faults:
            page.bullet(said)
        if self.said_advice:
            page.line(self.said_advice)
