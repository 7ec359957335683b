"""The people in a table's room: they come, go, and are expected back. After a while, a bot plays for those who are
gone."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from meldhouse.game import Refusal, Refused
from meldhouse.tables import requests as ask
from meldhouse.tables.asking import HOUSE, Asked, Person
from meldhouse.tables.chairs import Chair, Newcomer
from meldhouse.tables.room.around import Around
from meldhouse.tables.room.house import comes_back, goes_away, goes_home, is_known, is_renamed
from meldhouse.tables.room.inbox import Arrived, Gone
from meldhouse.tables.room.owners import why_no_hand

log = logging.getLogger(__name__)


class Guests:
    """The people in `room`; all of them come through its inbox."""

    def __init__(self, room: Around) -> None:
        self.room = room
        self._leaving: dict[str, asyncio.TimerHandle] = {}

    def stop(self) -> None:
        for timer in self._leaving.values():
            timer.cancel()

    async def welcome(self, arrived: Arrived) -> None:
        viewer, room = arrived.viewer, self.room
        if viewer.why_closed:
            return
        timer = self._leaving.pop(viewer.person.id, None)
        if timer is not None:
            timer.cancel()
        with suppress(Refused):  # if that cannot be saved, they watch, and are back with their next request
            await self.come_back(viewer.person)
        is_one_of_many = room.windows.is_watched and not room.table.is_missed(viewer.person.id)
        room.windows.open(viewer, room.table, arrived.since, arrived.mark)
        if is_one_of_many and not room.is_unsure:
            room.windows.greet(viewer, room.table)
        else:
            room.go_on()
        room.windows.close_others(viewer)

    async def come_back(self, person: Person) -> None:
        """A person who asks for something is here; take over their current name."""
        room = self.room
        chair = room.table.chair_of(person.id)
        if chair is not None and chair.away:
            await room.write(lambda: comes_back(room.table, chair.seat, self._asked()))
        is_new = bool(person.browser) and person.browser not in room.table.browsers.get(person.id, ())
        if is_new and room.table.has_part(person.id):
            await room.write(lambda: is_known(room.table, person.id, person.browser))
        if chair is not None and chair.name != person.name:
            await room.write(lambda: is_renamed(room.table, chair.seat, person.name))

    def _asked(self, held: Refusal | None = None) -> Asked:
        return Asked(HOUSE, ask.Look(id="house"), self.room.means.new_seed, held=held)

    def expect_back(self) -> None:
        """A bot will play for players who are not back in time, and people who are gone lose their place in line for a
        chair; but not while nobody is left to play with."""
        room, table = self.room, self.room.table
        if not room.viewers or table.stage not in ("hand", "between") or not table.terms.sits_in:
            return
        here = room.windows.people
        expected: tuple[Chair | Newcomer, ...] = (*table.people, *table.newcomers.values())
        for one in expected:
            if one.person not in here and one.person not in self._leaving:
                gone, loop = Gone(Person(one.person, one.name)), asyncio.get_running_loop()
                self._leaving[one.person] = loop.call_later(room.means.grace, room.put, gone)

    async def give_up(self, person: Person) -> None:
        """They were not back in time."""
        room, table = self.room, self.room.table
        self._leaving.pop(person.id, None)
        chair, wish = table.chair_of(person.id), table.wish_of(person.id)
        if wish is not None and person.id not in room.windows.people:
            with suppress(Refused):
                await room.write(lambda: goes_home(room.table, wish.seat))
            return
        playing = table.stage in ("hand", "between")
        if chair is None or chair.away or not playing or person.id in room.windows.people or not room.viewers:
            return
        asked = self._asked(await why_no_hand(room.means.owner, room.id, table))
        try:
            await room.write(lambda: goes_away(room.table, chair.seat, asked))
        except Refused as refusal:
            log.error("table %s: nobody could play for %s: %s", room.id, chair.seat, refusal)
            self.expect_back()
