"""The tournaments of a house, kept in memory: opened once, one act at a time, saved before anybody sees it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence

from meldhouse.journal import Journal
from meldhouse.journal.ids import is_id
from meldhouse.messages import FactError, fact
from meldhouse.tournament.acts import AnyAct, Open, Start
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.store import LABEL, Kept, Listed, NoTournament, create, label_of, listing, load, now
from meldhouse.tournament.tournament import Tournament
from meldhouse.web.house.changes import Changes
from meldhouse.web.identity.people import Person

KEPT = 50
"""How many tournaments stay in memory; the journal has the rest."""
MOST = 60
"""How many are listed."""


class NoEvent(FactError):
    """There is no such tournament; the message says what to do."""

    def __init__(self) -> None:
        super().__init__(fact("event-no-such"))


class Event:
    """One tournament and the pages watching it. `Kept` owns the data; this class only notifies watchers."""

    def __init__(self, kept: Kept, clock: Callable[[], int] = now, started: Started | None = None) -> None:
        self.id, self.clock = kept.id, clock
        self._started = started
        self.changes = Changes()
        self._kept = kept

    async def look(self) -> Tournament:
        """The saved state. Finish using it before the next `await`."""
        return await self._kept.look()

    @property
    def is_watched(self) -> bool:
        return len(self.changes) > 0

    async def do(
        self, who: Person, act: AnyAct, *, id: str = "", at: int | None = None, bulk: str = ""
    ) -> tuple[AnyEvent, ...]:
        """Do it once, however often it is sent with this `id`; if `Refused`, nothing has changed. `at`: when it
        happened, if not now. `bulk`: a shared mark for acts to be undone together."""
        return await self.do_all(who, (act,), id=id, at=at, bulk=bulk)

    async def do_all(
        self, who: Person, together: Sequence[AnyAct], *, id: str = "", at: int | None = None, bulk: str = ""
    ) -> tuple[AnyEvent, ...]:
        """All of them; or none, if `Refused`."""
        when = self.clock() if at is None else at
        then = await self._kept.apply_all(together, by=who.id, at=when, called=who.name, id=id, bulk=bulk)
        self.changes.tell(self._kept.tournament.version)
        if any(isinstance(act, Start) for act in together) and self._started is not None:
            await self._started(self)
        return then


Started = Callable[[Event], Awaitable[None]]


class Events:
    def __init__(self, journal: Journal, clock: Callable[[], int] = now) -> None:
        self._journal, self._clock = journal, clock
        self.started: Started | None = None
        """Called when a round begins, and when a loaded tournament may have a round in play."""
        self._open: OrderedDict[str, Event] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Event]] = {}

    async def new(self, who: Person, act: Open) -> str:
        """Open a tournament; `Refused` if the settings are impossible."""
        return (await create(self._journal, act, by=who.id, at=self._clock(), called=who.name)).id

    async def event(self, id: str) -> Event:
        """The tournament, or `NoEvent`. It never has two owners: anybody who asks while it is being loaded waits for
        the same one."""
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
            event = Event(await load(self._journal, id), self._clock, self.started)
            if self.started is not None:
                await self.started(event)
            self._open[id] = event
            self._lay_away()
            return event
        except NoTournament:
            raise NoEvent from None
        finally:
            del self._loading[id]

    def _lay_away(self) -> None:
        """Unload the tournaments not used for longest and not watched."""
        for id in list(self._open)[: max(0, len(self._open) - KEPT)]:
            if not self._open[id].is_watched:
                del self._open[id]

    async def listed(self, person: str | None = None) -> list[Listed]:
        """The newest first; with `person`, only those they take part in."""
        return await listing(self._journal, LABEL if person is None else label_of(person), limit=MOST)
