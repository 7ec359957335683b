"""Where a journal is kept, and what differs between such places."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, Engine

from meldhouse.journal.errors import JournalError


class Place(Protocol):
    name: str
    """As people are told, without passwords."""

    def connect(self) -> Connection:
        """The one connection that writes; refused where another server has it."""

    def readers(self) -> Engine: ...

    def said(self, problem: Exception) -> JournalError:
        """In a sentence what the database complains of."""

    def settle(self, connection: Connection, /) -> bool:
        """Bring what was written where a plain copy of the place would look for it; whether all of it is there now."""

    def release(self) -> None:
        """Another server may have the place now."""
