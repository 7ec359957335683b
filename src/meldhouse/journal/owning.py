"""One server owns a file, by locks that the system releases when its process ends, however it ends.

There are two. One is on a lock file beside it, against processes that use the same name, even before the file exists.
The other is on the file itself, against processes that use another name for it (a hard link): SQLite would keep a
second change log beside that name, and the two would corrupt each other.
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
        # This is the kind of lock that worker processes do not inherit: they may outlive a killed server.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "linux":

    def _lock_itself(file: int) -> None:
        # This is the other kind: SQLite has locks of the first kind on the file, and closing it anywhere in this
        # process would release ours. On other systems the two kinds conflict, so there is no lock.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _let_go() -> None:
        """A worker process that was forked off owns nothing."""
        for file in _OWNED.values():
            os.close(file)
        _OWNED.clear()  # the numbers may be reused for other files, which this worker's own workers must keep

    os.register_at_fork(after_in_child=_let_go)
else:

    def _lock_itself(_file: int) -> None:
        pass


NEW = b"new"
"""The lock file's content until the file itself has any."""

_OWNED: dict[tuple[int, int], int] = {}
"""The files this process owns, by device and inode, with their descriptors: system locks only keep other processes
out."""

_ONE_AT_A_TIME = Lock()


class Ownership:
    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self.is_new = False
        """Whether there was no such file before, or only an empty one."""
        self._files: list[int] = []
        self._inode = (0, 0)
        with _ONE_AT_A_TIME:
            # Check before opening: closing either file again would release all locks of this process, SQLite's too.
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
        if self.is_new:  # noted before the file exists, so a file of 0 bytes is known to be new
            os.lseek(self._files[0], 0, os.SEEK_SET)
            os.write(self._files[0], NEW)
        self._lock_one(_lock_itself, self._opened(self.path, os.O_RDONLY))

    def _lock_one(self, lock: Callable[[int], None], file: int) -> None:
        try:
            lock(file)
        except (BlockingIOError, PermissionError):  # some disks cannot lock, which is another error
            raise JournalError("in-use", fact("journal-in-use", place=str(self.path))) from None

    def _opened(self, name: str | Path, use: int) -> int:
        # Only its owner may read it: it holds the cards of every table and the server's signing key.
        self._files.append(os.open(name, use | os.O_CREAT, 0o600))
        return self._files[-1]

    def _read(self) -> bytes:
        os.lseek(self._files[0], 0, os.SEEK_SET)
        return os.read(self._files[0], len(NEW))

    def has_begun(self) -> None:
        """Note that the file has content from now on."""
        if self.is_new:
            os.ftruncate(self._files[0], 0)

    def make_way(self) -> None:
        """Let another file replace this one, which Windows forbids while it is open. The lock beside it still keeps
        others out."""
        with _ONE_AT_A_TIME:
            self._close(self._files[1:])

    def release(self) -> None:
        """The lock file stays: removing it could remove one that another process has just locked."""
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
