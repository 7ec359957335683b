"""The kernel is loaded when it is first needed, and says so when that takes time: nothing else waits for it."""

from __future__ import annotations

import logging
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Timer
from types import ModuleType

from meldhouse.solver.kernel.keeping import folder

PATIENCE = 1.5
"""Seconds after which somebody who waits for a translation is told why."""

TRANSLATIONS = 85
"""About so many functions bots need, each kept by itself when it is translated: only to tell how far that is."""

BESIDE_NUMBA = ("cffi", "coverage", "scipy", "yaml")

_log = logging.getLogger(__name__)


def is_translated() -> bool:
    """Whether it was translated before on this machine, so that loading it is all there is to do."""
    return any(Path(folder()).glob("**/*.nbc"))


def share_translated() -> float:
    """How much of the translation there is on this machine, from 0 to 1; others may be at work on it. It is all there
    only when somebody who needed all of it has said so."""
    if _all_there().exists():
        return 1.0
    return min(0.99, sum(1 for _ in Path(folder()).glob("**/*.nbc")) / TRANSLATIONS)


def say_all_is_translated() -> None:
    """For whoever has just used everything a bot needs."""
    _all_there().touch()


def _all_there() -> Path:
    return Path(folder()) / "all-translated"


def is_ready() -> bool:
    """Whether the kernel has been loaded, so that nobody has to wait for it any more."""
    return kernel.cache_info().currsize > 0


@cache
def kernel() -> ModuleType:
    """The compiled functions. The first time on a machine they are translated, which takes a minute or two."""
    _load_compiler()
    found = import_module("meldhouse.solver.kernel.all")
    if is_translated():
        return found
    waiting = Timer(PATIENCE, _log.warning, ["Preparing the solver: once on this machine, a minute or two …"])
    waiting.daemon = True
    waiting.start()
    try:
        found.load()
        return found
    finally:
        waiting.cancel()


def _load_compiler() -> None:
    """Numba without what it would load beside itself where that is there: a third of the time, and of no use here.
    Whoever wants its linear algebra in the same process, which needs SciPy, imports it before."""
    if "numba" in sys.modules:
        return
    absent = [name for name in BESIDE_NUMBA if name not in sys.modules]
    for name in absent:
        sys.modules[name] = None  # type: ignore[assignment]  # says that there is no such module
    try:
        import_module("numba")
        target = import_module("numba.core.registry").cpu_target
        target.typing_context.refresh()  # it would load the rest of itself, and look for them, at the first call
        target.target_context.refresh()
    finally:
        for name in absent:
            del sys.modules[name]
