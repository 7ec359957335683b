"""Where translated code is kept: one folder for each state of the sources it was translated from.

The compiler looks only at the file of a function to see whether what it kept is out of date; but a constant or a helper
of another file is part of the translation too. So the folder has its name from all of them together.
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
    """The folder for translations; one that lasts as long as the machine, if there is nowhere else to write."""
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
