"""One server owns a file: locks that the system lets go of when its process ends, however it ends.

There are two. One lies beside the file, for whoever comes by the same name, also before there is a file. The other is
on the file itself, for whoever comes by another name of it (a hard link): SQLite would keep another log of changes
beside that name, and the two would spoil each other's work.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Lock

from meldhouse.journal.errors import JournalError
from meldhouse.messages import fact

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        # Of the two kinds of lock, the one that worker processes do not inherit: they may outlive a killed server.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "linux":

    def _lock_itself(file: int) -> None:
        # Here it is the other kind: SQLite has locks of the first on the file, and closing it anywhere in this process
        # would let go of ours. On other systems the two kinds get in each other's way, so there is none.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go() -> None:
        """A worker process that was forked off owns nothing."""
        for file in _OWNED.values():
            os.close(file)
        _OWNED.clear()  # the numbers are free for other files, which a worker of the worker must not lose

    os.register_at_fork(after_in_child=_let_go)
else:

    def _lock_itself(_file: int) -> None:
        pass


NEW = b"new"
"""What stands in the lock file until something is in the file itself."""

_OWNED: dict[tuple[int, int], int] = {}
"""What this process owns, by device and inode, since the locks of the system only keep other processes out; and as
which open file it holds it."""

_ONE_AT_A_TIME = Lock()


class Ownership:
    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.is_new = False
        """Whether there was no such file before, or one into which nothing was written yet."""
        self._files: list[int] = []
        self._inode = (0, 0)
        with _ONE_AT_A_TIME:
            # To look would be too late later: closing either file once more lets go of the locks that this process has
            # on it, SQLite's too.
            if self.path.exists() and _inode(os.stat(self.path)) in _OWNED:
                raise JournalError("in-use", fact("journal-open-here", file=str(path)))
            try:
                self._lock_both()
            except BaseException:
                self._close(self._files[:])
                raise
            self._inode = _inode(os.fstat(self._files[1]))
            _OWNED[self._inode] = self._files[1]

    def _lock_both(self) -> None:
        self._lock_one(_lock, self._opened(f"{self.path}.lock", os.O_RDWR))
        self.is_new = not self.path.exists() or self._read() == NEW
        if self.is_new:  # said before there is a file: whoever finds one of 0 bytes knows that nothing was in it yet
            os.lseek(self._files[0], 0, os.SEEK_SET)
            os.write(self._files[0], NEW)
        self._lock_one(_lock_itself, self._opened(self.path, os.O_RDONLY))

    def _lock_one(self, lock: Callable[[int], None], file: int) -> None:
        try:
            lock(file)
        except (BlockingIOError, PermissionError):  # there are disks on which nothing can be locked, which is another
            raise JournalError("in-use", fact("journal-in-use", place=str(self.path))) from None

    def _opened(self, name: str | Path, use: int) -> int:
        # For its owner alone: in it are the cards of every table, and what the server signs with.
        self._files.append(os.open(name, use | os.O_CREAT, 0o600))
        return self._files[-1]

    def _read(self) -> bytes:
        os.lseek(self._files[0], 0, os.SEEK_SET)
        return os.read(self._files[0], len(NEW))

    def has_begun(self) -> None:
        """From now on there is something in the file."""
        if self.is_new:
            os.ftruncate(self._files[0], 0)

    def make_way(self) -> None:
        """Another file can take this one's place, which Windows allows of none that is open. The lock beside it still
        keeps others out."""
        with _ONE_AT_A_TIME:
            self._close(self._files[1:])

    def release(self) -> None:
        """The lock file stays: who removed it could take away the one that somebody has just locked."""
        with _ONE_AT_A_TIME:
            self._close(self._files[:])

    def _close(self, files: list[int]) -> None:
        for file in files:
            if _OWNED.get(self._inode) == file:
                del _OWNED[self._inode]
            self._files.remove(file)
            os.close(file)


def _inode(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino
