"""Runs portions in processes on this machine, spawned so that they inherit nothing from this one."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any
from weakref import WeakSet

import msgspec

from meldhouse.batches.crews import Crew
from meldhouse.batches.errors import BatchError
from meldhouse.batches.here import Here
from meldhouse.batches.portions import Failed, Function, Outcome, Portion, attempt_packed, of, outcome_of
from meldhouse.messages import fact


def cores() -> int:
    """The number of processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cores_for(amount: int, worth: int) -> Here | Processes:
    """How many processes to start: up to every core, as long as each has enough work to be `worth` starting."""
    number = min(cores(), amount // worth)
    return Processes(number) if number > 1 else Here()


class Processes(msgspec.Struct, frozen=True):
    number: int

    @contextmanager
    def opened(self, function: Function) -> Iterator[Crew]:
        packed = pickle.dumps(function)
        context = _Context()
        pool = ProcessPoolExecutor(self.number, mp_context=context)
        crew = _Pool(pool, packed, self.number)
        try:
            yield crew
        except BaseException:
            crew.let_go()
            # Do not wait for running portions: one may take minutes.
            for process in context.started:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


class _Pool(Crew):
    def __init__(self, pool: ProcessPoolExecutor, packed: bytes, number: int) -> None:
        self.pool, self.packed, self.number = pool, packed, number
        self.given: WeakSet[Future[bytes]] = WeakSet()

    def most(self) -> int:
        return 2 * self.number

    def give(self, portion: Portion) -> Future[bytes]:
        try:
            future = self.pool.submit(attempt_packed, self.packed, portion)
        except BrokenProcessPool:
            raise _died() from None
        self.given.add(future)
        return future

    def let_go(self) -> None:
        """Ctrl-C may have come when a future's lock had just been taken and nobody was there yet to give it back; the
        pool could then never be shut down."""
        for future in self.given:
            with suppress(RuntimeError):  # when it is not held here
                while True:
                    future._condition.release()

    def outcome(self, future: Future[bytes]) -> Outcome:
        try:
            return outcome_of(future.result())
        except BrokenProcessPool:
            raise _died() from None
        except Exception as problem:  # the portion could not be sent
            return Failed(of(problem))


def _died() -> BatchError:
    return BatchError("worker-died", fact("batch-process-died"))


class _Process(SpawnProcess):
    """Ctrl-C at a terminal reaches every process; only the parent answers it, and the others ignore it."""

    def start(self) -> None:
        if not hasattr(signal, "pthread_sigmask"):  # not every system has it
            return super().start()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Context(SpawnContext):
    """Remembers the processes it started, so that they can be stopped."""

    def __init__(self) -> None:
        self.started: list[SpawnProcess] = []

    def Process(self, *args: Any, **settings: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        self.started.append(_Process(*args, **settings))
        return self.started[-1]
