"""How a busy house works: in beats. What was asked for at many tables since the last beat is done together, table by
table, so that it is written in one transaction and shown in one go; that takes much less of the processor than one by
one, since each part of the work is still at hand when the next table needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

BEAT = 0.015
"""Seconds from one to the next: far less than anybody notices."""


class Beats:
    """Of all tables of a house. Nobody waits where nothing was done for so long, and nobody whose table is the only one
    at which something is done."""

    def __init__(self, seconds: float = BEAT) -> None:
        self._seconds = seconds
        self._next = 0.0
        """When the next one may begin."""
        self._tables: set[str] = set()
        """At which something is done in this beat."""
        self._waiting: dict[asyncio.Future[None], str] = {}
        self._doing = 0

    @property
    def is_busy(self) -> bool:
        """Whether something is being done at a table."""
        return self._doing > 0

    @contextmanager
    def doing(self) -> Iterator[None]:
        """While something is done at a table that had its turn."""
        self._doing += 1
        try:
            yield
        finally:
            self._doing -= 1

    @property
    def rested(self) -> float:
        """Seconds since the last one was over."""
        return asyncio.get_running_loop().time() - self._next

    async def turn(self, table: str) -> None:
        """Wait until it is time to do something at that table."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if not self._waiting and (now >= self._next or self._tables == {table}):
            self._begin(now, {table})
            return
        if not self._waiting:
            loop.call_at(self._next, self._go_on)
        turn = loop.create_future()
        self._waiting[turn] = table
        try:
            await turn
        finally:
            self._waiting.pop(turn, None)

    def _go_on(self) -> None:
        waiting, self._waiting = self._waiting, {}
        self._begin(asyncio.get_running_loop().time(), set(waiting.values()))
        for turn in waiting:
            if not turn.done():
                turn.set_result(None)

    def _begin(self, now: float, tables: set[str]) -> None:
        self._next, self._tables = now + self._seconds, tables
