"""How long seated players wait for each other while the house is attacked: each load compared with quiet minutes.

The house is the real one (`meldhouse serve`) in its own process, on one core with all its workers. The guests are in
this process on another core; they play real hands over real sockets, one play per second at each table. Each load comes
from its own low-priority process on the guests' core, over loopback only (`bench/attacks.py`), with its processor time
counted separately. Quiet and hostile phases take turns, in several rounds, so that anything else the machine does
affects both; a load is compared with the quiet phases right before and after it. The difference between neighboring
quiet phases is the noise, and is shown, too. A load ends before its phase is over, so that cleaning up after it is
counted.

    .venv/bin/python bench/hostile.py --tables 50 --rounds 3
    .venv/bin/python bench/hostile.py windows books
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count, pairwise
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import IO, Any

import msgspec
import uvloop
from rich.console import Console
from rich.table import Table

from attacks import LOADS, Attack, Target
from meldhouse.journal import Journal
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.kept.labels import labels_of
from meldhouse.tables.terms import Terms
from table_parties import Party
from tables import Spent, cookies_of, free_port, gathered, half_and_most, house_full_of_tables, house_on, paced

sys.path.append(str(Path(__file__).parents[1] / "tests" / "tables"))
from table_walker import Walk

TWICE = 2.0
"""How many times as long as in quiet minutes 99 of 100 plays may take until everybody has seen them."""
WARMING = 15.0
"""Seconds played without being counted, until the house has its bots ready."""
SWEEPING = 3.0
"""Seconds at the end of a hostile phase after the load has ended."""
SETTLED, PATIENCE = 1.5, 60.0
"""A phase is quiet when the house works at most this many times as much as in the first one, or after this many seconds
at the latest."""
LONG, HANDS, OLD = 20, 100, 2_000
OWN_BOOKS = 30


class Phase(msgspec.Struct):
    load: str
    """Empty for a quiet phase."""
    waits: list[float] = []
    """Milliseconds until everybody had seen a play."""
    house: float = 0.0
    """Seconds of processor time of the house, workers included,"""
    attackers: float = 0.0
    """and of the attackers."""
    did: dict[str, int] = {}
    settled: float = 0.0
    """Seconds until the house had no more work than before; played but not counted."""


async def furnished(data: Path, port: int, parties: Sequence[Party]) -> Target:
    """What else is in the house: a user's thirty books, long evenings, and a table of attackers."""
    async with await Journal.open(data) as journal:
        hall, cookie = await Hall.open(journal), await cookies_of(journal)
        owner, regular = Person("owner", "Owner"), Person("regular", "Regular")
        for number in range(OWN_BOOKS):
            book = f'extends = "npa"\nname = "own-{number}"\ntitle = "Own {number}"\n' + "# why\n" * 200
            await hall.new_table(Terms(book=book, title=f"Own {number}", access="link"), owner)
        people = [Person(f"mallory-{chair}", "Mallory") for chair in range(4)]
        own = await hall.new_table(Terms(book="st-hilary", title="Mallory"), people[0])
        long = [await _evening(journal, regular, lot, HANDS) for lot in range(LONG)]
        old = await _evening(journal, regular, LONG, OLD)
        await hall.close()
        return Target(
            port=port,
            address="",
            tables=tuple(party.id for party in parties),
            own=own,
            seated=tuple(map(cookie, people)),
            owner=cookie(owner),
            long=tuple(long),
            old=old,
            regular=cookie(regular),
        )


async def _evening(journal: Journal, host: Person, lot: int, hands: int) -> str:
    people = (host, *(Person(f"long-{lot}-{chair}", f"Guest {chair}") for chair in range(3)))
    walk = Walk(Terms(book="st-hilary", title="A long evening", access="link"), Random(lot), people)
    walk.sit_everybody()
    while walk.table.number < hands or not walk.table.is_scored:
        if not walk.do_due():
            walk.settle()
            walk.deal()
    for at in range(0, len(walk.written), 500):
        await journal.append(walk.id, at, walk.written[at : at + 500], labels=labels_of(walk.table))
    return walk.id


class Attackers:
    """A load in its process, from an address not used before."""

    _addresses = count(1)

    def __init__(self, load: str, target: Target, core: int) -> None:
        command = [sys.executable, str(Path(__file__).with_name("attacks.py")), load]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        os.sched_setaffinity(self._process.pid, {core})
        number = next(self._addresses)
        address = f"127.{1 + number // 250}.{1 + number % 250}.1"
        self._say(msgspec.json.encode(msgspec.structs.replace(target, address=address)))
        _lines(self._process.stdout).readline()

    def begin(self) -> None:
        self._say(b"go")

    def _say(self, line: bytes) -> None:
        stdin = _lines(self._process.stdin)
        stdin.write(line + b"\n")
        stdin.flush()

    def end(self) -> tuple[float, dict[str, int]]:
        """The attackers' processor time, and what they did."""
        used = Spent.by(self._process.pid).processor
        _lines(self._process.stdin).close()
        told: dict[str, Any] = msgspec.json.decode(_lines(self._process.stdout).readline())
        self._process.wait()
        if told["problem"]:
            raise RuntimeError(f"The load failed: {told['problem']}")
        return used, told["did"]


def _lines(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


class Evening:
    """The house, its guests, and the attackers."""

    def __init__(self, parties: Sequence[Party], house: int, target: Target, core: int) -> None:
        self.parties, self.house, self.target, self.core = parties, house, target, core

    async def quiet(self, seconds: float) -> Phase:
        return await self._played(Phase(""), seconds)

    async def settle(self, usual: float) -> float:
        """Play on until the house has recovered from a load; returns the seconds that took."""
        for waited in count():
            before = _work_of(self.house)
            await paced(self.parties, 1.0)
            if _work_of(self.house) - before < usual * SETTLED or waited > PATIENCE:
                return float(waited)
        raise AssertionError

    async def hostile(self, load: str, seconds: float) -> Phase:
        attackers = await asyncio.to_thread(Attackers, load, self.target, self.core)
        phase = Phase(load)

        async def come_and_go() -> None:
            attackers.begin()
            await asyncio.sleep(seconds - SWEEPING)
            phase.attackers, phase.did = await asyncio.to_thread(attackers.end)

        going = asyncio.create_task(come_and_go())
        await self._played(phase, seconds)
        await going
        return phase

    async def _played(self, phase: Phase, seconds: float) -> Phase:
        before = _work_of(self.house)
        phase.waits = [play.seen * 1e3 for play in await paced(self.parties, seconds)]
        phase.house = _work_of(self.house) - before
        return phase


def _work_of(house: int) -> float:
    """Seconds of processor time, workers included."""
    found = Spent.by(house).processor
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            after_name = stat.read_text().rpartition(")")[2].split()
            if int(after_name[1]) == house:
                found += Spent.by(int(stat.parent.name)).processor
    ended = Path(f"/proc/{house}/stat").read_text().rpartition(")")[2].split()[13:15]
    return found + sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def evening(asked: argparse.Namespace, folder: Path, cores: Sequence[int]) -> AsyncIterator[Evening]:
    data, port = folder / "house.db", free_port()
    parties = await house_full_of_tables(data, asked.tables, asked.book)
    target = await furnished(data, port, parties)
    async with house_on(cores[0], port, data) as house:
        mallory = Party(target.own, list(target.seated), Random(0))
        await gathered([*parties, mallory], f"127.0.0.1:{port}")
        await mallory.leave()
        await paced(parties, WARMING)
        yield Evening(parties, house, target, cores[1])
        await asyncio.gather(*(party.leave() for party in parties))


async def measured(
    asked: argparse.Namespace, folder: Path, cores: Sequence[int], told: Callable[[Phase], None]
) -> list[Phase]:
    """Quiet, a load, quiet, the next load … quiet."""
    async with evening(asked, folder, cores) as going_on:
        phases = [await going_on.quiet(asked.quiet)]
        usual = phases[0].house / asked.quiet
        for load in asked.loads * asked.rounds:
            phase = await going_on.hostile(load, asked.seconds)
            phase.settled = await going_on.settle(usual)
            phases += [phase, await going_on.quiet(asked.quiet)]
            told(phase)
            told(phases[-1])
    return phases


class Held(msgspec.Struct, frozen=True):
    """A load compared with the quiet phases around it."""

    load: str
    plays: int
    quiet: tuple[float, float]
    hostile: tuple[float, float]
    noise: float
    """The same ratio for quiet phases: after the load over before it."""
    house: float
    attackers: float
    settled: float
    ratio: float
    """The median of all rounds, since a shared machine has bad moments."""


def held(load: str, phases: Sequence[Phase], seconds: float) -> Held:
    places = [place for place, phase in enumerate(phases) if phase.load == load]
    hostile = [phases[place] for place in places]
    before, after = ([phases[place + step] for place in places] for step in (-1, 1))
    return Held(
        load,
        sum(len(phase.waits) for phase in hostile),
        _waits([*before, *after]),
        _waits(hostile),
        _waits(after)[1] / _waits(before)[1],
        sum(phase.house for phase in hostile) / seconds / len(hostile),
        sum(phase.attackers for phase in hostile) / seconds / len(hostile),
        max(phase.settled for phase in hostile),
        median(_waits([one])[1] / _waits(around)[1] for one, *around in zip(hostile, before, after, strict=True)),
    )


def _waits(phases: Sequence[Phase]) -> tuple[float, float]:
    return half_and_most(sorted(wait for phase in phases for wait in phase.waits))


def shown(results: Sequence[Held], tables: int) -> Table:
    title = f"{tables} tables of four, one play a second each: milliseconds until all have seen a play"
    columns = ("load", "plays", "quiet 50, 99 %", "hostile 50, 99 %", "ratio", "quiet/quiet", "house", "attackers")
    found = Table(*columns, "settled s", "within twice", title=title)
    for column in found.columns[1:]:
        column.justify = "right"
    for one in results:
        waits = (f"{half:.1f}, {most:.1f}" for half, most in (one.quiet, one.hostile))
        cores = (f"{share:.0%}" for share in (one.house, one.attackers))
        name = (getattr(Attack, one.load).__doc__ or one.load).strip()
        says = "yes" if one.ratio <= TWICE else "NO"
        found.add_row(
            name, str(one.plays), *waits, f"{one.ratio:.2f}", f"{one.noise:.2f}", *cores, f"{one.settled:.0f}", says
        )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("loads", nargs="*", metavar="LOAD", help=f"of {', '.join(LOADS)}; all by default")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=15, help="of a hostile phase")
    parser.add_argument("--quiet", type=float, default=10, help="seconds of a quiet phase")
    parser.add_argument("--book", default="st-hilary", help="rules played by, of a card game")
    parser.add_argument("--folder", type=Path, help="where the data are kept; otherwise where temporary files are")
    asked = parser.parse_args()
    if unknown := set(asked.loads) - set(LOADS):
        parser.error(f"There is no load {', '.join(unknown)}.")
    asked.loads = asked.loads or list(LOADS)
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        raise SystemExit("There is only one core, and the guests need another than the server: run this on two.")
    os.sched_setaffinity(0, {cores[1]})
    gc.disable()
    console = Console(width=140)

    def told(phase: Phase) -> None:
        half, most = _waits([phase])
        console.print(f"{phase.load or 'quiet':12} {half:6.1f} {most:7.1f} ms  {phase.did or ''}")

    with TemporaryDirectory(dir=asked.folder) as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        phases = runner.run(measured(asked, Path(folder), cores, told))
    results = [held(load, phases, asked.seconds) for load in dict.fromkeys(asked.loads)]
    console.print(shown(results, asked.tables))
    quiet = [_waits([phase])[1] for phase in phases if not phase.load]
    noise = [max(one, other) / min(one, other) for one, other in pairwise(quiet)]
    console.print(f"Noise: quiet phases beside each other differ {median(noise):.2f} times, at most {max(noise):.2f}.")
    console.print(f"Load average after: {' '.join(f'{load:.1f}' for load in os.getloadavg())}")
    above = [one.load for one in results if one.ratio > TWICE]
    console.print(f"Within twice the quiet value under every load: {'no: ' + ', '.join(above) if above else 'yes'}.")


if __name__ == "__main__":
    main()
