"""A busy house works in beats; nobody waits in a quiet one."""

from __future__ import annotations

import asyncio

from meldhouse.tables.thinking.batching import Batching

LONG = 3600.0
SHORT = 0.05


def test_what_comes_between_two_beats_is_done_together() -> None:
    async def evening() -> list[str]:
        beats, done = Batching(SHORT), []

        async def play(table: str) -> None:
            await beats.turn(table)
            done.append(table)

        await play("a")
        waiting = [asyncio.create_task(play(table)) for table in "bcd"]
        await asyncio.sleep(0)
        assert done == ["a"]
        await waiting[0]
        await asyncio.sleep(0)
        return done

    assert asyncio.run(evening()) == ["a", "b", "c", "d"]


def test_a_table_at_which_alone_something_is_done_waits_for_nobody() -> None:
    async def evening() -> None:
        beats = Batching(LONG)
        for _ in range(5):
            await asyncio.wait_for(beats.turn("a"), 20)

    asyncio.run(evening())


def test_a_house_that_has_rested_does_not_wait() -> None:
    async def evening() -> None:
        beats = Batching(0.0)
        for table in "abab":
            await asyncio.wait_for(beats.turn(table), 20)
        assert beats.rested >= 0

    asyncio.run(evening())


def test_whoever_gives_up_waiting_holds_nobody_back() -> None:
    async def evening() -> None:
        beats = Batching(SHORT)
        await beats.turn("a")
        gone = asyncio.create_task(beats.turn("b"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(beats.turn("c"), 20)

    asyncio.run(evening())
