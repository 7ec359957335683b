"""The search through everything waits until nobody plays."""

from __future__ import annotations

import asyncio
import gc
import weakref
from contextlib import suppress

from meldhouse.tables.thinking.batching import Batching
from meldhouse.web.gate.sweeping import sweep


class Circle:
    def __init__(self) -> None:
        self.itself = self


def left_in_a_circle() -> weakref.ref[Circle]:
    return weakref.ref(Circle())


async def swept(*, quiet: float) -> bool:
    """Whether what was left in a circle is found, a moment after somebody has played."""
    beats = Batching(0.0)
    await beats.turn("a")
    sweeping = asyncio.create_task(sweep(beats, quiet=quiet, often=0.0))
    await asyncio.sleep(0)
    circle = left_in_a_circle()
    for _ in range(3):
        await asyncio.sleep(0.01)
    sweeping.cancel()
    with suppress(asyncio.CancelledError):
        await sweeping
    return circle() is None


def test_circles_are_found_when_nobody_plays_and_not_while_somebody_does() -> None:
    before = gc.get_threshold()
    gc.disable()  # only the search that is looked at
    try:
        assert not asyncio.run(swept(quiet=3600.0))
        assert asyncio.run(swept(quiet=0.0))
    finally:
        gc.enable()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
