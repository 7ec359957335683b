"""Tell every open tournament page that something changed, and up to which version; the page then fetches its
content."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Look:
    """One window. It only receives the newest version, so a slow window misses nothing."""

    def __init__(self, at: int) -> None:
        self._at, self._told = at, at
        self._news = asyncio.Event()

    def hear(self, version: int) -> None:
        self._at = version
        self._news.set()

    async def next(self) -> int:
        """The current version; waits while it is unchanged."""
        while self._told == self._at:
            self._news.clear()
            await self._news.wait()
        self._told = self._at
        return self._told


class Changes:
    """
    >>> async def evening():
    ...     changes = Changes()
    ...     with changes.look(3, seen=3) as early, changes.look(3, seen=1) as late:
    ...         missed = await late.next()
    ...         changes.tell(4)
    ...         changes.tell(5)
    ...         return missed, await early.next(), await late.next(), len(changes)
    >>> asyncio.run(evening())
    (3, 5, 5, 2)
    """

    def __init__(self) -> None:
        self._looks: set[Look] = set()

    def __len__(self) -> int:
        return len(self._looks)

    @contextmanager
    def look(self, version: int, *, seen: int) -> Iterator[Look]:
        """A window whose page shows version `seen`, while the tournament is at `version`."""
        look = Look(seen)
        look.hear(version)
        self._looks.add(look)
        try:
            yield look
        finally:
            self._looks.discard(look)

    def tell(self, version: int) -> None:
        for look in self._looks:
            look.hear(version)
