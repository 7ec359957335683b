"""Batches the work of a busy server into beats. Requests from many tables since the last beat are done together, table
by table, in one transaction, and shown at once. That costs much less processor time than one by one, since what each
step of the work needs is still in the cache."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

BEAT = 0.015
"""Seconds from one beat to the next: too short for anybody to notice."""


class Batching:
    """The beats of all tables. Nobody waits if the server was idle, or if theirs is the only busy table."""

    def __init__(self, seconds: float = BEAT) -> None:
        self._seconds = seconds
        self._next = 0.0
        """When the next beat may begin."""
        self._tables: set[str] = set()
        """Tables that have work in this beat."""
        self._waiting: dict[asyncio.Future[None], str] = {}
        self._doing = 0

    @property
    def is_busy(self) -> bool:
        """Whether any table is being worked on."""
        return self._doing > 0

    @contextmanager
    def doing(self) -> Iterator[None]:
        """Wrap the work for a table that had its turn."""
        self._doing += 1
        try:
            yield
        finally:
            self._doing -= 1

    @property
    def rested(self) -> float:
        """Seconds since the last beat was over."""
        return asyncio.get_running_loop().time() - self._next

    async def turn(self, table: str) -> None:
        """Wait until that table may do its work."""
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
