"""What a house holds: its journal, its tables and tournaments, and the people it knows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from meldhouse.journal import Damage, Journal
from meldhouse.pieces import new_key
from meldhouse.tables.archive import Archive
from meldhouse.tables.hall.hall import Hall
from meldhouse.web.house.event_tables import EventTables
from meldhouse.web.house.events import Events
from meldhouse.web.house.kept_accounts import KeptAccounts
from meldhouse.web.house.live_lobby import LiveLobby
from meldhouse.web.identity.kept_sessions import KeptSessions

SWEEP = 60.0
"""Seconds between two checks for tables nobody is watching any more."""


class House:
    def __init__(self, journal: Journal, hall: Hall, secret: bytes) -> None:
        self.journal, self.hall = journal, hall
        self.secret = secret
        """Signs the cookies. Anyone who has it can pose as anybody, so it is stored with the data and never shown."""
        self.lobby = LiveLobby(hall)
        self.archive = Archive(hall)
        self.accounts = KeptAccounts(journal)
        self.sessions = KeptSessions(journal)
        self.events = Events(journal)
        self.event_tables = EventTables(hall, self.events)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, where: str | Path, *, pace: float = 1.0, grace: float = 45.0,
        readying: Callable[[int], None] = lambda _percent: None, damaged: Callable[[Damage], None] = lambda _what: None,
    ) -> AsyncIterator[House]:  # fmt: skip
        """Open the house whose data is there: a file, or a PostgreSQL address. `readying` hears the percentage until
        bots can think, if that takes time; `damaged` hears what was changed from outside."""
        async with await Journal.open(where) as journal:
            hall = await Hall.open(journal, pace=pace, grace=grace)
            house = cls(journal, hall, await journal.keep("cookies", new_key))
            works = (hall.make_ready(readying), _sweep(hall), _look_through(journal, damaged), hall.catch_up())
            background = [asyncio.create_task(work) for work in works]
            try:
                yield house
            finally:
                for task in background:
                    task.cancel()
                    with suppress(asyncio.CancelledError, Exception):
                        await task
                await house.close()

    async def close(self) -> None:
        await self.archive.close()
        await self.hall.close()


async def _look_through(journal: Journal, damaged: Callable[[Damage], None]) -> None:
    """Check everything at startup, so that damage is reported before somebody needs the data (damaged data is never
    used). A snapshot could hide changed earlier entries of a table, so those snapshots are dropped."""
    if (damage := await journal.damage()) is not None:
        for stream in damage.faults:
            journal.forget(stream)
        damaged(damage)


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await hall.lay_away_idle()
