"""A stranger's book: another process reads it first, so that nothing in it can hold the tables up."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import msgspec
from anyio import CapacityLimiter, to_thread

from meldhouse.rulebooks import Book, BookError, loads_book
from meldhouse.rulebooks.untrusted import Draft, Judged

LARGEST_BOOK = 32 * 1024
"""Ten times what a club's own book usually takes."""
SECONDS = 20
"""By the clock; the process gives up earlier by what it has used."""
NAME = "your book"
STANDING_BACK = """
import os, runpy
if hasattr(os, "nice"):
    os.nice(15)
runpy.run_module("meldhouse.rulebooks.untrusted", run_name="__main__", alter_sys=True)
"""
"""It gives way from the start: most of its work is getting ready."""


class BookChecker:
    def __init__(self) -> None:
        self._two = CapacityLimiter(2)

    async def judged(self, draft: Draft) -> Judged:
        """What there is to say about a text, in whatever time it takes another process."""
        if len(draft.text.encode()) > LARGEST_BOOK:
            return Judged(unread=f"A book has at most {LARGEST_BOOK // 1024} KiB here; make it shorter.")
        return await to_thread.run_sync(_judged, draft, limiter=self._two, abandon_on_cancel=True)

    async def book(self, text: str) -> Book:
        """A club's own book from its text. Raises `BookError` with every fault."""
        if faults := (await self.judged(Draft(text))).as_faults:
            raise BookError(NAME, faults)
        return await asyncio.to_thread(loads_book, text)


def _judged(draft: Draft) -> Judged:
    command = [sys.executable, "-c", STANDING_BACK]
    written = msgspec.json.encode(draft)
    try:
        done = subprocess.run(command, input=written, capture_output=True, timeout=SECONDS, check=True)
        return msgspec.json.decode(done.stdout, type=Judged)
    except (subprocess.SubprocessError, msgspec.MsgspecError):
        return Judged(unread="This text takes too long to check. Leave out what you do not change.")
