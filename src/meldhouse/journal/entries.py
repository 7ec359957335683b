"""An entry, and the hash chain that links a stream's entries.

An entry's chain is SHA-256 over the chain of the entry before, its version and its time as eight bytes each, and its
body. The chain starts from the SHA-256 of the stream's name, so one stream cannot pass for another.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from struct import Struct

import msgspec

from meldhouse.messages import Message, fact

_NUMBERS = Struct(">Qq")


class Entry(msgspec.Struct, frozen=True):
    version: int
    """Its place in the stream, from 1."""
    at: int
    """When it was submitted: milliseconds since 1970, UTC."""
    body: bytes
    chain: bytes


class Found(msgspec.Struct, frozen=True):
    """A stream that carries a label."""

    stream: str
    version: int
    at: int
    """The time of its last entry."""


def before_first(stream: str) -> bytes:
    return sha256(stream.encode()).digest()


def link(chain: bytes, version: int, at: int, body: bytes) -> bytes:
    return sha256(b"".join((chain, _NUMBERS.pack(version, at), body))).digest()


class Chain:
    """Walks a stream from its first entry, or from one whose chain is known.

    >>> first = Entry(1, 0, b"opened", link(before_first("table/7"), 1, 0, b"opened"))
    >>> Chain("table/7").fault([first])
    >>> Chain("table/8").fault([first])
    Message(id='journal-entry-changed', args={'stream': 'table/8', 'entry': 1})
    """

    def __init__(self, stream: str, known: Entry | None = None) -> None:
        self.stream = stream
        self.version, self.chain = (known.version, known.chain) if known is not None else (0, before_first(stream))

    def fault(self, entries: Iterable[Entry]) -> Message | None:
        """The first fault in the next entries, or None."""
        for entry in entries:
            if entry.version != self.version + 1:
                return fact("journal-entry-missing", stream=self.stream, entry=self.version + 1, next=entry.version)
            self.version = entry.version
            if link(self.chain, entry.version, entry.at, entry.body) != entry.chain:
                return fact("journal-entry-changed", stream=self.stream, entry=entry.version)
            self.chain = entry.chain
        return None
