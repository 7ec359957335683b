"""How often something is tried by lot: a little in every run, and a lot in `make soak`."""

from __future__ import annotations

import os

SOAK = bool(os.environ.get("SOAK"))


def times(few: int, many: int) -> int:
    return many if SOAK else few
