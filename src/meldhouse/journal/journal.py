"""The journal, as used from a server's event loop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, ParamSpec, Self, TypeVar

from sqlalchemy.exc import DBAPIError

from meldhouse.journal.asking import (
    LARGEST,
    MOST,
    check_append,
    check_body,
    check_name,
    check_page,
    check_snapshot,
    check_version,
)
from meldhouse.journal.backups import Contents, Progress, copy, no_progress, refuse_others, restore
from meldhouse.journal.entries import Entry, Found
from meldhouse.journal.errors import JournalError
from meldhouse.journal.places import Location
from meldhouse.journal.postgres import Database
from meldhouse.journal.reading import Reader
from meldhouse.journal.snapshots import Snapshot
from meldhouse.journal.sqlite import File
from meldhouse.journal.upgrading import upgrade
from meldhouse.journal.writer import Writer
from meldhouse.journal.writing import Append, Forget, Job, Keep, Snap
from meldhouse.messages import Message, fact

READERS = 4
"""The number of reader threads."""

Clock = Callable[[], int]
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
Folded = TypeVar("Folded")

log = logging.getLogger(__name__)
_NO_LABELS: Mapping[str, bool] = MappingProxyType({})


def now() -> int:
    return time.time_ns() // 1_000_000


class Damage(NamedTuple):
    """The result of verifying the whole journal."""

    faults: dict[str, Message]
    """By stream: a sentence about the first entry that does not fit."""
    whole: int
    """How many other streams there are."""


class Journal:
    """Append-only streams, for one event loop.

    >>> from tempfile import TemporaryDirectory
    >>> async def evening(folder):
    ...     async with await Journal.open(f"{folder}/house.journal", clock=lambda: 0) as journal:
    ...         await journal.append("table/7", 0, [b"opened"], labels={"open": True})
    ...         await journal.append("table/7", 1, [b"seated S", b"seated W"])
    ...         return [entry.body for entry in await journal.read("table/7", after=1)], await journal.labelled("open")
    >>> with TemporaryDirectory() as folder:
    ...     asyncio.run(evening(folder))
    ([b'seated S', b'seated W'], [Found(stream='table/7', version=3, at=0)])
    """

    def __init__(self, where: str, place: Location, reader: Reader, writer: Writer, clock: Clock) -> None:
        """Use `open`."""
        self.where = where
        """The address it was opened with, which may contain a password."""
        self._place, self._reader, self._writer, self._clock = place, reader, writer, clock
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(READERS, "journal-reader")
        self._closing: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, where: str | Path, *, clock: Clock = now) -> Self:
        """The journal in a file, or at ``postgresql://user@host/database``; a new one is made where there is none."""
        place = _place(where)
        return cls(str(where), place, *await asyncio.to_thread(_opened, place, asyncio.get_running_loop()), clock)

    async def append(
        self, stream: str, after: int, bodies: Sequence[bytes], *, labels: Mapping[str, bool] = _NO_LABELS
    ) -> int:
        """Write all bodies or none, and only if the stream ends at version `after`. Returns the new version.

        Labels that are True are set with it, those that are False removed. Returns when everything is on disk. If the
        caller is canceled while waiting, it is written anyway.
        """
        check_append(stream, after, bodies, labels)
        self._check_open()
        future: asyncio.Future[int] = self._loop.create_future()
        self._writer.put(Append(future, stream, after, tuple(bodies), dict(labels), self._clock()))
        return await future

    async def read(self, stream: str, after: int = 0) -> list[Entry]:
        check_name("stream", stream)
        check_version(after)
        return await self._ask(self._reader.read, stream, after)

    async def version(self, stream: str) -> int:
        """The stream's last version; 0 if there is no such stream."""
        check_name("stream", stream)
        return await self._ask(self._reader.version, stream)

    async def check(self, stream: str) -> Message | None:
        """Walk the chain: the first entry that does not fit, or None."""
        check_name("stream", stream)
        return await self._ask(self._reader.check, stream)

    async def damage(self) -> Damage | None:
        """Walk every chain, one after the other: what does not fit, and how many streams do; None if all fit."""
        streams = await self._ask(self._reader.streams)
        faults = {stream: fault for stream in streams if (fault := await self.check(stream))}
        return Damage(faults, len(streams) - len(faults)) if faults else None

    async def labelled(self, label: str, *, limit: int = 100, before: Found | None = None) -> list[Found]:
        """The streams with that label, newest first; `before` goes on after the last of a page."""
        check_name("label", label)
        check_page(limit, before)
        return await self._ask(self._reader.labelled, label, limit, before)

    async def keep(self, name: str, make: Callable[[], bytes]) -> bytes:
        """The setting stored under that name; if there is none yet, one is made now."""
        check_name("setting", name)
        if (found := await self._ask(self._reader.kept, name)) is not None:
            return found
        made = make()
        check_body(made)
        self._check_open()
        future: asyncio.Future[bytes] = self._loop.create_future()
        self._writer.put(Keep(future, name, made))
        return await future

    def snap(self, stream: str, version: int, name: str, form: str, body: bytes) -> None:
        """Store a snapshot of the stream up to `version`, replacing the one with the same name. `form` must change
        whenever the same entries would produce something else. It is written in the background, and a failure is not
        reported, even if the snapshot is too large: it can always be made again."""
        check_name("stream", stream)
        check_version(version)
        check_snapshot(name, form)
        if len(body) <= LARGEST:
            self._put_unasked(Snap(self._loop.create_future(), stream, version, name, form, body))

    def forget(self, stream: str) -> None:
        """Drop every snapshot of this stream, so that it is rebuilt from its entries alone."""
        check_name("stream", stream)
        self._put_unasked(Forget(self._loop.create_future(), stream))

    def _put_unasked(self, job: Job) -> None:
        if self._closing is None:
            self._check_open()
            job.future.add_done_callback(_missed)
            self._writer.put(job)

    async def fold(self, stream: str, after: int, fold: Callable[[Iterator[list[Entry]]], Folded]) -> Folded:
        """Fold the entries after that one, in chunks, in a separate thread."""
        check_name("stream", stream)
        check_version(after)
        self._check_open()
        return await asyncio.to_thread(lambda: fold(self._pages(stream, after)))

    def _pages(self, stream: str, after: int) -> Iterator[list[Entry]]:
        for page in self._reader.pages(stream, after):
            if self._closing is not None:
                raise self._closed()
            yield page

    async def snapshots(self, streams: Collection[str], name: str, form: str) -> dict[str, Snapshot]:
        """The snapshots of several streams, whether or not the streams have grown since."""
        if len(streams) > MOST:
            raise ValueError(f"Ask for the snapshots of at most {MOST} streams at a time.")
        for stream in streams:
            check_name("stream", stream)
        check_snapshot(name, form)
        return await self._ask(self._reader.snapshots, streams, name, form)

    async def back_up(self, target: Path) -> Contents:
        """Make a whole, verified copy in another file, with everything acknowledged so far."""
        self._check_open()
        return await self._loop.run_in_executor(self._threads, copy, _file(self._place), target)

    @property
    def file(self) -> Path | None:
        """Its path, if it is a file."""
        return self._place.path if isinstance(self._place, File) else None

    async def close(self) -> None:
        """Finish what was submitted, and release the place for another server."""
        if self._closing is None:
            self._check_open()
            self._closing = self._loop.run_in_executor(None, self._close)
        await asyncio.shield(self._closing)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _close(self) -> None:
        self._writer.finish()
        self._threads.shutdown()
        self._reader.close()
        self._place.release()

    async def _ask(self, question: Callable[Asked, Answer], *asked: Asked.args, **_: Asked.kwargs) -> Answer:
        self._check_open()
        return await self._loop.run_in_executor(self._threads, question, *asked)

    def _check_open(self) -> None:
        if self._closing is not None:
            raise self._closed()
        if asyncio.get_running_loop() is not self._loop:
            raise RuntimeError("A journal serves the loop in which it was opened; open it in this one.")

    def _closed(self) -> JournalError:
        return JournalError("closed", fact("journal-closed", place=self._place.name))


def _missed(future: asyncio.Future[object]) -> None:
    if not future.cancelled() and (problem := future.exception()) is not None:
        log.warning("a snapshot was not kept: %s", problem)


def _place(where: str | Path) -> Location:
    text = str(where)
    if text.startswith(("postgresql://", "postgres://")):
        return Database("postgresql" + text[text.index(":") :])
    if "://" in text or text.startswith(":") or "\0" in text or not text:
        raise JournalError("cannot-open", fact("journal-no-place", text=text))
    return File(Path(where))


def reader_at(where: str) -> Reader:
    """A reader of the journal there, even while a server in another process writes to it. If this process serves it,
    close the reader first: closing the journal releases this process's locks on the file."""
    return Reader(_place(where))


def back_up(where: str | Path, target: Path, *, replace: bool = False, told: Progress = no_progress) -> Contents:
    """Make a whole copy of the journal there, even while a server in another process writes to it."""
    file = _file(_place(where))
    refuse_others(file)
    return copy(file, target, replace=replace, told=told)


def put_back(
    source: Path, where: str | Path, *, replace: bool = False, told: Progress = no_progress
) -> tuple[Contents, Path | None]:
    """Put a copy where the journal is opened from now on; returns the new name of the previous file."""
    return restore(source, _file(_place(where)), replace=replace, told=told)


def _file(place: Location) -> Path:
    if not isinstance(place, File):
        raise JournalError("by-itself", fact("journal-by-itself"))
    return place.path


def _opened(place: Location, loop: asyncio.AbstractEventLoop) -> tuple[Reader, Writer]:
    try:
        connection = place.connect()
        try:
            upgrade(connection, place.name)
            return Reader(place), Writer(place, connection, loop)
        except BaseException:
            connection.close()
            raise
    except BaseException as problem:
        place.release()
        if isinstance(problem, DBAPIError):
            raise place.said(problem) from problem
        raise
