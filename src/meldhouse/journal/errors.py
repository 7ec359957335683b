"""What a journal says when it cannot do what it is asked."""

from __future__ import annotations

from typing import Literal

Code = Literal[
    "bad-input", "busy", "by-itself", "cannot-open", "closed", "conflict", "damaged", "exists", "full", "gone",
    "in-use", "newer", "no-extra", "no-file", "other-loop", "other-program", "read-only", "failed",
]  # fmt: skip

RESTORE = "Stop Meldhouse and put the last backup back: meldhouse restore FILE."
"""What to do about what is damaged."""


class JournalError(Exception):
    """A sentence for people, and a code for programs.

    >>> print(JournalError("closed", "The journal is closed."))
    The journal is closed.
    """

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code

    def __reduce__(self) -> tuple[type[JournalError], tuple[Code, str]]:
        """It may come from another process."""
        return JournalError, (self.code, str(self))


class Conflict(JournalError):
    """Somebody wrote to the stream first, or what was to be written was written for another moment.

    >>> print(Conflict("table/7", after=3, actual=5))
    The stream table/7 ends at version 5 and not at 3; read on from there first.
    """

    def __init__(self, stream: str, *, after: int, actual: int) -> None:
        super().__init__(
            "conflict", f"The stream {stream} ends at version {actual} and not at {after}; read on from there first."
        )
        self.actual = actual
