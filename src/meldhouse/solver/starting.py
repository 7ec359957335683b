"""The kernel is loaded when it is first needed, and says so when that takes time: nothing else waits for it."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from threading import Timer
from types import ModuleType

PATIENCE = 1.5
"""Seconds after which somebody who waits is told why; loading what was translated before takes less."""

_log = logging.getLogger(__name__)


@cache
def kernel() -> ModuleType:
    """The compiled functions. The first time on a machine they are translated, which takes about half a minute."""
    waiting = Timer(PATIENCE, _log.warning, ["Preparing the solver: once on this machine, about half a minute …"])
    waiting.daemon = True
    waiting.start()
    try:
        return import_module("meldhouse.solver.kernel.all")
    finally:
        waiting.cancel()
