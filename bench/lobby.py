"""A house with years of history: how long its first lobby and a table of a hundred hands take, compared with folding
every stream from its first step.

Random hands are played once and written under many names, to a hundred tables by default; one person sat at all of
them, and comes to the lobby. Another person has thirty tables, each with its own book. Every round starts the house
twice: after removing all snapshots, so that every stream is folded from its first step, and then with the snapshots
this left. Processor time is that of all threads, and the ratio is of it; *still* is the longest time in which the event
loop did nothing for anybody else.

    .venv/bin/python bench/lobby.py --tables 100 --hands 100
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.table import Table as Shown

from honest import Honest
from meldhouse.game import steward, to_act
from meldhouse.journal import Journal
from meldhouse.journal.asking import MOST
from meldhouse.journal.ids import new_id
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.referee.claims import adjudicate
from meldhouse.tables import entries as on, requests as ask
from meldhouse.tables.asking import HOUSE, Asked, Person, answer
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.kept.labels import labels_of
from meldhouse.tables.room.house import bot_acts
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms, book_of
from meldhouse.web.house.live_lobby import LiveLobby
from meldhouse.web.identity.people import Person as Visitor

BOOKS = ("st-hilary", "n42pa", "npa", "bend")
OWN = 30
"""Tables with their own books."""
HOST, OWNER = Person("bench", "Host"), Person("owner", "Owner")
TICK = 0.001


class Evening:
    """One table where a person and bots play at random, and the log of it."""

    def __init__(self, book: str, lot: Random, host: Person = HOST) -> None:
        self.table, self.lot, self.host, self.asked = Table(new_id()), lot, host, 0
        self.honest = Honest(self.table.id, lot)
        opening = on.Step((on.Opened(Terms(book=book, level="novice"), host.id), on.Sat("S", host.id, host.name)))
        self.table.follow(opening)
        self.written = [on.write_step(opening)]

    def played(self, hands: int) -> Evening:
        while not (self.table.number >= hands and self.table.is_scored):
            if self.table.stage in ("gathering", "over"):
                self._ask(ask.Start, {})
            elif self.table.stage == "between":
                self._deal()
            else:
                self._act()
        return self

    def _deal(self) -> None:
        page = {"number": self.table.number, "seat": "S", "fair": {"attempt": self.table.next_deal.attempt}}
        said = self.honest.ready(page)
        self._ask(ask.Ready, {name: said[name] for name in ("hand", "attempt", "commitment")})
        if (sheet := self.table.next_deal.sheet) is not None:
            self._ask(ask.Open, {"seal": sheet.seal, "number": self.honest.numbers[sheet.place]})

    def _act(self) -> None:
        hand = self.table.hand
        assert hand is not None
        chore = steward.next_chore(hand) if hand.turn is None else None
        action = chore or chance_action(hand, to_act(hand)[0], self.lot)
        laid = self.table.laid_down(action)
        verdict = adjudicate(*laid) if laid is not None else None
        if self.table.chairs[action.seat].is_present:
            self._ask(ask.Act, {"action": action}, verdict)
        else:
            asked = Asked(HOUSE, ask.Look(id="bot"), self._seed, verdict)
            self.written.append(on.write_step(bot_acts(self.table, action, asked)))

    def _ask(self, kind: type[ask.Request], details: dict[str, object], verdict: object = None) -> None:
        self.asked += 1
        request = kind(id=f"q{self.asked}", at=self.table.version, **details)
        self.written.append(on.write_step(answer(self.table, Asked(self.host, request, self._seed, verdict))))

    def _seed(self) -> bytes:
        return self.lot.randbytes(32)


def own_book(number: int) -> str:
    return f'extends = "st-hilary"\nname = "own-{number}"\ntitle = "Own {number}"\n[match]\ntarget = {140 + number}\n'


async def old_house(file: Path, tables: int, hands: int) -> list[str]:
    """Tables played long ago."""
    ids = []
    async with await Journal.open(file) as journal:
        evenings = [Evening(book, Random(book)).played(hands) for book in BOOKS]
        few = [Evening(own_book(number), Random(number), OWNER).played(2) for number in range(OWN)]
        for evening in [*few, *(evenings[number % len(evenings)] for number in range(tables))]:
            ids.append(new_id())
            for at in range(0, len(evening.written), MOST):
                bodies = evening.written[at : at + MOST]
                await journal.append(ids[-1], at, bodies, labels=labels_of(evening.table))
    return ids[-tables:]


class Took(msgspec.Struct):
    """Milliseconds."""

    clock: float = 0.0
    processor: float = 0.0
    still: float = 0.0


async def timed(work: Callable[[], Awaitable[object]]) -> Took:
    took, ends = Took(), asyncio.Event()

    async def watch() -> None:
        while not ends.is_set():
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            took.still = max(took.still, (time.perf_counter() - before - TICK) * 1e3)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(5 * TICK)
    start, used = time.perf_counter(), time.process_time()
    await work()
    took.clock, took.processor = (time.perf_counter() - start) * 1e3, (time.process_time() - used) * 1e3
    ends.set()
    await watching
    return took


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Hall]:
    book_of.cache_clear()  # as after a server start
    async with await Journal.open(file) as journal:
        hall = await Hall.open(journal)
        try:
            yield hall
        finally:
            await hall.close()


async def visited(file: Path, table: str) -> dict[str, Took]:
    """What a user waits for after the house starts."""
    found = {}

    async def lobby(hall: Hall, who: Person = HOST) -> None:
        rooms, visitor = LiveLobby(hall), Visitor(who.id, who.name)
        await rooms.my_houses(visitor)
        await rooms.open_tables(visitor)
        await rooms.my_tables(visitor)
        await rooms.my_games(visitor)

    start, used = time.perf_counter(), time.process_time()
    async with opened(file) as hall:
        spent = time.perf_counter() - start, time.process_time() - used
        found["opening the house"] = Took(*(one * 1e3 for one in spent))
        found["the first lobby"] = await timed(lambda: lobby(hall))
        found["the next lobby"] = await timed(lambda: lobby(hall))
        found["of thirty own books"] = await timed(lambda: lobby(hall, OWNER))
        found["a table into its room"] = await timed(lambda: hall.room(table))
    return found


def forget(file: Path) -> None:
    """Remove the snapshots."""
    with closing(sqlite3.connect(file)) as data, suppress(sqlite3.OperationalError):
        data.execute("DELETE FROM snapshots")
        data.commit()


def shown(rounds: list[tuple[dict[str, Took], dict[str, Took]]], tables: int, hands: int) -> Shown:
    title = f"{tables} tables of {hands} hands, and {OWN} by books of their own"
    found = Shown("ms: clock, processor, still", "from the first step", "from snapshots", "ratio", title=title)
    for column in found.columns[1:]:
        column.justify = "right"
    for name in rounds[0][0]:
        sides = [[one[name] for one in side] for side in zip(*rounds, strict=True)]
        figures = [
            (median(one.clock for one in side), median(one.processor for one in side), max(one.still for one in side))
            for side in sides
        ]
        shown = (", ".join(f"{number:,.0f}" for number in each) for each in figures)
        found.add_row(name, *shown, f"{figures[0][1] / figures[1][1]:.0f}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--hands", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; otherwise where temporary files are")
    asked = parser.parse_args()
    rounds = []
    with TemporaryDirectory(dir=asked.folder) as folder:
        file = Path(folder) / "house.db"
        ids = asyncio.run(old_house(file, asked.tables, asked.hands))
        for turn in range(asked.rounds):
            forget(file)
            table = ids[turn % len(ids)]
            rounds.append(tuple(asyncio.run(visited(file, table)) for _ in range(2)))
    Console().print(shown(rounds, asked.tables, asked.hands))


if __name__ == "__main__":
    main()
