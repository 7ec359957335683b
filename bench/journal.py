"""Appends per second to the journal, compared with bare `sqlite3` writing the same rows with the same pragmas.

*One stream* appends, waits for the answer and appends again, as one table does; *many streams* do so at the same time.
Bare `sqlite3` has no queue, no versions to compare and no hashes to make. It runs once with one row per commit,
compared with one stream, and once with as many rows per commit as there are streams, compared with many. Processor time
is that of all threads together.

    .venv/bin/python bench/journal.py --seconds 3 --streams 250
    .venv/bin/python bench/journal.py --postgres postgresql://user@host/empty_database
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from rich.console import Console
from rich.table import Table

from meldhouse.journal import Journal

BODY = bytes(range(250))
"""About the size of an act at a table."""
TURNS = 5


class Tally(msgspec.Struct):
    name: str
    waits: list[float] = []
    """Seconds each append took."""
    clock: float = 0.0
    processor: float = 0.0

    def numbers(self) -> tuple[float, float, float]:
        """Appends per second, microseconds of processor time for each, and the 99th percentile in milliseconds."""
        waits = sorted(self.waits)
        return len(waits) / self.clock, self.processor / len(waits) * 1e6, waits[int(len(waits) * 0.99)] * 1e3

    @contextmanager
    def counting(self) -> Iterator[None]:
        clock, processor = time.perf_counter(), time.process_time()
        yield
        self.clock += time.perf_counter() - clock
        self.processor += time.process_time() - processor


async def journal(where: str, streams: int, seconds: float, tally: Tally) -> None:
    async def fill(stream: str, version: int) -> None:
        while (start := time.perf_counter()) < end:
            version = await opened.append(stream, version, [BODY])
            tally.waits.append(time.perf_counter() - start)

    async with await Journal.open(where) as opened:
        names = [f"table/{streams}/{number}" for number in range(streams)]
        versions = [await opened.append(name, await opened.version(name), [BODY]) for name in names]
        end = time.perf_counter() + seconds
        with tally.counting():
            await asyncio.gather(*map(fill, names, versions))


def bare(where: str, streams: int, seconds: float, tally: Tally) -> None:
    with closing(sqlite3.connect(where, isolation_level=None)) as connection:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE IF NOT EXISTS streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)")
        connection.execute(
            "CREATE TABLE IF NOT EXISTS entries (stream INTEGER REFERENCES streams, version INTEGER, at INTEGER, "
            "body BLOB, chain BLOB, PRIMARY KEY (stream, version))"
        )
        names = ((number, str(number)) for number in range(streams))
        connection.executemany("INSERT OR IGNORE INTO streams VALUES (?, ?)", names)
        version = connection.execute("SELECT max(version) FROM entries").fetchone()[0] or 0
        end = time.perf_counter() + seconds
        with tally.counting():
            while (start := time.perf_counter()) < end:
                version += 1
                rows = [(number, version, 0, BODY, BODY[:32]) for number in range(streams)]
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
                connection.execute("COMMIT")
                tally.waits += [time.perf_counter() - start] * streams


def side_by_side(folder: str, streams: int, seconds: float) -> tuple[Tally, Tally]:
    """In turns, since a disk is not always equally fast."""
    several, rows = ("one stream", "one row") if streams == 1 else (f"{streams} streams", f"{streams} rows")
    ours, theirs = Tally(f"journal, {several}"), Tally(f"bare sqlite3, {rows} a commit")
    for _ in range(TURNS):
        asyncio.run(journal(f"{folder}/{streams}.journal", streams, seconds / TURNS, ours))
        bare(f"{folder}/{streams}.bare", streams, seconds / TURNS, theirs)
    return ours, theirs


def compared(pairs: list[tuple[Tally, Tally | None]]) -> Table:
    table = Table("", "appends/s", "ratio", "µs of processor", "ratio", "p99 ms", "ratio", title="The journal")
    for column in table.columns[1:]:
        column.justify = "right"
    for ours, theirs in pairs:
        own = ours.numbers()
        other = theirs.numbers() if theirs else None
        ratios = [f"{a / b:.2f}" for a, b in zip(own, other, strict=True)] if other else [""] * 3
        table.add_row(ours.name, *(cell for pair in zip(_shown(*own), ratios, strict=True) for cell in pair))
        if theirs and other:
            table.add_row(theirs.name, *(cell for number in _shown(*other) for cell in (number, "")))
        table.add_section()
    return table


def _shown(each: float, processor: float, wait: float) -> tuple[str, str, str]:
    return f"{each:,.0f}", f"{processor:.0f}", f"{wait:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5, help="for each row")
    parser.add_argument("--streams", type=int, default=250)
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; otherwise where temporary files are")
    parser.add_argument("--postgres", metavar="URL", help="an empty database of PostgreSQL, measured too")
    asked = parser.parse_args()
    numbers = (1, asked.streams)
    pairs: list[tuple[Tally, Tally | None]] = []
    with TemporaryDirectory(dir=asked.folder) as folder:
        pairs += [side_by_side(folder, streams, asked.seconds) for streams in numbers]
    for streams in numbers if asked.postgres else ():
        tally = Tally(f"journal in PostgreSQL, {streams} at once")
        asyncio.run(journal(asked.postgres, streams, asked.seconds, tally))
        pairs.append((tally, None))
    Console().print(compared(pairs))


if __name__ == "__main__":
    main()
