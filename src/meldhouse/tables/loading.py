"""Bringing a table back from the journal."""

from __future__ import annotations

from meldhouse.journal import Journal, JournalError
from meldhouse.tables.entries import read_step
from meldhouse.tables.table import Diverged, Table


async def load(journal: Journal, id: str, *, keep: bool = False) -> Table:
    """The table as the journal has it; `Diverged` where it cannot be brought back."""
    table = Table(keep=keep)
    written = await journal.read(id)
    try:
        for entry in written:
            table.follow(read_step(entry.body))
    except (Diverged, JournalError):
        raise
    except Exception as problem:  # whatever it is, it does not come out as it did when it was written
        raise Diverged from problem
    return table
