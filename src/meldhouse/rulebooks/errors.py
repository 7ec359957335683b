"""What is wrong with a rulebook, and where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from meldhouse.messages import Message, Voice, fact


class BookFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong with a book: a message, and None for what is not known of its place.

    >>> print(about("deal.weak_nines", fact("book-no-nines")))
    deal.weak_nines: This pack has no nines. Write weak_nines = 0.
    """

    message: Message
    key: str | None = None
    line: int | None = None
    clause: str | None = None
    file: str | None = None
    """The file it stands in, where that is not the one that was asked about."""

    @property
    def told(self) -> Message:
        """The message with its place before it."""
        what = self.message if self.key is None else fact("fault-key", key=self.key, what=self.message)
        if self.line is not None:
            what = fact("fault-line", line=self.line, what=self.message)
        return what if self.file is None else fact("fault-file", file=self.file, what=what)

    def __str__(self) -> str:
        return Voice().say(self.told)

    def in_file(self, file: str) -> BookFault:
        """The same fault seen from another file; one that names its file already stays as it is."""
        return self if self.file else msgspec.structs.replace(self, file=file)

    def as_json(self, voice: Voice | None = None) -> dict[str, Any]:
        """What is known, for programs: the facts, and the sentence without its place."""
        parts = {name: getattr(self, name) for name in ("file", "line", "key", "clause")}
        known = {name: value for name, value in parts.items() if value is not None}
        return {"text": (voice or Voice()).say(self.message), **msgspec.to_builtins(self.message), **known}


def about(key: str, message: Message, *, clause: str | None = None) -> BookFault:
    return BookFault(message, key=key, clause=clause)


class BookError(ValueError):
    """A rulebook that cannot be used; `faults` holds every reason. An edge says them, a traceback in English."""

    def __init__(self, source: str, faults: Iterable[BookFault]) -> None:
        self.source = source
        self.faults = list(faults)
        super().__init__(source)

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {fault}" for fault in self.faults)

    def __reduce__(self) -> tuple[type[BookError], tuple[str, list[BookFault]]]:
        return BookError, (self.source, self.faults)  # so that it survives the way home from another process
