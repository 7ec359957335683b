"""Beside floor 0: append-only streams of bytes, chained by hashes, on SQLite or PostgreSQL."""

from meldhouse.journal.entries import Entry, Found
from meldhouse.journal.errors import Conflict, JournalError
from meldhouse.journal.journal import Journal

__all__ = ["Conflict", "Entry", "Found", "Journal", "JournalError"]
