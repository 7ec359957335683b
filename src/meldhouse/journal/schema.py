"""The tables, as they are now. How a database comes to them is told in `migrations/`.

How far a stream has come is not written down anywhere: it is where its entries end.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table

VERSION_TABLE = "journal_version"

# PostgreSQL sorts by the language of the country; names are to be sorted alike everywhere.
_NAME = String(100).with_variant(String(100, collation="C"), "postgresql")
_NUMBER = BigInteger().with_variant(Integer, "sqlite")

METADATA = MetaData()

STREAMS = Table(
    "streams",
    METADATA,
    Column("id", _NUMBER, primary_key=True),
    Column("name", _NAME, nullable=False, unique=True),
)

# One after the other in the file, whatever their stream: of many streams that are written to together, each would
# otherwise have a page of its own to be written for every entry.
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

# Beside the streams, and never the truth: what was made of one up to a version (`journal.snapshots`).
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
