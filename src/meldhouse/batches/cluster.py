"""Runs portions on a Dask cluster. When a worker dies, another one does its portions again."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from time import monotonic
from typing import Any

import msgspec

from meldhouse.batches.crews import Crew
from meldhouse.batches.editions import edition
from meldhouse.batches.errors import BatchError
from meldhouse.batches.portions import Failed, Function, Outcome, Portion, attempt_packed, of, outcome_of
from meldhouse.messages import Message, Voice, fact

PATIENCE = 4.0
"""Seconds a scheduler has to answer."""
ALONE = 20.0
"""Seconds a cluster may be without workers, so that its supervisor has time to start another."""
LOOK = 1.0
"""Seconds between checks of which workers are still there."""

_log = logging.getLogger(__name__)


class Cluster(msgspec.Struct, frozen=True):
    address: str
    """The scheduler's address, such as ``10.0.0.5:8786``."""

    @contextmanager
    def opened(self, function: Function) -> Iterator[Crew]:
        packed = pickle.dumps(function)
        dask = _dask()
        self._ask_for_scheduler(dask)
        with _in_our_words(), dask.Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            self._check_versions(client)
            yield _Workers(self.address, dask, client, packed)

    def _ask_for_scheduler(self, dask: Any) -> None:
        """Whether a scheduler answers there. A client would wait for one, and mistake any server for it."""

        async def ask() -> Any:
            async with asyncio.timeout(PATIENCE), dask.rpc(self.address) as found:
                return await found.identity()

        try:
            with ThreadPoolExecutor(1) as thread:  # in this one there may be a loop already, as in a notebook
                identity = thread.submit(asyncio.run, ask()).result()
        except TimeoutError:
            why = fact("batch-no-answer", seconds=round(PATIENCE))
        except ValueError as problem:
            why = fact("batch-no-address", problem=str(problem))
        except Exception as problem:  # whatever else listens there may answer anything
            why = fact("batch-no-scheduler", problem=of(problem))
        else:
            if identity.get("type") == "Scheduler":
                return
            why = fact("batch-no-scheduler", problem=str(identity.get("type")))
        raise BatchError("no-cluster", fact("batch-no-cluster", address=self.address, why=why))

    def _check_versions(self, client: Any) -> None:
        found = client.get_versions(packages=["meldhouse"])
        own = found["client"]["packages"]["meldhouse"]
        if not found["workers"]:
            raise BatchError("no-cluster", fact("batch-no-workers", address=self.address))
        for worker, there in (("", found["scheduler"]), *found["workers"].items()):
            theirs = there["packages"]["meldhouse"]
            if theirs != own:
                raise BatchError("other-version", _other_version(worker, theirs, own))


class _Workers(Crew):
    patience = LOOK

    def __init__(self, address: str, dask: Any, client: Any, packed: bytes) -> None:
        self.address, self.dask, self.client, self.packed = address, dask, client, packed
        self.executor = client.get_executor(pure=False)
        self.threads: dict[str, int] = client.nthreads()
        self.looked = self.seen = monotonic()

    def most(self) -> int:
        return 2 * max(1, sum(self.threads.values()))

    def give(self, portion: Portion) -> Future[bytes]:
        future: Future[bytes] = self.executor.submit(_attempt_there, edition(), self.packed, portion)
        return future

    def look(self) -> None:
        """Checks now and then which workers are there."""
        now = monotonic()
        if now - self.looked < LOOK:
            return
        self.looked = now
        if self.client.status != "running":
            raise self._lost()
        before, self.threads = self.threads, self.client.nthreads()
        for worker in before.keys() - self.threads.keys():
            _log.warning("%s", Voice().say(fact("batch-worker-gone", worker=worker)))
        if self.threads:
            self.seen = now
        elif now - self.seen > ALONE:
            raise BatchError("worker-died", fact("batch-no-workers-left", address=self.address))

    def outcome(self, future: Future[bytes]) -> Outcome:
        try:
            return outcome_of(future.result())
        except CancelledError:
            raise self._lost() from None
        except self.dask.KilledWorker:
            return Failed(fact("batch-workers-died"), code="worker-died")
        except Exception as problem:  # the portion could not be sent
            return Failed(of(problem))

    def _lost(self) -> BatchError:
        return BatchError("no-cluster", fact("batch-scheduler-gone", address=self.address))


@contextmanager
def _in_our_words() -> Iterator[None]:
    """A client that loses its scheduler logs at length; one sentence replaces that."""
    logs = [logging.getLogger(name) for name in ("distributed.client", "tornado.application")]
    before = [log.level for log in logs]
    try:
        for log in logs:
            log.setLevel(logging.CRITICAL)
        yield
    finally:
        for log, level in zip(logs, before, strict=True):
            log.setLevel(level)


def _attempt_there(wanted: str, packed: bytes, portion: Portion) -> bytes:
    if edition() != wanted:
        worker = import_module("distributed").get_worker().address
        return pickle.dumps(Failed(_other_version(worker, edition(), wanted), code="other-version"))
    return attempt_packed(packed, portion)


def _other_version(worker: str, theirs: str | None, ours: str) -> Message:
    """The address of a worker or of the scheduler."""
    who, has = "worker" if worker else "scheduler", "none" if theirs is None else "other"
    return fact("batch-other-version", who=who, worker=worker, has=has, theirs=theirs or "", ours=ours)


def _dask() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise BatchError("no-extra", fact("batch-no-extra")) from None
