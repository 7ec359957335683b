"""Waiting for something that another thread or process brings about: until it is so, and not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds: much more than anything takes, even where many tests run at once."""


def wait_until(is_so: Callable[[], object], otherwise: Callable[[], str] | str, *, patience: float = PATIENCE) -> None:
    """`otherwise`: what to say when it does not come."""
    end = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < end, otherwise if isinstance(otherwise, str) else otherwise()
        time.sleep(0.02)
