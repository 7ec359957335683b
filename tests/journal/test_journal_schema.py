"""The tables that the migrations make are those that the code works with."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from meldhouse.journal import Journal
from meldhouse.journal.journal import _place
from meldhouse.journal.schema import FORMS, METADATA, VERSION_TABLE


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


def test_every_migration_leads_to_a_form_that_is_known_and_the_last_to_the_newest():
    config = Config()
    config.set_main_option("script_location", "meldhouse.journal:migrations")
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    assert {script.revision for script in scripts.walk_revisions()} == set(FORMS)
    assert scripts.get_heads() == [FORMS[-1]]


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
