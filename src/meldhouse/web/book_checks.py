"""Read a stranger's rulebook in a separate process first, so that it cannot slow down the tables."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import weakref

import msgspec
from anyio import CapacityLimiter, to_thread

from meldhouse.messages import fact
from meldhouse.rulebooks import Book, BookError, loads_book
from meldhouse.rulebooks.clubs.untrusted import Draft, Judged, unread

LARGEST_BOOK = 32 * 1024
"""Ten times the usual size of a club's own book."""
SECONDS = 20
"""Wall-clock limit; the process usually stops earlier, at its limit of processor time."""
NAME = "club.toml"


class BookChecker:
    """Checks books one after the other in one process, since starting a process is slow. If a book is too much for it,
    another process takes over."""

    def __init__(self) -> None:
        self._one = CapacityLimiter(1)
        self._reader: _Reader | None = None

    async def judged(self, draft: Draft) -> Judged:
        """The verdict on a text, from the other process."""
        if len(draft.text.encode()) > LARGEST_BOOK:
            return unread(fact("book-text-large", size=LARGEST_BOOK // 1024))
        return await to_thread.run_sync(self._judged, draft, limiter=self._one, abandon_on_cancel=True)

    async def book(self, text: str) -> Book:
        """A club's own book from its text. Raises `BookError` with every fault."""
        if faults := (await self.judged(Draft(text))).all_faults:
            raise BookError(NAME, faults)
        return await asyncio.to_thread(loads_book, text)

    def _judged(self, draft: Draft) -> Judged:
        if self._reader is None or not self._reader.is_alive:
            self._reader = _Reader()
        try:
            return self._reader.judged(draft)
        except (OSError, msgspec.MsgspecError):
            self._reader.end()
            return unread(fact("book-too-slow"))


class _Reader:
    def __init__(self) -> None:
        command, pipe = [sys.executable, "-m", "meldhouse.rulebooks.clubs.untrusted"], subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        self.end = weakref.finalize(self, _end, self._process)  # also when Meldhouse exits

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def judged(self, draft: Draft) -> Judged:
        """Raises `OSError` or `MsgspecError` if the process died before answering."""
        ask, answer = self._process.stdin, self._process.stdout
        assert ask is not None
        assert answer is not None
        too_long = threading.Timer(SECONDS, self._process.kill)
        too_long.start()
        try:
            ask.write(msgspec.json.encode(draft) + b"\n")
            ask.flush()
            return msgspec.json.decode(answer.readline(), type=Judged)
        finally:
            too_long.cancel()


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.communicate()
