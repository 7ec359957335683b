"""The room of one table: the one task through which everything at that table passes, one thing at a time.

Something is asked for, the table answers, the answer goes to the journal, and only then does anybody see it.
Whatever else wants to look at the table while it is being written waits for its turn in the inbox.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from meldhouse.game import Action, Refused
from meldhouse.journal import JournalError
from meldhouse.referee.claims import Verdict
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.asking import HOUSE, Asked, Person, answer, keep
from meldhouse.tables.kept.labels import changed_labels, labels_of
from meldhouse.tables.kept.loading import load
from meldhouse.tables.kept.snapshots import NAME as SNAPSHOT, form, is_just_dealt, write_table
from meldhouse.tables.refusals import denied
from meldhouse.tables.room.guests import Guests
from meldhouse.tables.room.hinting import hint_refusal
from meldhouse.tables.room.house import bot_acts
from meldhouse.tables.room.inbox import Again, Arrived, Asking, Decided, Gone, Item, Kept, Readied, Shut, Unopened
from meldhouse.tables.room.mailbox import Mailbox
from meldhouse.tables.room.news import done
from meldhouse.tables.room.openings import Openings
from meldhouse.tables.room.owners import tell_owner, why_no_hand
from meldhouse.tables.room.services import Services
from meldhouse.tables.room.thinking import Thinking
from meldhouse.tables.room.viewers import Viewer
from meldhouse.tables.room.windows import Windows
from meldhouse.tables.table import Table
from meldhouse.tables.traces import Diverged

__all__ = ["Room", "Services"]
log = logging.getLogger(__name__)


class Room:
    """A live table."""

    def __init__(self, id: str, table: Table, means: Services) -> None:
        self.id, self.table, self.means = id, table, means
        self.idle_since = means.clock()
        self.is_closed = False
        self.is_unsure = False
        """The table may hold something that is not in the journal; nobody is shown any of it."""
        self.windows = Windows(lambda: means.workers.readying, means.crowd)
        self._inbox: Mailbox[Item] = Mailbox()
        self._thinking = Thinking(self)
        self._guests = Guests(self)
        self._openings = Openings(self)
        self._again: asyncio.TimerHandle | None = None
        self._labels: dict[str, bool] = {}
        """The labels that are surely in the journal: none until something is written here."""
        self._task = asyncio.create_task(self._serve(), name=f"table {id}")

    @property
    def viewers(self) -> list[Viewer]:
        return self.windows.viewers

    # --- from outside -------------------------------------------------------------------------------------------------

    def arrive(self, viewer: Viewer, since: int | None = None, mark: str = "") -> None:
        """A viewer starts to watch; `since` and `mark` are what they had before, as `you` told them."""
        if self.is_closed:
            viewer.close("closed")
            return
        self.idle_since = self.means.clock()
        self._put_for(viewer.person, Arrived(viewer, since, mark))

    def ask(self, viewer: Viewer, request: ask.AnyRequest) -> None:
        self._put_for(viewer.person, Asking(viewer, request))

    def leave(self, viewer: Viewer) -> None:
        """A window is closed, or its connection lost."""
        self.windows.remove(viewer)
        viewer.close("closed")
        self.idle_since = self.means.clock()
        self._put_for(viewer.person, Shut(viewer.person))

    def _put_for(self, person: Person, item: Item) -> None:
        """Players come before everybody else, however many spectators there are."""
        (self._inbox.put_nowait if self.table.is_missed(person.id) else self._inbox.put_later)(item)

    async def close(self) -> None:
        """Stop; everything acknowledged is in the journal."""
        self.is_closed = True
        self._thinking.stop()
        self._guests.stop()
        self._openings.stop()
        if self._again is not None:
            self._again.cancel()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, Arrived):
                item.viewer.close("closed")
        for viewer in self.viewers:
            viewer.close("closed")

    def decided(self, action: Action, version: int) -> None:
        self._inbox.put_nowait(Decided(action, version))

    def time_to_keep(self) -> None:
        """The time for throwing a hand in is over."""
        self._inbox.put_nowait(Kept(self.table.version))

    def put(self, item: Item) -> None:
        self._inbox.put_nowait(item)

    # --- one thing at a time ------------------------------------------------------------------------------------------

    async def _serve(self) -> None:
        while True:
            await self._inbox.wait()
            if not self._is_by_the_way(self._inbox.first):
                await self.means.beats.turn(self.id)
            item = self._inbox.get_nowait()
            try:
                with self.means.beats.doing():
                    if self.is_unsure:
                        await self._reload()
                    await self._handle(item)
            except (JournalError, Diverged) as problem:
                log.error("table %s: %s", self.id, problem)
                self._not_done(item, denied("unsaved"))
            except Exception:
                # No single request may end a table; it goes on from what the journal holds.
                log.exception("table %s: %s", self.id, type(item).__name__)
                self.is_unsure = True
                self._try_again()
                self._not_done(item, denied("mishap"))

    def _is_by_the_way(self, item: Item) -> bool:
        """Whether no player needs it; then no other table waits for it either."""
        who = item.viewer.person if isinstance(item, Arrived) else item.person if isinstance(item, Shut) else None
        return who is not None and not self.table.is_missed(who.id)

    async def _handle(self, item: Item) -> None:
        if isinstance(item, Asking):
            await self._asked(item)
        elif isinstance(item, Decided):
            await self._bot_decided(item)
        elif isinstance(item, Arrived):
            await self._guests.welcome(item)
        elif isinstance(item, Shut):
            self._shut(item.person)
        elif isinstance(item, Gone):
            await self._guests.give_up(item.person)
        elif isinstance(item, Kept):
            self._all_keep(item.version)
        elif isinstance(item, Unopened):
            await self._openings.give_up(item.seal)
        elif isinstance(item, Readied):
            self._show()
        else:
            self._thinking.go_on()

    async def _asked(self, asking: Asking) -> None:
        viewer, request = asking
        known = self.table.done_at(viewer.person.id, request.id)
        try:
            if known is not None:
                viewer.put(done(request.id, known))
            elif isinstance(request, ask.Look):
                self.windows.show_whole(viewer, self.table)
            elif isinstance(request, ask.Hint):
                self._hint(asking)
            elif isinstance(request, ask.Keep):
                keep(self.table, viewer.person, request)
                self._went_on(viewer, request.id)
            else:
                await self._guests.come_back(viewer.person)
                verdict = await self._verdict_for(asking)
                held = await why_no_hand(self.means.owner, self.id, self.table)
                asked = Asked(viewer.person, request, self.means.new_seed, verdict, held)
                await self.write(lambda: answer(self.table, asked))
                viewer.put(done(request.id, self.table.version))
                self.windows.close_others(viewer)
        except Refused as refusal:
            self._refuse(asking, refusal)

    def _all_keep(self, version: int) -> None:
        if version == self.table.version:
            self.table.kept |= frozenset(self.table.may_throw_in())
        self.go_on()

    def _went_on(self, viewer: Viewer, id: str) -> None:
        viewer.put(done(id, self.table.version))
        self.go_on()

    async def _bot_decided(self, decided: Decided) -> None:
        if decided.version != self.table.version:
            self._thinking.go_on()
            return
        asked = Asked(HOUSE, ask.Look(id="bot"), self.means.new_seed, await self._verdict(decided.action))
        try:
            await self.write(lambda: bot_acts(self.table, decided.action, asked))
        except Refused as refusal:
            log.error("table %s: a bot was refused: %s", self.id, refusal)
            self._thinking.was_refused()
            self._try_again()

    async def _verdict_for(self, asking: Asking) -> Verdict | None:
        """Players can have only their own claim of the rest checked."""
        request = asking.request
        chair = self.table.chair_of(asking.viewer.person.id)
        if not isinstance(request, ask.Act) or chair is None or chair.seat != request.action.seat:
            return None
        return await self._verdict(request.action)

    async def _verdict(self, action: Action) -> Verdict | None:
        laid = self.table.laid_down(action)
        return await self.means.workers.judge(laid) if laid is not None else None

    async def write(self, answered: Callable[[], on.Step]) -> None:
        """Let the table answer, write that to the journal, and show it. `Refused` if the table or the journal
        refuses."""
        table = self.table
        stood, last, table.now = table.so_far, table.last, int(self.means.clock() * 1000)
        try:
            step = answered()
        except Refused:
            if table.so_far != stood:  # part of it was done before the rest was refused
                self.is_unsure = True
                await self._reload()
            raise
        labels = labels_of(table)
        changed = changed_labels(self._labels, labels)
        self.is_unsure = True
        try:
            await self.means.journal.append(self.id, table.version - 1, [on.write_step(step)], labels=changed)
        except JournalError as problem:
            log.error("table %s: %s", self.id, problem)  # people are not bothered with files and disks
            with suppress(JournalError, Diverged):
                await self._reload()
            raise denied("unsaved") from problem
        self.is_unsure, self._labels = False, labels
        self.go_on()
        if is_just_dealt(step):
            self.means.journal.snap(self.id, table.version, SNAPSHOT, form(), write_table(table))
        if table.last is not last:
            await tell_owner(self.means.owner, self.id, table)

    async def _reload(self) -> None:
        """Go back to what is in the journal, and show that."""
        try:
            self.table = await load(self.means.journal, self.id)
        except JournalError:
            self._try_again()
            raise
        except Diverged:
            for viewer in list(self.viewers):
                self.leave(viewer)
            raise
        self.is_unsure, self._labels = False, {}
        self.go_on()

    def _try_again(self) -> None:
        """Later; until then, bots wait too."""
        if self._again is None:
            self._again = asyncio.get_running_loop().call_later(self.means.again, self._now_again)

    def _now_again(self) -> None:
        self._again = None
        if self.viewers:
            self._inbox.put_nowait(Again())

    def _shut(self, person: Person) -> None:
        if self.table.is_missed(person.id) and person.id not in self.windows.people:
            self._show()
        if not self.viewers:
            self._thinking.stop()

    # --- showing ------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Something has changed: let the bots think, and show it."""
        self._thinking.go_on()
        self._show()

    def _show(self) -> None:
        """Send each viewer what has changed for them; nothing that might not be in the journal."""
        if self.is_unsure:
            return
        for slow in self.windows.show(self.table, self._thinking.due):
            self.leave(slow)
        self._guests.expect_back()
        self._openings.expect()

    def _refuse(self, asking: Asking, refused_by: Refused) -> None:
        asking.viewer.refuse(asking.request.id, refused_by.refusal)

    def _not_done(self, item: Item, why: Refused) -> None:
        if isinstance(item, Asking):
            self._refuse(item, why)
        elif isinstance(item, Arrived):
            item.viewer.close("closed")
        elif not isinstance(item, Again | Readied):
            self._try_again()

    # --- hints --------------------------------------------------------------------------------------------------------

    def _hint(self, asking: Asking) -> None:
        refusal = hint_refusal(self.table, asking.viewer.seat)
        if refusal is not None:
            raise refusal
        self._thinking.hint(asking.viewer, asking.request.id)
