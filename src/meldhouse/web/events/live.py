"""The tournaments of a house, live: opened once, one act at a time, on the disk before anybody sees it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from meldhouse.journal import Conflict, Journal
from meldhouse.tables.hall import ID_LENGTH, ID_LETTERS, is_id
from meldhouse.tournament.acts import Accept, AnyAct, Open
from meldhouse.tournament.events import AnyEvent, read_step, write_step
from meldhouse.tournament.tournament import Tournament
from meldhouse.web.events.changes import Changes
from meldhouse.web.people import Person

LABEL = "events"
KEPT = 50
"""So many tournaments are held open; of the others the journal has everything."""
MOST = 60
"""So many are listed."""


def now() -> int:
    return int(time.time() * 1000)


class NoEvent(LookupError):
    """There is no such tournament; the sentence says what to do."""

    def __init__(self) -> None:
        super().__init__("There is no such tournament. Perhaps the link is not complete; the list has all of them.")


class Event:
    """One tournament. Whoever looks at it waits for what is being written, so nothing is shown that could be lost."""

    def __init__(self, id: str, tournament: Tournament, journal: Journal, clock: Callable[[], int] = now) -> None:
        self.id, self.clock = id, clock
        self.changes = Changes()
        self._tournament, self._journal = tournament, journal
        self._writing = asyncio.Lock()

    async def look(self) -> Tournament:
        """As it stands on the disk. What is made of it is made before the next `await`."""
        async with self._writing:
            return self._tournament

    @property
    def is_watched(self) -> bool:
        return len(self.changes) > 0

    async def do(self, who: Person, act: AnyAct, *, id: str = "") -> tuple[AnyEvent, ...]:
        """Do it once, however often it is sent with this `id`; `Refused`, and nothing has changed."""
        async with self._writing:
            try:
                then = await self._write(who, act, id)
            except Conflict:  # an answer of the disk was missed: that is known now, and asked anew
                then = await self._write(who, act, id)
        self.changes.tell(self._tournament.version)
        return then

    async def _write(self, who: Person, act: AnyAct, id: str) -> tuple[AnyEvent, ...]:
        before = self._tournament.version
        then = self._tournament.apply(act, by=who.id, at=self.clock(), called=who.name, id=id)
        steps = [write_step(step) for step in self._tournament.log[before:]]
        if steps:
            try:
                labels = {label_of(who.id): True} if isinstance(act, Accept) else {}
                await self._journal.append(stream_of(self.id), before, steps, labels=labels)
            except BaseException:
                self._tournament = await _read(self._journal, self.id)
                raise
        return then


class EventLine(NamedTuple):
    """A tournament in a line of the list."""

    id: str
    tournament: Tournament


class Events:
    def __init__(self, journal: Journal, clock: Callable[[], int] = now) -> None:
        self._journal, self._clock = journal, clock
        self._open: OrderedDict[str, Event] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Event]] = {}

    async def new(self, who: Person, act: Open) -> str:
        """`Refused` where no such tournament can be."""
        id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        tournament = Tournament()
        tournament.apply(act, by=who.id, at=self._clock(), called=who.name)
        bodies = [write_step(step) for step in tournament.log]
        await self._journal.append(stream_of(id), 0, bodies, labels={LABEL: True, label_of(who.id): True})
        return id

    async def event(self, id: str) -> Event:
        """`NoEvent` where there is none. A tournament never has two owners, so whoever comes while it is brought back
        from the journal waits for the same one."""
        if id in self._open:
            self._open.move_to_end(id)
            return self._open[id]
        if not is_id(id):
            raise NoEvent
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Event:
        try:
            tournament = await _read(self._journal, id)
            if not tournament.version:
                raise NoEvent
            event = self._open[id] = Event(id, tournament, self._journal, self._clock)
            self._lay_away()
            return event
        finally:
            del self._loading[id]

    def _lay_away(self) -> None:
        """The ones that nobody has looked at for longest, and nobody looks at."""
        for id in list(self._open)[: len(self._open) - KEPT]:
            if not self._open[id].is_watched:
                del self._open[id]

    async def listed(self, person: str | None = None) -> list[EventLine]:
        """The newest first; with `person` those that he has to do with."""
        label = LABEL if person is None else label_of(person)
        found = await self._journal.labelled(label, limit=MOST)
        return [
            EventLine(id, await (await self.event(id)).look()) for id in (one.stream.split("/")[1] for one in found)
        ]


async def _read(journal: Journal, id: str) -> Tournament:
    entries = await journal.read(stream_of(id))
    return Tournament(read_step(entry.body) for entry in entries)


def stream_of(id: str) -> str:
    return f"event/{id}"


def label_of(person: str) -> str:
    return f"events-of/{person}"
