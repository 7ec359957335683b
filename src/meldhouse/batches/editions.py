"""Which Meldhouse this is: its version, and a digest of its sources."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

_HERE = Path(__file__).parent.parent


@cache
def edition() -> str:
    """Different editions may give different results. The version is not enough: code changes between releases."""
    sources = sorted([*_HERE.rglob("*.py"), *_HERE.rglob("*.toml")])
    digest = sha256()
    for path in sources:
        digest.update(path.relative_to(_HERE).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{version('meldhouse')} ({digest.hexdigest()[:8]})"
