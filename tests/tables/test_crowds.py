"""A crowd that watches: nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from table_people import Somebody, hall, run

from meldhouse.tables.asking import Person
from meldhouse.tables.room.crowds import AT_ONCE, Crowd
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.viewers import Viewer
from meldhouse.tables.terms import Terms


class Work:
    """Counts the lines of Python that are run, which are as many on every machine."""

    def __init__(self) -> None:
        self.lines = 0

    def __enter__(self) -> Work:
        self._before = sys.gettrace()
        sys.settrace(self._count)
        return self

    def __exit__(self, *_problem: object) -> None:
        sys.settrace(self._before)

    def _count(self, _frame: FrameType, event: str, _arg: Any) -> Any:
        self.lines += event == "line"
        return self._count


async def _watchers(room: Room, number: int, first: int = 0) -> list[Viewer]:
    """So many who came, and read what they were sent."""
    viewers = [Viewer(Person(f"w{first + place}", "Watcher")) for place in range(number)]
    for viewer in viewers:
        room.arrive(viewer)
    while len(viewers[-1].messages) < 2:  # who they are, and the whole table
        await asyncio.sleep(0)
    for viewer in viewers:
        while not viewer.messages.empty():
            viewer.messages.get_nowait()
    return viewers


async def _done() -> None:
    """Time for a room to do all that it was asked for."""
    for _ in range(200):
        await asyncio.sleep(0)


def test_whoever_comes_or_goes_among_many_costs_no_more_than_among_few(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room = await house.room(await house.new_table(Terms(book="npa"), Person("pann", "Ann")))
            ann = Somebody("Ann", room)
            await ann.until(lambda: ann.table)
            await _watchers(room, 10)
            coming, going = [], []
            for first in (100, 2000):
                with Work() as came:
                    viewers = await _watchers(room, 20, first)
                coming.append(came.lines)
                with Work() as went:
                    for viewer in viewers:
                        room.leave(viewer)
                    await _done()
                going.append(went.lines)
                await _watchers(room, 1_000, first + 100)
            assert coming[1] < 2 * coming[0]
            assert going[1] < 2 * going[0]

    run(evening())


def test_a_crowd_hears_of_a_play_a_few_at_a_time_and_players_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room = await house.room(await house.new_table(Terms(book="npa"), Person("pann", "Ann")))
            ann = Somebody("Ann", room)
            await ann.until(lambda: ann.table)
            watchers = await _watchers(room, 10 * AT_ONCE)
            heard: list[Viewer] = []
            seen_with = []

            async def listen(viewer: Viewer) -> None:
                await viewer.messages.get()
                heard.append(viewer)

            listening = [asyncio.create_task(listen(viewer)) for viewer in watchers]
            await asyncio.sleep(0)
            assert await ann.answered(ann.ask("say", phrase="luck")) == ""
            seen_with.append(len(heard))
            most = 0
            while len(heard) < len(watchers):
                before = len(heard)
                await asyncio.sleep(0)
                most = max(most, len(heard) - before)
            await asyncio.gather(*listening)
            assert seen_with[0] <= 3 * AT_ONCE, "she has not waited for all ten portions"
            assert most <= AT_ONCE

    run(evening())


def test_what_a_watcher_is_told_comes_in_order() -> None:
    async def evening() -> list[bytes | None]:
        crowd, viewer = Crowd(at_once=1), Viewer(Person("w", "Watcher"))
        for number in range(5):
            crowd.tell(viewer, b"%d" % number)
        viewer.put(b"whole")
        crowd.tell(viewer, b"last")
        return [await asyncio.wait_for(viewer.messages.get(), 30) for _ in range(7)]

    assert asyncio.run(evening()) == [b"0", b"1", b"2", b"3", b"4", b"whole", b"last"]


def test_everybody_in_a_crowd_is_told_once() -> None:
    async def evening() -> Counter[str]:
        crowd, viewers = Crowd(at_once=3), [Viewer(Person(f"w{number}", "Watcher")) for number in range(20)]
        told: Counter[str] = Counter()

        async def listen(viewer: Viewer) -> None:
            assert await viewer.messages.get() == b"news"
            told[viewer.person.id] += 1

        listening = [asyncio.create_task(listen(viewer)) for viewer in viewers]
        await asyncio.sleep(0)
        for viewer in viewers:
            crowd.tell(viewer, b"news")
        await asyncio.wait_for(asyncio.gather(*listening), 30)
        return told

    assert asyncio.run(evening()) == Counter({f"w{number}": 1 for number in range(20)})


def test_watchers_hold_up_no_other_table(tmp_path: Path) -> None:
    """Who comes to watch takes no beat, for which others would wait."""

    async def evening() -> None:
        async with hall(tmp_path) as house:
            room = await house.room(await house.new_table(Terms(book="npa"), Person("pann", "Ann")))
            ann = Somebody("Ann", room)
            await ann.until(lambda: ann.table)
            await _watchers(room, 5)
            await asyncio.sleep(0.1)
            rested = house.means.beats.rested
            for viewer in await _watchers(room, 20, 100):
                room.leave(viewer)
            await _done()
            assert house.means.beats.rested > rested

    run(evening())


def test_whoever_plays_comes_before_all_who_are_just_arriving(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            id = await house.new_table(Terms(book="st-hilary"), Person("pann", "Ann"))
            room = await house.room(id)
            ann = Somebody("Ann", room)
            await ann.until(lambda: ann.table)
            strangers = [Viewer(Person(f"w{place}", "Watcher")) for place in range(300)]
            for viewer in strangers:
                room.arrive(viewer)
            assert await ann.answered(ann.ask("say", phrase="hello")) == ""
            while not strangers[-1].is_greeted:
                await asyncio.sleep(0)
            for viewer in strangers:
                _who, shown = (json.loads(viewer.messages.get_nowait() or b"{}") for _ in range(2))
                assert shown["set"]["said"], "what Ann said was done before anybody else was greeted"

    run(evening())
