"""The tables that the migrations make are those that the code works with."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from meldhouse.journal import Journal
from meldhouse.journal.journal import _place
from meldhouse.journal.schema import METADATA, VERSION_TABLE


async def make(where: str) -> None:
    async with await Journal.open(where):
        pass


def test_the_migrations_lead_to_the_schema(where: str):
    asyncio.run(make(where))
    asyncio.run(make(where))
    place = _place(where)
    with place.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, METADATA) == []
    place.release()


def test_a_fresh_file_has_what_makes_it_safe(tmp_path: Path):
    file = tmp_path / "house.journal"
    asyncio.run(make(str(file)))
    with closing(sqlite3.connect(file)) as found:
        assert found.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    place = _place(file)
    with place.connect() as connection:
        pragmas = ("synchronous", "foreign_keys", "busy_timeout")
        assert [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas] == [2, 1, 5000]
    place.release()
