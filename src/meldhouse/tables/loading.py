"""Bringing a table back from the journal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from meldhouse.journal import Entry, Journal, Snapshot
from meldhouse.tables.entries import read_step
from meldhouse.tables.snapshots import NAME, form, is_just_dealt, read_table, write_table
from meldhouse.tables.table import Table
from meldhouse.tables.traces import Diverged

log = logging.getLogger(__name__)


async def load(journal: Journal, id: str) -> Table:
    """The table as the journal has it; `Diverged` where it cannot be brought back. From its last deal on where that was
    kept in this form, else from its first step."""
    snapshot, entries = await journal.resume(id, NAME, form())
    try:
        table, dealt = await asyncio.to_thread(_folded, id, snapshot, entries)
    except Diverged:
        if snapshot is None:
            raise
        log.warning("table %s: its snapshot is of no use", id)
        table, dealt = await asyncio.to_thread(_folded, id, None, await journal.read(id))
    if dealt is not None:
        journal.snap(id, dealt.version, NAME, form(), dealt.body)
    return table


def _folded(id: str, snapshot: Snapshot | None, entries: Sequence[Entry]) -> tuple[Table, Snapshot | None]:
    """And what to keep of it, where a hand was dealt in these entries."""
    fresh = None
    with coming_out_again():
        table = read_table(id, snapshot.body) if snapshot is not None else Table(id)
        steps = [read_step(entry.body) for entry in entries]
        last_deal = max((number for number, step in enumerate(steps) if is_just_dealt(step)), default=-1)
        for number, step in enumerate(steps):
            table.follow(step)
            if number == last_deal:
                fresh = Snapshot(table.version, write_table(table))
    return table, fresh


@contextmanager
def coming_out_again() -> Iterator[None]:
    """Raises `Diverged` for whatever goes wrong while steps are followed."""
    try:
        yield
    except Diverged:
        raise
    except Exception as problem:  # whatever it is, it does not come out as it did when it was written
        raise Diverged from problem
