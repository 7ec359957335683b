"""Tournaments in a journal: each is one stream, so that one file holds one or many, for the browser and the command
line alike. What is done is on the disk before anybody is told of it."""

from __future__ import annotations

import time
from collections.abc import Mapping

from meldhouse.journal import Journal
from meldhouse.journal.asking import MOST
from meldhouse.journal.ids import new_id
from meldhouse.tournament.acts import AnyAct, Open
from meldhouse.tournament.events import AnyEvent, Step, read_step, write_step
from meldhouse.tournament.tournament import Tournament

LABEL = "events"
"""Every tournament carries it."""


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def stream_of(id: str) -> str:
    return f"event/{id}"


def id_of(stream: str) -> str:
    """
    >>> id_of(stream_of("mn4k2p9xyz"))
    'mn4k2p9xyz'
    """
    return stream.partition("/")[2]


def label_of(person: str) -> str:
    """Carried by the tournaments that somebody has to do with."""
    return f"events-of/{person}"


async def read(journal: Journal, id: str) -> Tournament:
    """As it is kept; one without steps where there is none."""
    entries = await journal.read(stream_of(id))
    return Tournament(read_step(entry.body) for entry in entries)


async def ids(journal: Journal, label: str = LABEL, *, limit: int = 1_000) -> list[str]:
    """The tournaments that carry a label, the newest first."""
    return [id_of(found.stream) for found in await journal.labelled(label, limit=limit)]


async def begin(journal: Journal, act: Open, *, by: str, at: int, called: str = "") -> str:
    """A new tournament, and its id; `Refused` where no such tournament can be."""
    tournament = Tournament()
    tournament.apply(act, by=by, at=at, called=called)
    return await bring(journal, tournament.log, by=by)


async def bring(journal: Journal, steps: list[Step], *, by: str) -> str:
    """Steps from elsewhere, as a tournament of this journal; and its id. Whoever calls has looked whether they are
    one."""
    id = new_id()
    await _append(journal, id, 0, steps, {LABEL: True, label_of(by): True})
    return id


async def _append(journal: Journal, id: str, after: int, steps: list[Step], labels: Mapping[str, bool]) -> None:
    """What is too much for one append carries its labels with the last portion: nobody finds it before it is whole."""
    bodies = [write_step(step) for step in steps]
    for at in range(0, len(bodies), MOST):
        last = at + MOST >= len(bodies)
        await journal.append(stream_of(id), after + at, bodies[at : at + MOST], labels=labels if last else {})


class Kept:
    """A tournament and where it is kept."""

    def __init__(self, journal: Journal, id: str, tournament: Tournament) -> None:
        self.journal, self.id, self.tournament = journal, id, tournament

    async def do(self, *todo: AnyAct, by: str, at: int, called: str = "", id: str = "") -> tuple[AnyEvent, ...]:
        """Do it and keep it: all of it, or `Refused` and nothing. With an `id` it is done once, however often it is
        sent; then it is one act."""
        before = self.tournament.version
        try:
            then = [each for act in todo for each in self.tournament.apply(act, by=by, at=at, called=called, id=id)]
            await _append(self.journal, self.id, before, self.tournament.log[before:], {})
        except BaseException:
            if self.tournament.version != before:  # what the disk does not have did not happen
                self.tournament = await read(self.journal, self.id)
            raise
        return tuple(then)
