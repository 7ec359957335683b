"""One server owns a file: a lock beside it, which the system lets go of when its process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Lock

from meldhouse.journal.errors import JournalError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        # Of the two kinds of lock, the one that worker processes do not inherit: they may outlive a killed server.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_OWNED: set[Path] = set()
"""What this process owns: the system's locks only keep other processes out."""

_ONE_AT_A_TIME = Lock()


class Ownership:
    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        with _ONE_AT_A_TIME:
            # To look would be too late later: closing the file once more lets go of the lock, whoever has it here.
            if self.path in _OWNED:
                raise JournalError("in-use", f"{path} is open in this process already; close it there first.")
            self._file = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(self._file)
            except OSError as problem:
                os.close(self._file)
                if not isinstance(problem, (BlockingIOError, PermissionError)):
                    raise  # there are disks on which nothing can be locked
                raise JournalError(
                    "in-use", f"{path} is in use by another server; stop that one first, or name another file."
                ) from None
            _OWNED.add(self.path)

    def release(self) -> None:
        """The lock file stays: who removed it could take away the one that somebody has just locked."""
        with _ONE_AT_A_TIME:
            _OWNED.discard(self.path)
            os.close(self._file)
