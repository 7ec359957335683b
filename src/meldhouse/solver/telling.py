"""Explains a wait for compilation: the compiler reports when it starts and ends one; loading cached code is not
reported."""

from __future__ import annotations

import logging
from threading import Timer
from time import monotonic

from numba.core.event import Event, Listener, register

from meldhouse.messages import Voice, fact

PATIENCE = 1.5
"""Seconds of waiting after which it is reported, once per process."""

_log = logging.getLogger(__name__)


class _Waiting(Listener):
    """Of nested compilations only the outermost counts, and short ones add up."""

    def __init__(self) -> None:
        self.depth, self.began, self.patience = 0, 0.0, PATIENCE
        self.timer = Timer(0, self._tell)
        self.is_told = False

    def on_start(self, _event: Event) -> None:
        self.depth += 1
        if self.depth == 1 and not self.is_told:
            self.began, self.timer = monotonic(), Timer(max(self.patience, 0), self._tell)
            self.timer.daemon = True
            self.timer.start()

    def on_end(self, _event: Event) -> None:
        self.depth -= 1
        if not self.depth and not self.is_told:
            self.timer.cancel()
            self.patience -= monotonic() - self.began

    def _tell(self) -> None:
        self.is_told = True
        _log.warning("%s", Voice().say(fact("solver-getting-ready")))


def tell_who_waits() -> None:
    register("numba:compile", _Waiting())  # type: ignore[no-untyped-call]
