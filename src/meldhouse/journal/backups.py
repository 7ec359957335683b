"""Whole copies of a journal file: made while a server writes to it, verified, and restored.

A copy is a single SQLite file without a `-wal` beside it, so that it can be moved around as it is. It gets its final
name only when all of it has been verified.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import msgspec

from meldhouse.journal.asking import check_name
from meldhouse.journal.entries import Chain
from meldhouse.journal.errors import Code, JournalError
from meldhouse.journal.owning import Ownership
from meldhouse.journal.reading import entries_of
from meldhouse.journal.schema import ENTRIES, FORMS, METADATA, STREAMS, VERSION_TABLE
from meldhouse.journal.sqlite import MAGIC, PATIENCE
from meldhouse.messages import Message, fact, written

PAGES = 256
"""Pages to copy between two progress reports."""
BESIDE = ("-wal", "-shm")
"""The files SQLite keeps beside one that is open, or was not closed."""

Progress = Callable[[int], None]
"""Called with the progress in percent."""


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """What a verified file contains."""

    streams: dict[str, int]
    """How many streams, by the first part of their names; the empty string for names without parts."""
    entries: int
    last_at: int
    """When the last entry was written, in milliseconds since 1970; 0 if there is none."""
    size: int
    """The size of the file in bytes."""
    is_older: bool = False
    """An older version of Meldhouse made it; opening it upgrades it."""


def no_progress(_percent: int) -> None:
    """Ignores progress."""


def dated(stem: str) -> str:
    """A name for a copy made now."""
    return f"{stem}-{datetime.now():%Y-%m-%d-%H%M%S}.db"


def copy(source: Path, target: Path, *, replace: bool = False, told: Progress = no_progress) -> Contents:
    """Copy everything acknowledged so far into a new file; an incomplete copy is removed."""
    _refuse_target(source, target, replace=replace)
    if Path(f"{target}-wal").exists():  # SQLite would read it into the copy
        raise JournalError("in-use", fact("journal-copy-open", file=str(target)))
    with _part_of(target) as part:
        contents = _copied(source, part, told)
        with nullcontext() if replace else _only_one(target):
            _put(part, target)
    return contents


def restore(
    source: Path, target: Path, *, replace: bool = False, told: Progress = no_progress
) -> tuple[Contents, Path | None]:
    """Put a copy where a house is served from; returns where the previous file is kept now."""
    refuse_others(source)
    _refuse_target(source, target, replace=replace)
    try:
        owned = Ownership(target)
    except OSError as problem:
        raise _unwritten(target, problem) from None
    try:
        if not owned.is_new and not replace:  # it was created in the meantime
            raise _exists(target)
        with _part_of(target) as part:
            contents = _copied(source, part, told)
            owned.make_way()
            kept = _laid_aside(target, is_new=owned.is_new)
            _put(part, target)
            owned.has_begun()
    except BaseException:
        if owned.is_new:
            owned.make_way()
            target.unlink(missing_ok=True)
        raise
    finally:
        owned.release()
    return contents, kept


def refuse_others(file: Path) -> None:
    """Refuse files named by mistake. Never call it for a file this process has open: reading that would release
    SQLite's locks."""
    if file.is_dir():
        raise JournalError("cannot-open", fact("journal-folder", file=str(file)))
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(MAGIC))
    except FileNotFoundError:
        raise JournalError("no-file", fact("journal-no-file", file=str(file))) from None
    except (OSError, ValueError) as problem:
        raise JournalError("read-only", fact("journal-unread", file=str(file), why=_why(problem))) from None
    if not begins:
        raise _nothing(file)
    if begins != MAGIC:
        raise JournalError("other-program", fact("journal-other-program", file=str(file)))


def _refuse_target(source: Path, target: Path, *, replace: bool) -> None:
    with suppress(OSError):
        if target.samefile(source):
            raise JournalError("bad-input", fact("journal-same-file", file=str(target)))
    if target.is_dir():
        raise JournalError("cannot-open", fact("journal-folder", file=str(target)))
    if not target.parent.is_dir():
        raise JournalError("cannot-open", fact("journal-no-folder", folder=str(target.parent)))
    if target.exists() and not replace:
        raise _exists(target)


@contextmanager
def _only_one(target: Path) -> Iterator[None]:
    """Reserve the name with an empty file, so that a file created in the meantime is not overwritten."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise _exists(target) from None
    try:
        yield
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _put(part: Path, target: Path) -> None:
    """Rename into place, and sync the folder: the name must survive a power cut, too."""
    os.replace(part, target)
    if os.name == "nt":  # folders cannot be opened there
        return
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        with suppress(OSError):  # some network disks cannot; the copy is there anyway
            os.fsync(folder)
    finally:
        os.close(folder)


@contextmanager
def _part_of(target: Path) -> Iterator[Path]:
    """A temporary file beside the target, removed again unless it is renamed. Only its owner may read it: it holds the
    cards of every table and the server's signing key."""
    try:
        number, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=".part", dir=target.parent)
        os.close(number)
    except OSError as problem:
        raise _unwritten(target, problem) from None
    part = Path(name)
    try:
        yield part
    except OSError as problem:
        raise _unwritten(target, problem) from None
    finally:
        for end in ("", "-journal", *BESIDE):
            Path(f"{part}{end}").unlink(missing_ok=True)


def _copied(source: Path, part: Path, told: Progress) -> Contents:
    """A consistent snapshot of the source, however much is written to it meanwhile."""
    try:
        with closing(_opened(source)) as live, closing(sqlite3.connect(part, isolation_level=None)) as made:
            live.execute("BEGIN")
            live.execute("SELECT count(*) FROM sqlite_master").fetchone()  # the snapshot is taken here
            live.backup(
                made, pages=PAGES, progress=lambda _, left, of: told(50 * (of - left) // max(1, of)), sleep=0.05
            )
            live.rollback()
            made.execute("PRAGMA journal_mode = DELETE")
            contents = _looked_through(made, source, lambda percent: told(50 + percent // 2))
    except sqlite3.Error as problem:
        raise _said(source, part, problem) from None
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    return msgspec.structs.replace(contents, size=part.stat().st_size)


def _opened(source: Path) -> sqlite3.Connection:
    address = source.absolute().as_uri()
    found = sqlite3.connect(f"{address}?mode=rw", uri=True, timeout=PATIENCE, isolation_level=None)
    try:
        found.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        found.close()
        if Path(f"{source}-wal").exists() or os.access(source.parent, os.W_OK):
            raise
        return sqlite3.connect(f"{address}?immutable=1", uri=True, isolation_level=None)  # a disk that nobody writes to
    except BaseException:
        found.close()
        raise
    return found


def _looked_through(file: sqlite3.Connection, name: Path, told: Progress) -> Contents:
    tables = {found for (found,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        raise _nothing(name)
    if VERSION_TABLE not in tables:
        raise JournalError("other-program", fact("journal-other-program", file=str(name)))
    form = {found for (found,) in file.execute(f"SELECT version_num FROM {VERSION_TABLE}")}
    if newer := form.difference(FORMS):
        raise JournalError("newer", fact("journal-newer", file=str(name), form=min(newer)))
    is_older = form != {FORMS[-1]}
    needed = {STREAMS.name, ENTRIES.name} if is_older else set(METADATA.tables)
    if lacks := sorted(needed - tables):
        raise _damaged(name, fact("journal-no-table", table=lacks[0]))
    for (fault,) in file.execute("PRAGMA integrity_check(1)"):
        if fault != "ok":
            raise _damaged(name, written(" ".join(str(fault).split())))
    if file.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise _damaged(name, fact("journal-no-stream"))
    return _walked(file, name, told, is_older=is_older)


def _walked(file: sqlite3.Connection, name: Path, told: Progress, *, is_older: bool) -> Contents:
    """Verify every stream, entry by entry, along its hash chain."""
    (number,) = file.execute("SELECT count(*) FROM entries").fetchone()
    kinds: Counter[str] = Counter()
    seen = last = 0
    rows = file.execute(
        "SELECT streams.name, version, at, body, chain FROM streams JOIN entries ON stream = streams.id "
        "ORDER BY streams.id, version"
    )
    for stream, its in groupby(rows, key=itemgetter(0)):
        try:
            check_name("stream", stream)
            entries = entries_of(stream, [row[1:] for row in its])
        except ValueError as problem:
            raise _damaged(name, written(str(problem))) from None
        except JournalError as problem:
            raise _damaged(name, problem.message) from None
        if fault := Chain(stream).fault(entries):
            raise _damaged(name, fault)
        kinds["/".join(stream.split("/")[:-1])] += 1
        seen, last = seen + len(entries), max(last, entries[-1].at)
        told(100 * seen // max(1, number))
    if seen != number:
        raise _damaged(name, fact("journal-entries-lost", number=number - seen))
    return Contents(streams=dict(kinds), entries=seen, last_at=last, size=0, is_older=is_older)


def _laid_aside(target: Path, *, is_new: bool) -> Path | None:
    """Rename the existing file together with SQLite's files beside it: an old `-wal` would be read into the new file. A
    file that `is_new` was made with the lock and is empty."""
    ends = BESIDE if is_new else ("", *BESIDE)
    present = [end for end in ends if Path(f"{target}{end}").exists()]
    if not present:
        return None
    kept, number = Path(f"{target}.before"), 1
    while any(Path(f"{kept}{end}").exists() for end in ("", *BESIDE)):
        number += 1
        kept = Path(f"{target}.before-{number}")
    for end in present:
        os.rename(f"{target}{end}", f"{kept}{end}")
    return kept if "" in present else None


def _exists(target: Path) -> JournalError:
    return JournalError("exists", fact("journal-exists", file=str(target)))


def _nothing(file: Path) -> JournalError:
    return JournalError("damaged", fact("journal-empty", file=str(file), beside=f"{file.name}-wal"))


def _damaged(file: Path, why: Message) -> JournalError:
    return JournalError("damaged", fact("journal-damaged", file=str(file), why=why))


def _unwritten(file: Path, problem: OSError) -> JournalError:
    code: Code = "full" if problem.errno == errno.ENOSPC else "read-only"
    return JournalError(code, fact("journal-unwritten", file=str(file), why=_why(problem)))


def _why(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem)


def _said(source: Path, part: Path, problem: sqlite3.Error) -> JournalError:
    code = getattr(problem, "sqlite_errorcode", -1) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return JournalError("full", fact("journal-copy-full", folder=str(part.parent), why=str(problem)))
    if code == sqlite3.SQLITE_IOERR:
        return JournalError("full", fact("journal-copy-full", folder=str(part.parent), why=str(problem)))
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_AUTH):
        return JournalError("read-only", fact("journal-unread", file=str(source), why=str(problem)))
    if code == sqlite3.SQLITE_NOTADB:
        return JournalError("other-program", fact("journal-other-program", file=str(source)))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return JournalError("busy", fact("journal-busy", file=str(source)))
    return _damaged(source, written(str(problem)))
