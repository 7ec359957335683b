"""Queries of readers, which do not wait for the writer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import Select, bindparam, func, select, tuple_
from sqlalchemy.exc import DBAPIError

from meldhouse.journal.entries import Chain, Entry, Found
from meldhouse.journal.errors import JournalError
from meldhouse.journal.places import Location
from meldhouse.journal.schema import ENTRIES, KEPT, LABELS, SNAPSHOTS, STREAMS
from meldhouse.journal.snapshots import Snapshot, sealed
from meldhouse.messages import Message, fact

PAGE = 1_000
"""Entries to read at a time."""

_OF_STREAM = STREAMS.c.name == bindparam("stream")
_PAGE = (
    select(ENTRIES.c.version, ENTRIES.c.at, ENTRIES.c.body, ENTRIES.c.chain)
    .join_from(ENTRIES, STREAMS)
    .where(_OF_STREAM, ENTRIES.c.version > bindparam("after"))
    .order_by(ENTRIES.c.version)
    .limit(PAGE)
)
_VERSION = select(func.max(ENTRIES.c.version)).join_from(ENTRIES, STREAMS).where(_OF_STREAM)
_OTHERS = ENTRIES.alias("others")
_LAST = select(func.max(_OTHERS.c.version)).where(_OTHERS.c.stream == LABELS.c.stream).scalar_subquery()
_NEWEST = (
    select(STREAMS.c.name, ENTRIES.c.version, ENTRIES.c.at)
    .select_from(LABELS)
    .join(STREAMS, STREAMS.c.id == LABELS.c.stream)
    .join(ENTRIES, (ENTRIES.c.stream == LABELS.c.stream) & (ENTRIES.c.version == _LAST))
    .where(LABELS.c.label == bindparam("label"))
    .order_by(ENTRIES.c.at.desc(), STREAMS.c.name.desc())
    .limit(bindparam("most"))
)
_NEWEST_BEFORE = _NEWEST.where(
    tuple_(ENTRIES.c.at, STREAMS.c.name) < tuple_(bindparam("at"), bindparam("name", type_=STREAMS.c.name.type))
)
_STREAMS = select(STREAMS.c.name).order_by(STREAMS.c.name)
_SNAPSHOTS = (
    select(STREAMS.c.name, SNAPSHOTS.c.version, SNAPSHOTS.c.body, SNAPSHOTS.c.seal, ENTRIES.c.chain)
    .select_from(SNAPSHOTS)
    .join(STREAMS, STREAMS.c.id == SNAPSHOTS.c.stream)
    .join(ENTRIES, (ENTRIES.c.stream == SNAPSHOTS.c.stream) & (ENTRIES.c.version == SNAPSHOTS.c.version))
    .where(
        STREAMS.c.name.in_(bindparam("streams", expanding=True)),
        SNAPSHOTS.c.name == bindparam("called"),
        SNAPSHOTS.c.form == bindparam("form"),
    )
)
_KEPT = select(KEPT.c.body).where(KEPT.c.name == bindparam("called"))


class Reader:
    """Every method may be called from any thread."""

    def __init__(self, place: Location) -> None:
        self._place, self._engine = place, place.readers()

    def read(self, stream: str, after: int) -> list[Entry]:
        """The entries, verified along the chain."""
        return [entry for page in self.pages(stream, after) for entry in page]

    def pages(self, stream: str, after: int) -> Iterator[list[Entry]]:
        """The same in chunks, so that a long stream need not fit in memory. The chain is verified, starting at the
        entry before the first."""
        chain, at, is_more = None, after - 1, True
        while is_more:
            found = entries_of(stream, self._all(_PAGE, stream=stream, after=at))
            is_more = len(found) == PAGE
            if chain is None:
                known = found.pop(0) if after and found else None
                if known is not None and known.version != after:
                    found, known = [known, *found], None  # the fault says which entry is missing
                chain = Chain(stream, known)
            if fault := chain.fault(found):
                raise JournalError("damaged", fact("journal-damaged-restore", what=fault))
            if found:
                at = chain.version
                yield found

    def snapshots(self, streams: Iterable[str], name: str, form: str) -> dict[str, Snapshot]:
        """The snapshots that fit, by stream."""
        rows = self._all(_SNAPSHOTS, streams=list(streams), called=name, form=form)
        found = {stream: sealed(name, form, row) for stream, *row in rows}
        return {stream: snapshot for stream, snapshot in found.items() if snapshot is not None}

    def version(self, stream: str) -> int:
        return self._all(_VERSION, stream=stream)[0][0] or 0

    def check(self, stream: str) -> Message | None:
        chain = Chain(stream)
        while True:
            try:
                page = entries_of(stream, self._all(_PAGE, stream=stream, after=chain.version))
            except JournalError as problem:
                if problem.code == "damaged":
                    return problem.message
                raise
            if not page:
                return None
            if fault := chain.fault(page):
                return fault

    def streams(self) -> list[str]:
        return [name for (name,) in self._all(_STREAMS)]

    def labelled(self, label: str, limit: int, before: Found | None) -> list[Found]:
        if before is None:
            rows = self._all(_NEWEST, label=label, most=limit)
        else:
            rows = self._all(_NEWEST_BEFORE, label=label, most=limit, at=before.at, name=before.stream)
        return [Found(*row) for row in rows]

    def kept(self, name: str) -> bytes | None:
        rows = self._all(_KEPT, called=name)
        return bytes(rows[0][0]) if rows else None

    def close(self) -> None:
        self._engine.dispose()

    def _all(self, question: Select[Any], **values: Any) -> Sequence[Any]:
        try:
            with self._engine.begin() as connection:
                return connection.execute(question, values).all()
        except DBAPIError as problem:
            raise self._place.said(problem) from problem


def entries_of(stream: str, rows: Sequence[Any]) -> list[Entry]:
    """Entries from database rows: version, time, body and chain."""
    entries = [Entry(*row) for row in rows]
    for entry in entries:
        # SQLite allows any type in any column.
        if not (type(entry.at) is int and type(entry.body) is bytes and type(entry.chain) is bytes):
            raise JournalError("damaged", fact("journal-entry-strange", stream=stream, entry=entry.version))
    return entries
