"""Which Meldhouse this is: its version, and a digest of what it was made of."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

_HERE = Path(__file__).parent.parent


@cache
def edition() -> str:
    """Two that differ may come to different results. A version is not enough: between two versions, work goes on."""
    sources = sorted([*_HERE.rglob("*.py"), *_HERE.rglob("*.toml")])
    digest = sha256()
    for path in sources:
        digest.update(path.relative_to(_HERE).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{version('meldhouse')} ({digest.hexdigest()[:8]})"
