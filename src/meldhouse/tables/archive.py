"""Looking back at finished hands: who may look at them, what they see, and what an expert says about them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from itertools import count
from typing import NamedTuple

from meldhouse.game import Seat
from meldhouse.journal.ids import is_id
from meldhouse.messages import FactError, fact
from meldhouse.tables.asking import Person
from meldhouse.tables.finished.old_hands import Found, hand_at, record_of, steps_of
from meldhouse.tables.finished.replays import ReplayStep
from meldhouse.tables.hall.hall import Hall, NoTable
from meldhouse.tables.refusals import denied
from meldhouse.tables.table import Table
from meldhouse.tables.thinking.progress import HowFar
from meldhouse.tables.thinking.reviews import Reviewed
from meldhouse.tables.thinking.workers import Workers

KEPT_TABLES, KEPT_REVIEWS = 16, 200
MOST_WAITING = 20
"""Reviews that may wait in line; after that, people are asked to try again later."""
log = logging.getLogger(__name__)


class NoHand(FactError, LookupError):
    """No such hand at this table."""

    def __init__(self, number: str) -> None:
        super().__init__(fact("hand-unknown", number=number))


class Look(NamedTuple):
    """A table as one person may look back at it."""

    table: Table
    is_open: bool
    """Whether they may see all hands."""
    who: str = ""
    """The id under which they sat at the table."""
    seat: Seat | None = None
    """Where they sat in the hand they look at."""


class Archive:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.patience = 20.0
        """Seconds to wait for a review before telling the person that it takes longer."""
        self._workers = Workers(1, is_patient=True)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._reviews: OrderedDict[tuple[str, int], asyncio.Task[Reviewed]] = OrderedDict()
        self._numbers: dict[tuple[str, int], int] = {}
        """The number of each review on the slate of the worker processes."""
        self._next_number = count(1)
        self._asked: dict[str, tuple[str, int]] = {}
        """What each person asked for last."""

    async def look(self, id: str, who: Person) -> Look:
        """Raises `NoTable`, or `Refused` if this person may not look."""
        table = await self._table(id)
        who = await self.hall.as_whom(who, table)
        if who.hosts(table) or who.id in table.people_ever:
            return Look(table, is_open=True, who=who.id)
        if table.terms.access == "private":
            raise denied("replay-private")
        if not table.terms.watchers:
            raise denied("replay-unwatched")
        return Look(table, table.terms.hands_shown)

    async def hand(self, look: Look, number: int) -> tuple[Look, Found]:
        """One of its hands, and the seat they look at it from. Raises `NoHand`."""
        found = await self.hall.old_hands.ask(look.table.id, hand_at, number)
        if found is None:
            raise NoHand(str(number))
        return look._replace(seat=found.played.seats.get(look.who)), found

    async def replay(self, look: Look, number: int) -> tuple[ReplayStep, ...]:
        """The replay of a hand that exists."""
        return await self.hall.old_hands.ask(look.table.id, steps_of, number, look.seat, look.is_open)

    async def review(self, id: str, look: Look, number: int, who: Person) -> Reviewed | None:
        """The expert's review, or None if it is not ready yet; then ask again."""
        if not look.is_open:
            raise denied("replay-hands")
        key = id, number
        other = self._asked.get(who.id)
        if other not in (None, key) and other in self._reviews and not self._reviews[other].done():
            raise denied("review-twice")
        if key not in self._reviews:
            if sum(not task.done() for task in self._reviews.values()) >= MOST_WAITING:
                raise denied("review-busy")
            self._numbers[key] = next(self._next_number)
            self._reviews[key] = asyncio.create_task(self._reviewed(key, look.table.terms.book))
            self._forget()
        self._reviews.move_to_end(key)
        self._asked[who.id] = key
        task = self._reviews[key]
        done, _ = await asyncio.wait([task], timeout=self.patience)
        if not done:
            return None
        try:
            return task.result()
        except Exception as problem:
            log.exception("no review of hand %s of table %s", number, id)
            self._reviews.pop(key, None)
            raise denied("review-mishap") from problem

    async def _reviewed(self, key: tuple[str, int], book: str) -> Reviewed:
        id, number = key
        text = await self.hall.old_hands.ask(id, record_of, number)
        return await self._workers.review(self._numbers[key], book, text)

    def how_far(self, id: str, number: int) -> HowFar | None:
        """How far the review of this hand is. None if it is still in line, or nobody asked for it."""
        work = self._numbers.get((id, number))
        return self._workers.slate.read(work) if work is not None else None

    async def _table(self, id: str) -> Table:
        if not is_id(id):
            raise NoTable
        version = await self.hall.means.journal.version(id)
        known = self._tables.get(id)
        if known is None or known.version != version:
            known = self._tables[id] = await self.hall.table(id)
            if len(self._tables) > KEPT_TABLES:
                self._tables.popitem(last=False)
        self._tables.move_to_end(id)
        return known

    def _forget(self) -> None:
        """Drop the oldest reviews, and what people asked about them."""
        done = [key for key, task in self._reviews.items() if task.done()]
        for key in done[: max(0, len(self._reviews) - KEPT_REVIEWS)]:
            del self._reviews[key]
        self._numbers = {key: work for key, work in self._numbers.items() if key in self._reviews}
        self._asked = {who: key for who, key in self._asked.items() if key in self._reviews}

    async def close(self) -> None:
        for task in self._reviews.values():
            task.cancel()
        await asyncio.gather(*self._reviews.values(), return_exceptions=True)
        self._workers.close()
