"""The errors of a journal."""

from __future__ import annotations

from typing import Literal

from meldhouse.messages import FactError, Message, fact

Code = Literal[
    "bad-input", "busy", "by-itself", "cannot-open", "closed", "conflict", "damaged", "exists", "full", "gone",
    "in-use", "newer", "no-extra", "no-file", "other-loop", "other-program", "read-only", "failed",
]  # fmt: skip


class JournalError(FactError):
    """A message for people, and a code for programs. Programming mistakes raise `ValueError` instead.

    >>> print(JournalError("no-file", fact("journal-no-file", file="club.db")))
    There’s no file club.db.
    """

    def __init__(self, code: Code, message: Message) -> None:
        super().__init__(message)
        self.code: Code = code

    def __reduce__(self) -> tuple[type[JournalError], tuple[Code, Message]]:
        """Pickling: the error may come from another process."""
        return JournalError, (self.code, self.message)


class Conflict(JournalError):
    """The stream is not at the expected version: somebody else wrote to it first."""

    def __init__(self, stream: str, *, after: int, actual: int) -> None:
        super().__init__("conflict", fact("journal-conflict", stream=stream, after=after, actual=actual))
        self.actual = actual
