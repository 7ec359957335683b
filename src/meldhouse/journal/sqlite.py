"""A journal in an SQLite file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from meldhouse.journal.errors import Code, JournalError
from meldhouse.journal.owning import Ownership
from meldhouse.messages import Message, fact

PATIENCE = 5.0
"""Seconds to wait for another program that is reading the file."""

MAGIC = b"SQLite format 3\0"
"""The first bytes of every SQLite file."""

_CODES: dict[int, Code] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_NOTADB: "other-program",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_IOERR: "full",
}
"""SQLite's complaint."""


class File:
    """One writer, and readers who do not wait for it (WAL). A commit returns when it is on the disk (FULL)."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, str(path)
        self._ownership: Ownership | None = None

    def connect(self) -> Connection:
        if self._ownership is None:
            self._own()
        connection = self._engine("BEGIN IMMEDIATE", poolclass=NullPool).connect()
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
        connection.commit()
        if mode != "wal":
            connection.close()
            raise JournalError("cannot-open", fact("journal-other-disk", file=self.name))
        assert self._ownership is not None
        self._ownership.has_begun()
        return connection

    def _own(self) -> None:
        if self.path.is_dir():
            raise JournalError("cannot-open", fact("journal-folder", file=self.name))
        if not self.path.parent.is_dir():
            raise JournalError("cannot-open", fact("journal-no-folder", folder=str(self.path.parent)))
        try:
            self._ownership = Ownership(self.path)
            with self.path.open("rb") as file:
                begins = file.read(len(MAGIC))
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise JournalError("read-only", fact("journal-unwritten", file=self.name, why=why)) from None
        if begins not in (b"", MAGIC):  # SQLite itself takes a very short file for an empty one, and overwrites it
            self.release()
            raise JournalError("other-program", fact("journal-other-program", file=self.name))
        empty = not (begins or self._ownership.is_new or self._has_log())
        fault = fact("journal-empty-new", file=self.name) if empty else self._fault() if begins else None
        if fault is not None:
            self.release()
            raise JournalError("damaged", fact("journal-damaged-restore", what=fault))

    def _has_log(self) -> bool:
        """Whether the data is still in the `-wal`: the power failed before any was moved into the file."""
        return Path(f"{self.path}-wal").exists()

    def _fault(self) -> Message | None:
        """What SQLite itself finds wrong with the file. It would notice a zeroed page only when it is needed."""
        try:
            with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as file:
                (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:  # locked or read-only: opening it will report that
            return None
        except sqlite3.DatabaseError as problem:
            found = problem
        if found == "ok":
            return None
        return fact("journal-broken", file=self.name, why=" ".join(str(found).split()))

    def readers(self) -> Engine:
        return self._engine("BEGIN", "PRAGMA query_only = ON")

    def _engine(self, begin: str, *pragmas: str, **options: Any) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            connect_args={"timeout": PATIENCE},
            hide_parameters=True,  # errors may be logged, and entries must not end up in a log
            **options,
        )

        @event.listens_for(engine, "connect")
        def prepare(connection: sqlite3.Connection, _record: object) -> None:
            connection.isolation_level = None  # we begin transactions ourselves, not Python
            for pragma in (
                "PRAGMA journal_mode = WAL",
                "PRAGMA synchronous = FULL",
                "PRAGMA foreign_keys = ON",
                *pragmas,
            ):
                connection.execute(pragma)

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.connection.cursor().execute(begin)

        return engine

    def settle(self, connection: Connection) -> bool:
        """Move what was written from the `-wal` into the file itself. It does not wait for readers: what they are using
        is left for the next time."""
        cursor = connection.connection.cursor()
        cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
        _, written, brought = cursor.fetchone() or (0, 0, 0)
        return bool(written == brought)

    def said(self, problem: Exception) -> JournalError:
        cause = problem.orig if isinstance(problem, DBAPIError) else problem
        code = getattr(cause, "sqlite_errorcode", -1) & 0xFF  # the upper bits are more detail than people need
        if code in _CODES:
            said = fact("journal-disk", code=_CODES[code], file=self.name, why=str(cause))
            return JournalError(_CODES[code], said)
        return JournalError("failed", fact("journal-failed", place=self.name, why=str(cause)))

    def release(self) -> None:
        if self._ownership is not None:
            self._ownership.release()
            self._ownership = None
