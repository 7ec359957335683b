"""Where compiled code is cached: one folder for each state of its sources.

The compiler checks only a function's own file to see whether the cache is outdated, but constants and helpers from
other files are compiled in, too. So the folder's name depends on all of them.
"""

from __future__ import annotations

import os
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path

_HERE = Path(__file__).parent


@cache
def folder() -> str:
    """The folder for compiled code; a temporary one if nothing else is writable."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    found = home / "meldhouse" / f"solver-{_fingerprint()}"
    try:
        found.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=found).close()
    except OSError:
        return tempfile.mkdtemp(prefix="meldhouse-")
    return str(found)


def _fingerprint() -> str:
    sources = [*sorted(_HERE.glob("*.py")), _HERE.parent / "layout.py"]
    return sha256(b"".join([path.read_bytes() for path in sources])).hexdigest()[:16]
