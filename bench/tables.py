"""Live tables on one core: four people at each over real sockets, and one play per second at each table.

The house is the real one (`meldhouse serve`: uvicorn with uvloop, SQLite on disk) in its own process, pinned to one
core; all guests are in this process, pinned to another. First they play each table to some point of its evening, which
is not counted, so that the tables are not all in the same phase. On the same core, with as many guests, runs the least
a server could do: a bare Starlette that forwards every message to the four and confirms it to the sender
(`bench/fan_out.py`). Its guests replay the messages that the house sent to the same table last.

The two take turns, a round at a time, so that anything else the machine does affects both. Processor time is that of
the server's process with all its threads; a play is any act at a table. *Waited* is how long in each second the server
was ready to run while others had its core. The rounds are shown one by one, then their median and the worst.

    .venv/bin/python bench/tables.py --tables 250 --rounds 10
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import itsdangerous
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from meldhouse.journal import Journal
from meldhouse.pieces import new_key
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.terms import Terms
from table_parties import Echoes, Party, Took

AT_ONCE = 16
"""How many tables gather at the same time."""
DEEP = 60
"""The most plays at any table before counting begins."""
ENOUGH = 50.0
"""Milliseconds within which all four should see 99 of 100 plays."""
RATIO = 4.0
"""How many times the processor time of the bare server a play may take."""


class Spent(msgspec.Struct, frozen=True):
    """What a process has used so far, with all its threads, in seconds."""

    processor: float
    waited: float
    """Seconds ready to run while others had the core."""

    @classmethod
    def by(cls, process: int) -> Spent:
        used = waited = 0
        for thread in Path(f"/proc/{process}/task").iterdir():
            on_core, in_line, _ = map(int, (thread / "schedstat").read_text().split())
            used, waited = used + on_core, waited + in_line
        return cls(used / 1e9, waited / 1e9)


class Round(msgspec.Struct, frozen=True):
    rate: float
    """Plays per second."""
    processor: float
    """Microseconds per play."""
    waited: float
    """Milliseconds in every second."""
    answered: tuple[float, float]
    """Milliseconds until the player got confirmation: the median and the 99th percentile."""
    seen: tuple[float, float]
    """Milliseconds until all four had seen it."""


def round_of(plays: Sequence[Took], seconds: float, before: Spent, after: Spent) -> Round:
    answered, seen = (sorted(getattr(play, name) * 1e3 for play in plays) for name in ("answered", "seen"))
    return Round(
        rate=len(plays) / seconds,
        processor=(after.processor - before.processor) / len(plays) * 1e6,
        waited=(after.waited - before.waited) / seconds * 1e3,
        answered=half_and_most(answered),
        seen=half_and_most(seen),
    )


def half_and_most(waits: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile of sorted waits."""
    return waits[len(waits) // 2], waits[int(len(waits) * 0.99)]


@asynccontextmanager
async def server(core: int, port: int, *command: str) -> AsyncIterator[int]:
    """A server that listens there, on one core."""
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)
    os.sched_setaffinity(process.pid, {core})
    try:
        while not _answers(port):
            if process.poll() is not None:
                raise SystemExit(f"The server did not start: {' '.join(command)}")
            await asyncio.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)


def house_on(core: int, port: int, data: Path) -> AbstractAsyncContextManager[int]:
    """The real house, on one core with all its workers."""
    where = ("--data", str(data), "--host", "127.0.0.1", "--port", str(port))
    return server(core, port, "-m", "meldhouse", "serve", *where, "--no-browser")


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def cookies_of(journal: Journal) -> Callable[[Person], str]:
    """The cookie that the house of this journal would give a user."""
    signer = itsdangerous.TimestampSigner((await journal.keep("cookies", new_key)).hex())

    def cookie(person: Person) -> str:
        about = {"id": person.id, "name": person.name, "month": time.strftime("%Y-%m")}
        return f"meldhouse={signer.sign(base64.b64encode(json.dumps(about).encode())).decode()}"

    return cookie


async def house_full_of_tables(data: Path, tables: int, book: str) -> list[Party]:
    """Open the tables in a new house, each with its host, and give everybody the cookie the house would give them."""
    async with await Journal.open(data) as journal:
        hall, cookie = await Hall.open(journal), await cookies_of(journal)

        async def opened(number: int) -> Party:
            people = [Person(f"p{number}-{chair}", f"Guest {number} {chair}") for chair in range(4)]
            id = await hall.new_table(Terms(book=book, title=f"Table {number}"), people[0])
            return Party(id, [cookie(person) for person in people], Random(number))

        parties = await asyncio.gather(*map(opened, range(tables)))
        await hall.close()
        return parties


async def gathered(parties: Sequence[Party], address: str) -> None:
    """Everybody sits down, and plays for a while without being counted."""
    door = asyncio.Semaphore(AT_ONCE)

    async def begin(party: Party) -> None:
        async with door:
            await party.gather(address)
            for _ in range(party.lot.randrange(DEEP)):
                await party.play()
            await party.open_all()

    await asyncio.gather(*map(begin, parties))


async def played(parties: Sequence[Party], process: int, seconds: float) -> Round:
    start, before = time.perf_counter(), Spent.by(process)
    plays = await paced(parties, seconds)
    return round_of(plays, time.perf_counter() - start, before, Spent.by(process))


async def paced(parties: Sequence[Party], seconds: float) -> list[Took]:
    """Every table plays once per second, evenly spread over the second."""
    plays: list[Took] = []
    start = time.perf_counter()

    async def evening(party: Party, due: float) -> None:
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            plays.append(await party.play())
            due += 1.0
        await party.open_all()

    await asyncio.gather(*(evening(one, start + place / len(parties)) for place, one in enumerate(parties)))
    return plays


async def measured(asked: argparse.Namespace, folder: Path, core: int) -> list[tuple[Round, Round]]:
    data, port, other = folder / "house.db", free_port(), free_port()
    parties = await house_full_of_tables(data, asked.tables, asked.book)
    fan_out = (str(Path(__file__).with_name("fan_out.py")), str(other))
    async with (
        house_on(core, port, data) as house,
        server(core, other, *fan_out) as bare,
    ):
        await gathered(parties, f"127.0.0.1:{port}")
        echoes = [Echoes(party) for party in parties]
        await gathered(echoes, f"127.0.0.1:{other}")
        rounds = []
        for _ in range(asked.rounds):
            ours = await played(parties, house, asked.seconds)
            rounds.append((ours, await played(echoes, bare, asked.seconds / 2)))
        await asyncio.gather(*(party.leave() for party in (*parties, *echoes)))
    return rounds


def shown(rounds: list[tuple[Round, Round]], tables: int) -> Table:
    title = f"{tables} tables of four, one play a second each, on one core"
    found = Table(
        "round", "", "plays/s", "µs of processor", "waited ms/s", "answered ms", "seen by all ms", title=title
    )
    for column in found.columns[2:]:
        column.justify = "right"
    for number, pair in enumerate(rounds, 1):
        for name, one in zip(("Meldhouse", "bare fan-out"), pair, strict=True):
            waits = (f"{half:.1f}, 99 of 100: {most:.1f}" for half, most in (one.answered, one.seen))
            figures = (f"{one.rate:.0f}", f"{one.processor:.0f}", f"{one.waited:.0f}", *waits)
            found.add_row(str(number) if name == "Meldhouse" else "", name, *figures)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=5, help="of a round; half of it for the bare server")
    parser.add_argument("--book", default="st-hilary", help="a house of cards")
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; otherwise where temporary files are")
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("There is one core only, and the guests need another than the house: run this on two.")
    os.sched_setaffinity(0, {cores[1]})
    gc.disable()  # collecting garbage for a thousand guests takes long, and would look like a slow house
    console = Console(width=120)
    console.print(f"Load average before: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    with TemporaryDirectory(dir=asked.folder) as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        rounds = runner.run(measured(asked, Path(folder), cores[0]))
    console.print(shown(rounds, asked.tables))
    console.print(f"Load average after: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    for what, found, most in (
        ("99 of 100 plays seen by all within ms", [ours.seen[1] for ours, _ in rounds], ENOUGH),
        ("the same of the bare server, ms", [bare.seen[1] for _, bare in rounds], 0),
        ("processor time over the bare server's", [ours.processor / bare.processor for ours, bare in rounds], RATIO),
    ):
        wanted = f"; at most {most:.0f} is wanted" if most else ""
        console.print(f"{what}: median {median(found):.1f}, worst {max(found):.1f}{wanted}")
    mine, theirs = (median(one.processor for one in side) for side in zip(*rounds, strict=True))
    console.print(f"the median of the one over the median of the other: {mine / theirs:.1f}")


if __name__ == "__main__":
    main()
