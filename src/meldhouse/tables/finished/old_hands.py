"""Finds the finished hands of tables again, in a process of its own. That plays a long table over, step by step, which
takes seconds; no player may wait for it. And it does not keep the whole table: one may have tens of thousands of
hands."""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar, overload

from meldhouse.game import Seat
from meldhouse.journal import Reader, reader_at
from meldhouse.tables.finished.replays import ReplayStep, replay
from meldhouse.tables.kept.loading import followed
from meldhouse.tables.kept.snapshots import is_just_dealt, read_table, write_table
from meldhouse.tables.played import LastHand, Played, record_text
from meldhouse.tables.table import Table
from meldhouse.tables.thinking.workers import Workers

KEPT = 3_000
"""Hands kept ready, from the tables looked at last: about 30 kB each."""
STRETCH = 100
"""Hands of a table that are played over together."""

T = TypeVar("T")


class OldHands:
    """The server's side."""

    def __init__(self, where: str) -> None:
        """`where`: the place of the journal."""
        self._where = where
        self._workers = Workers(1, is_patient=True)

    async def ask(self, id: str, work: Callable[..., T], *details: Any) -> T:
        """What `work` returns for the table with all its finished hands. `Diverged` if it cannot be loaded."""
        return await self._workers.run(_asked, self._where, id, work, *details)

    def close(self) -> None:
        self._workers.close()


class _Mark(NamedTuple):
    """Where a stretch of hands begins."""

    place: int
    """How many hands were finished before it."""
    version: int
    """How many steps were made before it."""
    table: bytes
    """The table as it was then; empty at its first step."""


class AllHands(Sequence[Played]):
    """All finished hands of a table, in order. Kept ready: those since its last mark, and the stretch looked at
    last."""

    def __init__(self, id: str, reader: Reader, stretch: int = STRETCH) -> None:
        self.table = Table(id, keep=True)
        self.numbers: list[int] = []
        self._reader, self._stretch = reader, stretch
        self._marks = [_Mark(0, 0, b"")]
        self._newest: list[Played] = []
        self._looked: tuple[int, list[Played]] = 0, []
        """The number of a stretch, and its hands."""

    def follow(self) -> None:
        """Catch up with what has happened since."""
        table = self.table
        for step in followed(table, self._reader.pages(table.id, table.version)):
            if table.played:
                self._newest += table.played
                self.numbers += [one.number for one in table.played]
                table.played = []
            if len(self._newest) >= self._stretch and is_just_dealt(step):
                self._marks.append(_Mark(len(self.numbers), table.version, zlib.compress(write_table(table))))
                self._newest = []

    @property
    def ready(self) -> int:
        """How many hands are kept ready."""
        return len(self._newest) + len(self._looked[1])

    def place(self, number: int) -> int:
        """The place of the hand with this number, or where it would be."""
        return bisect_left(self.numbers, number)

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Played]:
        for number in range(len(self._marks)):
            yield from self._of_stretch(number)

    @overload
    def __getitem__(self, place: int) -> Played: ...
    @overload
    def __getitem__(self, place: slice) -> list[Played]: ...
    def __getitem__(self, place: int | slice) -> Played | list[Played]:
        if isinstance(place, slice):
            return [self[at] for at in range(len(self))[place]]
        at = range(len(self))[place]
        stretch = bisect_left(self._marks, at + 1, key=lambda mark: mark.place) - 1
        return self._of_stretch(stretch)[at - self._marks[stretch].place]

    def _of_stretch(self, number: int) -> list[Played]:
        if number == len(self._marks) - 1:
            return self._newest
        if self._looked[0] != number or not self._looked[1]:
            mark, until = self._marks[number], self._marks[number + 1].version
            id = self.table.id
            table = read_table(id, zlib.decompress(mark.table), keep=True) if mark.table else Table(id, keep=True)
            for _ in followed(table, self._reader.pages(id, mark.version)):
                if table.version == until:
                    break
            self._looked = number, table.played
        return self._looked[1]


class Shelf:
    """Tables with all their finished hands. One that has gone on is followed from where it was."""

    def __init__(self, reader: Reader, kept: int = KEPT) -> None:
        self._reader, self._kept = reader, kept
        self._tables: OrderedDict[str, AllHands] = OrderedDict()

    def hands(self, id: str) -> AllHands:
        found = self._tables.pop(id, None)
        if found is None:
            found = AllHands(id, self._reader)
        found.follow()
        self._tables[id] = found
        while len(self._tables) > 1 and sum(one.ready for one in self._tables.values()) > self._kept:
            self._tables.popitem(last=False)
        return found


@cache
def _shelf(where: str) -> Shelf:
    return Shelf(reader_at(where))


def _asked(where: str, id: str, work: Callable[..., T], *details: Any) -> T:
    return work(_shelf(where).hands(id), *details)


class Found(NamedTuple):
    played: Played
    before: int | None
    """The number of the hand before it."""
    after: int | None
    """The number of the hand after it."""


def hand_at(hands: AllHands, number: int) -> Found | None:
    """The hand with this number, if it is finished."""
    place = hands.place(number)
    before, here, after = (hands.numbers[at] if 0 <= at < len(hands) else None for at in (place - 1, place, place + 1))
    return Found(hands[place], before, after) if here == number else None


def steps_of(hands: AllHands, number: int, me: Seat | None, is_open: bool) -> tuple[ReplayStep, ...]:
    """The replay of a hand that exists."""
    return replay(hands[hands.place(number)], me, is_open=is_open)


def record_of(hands: AllHands, number: int | None = None) -> str:
    """The record of one hand, or of all; empty if there is none."""
    book = hands.table.book
    if number is None:
        return record_text(book, hands, hands.table.chairs) if hands else ""
    found = hand_at(hands, number)
    return record_text(book, [found.played], found.played.chairs) if found is not None else ""


def last_hands(hands: AllHands) -> list[LastHand]:
    """What a tournament writes down of each hand."""
    return [LastHand(one.number, one.slip, one.proof, one.at) for one in hands]
