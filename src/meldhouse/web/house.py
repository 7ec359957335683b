"""What a house keeps: its journal, the tables and tournaments in it, and whom it knows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from meldhouse.journal import Damage, Journal
from meldhouse.pieces import new_key
from meldhouse.tables.archive import Archive
from meldhouse.tables.hall import Hall
from meldhouse.web.events.live import Events
from meldhouse.web.events.live_tables import EventTables
from meldhouse.web.kept_accounts import KeptAccounts
from meldhouse.web.kept_sessions import KeptSessions
from meldhouse.web.live import LiveLobby

SWEEP = 60.0
"""Seconds between two looks for tables that nobody looks at any more."""


class House:
    def __init__(self, journal: Journal, hall: Hall, secret: bytes) -> None:
        self.journal, self.hall = journal, hall
        self.secret = secret
        """Signs the cookies. Whoever has it can be anybody, so it is kept with the data and never shown."""
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
        """The house whose data lie there: a file, or the address of a PostgreSQL database. `readying` hears how far it
        is that bots can think, in percent, where that takes its time; `damaged` what was changed behind its back."""
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
    """Nothing that was changed is ever read as true; this is for whoever should know of it before somebody asks. A
    snapshot could still open a table whose earlier entries were changed, so there is none of those any more."""
    if (damage := await journal.damage()) is not None:
        for stream in damage.faults:
            journal.forget(stream)
        damaged(damage)


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await hall.lay_away_idle()
