"""A journal in a PostgreSQL database."""

from __future__ import annotations

import time

from sqlalchemy import Connection, Engine, NullPool, create_engine, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from meldhouse.journal.errors import JournalError
from meldhouse.messages import fact, written

PATIENCE = "5"
"""Seconds a server has to answer, unless the address says otherwise."""

TRIES, MOMENT = 10, 0.05
"""How long to wait for the lock of a server that has just closed: the database notices a moment later."""

OWN = "SELECT pg_try_advisory_lock(hashtextextended('meldhouse.journal ' || current_schema(), 0))"
"""The owner's lock on the tables; other houses may use other schemas of the database."""
# Whatever the server's settings, an answer means that the entry is on disk.
_SURE = text("SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")


class Database:
    """One server at a time, by a lock tied to the connection. A server that loses it must get it back before it
    writes."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address).set(drivername="postgresql+psycopg")
        except (ArgumentError, ValueError):
            raise JournalError("cannot-open", fact("journal-no-address")) from None
        self.name = url.set(drivername="postgresql").render_as_string(hide_password=True)
        self._url = url if "connect_timeout" in url.query else url.update_query_dict({"connect_timeout": PATIENCE})

    def _engine(self, **options: object) -> Engine:
        try:
            # Errors may be logged, and entry bodies must not end up in a log.
            return create_engine(self._url, hide_parameters=True, **options)
        except ModuleNotFoundError:
            raise JournalError("no-extra", fact("journal-no-extra")) from None

    def connect(self) -> Connection:
        connection = self._engine(poolclass=NullPool).connect()
        owned = connection.exec_driver_sql(OWN).scalar_one()
        for _ in range(TRIES):
            if owned:
                break
            time.sleep(MOMENT)
            owned = connection.exec_driver_sql(OWN).scalar_one()
        connection.execute(_SURE)
        connection.commit()
        if not owned:
            connection.close()
            raise JournalError("in-use", fact("journal-in-use", place=self.name))
        return connection

    def readers(self) -> Engine:
        return self._engine(pool_pre_ping=True)

    def said(self, problem: Exception) -> JournalError:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        if not hasattr(cause, "sqlstate"):  # not an error from the database
            return JournalError("failed", fact("journal-failed", place=self.name, why=str(cause)))
        why = " ".join(str(cause).split())
        state = str(getattr(cause, "sqlstate", None) or "")
        if state.startswith("53"):
            return JournalError("full", fact("journal-no-room", place=self.name, why=why))
        if state.startswith("XX"):
            return JournalError("damaged", fact("journal-damaged", file=self.name, why=written(why)))
        if not state or state.startswith(("08", "57")):
            return JournalError("gone", fact("journal-gone", place=self.name, why=why))
        return JournalError("failed", fact("journal-failed", place=self.name, why=why))

    def settle(self, _connection: Connection) -> bool:
        """Nothing to do: the database server sees to that."""
        return True

    def release(self) -> None:
        """Nothing to do: the lock went with the connection."""
