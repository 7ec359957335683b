"""How far a review is, as reported by the process that works on it."""

from __future__ import annotations

from multiprocessing.context import SpawnContext
from typing import NamedTuple


class HowFar(NamedTuple):
    done: int
    """How many decisions have been looked at."""
    of: int


class Slate:
    """Shared by the process that writes and the one that reads: the number of the work, how much is done, and out of
    how much."""

    def __init__(self, spawn: SpawnContext) -> None:
        self._figures = spawn.Array("i", 3)

    def write(self, work: int, done: int, of: int) -> None:
        with self._figures.get_lock():
            self._figures[:] = (work, done, of)

    def read(self, work: int) -> HowFar | None:
        """None if that work has not begun, or another is being done."""
        with self._figures.get_lock():
            now, done, of = self._figures[:]
        return HowFar(done, of) if now == work else None
