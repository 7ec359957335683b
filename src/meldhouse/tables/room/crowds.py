"""Sends news to spectators a few at a time, so that no player waits for them."""

from __future__ import annotations

import asyncio

from meldhouse.tables.room.viewers import Viewer

AT_ONCE = 20
"""Messages that go out together."""
PAUSE = 0.002
"""Seconds until the next batch may go out: two thousand spectators hear of a play within a second."""


class Crowd:
    """The spectators of all tables."""

    def __init__(self, at_once: int = AT_ONCE, pause: float = PAUSE) -> None:
        self._at_once, self._pause = at_once, pause
        self._waiting: dict[Viewer, None] = {}
        """Viewers with messages ready, in the order in which those came."""
        self._left = at_once
        """How many may still go out before the next pause."""
        self._is_pausing = False

    def tell(self, viewer: Viewer, message: bytes) -> None:
        """Sent at once if there is no crowd."""
        viewer.put(message, wake=False)
        if self._left and not self._waiting:
            self._wake(viewer)
        else:
            self._waiting[viewer] = None
        if not self._is_pausing:
            self._is_pausing = True
            asyncio.get_running_loop().call_later(self._pause, self._go_on)

    def _go_on(self) -> None:
        self._left = self._at_once
        while self._waiting and self._left > 0:
            viewer = next(iter(self._waiting))
            del self._waiting[viewer]
            self._wake(viewer)
        self._is_pausing = bool(self._waiting)
        if self._is_pausing:
            asyncio.get_running_loop().call_later(self._pause, self._go_on)

    def _wake(self, viewer: Viewer) -> None:
        """A viewer who has fallen behind counts once for each waiting message."""
        self._left -= min(self._left, max(1, len(viewer.messages)))
        viewer.messages.wake()
