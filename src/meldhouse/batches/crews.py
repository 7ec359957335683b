"""Those who do the portions: what a place to work has to offer, so that one loop serves all of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from concurrent.futures import Future
from typing import Any

from meldhouse.batches.portions import Outcome, Portion


class Crew(ABC):
    patience: float | None = None
    """Seconds after which to look whether the crew is still there; None where that shows by itself."""

    @abstractmethod
    def most(self) -> int:
        """How many portions to have given out at a time, so that nobody is idle and nothing piles up."""

    @abstractmethod
    def give(self, portion: Portion) -> Future[Any]:
        """Hand one portion out."""

    def look(self) -> None:  # noqa: B027 - most need not
        """Raise `BatchError` if there is nobody left to do what was handed out."""

    @abstractmethod
    def outcome(self, future: Future[Any]) -> Outcome:
        """What came of a portion that is done; `BatchError` if the crew has come to an end with it."""
