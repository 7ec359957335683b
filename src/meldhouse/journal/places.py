"""Where a journal is stored, and what differs between such places."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import Connection, Engine

from meldhouse.journal.errors import JournalError


class Location(Protocol):
    name: str
    """The address shown to people, without passwords."""

    def connect(self) -> Connection:
        """The one connection that writes; an error if another server has it."""

    def readers(self) -> Engine: ...

    def said(self, problem: Exception) -> JournalError:
        """The database's complaint as one sentence."""

    def settle(self, connection: Connection, /) -> bool:
        """Move written data to where a plain copy of the place includes it; whether all of it is there now."""

    def release(self) -> None:
        """Release the place for another server."""
