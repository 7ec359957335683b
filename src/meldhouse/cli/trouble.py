"""A command's error messages, and what its exit codes mean."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import IO, Any

import click

from meldhouse.cli.speaking import say
from meldhouse.messages import Message, Voice, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.reading.unreadable import Unreadable

OK = 0
"""Done."""
REFUSED = 1
"""The answer is no: a bid refused, or faults in a slip, a record, a book, the ledger or a table of counts."""
USAGE = 2
"""The question makes no sense: an unknown option, book or card, or a missing file."""
BROKEN = 3
"""Meldhouse itself failed."""
UNSOLVED = 4
"""No answer was found within the limits."""


class Trouble(click.ClickException):
    """A sentence, the faults behind it, and what to do next. The text is made at once, because the language may be
    unknown later."""

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
        self.key = key  # the field to answer, if it is just one
        self.faults = tuple(faults)
        self.book = book  # the book whose words are used
        self.advice = advice
        self.said_faults = [say(fault.told, book) for fault in self.faults]
        self.said_advice = say(advice, book) if isinstance(advice, Message) else advice
        self.exit_code = exit_code  # type: ignore[misc]  # click documents both ways
        context = click.get_current_context(silent=True)
        self.as_json_asked = bool(context is not None and context.params.get("as_json"))

    def advised(self, advice: Message) -> Trouble:
        """The same error with other advice."""
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
        """The first fault, where there is room for one line."""
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
        """The English text, for programs, whatever the user's language."""
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


def troubled(problem: Unreadable) -> Trouble:
    """What cannot be read, as an error of the command."""
    return Trouble(problem.code, problem.message, faults=problem.faults, advice=problem.advice or "", book=problem.book)
