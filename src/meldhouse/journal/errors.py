"""What a journal says when it cannot do what it is asked."""

from __future__ import annotations

from typing import Literal

from meldhouse.messages import FactError, Message, fact

Code = Literal[
    "bad-input", "busy", "by-itself", "cannot-open", "closed", "conflict", "damaged", "exists", "full", "gone",
    "in-use", "newer", "no-extra", "no-file", "other-loop", "other-program", "read-only", "failed",
]  # fmt: skip


class JournalError(FactError):
    """A message for people, and a code for programs. What only programmers can do wrong is a `ValueError`.

    >>> print(JournalError("no-file", fact("journal-no-file", file="club.db")))
    There’s no file club.db.
    """

    def __init__(self, code: Code, message: Message) -> None:
        super().__init__(message)
        self.code: Code = code

    def __reduce__(self) -> tuple[type[JournalError], tuple[Code, Message]]:
        """It may come from another process."""
        return JournalError, (self.code, self.message)


class Conflict(JournalError):
    """Somebody wrote to the stream first, or what was to be written was written for another moment."""

    def __init__(self, stream: str, *, after: int, actual: int) -> None:
        super().__init__("conflict", fact("journal-conflict", stream=stream, after=after, actual=actual))
        self.actual = actual
