"""Runs portions in this process, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

import msgspec

from meldhouse.batches.crews import Crew
from meldhouse.batches.portions import Function, Outcome, Portion, attempt


class Here(msgspec.Struct, frozen=True):
    @contextmanager
    def opened(self, function: Function) -> Iterator[Crew]:
        yield _Alone(function)


class _Alone(Crew):
    def __init__(self, function: Function) -> None:
        self.function = function

    def most(self) -> int:
        return 1

    def give(self, portion: Portion) -> Future[Outcome]:
        done: Future[Outcome] = Future()
        done.set_result(attempt(self.function, portion))
        return done

    def outcome(self, future: Future[Outcome]) -> Outcome:
        return future.result()
