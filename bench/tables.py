"""Live tables on one core: four people at each over real sockets, and each table makes one play a second.

The house is the real one (`meldhouse serve`: uvicorn with uvloop, SQLite on the disk) in a process of its own, pinned
to one core; all its guests are in this process, pinned to another. First they play each table to some point of its
evening, so that the tables are not all in the same phase; then the plays are counted. After that comes the least that
could be done, under the same pace: a bare Starlette that hands every message on to the four, as long as ours are, and
tells whoever sent it that this is done (`bench/fan_out.py`).

Processor time is that of the server's process with all its threads, a play is any act at a table. All figures are
medians over the windows. It ends by itself.

    .venv/bin/python bench/tables.py --tables 250 --seconds 40
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
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory

import itsdangerous
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from meldhouse.journal import Journal
from meldhouse.pieces import new_key
from meldhouse.tables.asking import Person
from meldhouse.tables.hall import Hall
from meldhouse.tables.terms import Terms
from table_parties import Echoes, Party, Took

WINDOW = 5.0
"""Seconds; every figure is found for each of them, and the median is shown."""
AT_ONCE = 16
"""So many tables gather at the same time."""
DEEP = 60
"""No table is further in its evening than so many plays when the counting begins."""
ENOUGH = 50.0
"""Milliseconds within which 99 of 100 plays should be seen by all four."""
RATIO = 4.0
"""And how many times the processor time of the bare server a play may take."""


class Window(msgspec.Struct):
    plays: list[Took]
    seconds: float
    processor: float

    def numbers(self) -> list[float]:
        """Plays a second, microseconds of processor time for each, and milliseconds: half and 99 of 100, until it was
        answered and until all had seen it."""
        answered, seen = (sorted(getattr(play, name) * 1e3 for play in self.plays) for name in ("answered", "seen"))
        found = [len(self.plays) / self.seconds, self.processor / len(self.plays) * 1e6]
        return found + [waits[int(len(waits) * part)] for waits in (answered, seen) for part in (0.5, 0.99)]


def processor_time(process: int) -> float:
    """Seconds that all threads of a process have used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def server(core: int, port: int, *command: str) -> AsyncIterator[int]:
    """Something that listens there, on one core."""
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


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


async def house_full_of_tables(data: Path, tables: int, book: str) -> list[Party]:
    """Open the tables in a new house, each with its host, and give everybody the cookie the house would give him."""
    async with await Journal.open(data) as journal:
        signer = itsdangerous.TimestampSigner((await journal.keep("cookies", new_key)).hex())
        hall = await Hall.open(journal)

        def cookie(person: Person) -> str:
            about = {"id": person.id, "name": person.name, "month": time.strftime("%Y-%m")}
            return f"meldhouse={signer.sign(base64.b64encode(json.dumps(about).encode())).decode()}"

        parties = []
        for number in range(tables):
            people = [Person(f"p{number}-{chair}", f"Guest {number} {chair}") for chair in range(4)]
            id = await hall.new_table(Terms(book=book, title=f"Table {number}"), people[0])
            parties.append(Party(id, [cookie(person) for person in people], Random(number)))
        await hall.close()
        return parties


async def evening(parties: list[Party], address: str, process: int, seconds: float) -> list[Window]:
    """Everybody sits down, plays for a while without being counted, and then once a second."""
    door = asyncio.Semaphore(AT_ONCE)

    async def begin(party: Party) -> None:
        async with door:
            await party.gather(address)
            for _ in range(party.lot.randrange(DEEP)):
                await party.play()

    await asyncio.gather(*map(begin, parties))
    await asyncio.sleep(1)
    plays: list[Took] = []
    start = time.perf_counter() + 0.5

    async def paced(party: Party, due: float) -> None:
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            plays.append(await party.play())
            due += 1.0

    playing = [asyncio.create_task(paced(one, start + place / len(parties))) for place, one in enumerate(parties)]
    windows = []
    await asyncio.sleep(start - time.perf_counter())
    while time.perf_counter() < start + seconds - WINDOW / 2:
        counted, clock, processor = len(plays), time.perf_counter(), processor_time(process)
        await asyncio.sleep(WINDOW)
        now = time.perf_counter()
        windows.append(Window(plays[counted:], now - clock, processor_time(process) - processor))
    await asyncio.gather(*playing)
    await asyncio.gather(*(party.leave() for party in parties))
    return windows


async def measured(tables: int, seconds: float, book: str, folder: Path, core: int) -> tuple[list[float], list[float]]:
    data, port = folder / "house.db", free_port()
    parties = await house_full_of_tables(data, tables, book)
    serve = ("-m", "meldhouse", "serve", "--data", str(data), "--host", "127.0.0.1", "--port", str(port))
    async with server(core, port, *serve, "--no-browser") as process:
        ours = await evening(parties, f"127.0.0.1:{port}", process, seconds)
    port = free_port()
    long = round(mean(length for party in parties for length in party.news))
    echoes: list[Party] = [Echoes(f"t{number}", Random(number), long) for number in range(tables)]
    async with server(core, port, str(Path(__file__).with_name("fan_out.py")), str(port)) as process:
        bare = await evening(echoes, f"127.0.0.1:{port}", process, seconds / 2)
    return _medians(ours), _medians(bare)


def _medians(windows: list[Window]) -> list[float]:
    return [median(column) for column in zip(*(window.numbers() for window in windows), strict=True)]


def shown(ours: list[float], bare: list[float], tables: int) -> Table:
    names = ("plays/s", "µs of processor", "answered p50 ms", "p99", "seen by all p50 ms", "p99")
    found = Table("", *names, title=f"{tables} tables of four, one play a second each, on one core")
    for column in found.columns[1:]:
        column.justify = "right"
    for name, row in (("Meldhouse", ours), ("bare fan-out", bare)):
        found.add_row(name, *(f"{number:.0f}" for number in row[:2]), *(f"{number:.1f}" for number in row[2:]))
    found.add_row("ratio", *(f"{a / b:.2f}" for a, b in zip(ours, bare, strict=True)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=40, help="that are counted; half of it for the bare server")
    parser.add_argument("--book", default="st-hilary", help="a house of cards")
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; otherwise where temporary files are")
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("There is one core only, and the guests need another than the house: run this on two.")
    os.sched_setaffinity(0, {cores[1]})
    gc.disable()  # a thousand guests are much to sweep up after, and whoever waits for that would blame the house
    console = Console()
    console.print(f"Load average before: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    with TemporaryDirectory(dir=asked.folder) as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        ours, bare = runner.run(measured(asked.tables, asked.seconds, asked.book, Path(folder), cores[0]))
    console.print(shown(ours, bare, asked.tables))
    console.print(f"Load average after: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    for what, number, most in (
        ("p99 until all have seen it, ms", ours[5], ENOUGH),
        ("processor time over the bare server's", ours[1] / bare[1], RATIO),
    ):
        console.print(f"{what}: {number:.1f}, and at most {most:.0f} is wanted")


if __name__ == "__main__":
    main()
