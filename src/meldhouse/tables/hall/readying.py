"""Gets the bots ready while the server is already open, and reports the progress to everybody who waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from meldhouse.solver.starting import share_compiled
from meldhouse.tables.room.inbox import Readied
from meldhouse.tables.thinking.workers import Workers

if TYPE_CHECKING:
    from meldhouse.tables.room.room import Room

LOOK = 1.0
"""Seconds between two checks of the progress."""


async def make_ready(
    workers: Workers,
    rooms: Callable[[], Iterable[Room]],
    are_awaited: asyncio.Event,
    told: Callable[[int], None] = lambda _percent: None,
) -> None:
    """`told` hears the percentage as it grows, up to 100, if this takes long: once on each machine, and then at once;
    later only when somebody looks for a table, since a house that runs tournaments may never need bots."""
    if share_compiled() == 1:
        await are_awaited.wait()
    warming = asyncio.create_task(workers.warm())
    try:
        while not warming.done():
            await asyncio.wait([warming], timeout=LOOK)
            before, workers.percent = workers.percent, await asyncio.to_thread(workers.look_how_far)
            if workers.percent is not None and workers.percent != before:
                told(workers.percent)
            for room in rooms():
                room.put(Readied())
        await warming
    finally:
        warming.cancel()
