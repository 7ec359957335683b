"""Beside floor 0: append-only streams of bytes, chained by hashes, on SQLite or PostgreSQL."""

from meldhouse.journal.backups import Contents
from meldhouse.journal.entries import Entry, Found
from meldhouse.journal.errors import Conflict, JournalError
from meldhouse.journal.journal import Damage, Journal, back_up, put_back, reader_at
from meldhouse.journal.reading import Reader
from meldhouse.journal.snapshots import Snapshot

__all__ = [
    "Conflict", "Contents", "Damage", "Entry", "Found", "Journal", "JournalError", "Reader", "Snapshot", "back_up",
    "put_back", "reader_at",
]  # fmt: skip
