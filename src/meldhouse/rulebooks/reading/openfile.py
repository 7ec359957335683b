"""Reading a file that people name, without ever hanging."""

from __future__ import annotations

import errno
import os
import select
import stat
from pathlib import Path

PATIENCE = 10.0
"""Seconds that a pipe may stay silent: long enough for a slow program, short enough for a person."""
_CHUNK = 64 * 1024


class SilentPipe(TimeoutError):
    """A pipe that nobody wrote to for this many `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        self.seconds = seconds


def read_bytes(path: str | Path, most: int) -> bytes:
    """At most `most` bytes of a file, a pipe or a device.

    A pipe that nobody writes to raises `SilentPipe`; a plain open would hang forever.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags)
    try:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        return _read(descriptor, most, may_be_silent=not stat.S_ISREG(mode) and hasattr(os, "O_NONBLOCK"))
    finally:
        os.close(descriptor)


def _read(descriptor: int, most: int, *, may_be_silent: bool) -> bytes:
    parts: list[bytes] = []
    left = most
    while left:
        if may_be_silent and not select.select([descriptor], [], [], PATIENCE)[0]:
            raise SilentPipe(PATIENCE)
        try:
            part = os.read(descriptor, min(left, _CHUNK))
        except BlockingIOError:  # another reader was quicker
            continue
        if not part:
            break
        parts.append(part)
        left -= len(part)
    return b"".join(parts)
