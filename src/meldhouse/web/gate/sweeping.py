"""Python's search for reference cycles takes a tenth of a second or more with hundreds of live tables, and everybody
has to wait. So it looks only at new objects, and at everything when nobody is playing."""

from __future__ import annotations

import asyncio
import gc

from meldhouse.tables.thinking.batching import Batching

NEW = 5_000
"""How many new objects to check at once, which takes a few milliseconds."""
NEVER = 1_000_000_000
QUIET = 10.0
"""Seconds without a play before there is time for everything."""
OFTEN = 60.0
"""At least this many seconds between two full searches,"""
SELDOM = 3600.0
"""and at most this many, however busy the house is."""


async def sweep(beats: Batching, *, quiet: float = QUIET, often: float = OFTEN, seldom: float = SELDOM) -> None:
    """Runs while the house is open."""
    before = gc.get_threshold()
    gc.set_threshold(NEW, NEVER, NEVER)
    try:
        gc.freeze()  # objects that existed at startup stay until the house closes
        while True:
            await asyncio.sleep(often)
            waited = often
            while beats.rested < quiet and waited < seldom:
                await asyncio.sleep(quiet)
                waited += quiet
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
