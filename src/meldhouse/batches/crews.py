"""A crew does the portions: the interface of every place to work, so that one loop serves them all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import Future
from typing import Any

from meldhouse.batches.portions import Outcome, Portion


class Crew(ABC):
    patience: float | None = None
    """Seconds between checks that the crew is still there; None where that shows by itself."""

    @abstractmethod
    def most(self) -> int:
        """How many portions to keep handed out at a time, so that no worker is idle and nothing piles up."""

    @abstractmethod
    def give(self, portion: Portion) -> Future[Any]:
        """Hand one portion out."""

    def look(self) -> None:  # noqa: B027 - most need not
        """Raise `BatchError` if there is nobody left to do what was handed out."""

    @abstractmethod
    def outcome(self, future: Future[Any]) -> Outcome:
        """The result of a finished portion; `BatchError` if the crew died with it."""
