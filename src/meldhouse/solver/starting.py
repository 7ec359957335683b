"""The kernel is loaded when it is first needed, and says so when that takes time: nothing else waits for it."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Timer
from types import ModuleType

from meldhouse.solver.kernel.keeping import folder

PATIENCE = 1.5
"""Seconds after which somebody who waits for a translation is told why."""

_log = logging.getLogger(__name__)


def is_translated() -> bool:
    """Whether it was translated before on this machine, so that loading it is all there is to do."""
    return any(Path(folder()).glob("**/*.nbc"))


def is_ready() -> bool:
    """Whether the kernel has been loaded, so that nobody has to wait for it any more."""
    return kernel.cache_info().currsize > 0


@cache
def kernel() -> ModuleType:
    """The compiled functions. The first time on a machine they are translated, which takes about half a minute."""
    if is_translated():
        return import_module("meldhouse.solver.kernel.all")
    waiting = Timer(PATIENCE, _log.warning, ["Preparing the solver: once on this machine, about half a minute …"])
    waiting.daemon = True
    waiting.start()
    try:
        return import_module("meldhouse.solver.kernel.all")
    finally:
        waiting.cancel()
