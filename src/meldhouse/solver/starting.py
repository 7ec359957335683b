"""The kernel is loaded when it is first needed, and says so when that takes time: nothing else waits for it."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from meldhouse.solver.kernel.keeping import folder

TRANSLATIONS = 97
"""About so many functions bots need, each kept by itself when it is translated: only to tell how far that is."""

BESIDE_NUMBA = ("cffi", "coverage", "scipy", "yaml")


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
    """The compiled functions. What was never used on this machine is translated when it is first needed, which takes up
    to a minute."""
    _load_compiler()
    import_module("meldhouse.solver.telling").tell_who_waits()
    return import_module("meldhouse.solver.kernel.all")


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
