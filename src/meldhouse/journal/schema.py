"""The current tables. `migrations/` brings a database to them.

A stream's version is not stored anywhere: it is that of its last entry.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table

VERSION_TABLE = "journal_version"
FORMS = ("1", "2")
"""Every form a database may have, by the migration that leads to it; the last is the newest."""

# PostgreSQL sorts by locale; names must sort the same everywhere.
_NAME = String(100).with_variant(String(100, collation="C"), "postgresql")
_NUMBER = BigInteger().with_variant(Integer, "sqlite")

METADATA = MetaData()

STREAMS = Table(
    "streams",
    METADATA,
    Column("id", _NUMBER, primary_key=True),
    Column("name", _NAME, nullable=False, unique=True),
)

# Entries lie in the file in order of writing, whatever their stream. Otherwise, with many streams written at once, each
# entry would touch a page of its own.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("stream", _NUMBER, ForeignKey("streams.id"), primary_key=True, autoincrement=False),
    Column("version", _NUMBER, primary_key=True, autoincrement=False),
    Column("at", _NUMBER, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("chain", LargeBinary, nullable=False),
)

LABELS = Table(
    "labels",
    METADATA,
    Column("label", _NAME, primary_key=True),
    Column("stream", _NUMBER, ForeignKey("streams.id"), primary_key=True, autoincrement=False, index=True),
    sqlite_with_rowid=False,
)

# A cache, never the truth: what a stream's entries make up to a version (`journal.snapshots`).
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("stream", _NUMBER, ForeignKey("streams.id"), primary_key=True, autoincrement=False),
    Column("name", _NAME, primary_key=True),
    Column("version", _NUMBER, nullable=False),
    Column("form", _NAME, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary, nullable=False),
)

KEPT = Table(
    "kept",
    METADATA,
    Column("name", _NAME, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
