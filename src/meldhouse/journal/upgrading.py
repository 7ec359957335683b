"""Upgrades a database to the schema of this version of Meldhouse; creates it in a new one."""

from __future__ import annotations

from threading import Lock

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from meldhouse.journal.errors import JournalError
from meldhouse.journal.schema import VERSION_TABLE
from meldhouse.messages import fact

_ALONE = Lock()
"""Alembic can run only one migration at a time."""


def upgrade(connection: Connection, name: str) -> None:
    """All or nothing, in one transaction."""
    config = _config()
    config.attributes["connection"] = connection
    with _ALONE, connection.begin():
        _refuse_strangers(connection, ScriptDirectory.from_config(config), name)
        command.upgrade(config, "head")


def forms(scripts: ScriptDirectory | None = None) -> tuple[set[str], set[str]]:
    """Every schema version a database may have, and the newest."""
    found = scripts or ScriptDirectory.from_config(_config())
    return {script.revision for script in found.walk_revisions()}, set(found.get_heads())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "meldhouse.journal:migrations")
    config.set_main_option("path_separator", "os")
    return config


def _refuse_strangers(connection: Connection, scripts: ScriptDirectory, name: str) -> None:
    tables = inspect(connection).get_table_names()
    if tables and VERSION_TABLE not in tables:
        raise JournalError("other-program", fact("journal-other-program", file=name))
    known, _ = forms(scripts)
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if newer := set(found) - known:
        raise JournalError("newer", fact("journal-newer", file=name, form=min(newer)))
