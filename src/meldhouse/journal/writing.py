"""Writes one transaction: many appends together, each of which succeeds or fails by itself."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from meldhouse.journal.entries import before_first, link
from meldhouse.journal.errors import Conflict, JournalError
from meldhouse.journal.schema import ENTRIES, KEPT, LABELS, SNAPSHOTS, STREAMS
from meldhouse.journal.snapshots import seal
from meldhouse.messages import fact

REMEMBERED = 20_000
"""How many streams' versions the writer remembers."""

Row = dict[str, Any]
Outcome = int | bytes | JournalError

_HEAD = (
    select(STREAMS.c.id, ENTRIES.c.version, ENTRIES.c.chain)
    .join_from(STREAMS, ENTRIES)
    .where(STREAMS.c.name == bindparam("name"))
    .order_by(ENTRIES.c.version.desc())
    .limit(1)
)
_CHAIN = select(ENTRIES.c.chain).where(ENTRIES.c.stream == bindparam("id"), ENTRIES.c.version == bindparam("number"))
_STREAM = insert(STREAMS).returning(STREAMS.c.id)
_ENTRY = insert(ENTRIES)
_LABEL = {
    "sqlite": sqlite.insert(LABELS).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(LABELS).on_conflict_do_nothing(),
}
_NO_LABEL = delete(LABELS).where(LABELS.c.label == bindparam("old"), LABELS.c.stream == bindparam("id"))
_KEPT = select(KEPT.c.body).where(KEPT.c.name == bindparam("called"))
_KEEP = insert(KEPT)
_SNAPSHOT = insert(SNAPSHOTS)
_NO_SNAPSHOTS = delete(SNAPSHOTS).where(SNAPSHOTS.c.stream == bindparam("id"))
_NO_SNAPSHOT = _NO_SNAPSHOTS.where(SNAPSHOTS.c.name == bindparam("called"))


class Append(msgspec.Struct, eq=False):
    future: Future[Any]
    stream: str
    after: int
    bodies: Sequence[bytes]
    labels: Mapping[str, bool]
    at: int
    rows: list[Row] = []
    """The entries sent for it, in case the answer gets lost."""


class Keep(msgspec.Struct, eq=False):
    future: Future[Any]
    name: str
    body: bytes


class Snap(msgspec.Struct, eq=False):
    future: Future[Any]
    stream: str
    version: int
    name: str
    form: str
    body: bytes


class Forget(msgspec.Struct, eq=False):
    """Every snapshot of a stream."""

    future: Future[Any]
    stream: str


Job = Append | Keep | Snap | Forget


class Head(msgspec.Struct):
    """A stream's last version and chain."""

    id: int
    version: int
    chain: bytes


class StreamWriter:
    """Writes through one connection, for as long as that lasts."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._label = _LABEL[connection.dialect.name]
        compiled = _ENTRY.compile(dialect=connection.dialect)
        self._entry, self._order = str(compiled), compiled.positiontup
        self._heads: dict[str, Head] = {}
        self._rows: list[Row] = []
        self._labels: dict[tuple[int, str], bool] = {}

    def write(self, jobs: Sequence[Job]) -> list[Outcome]:
        """Write everything in one transaction. After an error, discard the pen: it remembers writes that did not
        happen."""
        self._rows, self._labels = [], {}
        with self.connection.begin():
            outcomes = [self._do(job) for job in jobs]
            if self._rows:
                self._insert()
            if self._labels:
                self._relabel()
        if len(self._heads) > REMEMBERED:
            self._heads.clear()
        return outcomes

    def _insert(self) -> None:
        """Every play of every table comes through here, so the statement is built once and sent straight to the
        driver."""
        order = self._order
        rows = [tuple(row[name] for name in order) for row in self._rows] if order else self._rows
        self.connection.connection.cursor().executemany(self._entry, rows)

    def _do(self, job: Job) -> Outcome:
        if isinstance(job, Append):
            return self._append(job)
        if isinstance(job, Keep):
            return self._keep(job)
        return self._snap(job) if isinstance(job, Snap) else self._forget(job)

    def _append(self, job: Append) -> Outcome:
        head = self._heads.get(job.stream) or self._find(job.stream)
        actual = head.version if head else 0
        if actual != job.after:
            if head and job.rows and self._has(head, job.rows[-1]):
                return job.after + len(job.bodies)
            return Conflict(job.stream, after=job.after, actual=actual)
        if head is None:
            key = self.connection.execute(_STREAM, {"name": job.stream}).scalar_one()
            head = self._heads[job.stream] = Head(key, 0, before_first(job.stream))
        job.rows = []
        for body in job.bodies:
            head.version += 1
            head.chain = link(head.chain, head.version, job.at, body)
            job.rows.append(
                {"stream": head.id, "version": head.version, "at": job.at, "body": body, "chain": head.chain}
            )
        self._rows += job.rows
        for label, wanted in job.labels.items():
            self._labels[head.id, label] = wanted
        return head.version

    def _find(self, stream: str) -> Head | None:
        found = self.connection.execute(_HEAD, {"name": stream}).one_or_none()
        if found is None:
            return None
        head = self._heads[stream] = Head(*found)
        return head

    def _has(self, head: Head, row: Row) -> bool:
        """Whether a transaction whose answer got lost did write this: no other entry has the same chain."""
        return bool(self._chain(head, row["version"]) == row["chain"])

    def _chain(self, head: Head, version: int) -> bytes | None:
        """Of an entry of this stream."""
        return self.connection.execute(_CHAIN, {"id": head.id, "number": version}).scalar()

    def _relabel(self) -> None:
        gone = [{"id": stream, "old": label} for (stream, label), wanted in self._labels.items() if not wanted]
        new = [{"stream": stream, "label": label} for (stream, label), wanted in self._labels.items() if wanted]
        if gone:
            self.connection.execute(_NO_LABEL, gone)
        if new:
            self.connection.execute(self._label, new)

    def _keep(self, job: Keep) -> Outcome:
        found = self.connection.execute(_KEPT, {"called": job.name}).scalar()
        if found is not None:
            return bytes(found)
        self.connection.execute(_KEEP, {"name": job.name, "body": job.body})
        return job.body

    def _snap(self, job: Snap) -> Outcome:
        """Replace the previous snapshot. It is bound to an entry, so that entry must exist."""
        head = self._heads.get(job.stream) or self._find(job.stream)
        chain = None
        if head is not None:
            chain = head.chain if job.version == head.version else self._chain(head, job.version)
        if head is None or chain is None:
            return JournalError("bad-input", fact("journal-no-entry", stream=job.stream, entry=job.version))
        self.connection.execute(_NO_SNAPSHOT, {"id": head.id, "called": job.name})
        values = {"stream": head.id, "version": job.version, "name": job.name, "form": job.form, "body": job.body}
        self.connection.execute(_SNAPSHOT, {**values, "seal": seal(chain, job.name, job.form, job.body)})
        return job.version

    def _forget(self, job: Forget) -> Outcome:
        head = self._heads.get(job.stream) or self._find(job.stream)
        if head is not None:
            self.connection.execute(_NO_SNAPSHOTS, {"id": head.id})
        return 0
