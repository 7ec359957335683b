"""How long a sealed deal waits for its numbers."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from meldhouse.game import Refused
from meldhouse.tables import requests as ask
from meldhouse.tables.asking import HOUSE, Asked
from meldhouse.tables.room.around import Around
from meldhouse.tables.room.house import starts_over
from meldhouse.tables.room.inbox import Unopened
from meldhouse.tables.room.owners import why_no_hand


class Openings:
    """The waits of `room`; only while people are there."""

    def __init__(self, room: Around) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._seal = ""

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._seal = None, ""

    def expect(self) -> None:
        """Something has changed. Each seal has a time limit of its own."""
        sheet = self.room.table.next_deal.sheet
        seal = sheet.seal if sheet is not None and self.room.viewers else ""
        if seal == self._seal:
            return
        self.stop()
        if seal:
            self._seal = seal
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self.room.means.opening, self.room.put, Unopened(seal))

    async def give_up(self, seal: str) -> None:
        room, sheet = self.room, self.room.table.next_deal.sheet
        if sheet is not None and sheet.seal == seal:
            self.stop()
            held = await why_no_hand(room.means.owner, room.id, room.table)
            asked = Asked(HOUSE, ask.Look(id="house"), room.means.new_seed, held=held)
            with suppress(Refused):  # if that cannot be saved, it is tried again after the same time
                await room.write(lambda: starts_over(room.table, asked))
