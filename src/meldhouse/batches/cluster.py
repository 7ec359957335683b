"""On a cluster of Dask. A worker that is lost there is no loss: its portions are done again by another."""

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
from meldhouse.batches.portions import Failed, Function, Outcome, Portion, attempt_packed, in_words, outcome_of

PATIENCE = 4.0
"""Seconds in which a scheduler must answer."""
ALONE = 20.0
"""Seconds for which a cluster may be without workers: who watches over one that has died starts another."""
LOOK = 1.0
"""Seconds between two looks at who is still there."""

_log = logging.getLogger(__name__)


class Cluster(msgspec.Struct, frozen=True):
    address: str
    """Of the scheduler, such as ``10.0.0.5:8786``."""

    @contextmanager
    def opened(self, function: Function) -> Iterator[Crew]:
        packed = pickle.dumps(function)
        dask = _dask()
        self._ask_for_scheduler(dask)
        with _in_our_words(), dask.Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            self._check_versions(client)
            yield _Workers(self.address, dask, client, packed)

    def _ask_for_scheduler(self, dask: Any) -> None:
        """Whether a scheduler answers there; a client would wait for one, and take whatever answers for it."""

        async def ask() -> Any:
            async with asyncio.timeout(PATIENCE), dask.rpc(self.address) as found:
                return await found.identity()

        try:
            with ThreadPoolExecutor(1) as thread:  # in this one there may be a loop already, as in a notebook
                identity = thread.submit(asyncio.run, ask()).result()
        except TimeoutError:
            why = f"nobody answered there within {PATIENCE:.0f} seconds"
        except ValueError as problem:
            why = f"that is no address such as 10.0.0.5:8786 ({problem})"
        except Exception as problem:  # whatever else listens there may answer anything
            why = f"what answers there is no scheduler ({in_words(problem)})"
        else:
            if identity.get("type") == "Scheduler":
                return
            why = f"what answers there is no scheduler but a {str(identity.get('type')).lower()}"
        raise BatchError("no-cluster", f"The cluster at {self.address} cannot be reached: {why}.")

    def _check_versions(self, client: Any) -> None:
        found = client.get_versions(packages=["meldhouse"])
        own = found["client"]["packages"]["meldhouse"]
        if not found["workers"]:
            raise BatchError("no-cluster", f"The cluster at {self.address} has no workers; start one or more first.")
        for who, there in (("The scheduler", found["scheduler"]), *found["workers"].items()):
            theirs = there["packages"]["meldhouse"]
            if theirs != own:
                name = who if there is found["scheduler"] else f"The worker at {who}"
                has = "has no Meldhouse" if theirs is None else f"has Meldhouse {theirs}"
                raise BatchError("other-version", f"{name} {has}; install {own} there, as it is here.")


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
        """Now and then, who is there."""
        now = monotonic()
        if now - self.looked < LOOK:
            return
        self.looked = now
        if self.client.status != "running":
            raise self._lost()
        before, self.threads = self.threads, self.client.nthreads()
        for worker in before.keys() - self.threads.keys():
            _log.warning("The worker at %s is gone; what it had in hand is done again by another.", worker)
        if self.threads:
            self.seen = now
        elif now - self.seen > ALONE:
            raise BatchError("worker-died", f"The cluster at {self.address} has no workers left.")

    def outcome(self, future: Future[bytes]) -> Outcome:
        try:
            return outcome_of(future.result())
        except CancelledError:
            raise self._lost() from None
        except self.dask.KilledWorker:
            return Failed("every worker that took it died, perhaps for want of memory", code="worker-died")
        except Exception as problem:  # the portion could not be sent
            return Failed(in_words(problem))

    def _lost(self) -> BatchError:
        return BatchError("no-cluster", f"The scheduler of the cluster at {self.address} is gone.")


@contextmanager
def _in_our_words() -> Iterator[None]:
    """A client that loses its scheduler complains at length; here that is told in a sentence."""
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
        text = f"The worker at {worker} has Meldhouse {edition()}; install {wanted} there, as it is here."
        return pickle.dumps(Failed(text, code="other-version"))
    return attempt_packed(packed, portion)


def _dask() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        text = 'For a cluster Meldhouse needs one more package: pip install "meldhouse[cluster]".'
        raise BatchError("no-extra", text) from None
