"""Bringing a table back from the journal."""

from __future__ import annotations

import asyncio

from meldhouse.journal import Journal
from meldhouse.tables.entries import read_step
from meldhouse.tables.table import Table
from meldhouse.tables.traces import Diverged


async def load(journal: Journal, id: str, *, keep: bool = False) -> Table:
    """The table as the journal has it; `Diverged` where it cannot be brought back. A long one takes its time, in which
    the others play on."""
    bodies = [entry.body for entry in await journal.read(id)]
    return await asyncio.to_thread(_folded, id, bodies, keep=keep)


def _folded(id: str, bodies: list[bytes], *, keep: bool) -> Table:
    table = Table(id, keep=keep)
    try:
        for body in bodies:
            table.follow(read_step(body))
    except Diverged:
        raise
    except Exception as problem:  # whatever it is, it does not come out as it did when it was written
        raise Diverged from problem
    return table
