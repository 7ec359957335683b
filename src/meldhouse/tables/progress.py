"""How far a review is, as whoever thinks about it says himself: it is done in another process."""

from __future__ import annotations

from multiprocessing.context import SpawnContext
from typing import NamedTuple


class HowFar(NamedTuple):
    done: int
    """So many decisions have been looked at."""
    of: int


class Slate:
    """What one process writes on and another reads: about which piece of work, how much is done, and of how much."""

    def __init__(self, spawn: SpawnContext) -> None:
        self._figures = spawn.Array("i", 3)

    def write(self, work: int, done: int, of: int) -> None:
        with self._figures.get_lock():
            self._figures[:] = (work, done, of)

    def read(self, work: int) -> HowFar | None:
        """None where that has not been begun, or something else is being done."""
        with self._figures.get_lock():
            now, done, of = self._figures[:]
        return HowFar(done, of) if now == work else None
