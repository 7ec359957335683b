"""The finished hands of tables, found again in a process of their own. A long table is played over again for that, step
by step, which takes seconds; nobody who plays may wait for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeVar

from meldhouse.game import Seat
from meldhouse.game.records import dumps
from meldhouse.journal import Reader, reader_at
from meldhouse.tables.entries import read_step
from meldhouse.tables.loading import coming_out_again
from meldhouse.tables.played import LastHand, Played, record_of
from meldhouse.tables.replays import ReplayStep, replay
from meldhouse.tables.table import Table
from meldhouse.tables.workers import Workers

KEPT = 3_000
"""Hands that lie ready, of the tables that were looked at last: about 50 kB each."""

T = TypeVar("T")


class OldHands:
    """As the server asks for them."""

    def __init__(self, where: str) -> None:
        """`where` the journal is."""
        self._where = where
        self._workers = Workers(1, is_patient=True)

    async def ask(self, id: str, work: Callable[..., T], *details: Any) -> T:
        """What `work` makes of the table with all its finished hands. `Diverged` where it cannot be brought back."""
        return await self._workers.run(_asked, self._where, id, work, *details)

    def close(self) -> None:
        self._workers.close()


class Shelf:
    """Tables with all their finished hands. One that has gone on is followed from where it was."""

    def __init__(self, reader: Reader, kept: int = KEPT) -> None:
        self._reader, self._kept = reader, kept
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def table(self, id: str) -> Table:
        table = self._tables.pop(id, None) or Table(id, keep=True)
        entries = self._reader.read(id, table.version)
        with coming_out_again():
            for entry in entries:
                table.follow(read_step(entry.body))
        self._tables[id] = table
        while len(self._tables) > 1 and sum(len(one.played) for one in self._tables.values()) > self._kept:
            self._tables.popitem(last=False)
        return table


@cache
def _shelf(where: str) -> Shelf:
    return Shelf(reader_at(where))


def _asked(where: str, id: str, work: Callable[..., T], *details: Any) -> T:
    return work(_shelf(where).table(id), *details)


class Found(NamedTuple):
    played: Played
    before: int | None
    """The number of the hand before it,"""
    after: int | None
    """and of the one after it."""


def hand_at(table: Table, number: int) -> Found | None:
    """The hand of this number, where it is finished."""
    hands = table.played
    for place, played in enumerate(hands):
        if played.number == number:
            before = hands[place - 1].number if place else None
            return Found(played, before, hands[place + 1].number if place + 1 < len(hands) else None)
    return None


def steps_of(table: Table, number: int, me: Seat | None, is_open: bool) -> tuple[ReplayStep, ...]:
    """Of a hand that there is."""
    return replay(next(one for one in table.played if one.number == number), me, is_open=is_open)


def record_text(table: Table, number: int | None = None) -> str:
    """One hand in writing, or all; nothing where there is none."""
    hands = [one for one in table.played if number in (None, one.number)]
    chairs = table.chairs if number is None or not hands else hands[0].chairs
    return dumps(record_of(table.book, hands, chairs)) if hands else ""


def last_hands(table: Table) -> list[LastHand]:
    """What a tournament writes down of each."""
    return [LastHand(one.number, one.slip, one.proof, one.at) for one in table.played]
