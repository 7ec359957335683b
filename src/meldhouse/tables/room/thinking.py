"""Which bot at a table decides next, how long it waits, and the clock for players who think too long."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable, Coroutine
from random import Random

from meldhouse.game import Action, Event, Gather, Pass, Seat, View, steward, to_act, view
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.players.levels import NOVICE
from meldhouse.tables.bots import bot_to_act, saw, stops, who_may_speak
from meldhouse.tables.chairs import Chair
from meldhouse.tables.refusals import denied
from meldhouse.tables.room.around import Around
from meldhouse.tables.room.viewers import Viewer
from meldhouse.tables.seen.seen import Due
from meldhouse.tables.thinking.workers import hinted

log = logging.getLogger(__name__)
PAUSES = {"auction": 0.9, "tricks": 0.8, "meld": 0.6}
"""Seconds before a bot's decision is carried out, so that people can follow."""
PAUSE = 0.7
THROW_IN = 10.0
"""Seconds before the first call, where hands can be thrown in and several people play. The same in every deal: a bot
that waited only for players who can would tell the others of a weak hand."""
AMONG_BOTS = 0.25
"""Seconds once all people have passed and only watch bots outbid each other."""
AFTER_TRICK = 3.0
"""Seconds before the lead after a trick, so that everybody has seen it."""
AFTER_MELD = 6.0
"""Seconds before the first lead, which takes the meld off the table."""
PATIENCE = 2
"""After this many failures a random move is made, so that the table goes on."""
TURNED = 4.0
"""Seconds before a bot turns a trick down at a refereed table: until then it can be inspected and corrected."""


class Thinking:
    """The bots' decisions at the table of `room`."""

    def __init__(self, room: Around) -> None:
        self.room = room
        self.due: Due | None = None
        self._task: asyncio.Task[None] | None = None
        self._version = -1
        self._listened: tuple[int, int] = (0, 0)
        """The hand, and how much of it, that bots have had a chance to comment on unasked."""
        self._stumbles = 0
        """How many decisions failed since the last act."""
        self._timer: asyncio.TimerHandle | None = None
        self._hurry: asyncio.Task[None] | None = None
        """A bot decides for a player who was too slow."""
        self._turn, self._ends = -1, 0.0
        self._waiting: frozenset[Seat] = frozenset()
        self._asides: set[asyncio.Task[None]] = set()

    def go_on(self) -> None:
        """The table has changed: let bots decide what is due now."""
        room = self.room
        self._set_clock()
        if self._version == room.table.version and self._task is not None and not self._task.done():
            return
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if not room.viewers or room.is_unsure or room.table.stage != "hand":
            return
        if self._version != room.table.version:
            self._stumbles = 0
        self._version = room.table.version
        if len(room.table.people) == len(room.table.chairs):
            return  # people make all decisions
        self._task = asyncio.create_task(self._think(self._version))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        for task in self._asides:
            task.cancel()
        self._stop_clock()

    async def _think(self, version: int) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        action = await self._persistently(self._what)
        if action is None:
            return
        pause = self._pause(action) * self.room.means.pace - (loop.time() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        self.room.decided(action, version)

    async def _persistently(self, think: Callable[[], Coroutine[None, None, Action | None]]) -> Action | None:
        """Try until it works: if nobody decided, the table would stand still."""
        while True:
            try:
                return await think()
            except Exception:
                log.exception("table %s: a bot could not decide", self.room.id)
                self._stumbles += 1
                await asyncio.sleep(self.room.means.again)

    def was_refused(self) -> None:
        """A bot's decision was refused."""
        table = self.room.table
        self._stumbles += 1
        self._listened = (table.number, len(table.hand.events) if table.hand is not None else 0)

    async def _what(self) -> Action | None:
        return stops(self.room.table) or await self._unasked() or await self._next()

    async def _next(self) -> Action | None:
        """The decision of the first bot that has one to make."""
        table = self.room.table
        seat = bot_to_act(table)
        if seat is None or table.hand is None:
            return None
        is_lying = table.hand.phase == "tricks" and table.hand.state.play.trick_taken
        return Gather(seat) if is_lying else await self._decide(seat)

    async def _decide(self, seat: Seat) -> Action:
        table = self.room.table
        assert table.hand is not None
        if self._stumbles > PATIENCE:
            lot = Random(self._seed(seat) + table.version.to_bytes(8, "big"))
            return Pass(seat) if table.hand.can(Pass(seat)) else chance_action(table.hand, seat, lot)
        level, seed = self._level(table.chairs[seat]), self._seed(seat)
        shown, events = view(table.hand, seat), saw(table.hand, seat)
        return await self.room.means.workers.decide(table.terms.book, level, seed, shown, events)

    async def _unasked(self) -> Action | None:
        """What a bot says unasked."""
        table = self.room.table
        hand, speakers = table.hand, who_may_speak(table)
        at = (table.number, len(hand.events) if hand is not None else 0)
        if hand is None or not speakers or at == self._listened:
            return None
        for chair in speakers:
            level, seed = self._level(chair), self._seed(chair.seat)
            shown, events = view(hand, chair.seat), saw(hand, chair.seat)
            action = await self.room.means.workers.unasked(table.terms.book, level, seed, shown, events)
            if action is not None and hand.can(action):
                return action
        self._listened = at
        return None

    def _level(self, chair: Chair) -> str:
        level = chair.level or self.room.table.terms.level
        return level if not self._stumbles else NOVICE.name

    def _seed(self, seat: Seat) -> bytes:
        """A bot's random seed for one hand."""
        told = f"{self.room.id} {self.room.table.number} {seat}".encode()
        return hmac.digest(self.room.means.secret, told, "sha256")

    def _pause(self, action: Action) -> float:
        hand = self.room.table.hand
        assert hand is not None
        if isinstance(action, Gather):
            return TURNED
        state = hand.state
        is_first = hand.phase == "auction" and not state.auction.calls
        if is_first and hand.book.deal.weak_nines and len(self.room.table.people) > 1:
            return THROW_IN
        if hand.phase == "auction" and self._bots_bid_on():
            return AMONG_BOTS
        if hand.phase == "tricks" and not state.play.trick:
            melded = any(laid.points for laid in state.meld.values())
            return AFTER_TRICK if state.play.tricks else AFTER_MELD if melded else PAUSE
        return PAUSES.get(hand.phase, PAUSE)

    def _bots_bid_on(self) -> bool:
        """Whether only bots are left in the auction."""
        table = self.room.table
        assert table.hand is not None
        passed = {call.seat for call in table.hand.state.auction.calls if call.amount is None}
        return bool(table.people) and all(chair.seat in passed for chair in table.people)

    # --- the clock ----------------------------------------------------------------------------------------------------

    def _set_clock(self) -> None:
        """If the table has a clock, a bot makes decisions that take too long."""
        table, limit = self.room.table, self.room.table.terms.clock
        if not limit:
            return
        acting, waited_for = self._waited_for()
        if not waited_for or not self.room.viewers:
            self._stop_clock()
            return
        now = self.room.means.clock()
        if self._turn != table.turn_since or not waited_for <= self._waiting:
            self._stop_clock()
            self._turn, self._ends = table.turn_since, now + limit
        self._waiting = waited_for
        self.due = Due(acting, self._ends) if acting else None
        if self._timer is None and self._hurry is None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, self._ends - now), self._time_is_up)

    def _waited_for(self) -> tuple[tuple[Seat, ...], frozenset[Seat]]:
        """The seats known to be due; and all seats the table really waits for, which must stay secret."""
        table = self.room.table
        if table.hand is None or table.stage != "hand":
            return (), frozenset()
        acting = tuple(seat for seat in to_act(table.hand) if table.chairs[seat].is_present)
        return acting, frozenset((*acting, *table.may_throw_in()))

    def _stop_clock(self) -> None:
        for timer in (self._timer, self._hurry):
            if timer is not None:
                timer.cancel()
        self._timer, self._hurry, self.due, self._turn = None, None, None, -1

    def _time_is_up(self) -> None:
        self._timer = None
        acting, _ = self._waited_for()
        if not acting:  # they could throw their hand in, and have not said that they keep it
            self.room.time_to_keep()
            return
        self._hurry = asyncio.create_task(self._for_the_slow(acting[0], self.room.table.version))

    async def _for_the_slow(self, seat: Seat, version: int) -> None:
        hand = self.room.table.hand
        assert hand is not None
        chore = steward.next_chore(hand)
        mine = chore if chore is not None and chore.seat == seat else None
        action = mine or await self._persistently(lambda: self._decide(seat))
        assert action is not None
        self._hurry = None
        self.room.decided(action, version)

    # --- hints --------------------------------------------------------------------------------------------------------

    def hint(self, viewer: Viewer, id: str) -> None:
        """Ask an expert for a person, and send the answer when it is ready; one question at a time."""
        table, seat = self.room.table, viewer.seat
        if self._asides:
            raise denied("hint-twice")
        assert table.hand is not None
        self._aside(self._hinted(viewer, id, table.terms.book, view(table.hand, seat), saw(table.hand, seat)))

    async def _hinted(self, viewer: Viewer, id: str, book: str, shown: View, events: list[Event]) -> None:
        try:
            found = await self.room.means.workers.hint(book, shown, events)
        except ValueError as problem:
            viewer.refuse(id, denied("no-hint", why=str(problem).removesuffix(".")).refusal)
        except Exception:
            log.exception("table %s: no hint", self.room.id)
            viewer.refuse(id, denied("mishap").refusal)
        else:
            viewer.put(hinted(id, found))

    def _aside(self, work: Coroutine[None, None, None]) -> None:
        """Work beside the table; kept here so that it is not garbage-collected halfway."""
        task = asyncio.create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)
