"""Loads the kernel when it is first needed, and reports it if that takes time: nothing else waits for it."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from meldhouse.solver.kernel.keeping import folder

TRANSLATIONS = 97
"""About how many functions bots need, each cached separately when compiled: only for showing progress."""

BESIDE_NUMBA = ("cffi", "coverage", "scipy", "yaml")


def share_compiled() -> float:
    """How much of the compiled code is on this machine, from 0 to 1; other processes may be compiling, too. It is
    complete only when a process that needed all of it has said so."""
    if _all_there().exists():
        return 1.0
    return min(0.99, sum(1 for _ in Path(folder()).glob("**/*.nbc")) / TRANSLATIONS)


def note_all_compiled() -> None:
    """Call this after using everything a bot needs."""
    _all_there().touch()


def _all_there() -> Path:
    return Path(folder()) / "all-translated"


def is_ready() -> bool:
    """Whether the kernel has been loaded, so that nobody has to wait for it anymore."""
    return kernel.cache_info().currsize > 0


@cache
def kernel() -> ModuleType:
    """The compiled functions. Those never used on this machine are compiled when first needed, which takes up to a
    minute."""
    _load_compiler()
    import_module("meldhouse.solver.telling").tell_who_waits()
    return import_module("meldhouse.solver.kernel.all")


def _load_compiler() -> None:
    """Loads Numba without SciPy: that is faster, and SciPy is of no use here. To use Numba's linear algebra in the same
    process, import SciPy first."""
    if "numba" in sys.modules:
        return
    absent = [name for name in BESIDE_NUMBA if name not in sys.modules]
    for name in absent:
        sys.modules[name] = None  # type: ignore[assignment]  # pretends that there is no such module
    try:
        import_module("numba")
        target = import_module("numba.core.registry").cpu_target
        target.typing_context.refresh()  # otherwise the first call would look for these modules
        target.target_context.refresh()
    finally:
        for name in absent:
            del sys.modules[name]
