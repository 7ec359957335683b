"""Tournaments in a journal: one stream is one tournament, and one file holds any number of them, for the browser and
the command line alike.

What is confirmed is on disk. If writing fails, the tournament is read again from what is there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from meldhouse.game import Refused
from meldhouse.journal import Conflict, Journal, JournalError
from meldhouse.journal.asking import MOST
from meldhouse.journal.ids import new_id
from meldhouse.messages import FactError, fact
from meldhouse.tournament import acts
from meldhouse.tournament.events import AnyEvent
from meldhouse.tournament.steps import Step, read_step, write_step
from meldhouse.tournament.tournament import LogError, Tournament

LABEL = "events"
OVER = "events-over"
STREAM = "event/"


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def label_of(person: str) -> str:
    """Carried by the tournaments that this person has opened, or has a role in."""
    return f"events-of/{person}"


class NoTournament(FactError):
    """There is no tournament with that name here."""

    def __init__(self, id: str) -> None:
        super().__init__(fact("no-tournament", id=id))


class Head(msgspec.Struct, frozen=True, array_like=True):
    """What a list shows, so that it need not read whole streams."""

    title: str
    book: str


class Listed(msgspec.Struct, frozen=True):
    id: str
    title: str
    book: str
    at: int
    """When something last happened in it."""
    over: bool


class Kept:
    """The single owner of a tournament and its storage: one act at a time, and readers wait for writes, so nothing is
    shown that could be lost."""

    def __init__(self, journal: Journal, id: str, tournament: Tournament) -> None:
        self.journal, self.id, self.tournament = journal, id, tournament
        self._turn = asyncio.Lock()

    async def look(self) -> Tournament:
        """As it is on disk. Use it before the next `await`."""
        async with self._turn:
            return self.tournament

    async def apply(
        self, act: acts.AnyAct, *, by: str, at: int, called: str = "", id: str = ""
    ) -> tuple[AnyEvent, ...]:
        """Do it, and return when it is on disk; if that is refused or the disk fails, nothing changes."""
        return await self.apply_all((act,), by=by, at=at, called=called, id=id)

    async def apply_all(
        self,
        together: Sequence[acts.AnyAct],
        *,
        by: str,
        at: int,
        called: str = "",
        id: str = "",
        bulk: str = "",
    ) -> tuple[AnyEvent, ...]:
        """Do all of them in order; or `Refused`, and none. Sent again under the same `id`, they are not done again.
        They are undone together, with everything else under the same `bulk`. If somebody else wrote first, or an answer
        from the disk was missed, that is noticed, and it is tried again."""
        async with self._turn:
            try:
                return await self._done(together, by, at, called, id, bulk)
            except Conflict:
                return await self._done(together, by, at, called, id, bulk)

    async def _done(
        self, together: Sequence[acts.AnyAct], by: str, at: int, called: str, id: str, bulk: str
    ) -> tuple[AnyEvent, ...]:
        before, then = self.tournament.version, list[AnyEvent]()
        if id and len(together) > 1 and self.tournament.was_sent(by, id):
            return ()
        bulk = bulk or (str(before + 1) if len(together) > 1 else "")
        try:
            for number, act in enumerate(together):
                then += self.tournament.apply(act, by=by, at=at, called=called, id="" if number else id, bulk=bulk)
        except Refused:
            if self.tournament.version > before:
                self.tournament = Tournament(self.tournament.log[:before])
            raise
        takes = any(isinstance(act, acts.Accept) for act in together)
        await self._write(before, {label_of(by): True} if takes else {})
        return tuple(then)

    async def _write(self, before: int, more: Mapping[str, bool]) -> None:
        labels = {LABEL: True, OVER: self.tournament.state.finished, **more}
        try:
            await _append(self.journal, self.id, before, self.tournament.log[before:], labels)
        except BaseException:
            self.tournament = Tournament(self.tournament.log[:before])
            await self._read_again()
            raise

    async def _read_again(self) -> None:
        """Somebody else may have written: then what is on disk counts."""
        with suppress(JournalError, LogError, NoTournament):
            self.tournament = (await load(self.journal, self.id)).tournament


async def create(
    journal: Journal, act: acts.Open, *, by: str, at: int, called: str = "", id: str | None = None
) -> Kept:
    """A new tournament; `Refused` says why it cannot be opened."""
    tournament = Tournament()
    tournament.apply(act, by=by, at=at, called=called)
    return await bring(journal, tournament, id=id)


async def bring(journal: Journal, tournament: Tournament, *, id: str | None = None) -> Kept:
    """Keep a tournament from elsewhere here too."""
    kept = Kept(journal, id or new_id(), tournament)
    opened = tournament.state.opened
    assert opened is not None
    head = msgspec.json.encode(Head(opened.title, opened.book if len(opened.book) < 80 else ""))
    await journal.keep(STREAM + kept.id, lambda: head)
    labels = {LABEL: True, OVER: tournament.state.finished, label_of(tournament.log[0].by): True}
    await _append(journal, kept.id, 0, tournament.log, labels)
    return kept


async def _append(journal: Journal, id: str, after: int, steps: Sequence[Step], labels: Mapping[str, bool]) -> None:
    """A stream too large for one append gets its labels with the last portion: nobody finds it before it is
    complete."""
    bodies = [write_step(step) for step in steps]
    for at in range(0, len(bodies), MOST):
        last = at + MOST >= len(bodies)
        await journal.append(STREAM + id, after + at, bodies[at : at + MOST], labels=labels if last else {})


async def load(journal: Journal, id: str) -> Kept:
    """Raises `NoTournament`, or `LogError` if the stream is not a tournament."""
    try:
        entries = await journal.read(STREAM + id)
    except ValueError:  # no stream can have that name
        raise NoTournament(id) from None
    if not entries:
        raise NoTournament(id)
    return Kept(journal, id, Tournament(steps_of([entry.body for entry in entries])))


def steps_of(bodies: Sequence[bytes]) -> list[Step]:
    steps = []
    for number, body in enumerate(bodies, 1):
        try:
            steps.append(read_step(body))
        except msgspec.DecodeError as problem:
            raise LogError(fact("log-unreadable", number=number, problem=str(problem))) from None
    return steps


async def listing(journal: Journal, label: str = LABEL, *, limit: int = 100) -> list[Listed]:
    """The tournaments kept here, the latest first."""
    over = {found.stream for found in await journal.labelled(OVER, limit=limit)}
    rows = []
    for found in await journal.labelled(label, limit=limit):
        head = msgspec.json.decode(await journal.keep(found.stream, lambda: b'["",""]'), type=Head)
        id = found.stream.removeprefix(STREAM)
        rows.append(Listed(id, head.title, head.book, found.at, found.stream in over))
    return rows
