"""What a command says when it cannot answer, and what its exit code means."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import IO, Any

import click

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
    """A sentence, the faults behind it, and what to do next."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        faults: Iterable[Fault] = (),
        advice: str = "",
        exit_code: int = USAGE,
        key: str = "",
    ) -> None:
        super().__init__(message)
        self.code = code
        self.key = key  # what has to be answered, where that is one field
        self.faults = tuple(faults)
        self.advice = advice
        self.exit_code = exit_code  # type: ignore[misc]  # click documents both ways
        context = click.get_current_context(silent=True)
        self.as_json_asked = bool(context is not None and context.params.get("as_json"))

    def as_json(self) -> dict[str, Any]:
        message = f"{self.message[:-1]}." if self.message.endswith(":") else self.message
        told: dict[str, Any] = {"code": self.code, "message": message}
        if self.key:
            told["key"] = self.key
        if self.faults:
            told["faults"] = [fault.as_json() for fault in self.faults]
        if self.advice:
            told["advice"] = self.advice
        return told

    def show(self, file: IO[Any] | None = None) -> None:
        from meldhouse.cli.output import Page, print_json

        if self.as_json_asked:
            print_json({"error": self.as_json()})
            return
        page = Page(file=file or sys.stderr)
        page.line(self.message, style="bold")
        for fault in self.faults:
            page.bullet(fault.told)
        if self.advice:
            page.line(self.advice)
