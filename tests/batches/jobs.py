"""Functions for portions that are done elsewhere: they must be found by name there."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Lock


def squares(portion: Sequence[int]) -> list[int]:
    return [number * number for number in portion]


def unlike(first: int, portion: Sequence[int]) -> int:
    """Fails from a number on; the portion that fails first takes longest."""
    if portion[-1] >= first:
        time.sleep(0.2 if first in portion else 0)
        raise KeyError("seven")
    return sum(portion)


class Stubborn(Exception):
    """An exception that cannot travel: whoever unpacks it would have to know both."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def stubborn(_portion: Sequence[int]) -> None:
    raise Stubborn("this", "that")


def unsendable(_portion: Sequence[int]) -> object:
    return Lock()


def dies_once(marker: str, portion: Sequence[int]) -> int:
    """The first process that meets the number seven is killed."""
    if 7 in portion and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return sum(portion)


def dies(portion: Sequence[int]) -> int:
    if 7 in portion:
        os.kill(os.getpid(), signal.SIGKILL)
    return sum(portion)


def whose(portion: Sequence[int]) -> int:
    """Which process does this; all but the first portions never end."""
    if portion[0] > 1:
        signal.pause()
    return os.getpid()


def waits(marker: str, portion: Sequence[int]) -> int:
    """Which process does this; all but the first portions wait until they may go on."""
    while portion[0] > 1 and not Path(marker).exists():
        time.sleep(0.02)
    return os.getpid()
