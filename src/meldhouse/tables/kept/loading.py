"""Loads a table from the journal."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from meldhouse.journal import Entry, Journal, Snapshot
from meldhouse.tables.entries import Step, read_step
from meldhouse.tables.kept.snapshots import NAME, form, is_just_dealt, read_table, write_table
from meldhouse.tables.table import Table
from meldhouse.tables.traces import Diverged

RECENT = 500
"""Steps: within this many, some hand was dealt."""

log = logging.getLogger(__name__)


async def load(journal: Journal, id: str) -> Table:
    """The table from the journal, or `Diverged` if it cannot be loaded. Starts at its last deal if a snapshot in the
    current form exists, otherwise at its first step."""
    snapshot = (await journal.snapshots([id], NAME, form())).get(id)
    last = await journal.version(id)
    try:
        table, dealt = await journal.fold(id, snapshot.version if snapshot else 0, partial(_folded, id, snapshot, last))
    except Diverged:
        if snapshot is None:
            raise
        log.warning("table %s: its snapshot is of no use", id)
        table, dealt = await journal.fold(id, 0, partial(_folded, id, None, last))
    if dealt is not None:
        journal.snap(id, dealt.version, NAME, form(), dealt.body)
    return table


def _folded(
    id: str, snapshot: Snapshot | None, last: int, pages: Iterable[Sequence[Entry]]
) -> tuple[Table, Snapshot | None]:
    """And a snapshot to keep, if a hand was dealt in its `last` steps."""
    fresh = None
    with coming_out_again():
        table = read_table(id, snapshot.body) if snapshot is not None else Table(id)
    for step in followed(table, pages):
        if is_just_dealt(step) and table.version > last - RECENT:
            fresh = Snapshot(table.version, write_table(table))
    return table, fresh


def followed(table: Table, pages: Iterable[Sequence[Entry]]) -> Iterator[Step]:
    """Yields each step after the table has followed it; `Diverged` if it cannot."""
    for page in pages:
        for entry in page:
            with coming_out_again():
                step = read_step(entry.body)
                table.follow(step)
            yield step


@contextmanager
def coming_out_again() -> Iterator[None]:
    """Raises `Diverged` for anything that goes wrong while steps are followed."""
    try:
        yield
    except Diverged:
        raise
    except Exception as problem:  # whatever it is, the step does not give what it gave when it was written
        raise Diverged from problem
