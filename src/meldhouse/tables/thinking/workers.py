"""Where bots think and claims are judged: in processes of their own, never in the one that serves the tables."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from meldhouse.game import Action, Event, View
from meldhouse.game.events import encode
from meldhouse.messages import Message
from meldhouse.referee.claims import Verdict, adjudicate
from meldhouse.referee.claims.laying_down import LaidDown
from meldhouse.solver import starting
from meldhouse.solver.starting import share_compiled
from meldhouse.tables.seen.seen import Readying, encoder
from meldhouse.tables.terms import book_of
from meldhouse.tables.thinking.progress import Slate
from meldhouse.tables.thinking.rehearsing import rehearse
from meldhouse.tables.thinking.reviews import Reviewed, reviewed

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.synchronize import Event as Signal

    from meldhouse.players import Player

T = TypeVar("T")


AT_ONCE = 2
"""Processes to get ready at the start: one for a bot and one for a hint meanwhile. Each takes as much memory as the
solver does, so the others start when there is work for them."""


class Hinted(NamedTuple):
    """What an expert would do, how likely it is to succeed, and why."""

    action: Action
    do: Message
    outlook: Message | None
    reasons: tuple[Message, ...]


class Workers:
    """A few processes that think. They start when first needed, and again if one dies."""

    def __init__(self, number: int | None = None, *, is_patient: bool = False) -> None:
        """`is_patient`: their work can wait while this machine has anything else to do."""
        self._number = number or max(AT_ONCE, (os.cpu_count() or 2) - 1)
        self._is_patient = is_patient
        self._pool: ProcessPoolExecutor | None = None
        # Spawned, not forked: no child should inherit the server's threads and sockets.
        self._spawn = multiprocessing.get_context("spawn")
        self._is_closed = False
        self.slate = Slate(self._spawn)
        """How far the current review is; one process at a time writes on it."""
        self._away, self._door = self._spawn.Pipe(duplex=False)
        """Workers hold the first and watch for the end of the second: that is when the server has stopped, in good
        order or not."""
        self._is_translated = self._spawn.Event()
        """Workers started after that get ready before any work comes."""
        self._ready = asyncio.Event()
        self._ready.set()
        self._is_first = False
        self.percent: int | None = None
        """How far that is while the solver is being compiled: the first time on a machine."""

    async def decide(self, book: str, level: str, seed: bytes, view: View, seen: Sequence[Event]) -> Action:
        """What a bot of `level` does; until the solver is ready, another level stands in."""
        return await self.run(_decide, book, level, self.is_readying, seed, view, list(seen))

    async def unasked(self, book: str, level: str, seed: bytes, view: View, seen: Sequence[Event]) -> Action | None:
        return await self.run(_unasked, book, level, self.is_readying, seed, view, list(seen))

    async def judge(self, laid: LaidDown) -> Verdict:
        await self._ready.wait()  # not in a worker: bots go on meanwhile
        return await self.run(_judge, laid)

    async def hint(self, book: str, view: View, seen: Sequence[Event]) -> Hinted:
        await self._ready.wait()
        return await self.run(_hint, book, view, list(seen))

    async def review(self, work: int, book: str, record: str) -> Reviewed:
        """An expert's review of the one hand of a record. `work` is its number on the slate."""
        return await self.run(_review, work, book, record)

    async def warm(self) -> None:
        """Get the solver ready before somebody waits for it. The first time on a machine, one process compiles it; the
        others then load the result."""
        ready = self._ready = asyncio.Event()
        try:
            await self.run(rehearse)
            self._is_translated.set()
            await asyncio.gather(*[self.run(_nothing) for _ in range(min(AT_ONCE, self._number))])
        finally:
            ready.set()

    @property
    def is_readying(self) -> bool:
        """Whether the solver is being compiled or loaded."""
        return not self._ready.is_set()

    @property
    def readying(self) -> Readying | None:
        """What people are told who wait for a hint; None when everything is ready."""
        return Readying(self.percent) if self.is_readying else None

    def look_how_far(self) -> int | None:
        """The compiler saves each part as it goes, so the progress can be seen."""
        if self._is_translated.is_set():
            return 100 if self._is_first else None
        self._is_first = self._is_first or share_compiled() < 1
        return int(99 * share_compiled()) if self._is_first else None

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            if self._is_closed:
                raise BrokenExecutor
            if self._pool is None:
                begin = (self._is_patient, self._is_translated, self._away, self.slate)
                self._pool = ProcessPoolExecutor(
                    self._number, mp_context=self._spawn, initializer=_begin, initargs=begin
                )
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Stop them, whatever they are thinking about; returns once they are gone."""
        self._is_closed = True
        self._door.close()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
        self._away.close()


def _begin(is_patient: bool, is_translated: Signal, away: Connection, slate: Slate) -> None:
    global _slate  # it can only be handed over when a process begins
    _slate = slate
    # Ctrl-C in a terminal reaches every process; the server answers it, and then stops the workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if is_patient:
        _stand_back()
    logging.getLogger(starting.__name__).setLevel(logging.ERROR)  # the server reports the progress
    _end_with_the_house(away)
    if is_translated.is_set():
        rehearse()


def _end_with_the_house(away: Connection) -> None:
    """A killed server cannot stop its workers, so each worker watches for its end."""

    def look_out() -> None:
        away.poll(None)
        os._exit(0)

    Thread(target=look_out, name="lookout", daemon=True).start()


def _decide(book: str, level: str, is_early: bool, seed: bytes, view: View, seen: list[Event]) -> Action:
    return _player(book, level, is_early, seed).decide(view, seen)


def _unasked(book: str, level: str, is_early: bool, seed: bytes, view: View, seen: list[Event]) -> Action | None:
    return _player(book, level, is_early, seed).unasked(view, seen)


@lru_cache(maxsize=32)
def _player(book: str, level: str, is_early: bool, seed: bytes) -> Player:
    from meldhouse.players import player_for
    from meldhouse.players.levels import until_ready

    rules = book_of(book)
    return player_for(rules, until_ready(level, rules) if is_early else level, seed)


_slate: Slate | None = None


def _review(work: int, book: str, record: str) -> Reviewed:
    slate = _slate
    assert slate is not None
    return reviewed(book, record, lambda done, of: slate.write(work, done, of))


def _judge(laid: LaidDown) -> Verdict:
    return adjudicate(*laid)


def _hint(book: str, view: View, seen: list[Event]) -> Hinted:
    from meldhouse.players.advice import expert_hint
    from meldhouse.players.advice.deeds import to_do

    found = expert_hint(book_of(book), view, seen)
    do = to_do(book_of(book), found.action, found.trump)
    return Hinted(found.action, do, found.outlook, found.reasons)


def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(10)


def _nothing() -> None:
    """Does nothing; only starts a process."""


def hinted(id: str, found: Hinted) -> bytes:
    told = {**found._asdict(), "action": encode(found.action).decode()}
    return encoder.encode({"is": "hint", "id": id, "hint": told})
