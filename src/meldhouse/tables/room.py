"""The room of one table: the one task through which everything at that table goes, one thing at a time.

Something is asked for, the table answers, the answer is written to the journal, and only then does anybody see it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from meldhouse.game import Action, Refused, Seat
from meldhouse.journal import Journal, JournalError
from meldhouse.referee.claims import Verdict
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.asking import HOUSE, Asked, Person, answer
from meldhouse.tables.hinting import hint_refusal
from meldhouse.tables.house import bot_acts, comes_back, goes_away
from meldhouse.tables.labels import labels_of
from meldhouse.tables.news import Channel, done, refused, you
from meldhouse.tables.sentences import no
from meldhouse.tables.table import Table
from meldhouse.tables.thinking import Thinking
from meldhouse.tables.viewers import Viewer
from meldhouse.tables.workers import Workers

log = logging.getLogger(__name__)


class Means(NamedTuple):
    """What every room needs of the house it is in."""

    journal: Journal
    workers: Workers
    new_seed: Callable[[], bytes]
    secret: bytes
    """Nobody who does not know it can foresee what a bot will do."""
    pace: float = 1.0
    """How long bots wait so that people can follow; 0: not at all."""
    grace: float = 45.0
    """Seconds before a bot plays for somebody who is gone."""
    clock: Callable[[], float] = time.time


class Asking(NamedTuple):
    """Somebody asks for something."""

    viewer: Viewer
    request: ask.AnyRequest


class Decided(NamedTuple):
    """A bot, or the clock, has decided for a seat."""

    action: Action
    version: int


class Gone(NamedTuple):
    person: Person


class Arrived(NamedTuple):
    viewer: Viewer
    since: int | None
    """The last message he has."""
    mark: str
    """And from where: messages are numbered anew for every chair, and whenever a table is brought back."""


class Room:
    """A live table."""

    def __init__(self, id: str, table: Table, means: Means) -> None:
        self.id, self.table, self.means = id, table, means
        self.viewers: list[Viewer] = []
        self.idle_since = means.clock()
        self.mark = secrets.token_hex(4)
        """Of this room as long as it lives."""
        self._channels: dict[Seat | None, Channel] = {}
        self._inbox: asyncio.Queue[Asking | Decided | Gone | Arrived] = asyncio.Queue()
        self._thinking = Thinking(self)
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._labels: dict[str, bool] = {}
        self._task = asyncio.create_task(self._serve(), name=f"table {id}")

    # --- from outside -------------------------------------------------------------------------------------------------

    def arrive(self, viewer: Viewer, since: int | None = None, mark: str = "") -> None:
        """Somebody looks at the table from now on; `since` and `mark` are what he had before, as `you` told him."""
        self._inbox.put_nowait(Arrived(viewer, since, mark))

    def ask(self, viewer: Viewer, request: ask.AnyRequest) -> None:
        self._inbox.put_nowait(Asking(viewer, request))

    def leave(self, viewer: Viewer) -> None:
        """A window is closed, or its connection lost."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
        viewer.close("closed")
        self.idle_since = self.means.clock()
        if not self._is_here(viewer.person.id):
            self._show()
            self._expect_back(viewer.person)
        if not self.viewers:
            self._thinking.stop()

    async def close(self) -> None:
        """Stop; everything that was acknowledged is in the journal."""
        self._thinking.stop()
        for timer in self._leaving.values():
            timer.cancel()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for viewer in list(self.viewers):
            viewer.close("closed")

    def decided(self, action: Action, version: int) -> None:
        self._inbox.put_nowait(Decided(action, version))

    # --- one thing at a time ------------------------------------------------------------------------------------------

    async def _serve(self) -> None:
        while True:
            item = await self._inbox.get()
            try:
                await self._handle(item)
            except Exception:
                # Nothing that one request does may end a table; it goes on from what the journal holds.
                log.exception("table %s: %s", self.id, type(item).__name__)
                await self._reload()
                if isinstance(item, Asking):
                    self._refuse(item, no("mishap"))

    async def _handle(self, item: Asking | Decided | Gone | Arrived) -> None:
        if isinstance(item, Arrived):
            await self._welcome(item)
        elif isinstance(item, Asking):
            await self._asked(item)
        elif isinstance(item, Decided):
            await self._bot_decided(item)
        else:
            await self._gone(item.person)

    async def _asked(self, asking: Asking) -> None:
        viewer, request = asking
        known = self.table.done_at(viewer.person.id, request.id)
        if known is not None:
            viewer.put(done(request.id, known))
        elif isinstance(request, ask.Look):
            viewer.put(self._channel(viewer.seat).whole(self.table))
        elif isinstance(request, ask.Hint):
            self._hint(asking)
        else:
            action = request.action if isinstance(request, ask.Act) else None
            verdict = await self._verdict(action)
            asked = Asked(viewer.person, request, self.means.new_seed, verdict)
            try:
                await self._write(lambda: answer(self.table, asked))
            except Refused as refusal:
                self._refuse(asking, refusal)
            else:
                viewer.put(done(request.id, self.table.version))

    async def _bot_decided(self, decided: Decided) -> None:
        if decided.version != self.table.version:
            return self._thinking.go_on()
        verdict = await self._verdict(decided.action)
        asked = Asked(HOUSE, ask.Look(id="bot"), self.means.new_seed, verdict)
        try:
            await self._write(lambda: bot_acts(self.table, decided.action, asked))
        except Refused as refusal:
            log.error("table %s: a bot was refused: %s", self.id, refusal)
        return None

    async def _verdict(self, action: Action | None) -> Verdict | None:
        laid = self.table.laid_down(action) if action is not None else None
        return await self.means.workers.judge(laid) if laid is not None else None

    async def _write(self, answered: Callable[[], on.Step]) -> None:
        """Let the table answer, put it in the journal, show it. `Refused` where the table refuses."""
        table = self.table
        before = table.hand.events if table.hand is not None else ()
        length = len(before)
        table.at_time(self.means.clock())
        try:
            step = answered()
        except Refused:
            if len(before) != length:  # something had been set straight before the rest was refused
                await self._reload()
            raise
        labels = labels_of(table)
        changed = {label: on for label, on in labels.items() if self._labels.get(label, False) != on}
        try:
            await self.means.journal.append(self.id, table.version - 1, [on.write_step(step)], labels=changed)
        except JournalError as problem:
            await self._reload()
            raise no("unsaved", why=problem) from problem
        self._labels = labels
        self._show()
        self._thinking.go_on()

    async def _reload(self) -> None:
        """Forget what is not in the journal."""
        self.table = await load(self.means.journal, self.id)
        self._thinking.go_on()

    # --- who is here --------------------------------------------------------------------------------------------------

    async def _welcome(self, arrived: Arrived) -> None:
        viewer = arrived.viewer
        if viewer.why_closed:
            return
        person = viewer.person
        chair = self.table.chair_of(person.id)
        for other in [one for one in self.viewers if chair is not None and one.person.id == person.id]:
            self.viewers.remove(other)
            other.close("elsewhere")
        timer = self._leaving.pop(person.id, None)
        if timer is not None:
            timer.cancel()
        if chair is not None and chair.away:
            await self._write(lambda: comes_back(self.table, chair.seat))
        viewer.has = arrived.since if arrived.mark == self._mark_of(chair.seat if chair is not None else None) else None
        self.viewers.append(viewer)
        self._show()
        for absent in self.table.people:
            if not self._is_here(absent.person):
                self._expect_back(Person(absent.person, absent.name))
        self._thinking.go_on()

    def _greet(self, viewer: Viewer) -> None:
        """All that this window needs: what it has missed, or everything."""
        channel = self._channel(viewer.seat)
        host = viewer.person.id == self.table.host
        viewer.put(you(self.id, self._mark_of(viewer.seat), viewer.person, viewer.seat, is_host=host))
        missed = channel.since(viewer.has) if viewer.has is not None else None
        viewer.has, viewer.is_greeted = None, True
        if missed is None:
            viewer.put(channel.whole(self.table))
        for message in missed or ():
            viewer.put(message)

    def _mark_of(self, seat: Seat | None) -> str:
        return f"{self.mark}-{seat or 'watching'}"

    def _expect_back(self, person: Person) -> None:
        """A bot will play for him if he is not back in time; not while nobody is left to play with."""
        chair = self.table.chair_of(person.id)
        if chair is None or chair.away or not self.viewers or person.id in self._leaving:
            return
        loop = asyncio.get_running_loop()
        self._leaving[person.id] = loop.call_later(self.means.grace, self._inbox.put_nowait, Gone(person))

    async def _gone(self, person: Person) -> None:
        self._leaving.pop(person.id, None)
        chair = self.table.chair_of(person.id)
        playing = self.table.stage in ("hand", "between")
        if chair is None or chair.away or not playing or self._is_here(person.id) or not self.viewers:
            return
        asked = Asked(HOUSE, ask.Look(id="house"), self.means.new_seed)
        await self._write(lambda: goes_away(self.table, chair.seat, asked))

    def _is_here(self, person: str) -> bool:
        return any(viewer.person.id == person for viewer in self.viewers)

    def _here(self) -> frozenset[Seat]:
        return frozenset(
            chair.seat for chair in self.table.chairs.values() if chair.person and self._is_here(chair.person)
        )

    # --- showing ------------------------------------------------------------------------------------------------------

    def _channel(self, seat: Seat | None) -> Channel:
        if seat not in self._channels:
            self._channels[seat] = Channel(seat, self.table, self._here())
        return self._channels[seat]

    def _show(self) -> None:
        """Send everybody what has changed for him."""
        here = self._here()
        fresh: dict[Seat | None, bytes | None] = {}
        for viewer in list(self.viewers):
            chair = self.table.chair_of(viewer.person.id)
            seat = chair.seat if chair is not None else None
            if seat not in fresh:
                fresh[seat] = self._channel(seat).news(self.table, here, self._thinking.due)
            if seat != viewer.seat or not viewer.is_greeted:
                viewer.seat = seat
                self._greet(viewer)
            elif (message := fresh[seat]) is not None:
                viewer.put(message)

    def _refuse(self, asking: Asking, refused_by: Refused) -> None:
        asking.viewer.put(refused(asking.request.id, refused_by.refusal))

    # --- hints --------------------------------------------------------------------------------------------------------

    def _hint(self, asking: Asking) -> None:
        refusal = hint_refusal(self.table, asking.viewer.seat)
        if refusal is not None:
            self._refuse(asking, refusal)
            return
        self._thinking.hint(asking.viewer, asking.request.id)


async def load(journal: Journal, id: str, *, keep: bool = False) -> Table:
    """The table as the journal has it."""
    table = Table(keep=keep)
    for entry in await journal.read(id):
        table.follow(on.read_step(entry.body), entry.at / 1000)
    return table
