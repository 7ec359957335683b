"""Upgrades a database to the schema of this version of Meldhouse; creates it in a new one."""

from __future__ import annotations

from threading import Lock

from sqlalchemy import Connection, inspect, text

from meldhouse.journal.errors import JournalError
from meldhouse.journal.schema import FORMS, VERSION_TABLE
from meldhouse.messages import fact

_ALONE = Lock()
"""Alembic can run only one migration at a time."""


def upgrade(connection: Connection, name: str) -> None:
    """All or nothing, in one transaction."""
    with _ALONE, connection.begin():
        if _form_of(connection, name) != FORMS[-1]:
            _migrate(connection)


def _form_of(connection: Connection, name: str) -> str | None:
    """None if nothing is there yet."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if VERSION_TABLE not in tables:
        raise JournalError("other-program", fact("journal-other-program", file=name))
    found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    if found is not None and found not in FORMS:
        raise JournalError("newer", fact("journal-newer", file=name, form=found))
    return found


def _migrate(connection: Connection) -> None:
    from alembic import command  # takes as long to load as all else that a journal needs
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "meldhouse.journal:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
