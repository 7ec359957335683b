"""Gives Alembic the database connection it is handed."""

from __future__ import annotations

from alembic import context

from meldhouse.journal.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, version_table=VERSION_TABLE
)
context.run_migrations()
