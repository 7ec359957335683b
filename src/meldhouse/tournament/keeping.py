"""Tournaments in a journal: one stream is one tournament, and one file holds as many as one likes.

What is answered for is on the disk. If writing fails, the tournament is read again from what is there.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import msgspec

from meldhouse.game import Refused
from meldhouse.journal import Journal, JournalError
from meldhouse.tournament import acts
from meldhouse.tournament.events import AnyEvent, Step, read_step, write_step
from meldhouse.tournament.tournament import LogError, Tournament

LABEL = "tournament"
OVER = "tournament-over"
STREAM = "tournament/"


class NoTournament(LookupError):
    """There is none of that name here; the sentence says what to do."""

    def __init__(self, id: str) -> None:
        super().__init__(f"There is no tournament “{id}” here. Choose one from the list, or open a new one.")


class Head(msgspec.Struct, frozen=True, array_like=True):
    """What a list shows, so that nobody has to read a whole stream for it."""

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
    """A tournament and the place where it is kept; one act at a time."""

    def __init__(self, journal: Journal, id: str, tournament: Tournament) -> None:
        self.journal, self.id, self.tournament = journal, id, tournament
        self._turn = asyncio.Lock()

    async def apply(self, act: acts.AnyAct, *, by: str, at: int) -> tuple[AnyEvent, ...]:
        """Do it, and answer when it is on the disk; `Refused` and a failing disk change nothing."""
        async with self._turn:
            before = len(self.tournament.log)
            then = self.tournament.apply(act, by=by, at=at)
            steps = self.tournament.log[before:]
            if not steps:
                return then
            labels = {LABEL: True, OVER: self.tournament.state.finished}
            try:
                await self.journal.append(STREAM + self.id, before, [write_step(step) for step in steps], labels=labels)
            except JournalError:
                self.tournament = Tournament(self.tournament.log[:before])
                await self._read_again()
                raise
            return then

    async def _read_again(self) -> None:
        """Somebody else may have written: then what is on the disk counts."""
        with suppress(JournalError, LogError):
            self.tournament = (await load(self.journal, self.id)).tournament


async def create(journal: Journal, act: acts.Open, *, by: str, at: int, id: str | None = None) -> Kept:
    """A new tournament; `Refused` says why it cannot be opened."""
    kept = Kept(journal, id or secrets.token_hex(5), Tournament())
    if (refusal := kept.tournament.verify(act, by=by, at=at)) is not None:
        raise Refused(refusal)
    head = msgspec.json.encode(Head(act.title, act.book if len(act.book) < 80 else ""))
    await journal.keep(STREAM + kept.id, lambda: head)
    await kept.apply(act, by=by, at=at)
    return kept


async def load(journal: Journal, id: str) -> Kept:
    """`NoTournament`, or `LogError` where the stream is none."""
    try:
        entries = await journal.read(STREAM + id)
    except JournalError as problem:
        if problem.code == "bad-input":  # no stream can have that name
            raise NoTournament(id) from None
        raise
    if not entries:
        raise NoTournament(id)
    return Kept(journal, id, Tournament(steps_of([entry.body for entry in entries])))


def steps_of(bodies: list[bytes]) -> list[Step]:
    steps = []
    for number, body in enumerate(bodies, 1):
        try:
            steps.append(read_step(body))
        except msgspec.DecodeError as problem:
            raise LogError(f"Step {number} cannot be read: {problem}.") from None
    return steps


async def listing(journal: Journal, *, limit: int = 100) -> list[Listed]:
    """The tournaments that are kept here, the latest first."""
    over = {found.stream for found in await journal.labelled(OVER, limit=limit)}
    rows = []
    for found in await journal.labelled(LABEL, limit=limit):
        head = msgspec.json.decode(await journal.keep(found.stream, lambda: b'["",""]'), type=Head)
        id = found.stream.removeprefix(STREAM)
        rows.append(Listed(id, head.title, head.book, found.at, found.stream in over))
    return rows
