"""The one writer thread. Everything that arrives while it is busy goes into its next transaction."""

from __future__ import annotations

import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from meldhouse.journal.errors import JournalError
from meldhouse.journal.places import Location
from meldhouse.journal.writing import Job, Outcome, StreamWriter

QUIET, SELDOM = 1.0, 30.0
"""After this many idle seconds, or this often while busy, what was written is settled."""
HOPELESS = ("busy", "in-use")
"""Error codes after which retrying would only mean another wait."""

Settled = list[tuple[Future[Any], Outcome]]


class Writer:
    def __init__(self, place: Location, connection: Connection, loop: AbstractEventLoop) -> None:
        self._place, self._loop = place, loop
        self._pen: StreamWriter | None = StreamWriter(connection)
        self._waiting: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        # A daemon thread: a program may exit without closing its journal; everything acknowledged is on disk.
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Runs in the event loop. Everything submitted in one turn of the loop is sent together, so the writer wakes up
        once."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._waiting.put(gathered)

    def finish(self) -> None:
        """Write what was submitted, then stop."""
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        last, unsettled = False, True  # what opening a file wrote is not settled yet, either
        settled_at = time.monotonic()
        while not last:
            jobs, last = self._next(QUIET if unsettled else None)
            if unsettled and (not jobs or time.monotonic() > settled_at + SELDOM):
                unsettled, settled_at = not self._settle(), time.monotonic()
            if jobs:
                unsettled = True
                settled = [(job.future, outcome) for job, outcome in zip(jobs, self._write(jobs), strict=True)]
                with suppress(RuntimeError):  # the loop is closed, so nobody is waiting anymore
                    self._loop.call_soon_threadsafe(_settle, settled)
        self._drop()

    def _next(self, patience: float | None) -> tuple[list[Job], bool]:
        """Everything that is waiting, and whether it was the last; empty if nothing arrives within that many
        seconds."""
        jobs: list[Job] = []
        with suppress(Empty):
            more = self._waiting.get(timeout=patience)
            while more is not None:
                jobs += more
                more = self._waiting.get_nowait()
            return jobs, True
        return jobs, False

    def _write(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            return self._attempt(jobs)
        except JournalError as problem:
            if problem.code in HOPELESS or (len(jobs) == 1 and problem.code != "gone"):
                return [problem] * len(jobs)
        # Perhaps only one append failed, or only the answer got lost.
        outcomes: list[Outcome] = []
        for job in jobs:
            try:
                outcomes += self._attempt([job])
            except JournalError as problem:
                outcomes.append(problem)
                if problem.code in HOPELESS or problem.code == "gone":  # fail the others, too, right away
                    return outcomes + [problem] * (len(jobs) - len(outcomes))
        return outcomes

    def _attempt(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            if self._pen is None:
                self._pen = StreamWriter(self._place.connect())
            return self._pen.write(jobs)
        except JournalError:
            self._drop()
            raise
        except Exception as problem:  # whatever it is, callers are waiting for an answer
            self._drop()
            raise self._place.said(problem) from problem

    def _settle(self) -> bool:
        """Nobody waits for it; if it fails, it is retried after the next entry."""
        if self._pen is not None:
            with suppress(Exception):
                return self._place.settle(self._pen.connection)
        return True

    def _drop(self) -> None:
        if self._pen is not None:
            with suppress(DBAPIError):
                self._pen.connection.invalidate()
                self._pen.connection.close()
            self._pen = None


def _settle(settled: Settled) -> None:
    for future, outcome in settled:
        if future.done():  # the caller has gone; what it submitted is written anyway
            continue
        if isinstance(outcome, JournalError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
