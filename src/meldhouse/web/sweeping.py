"""Python's search for what hangs in circles: it takes a tenth of a second and more where hundreds of tables are live,
and everybody waits for it. So it looks only at what is new, and at everything when nobody plays for a moment."""

from __future__ import annotations

import asyncio
import gc

from meldhouse.tables.beats import Beats

NEW = 5_000
"""So many new things are looked through at once, which takes a few thousandths of a second."""
NEVER = 1_000_000_000
QUIET = 10.0
"""Seconds without a play after which there is time for everything."""
OFTEN = 60.0
"""Seconds that lie at least between two such searches,"""
SELDOM = 3600.0
"""and at most, however busy the house is."""


async def sweep(beats: Beats, *, quiet: float = QUIET, often: float = OFTEN, seldom: float = SELDOM) -> None:
    """As long as the house is open."""
    before = gc.get_threshold()
    gc.set_threshold(NEW, NEVER, NEVER)
    try:
        gc.freeze()  # what was there when the house was opened stays until it is closed
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
