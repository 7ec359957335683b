"""Servers that are killed in the midst of writing: what was acknowledged is there, and nothing is there by half."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from meldhouse.journal import Journal, JournalError

HERE = Path(__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(HERE.parents[1] / "src")}
KILLS = {"sqlite": 25, "postgresql": 8}

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")


class Writers:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process, self.acknowledged = process, dict[str, int]()

    def start(self) -> int:
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return int(self.line().removeprefix("alive "))

    def line(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline().strip()
        assert line, "the writer ended by itself"
        return line

    def heard(self) -> bool:
        """One more answer, or False when the writer is dead."""
        if (line := self.line()) == "dead":
            return False
        stream, version = line.split()
        self.acknowledged[stream] = int(version)
        return True

    def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        while self.heard():  # what was said before it died
            pass


@contextmanager
def writers(where: str) -> Iterator[Writers]:
    with subprocess.Popen(
        [sys.executable, HERE / "crashing.py", where],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Writers(process)


async def judge(where: str, acknowledged: dict[str, int]) -> None:
    async with await opened(where) as journal:
        labelled = {found.stream for found in await journal.labelled("open")}
        for number in range(6):
            stream = f"table/{number}"
            version = await journal.version(stream)
            assert version >= acknowledged.get(stream, 0), "what was acknowledged is gone"
            assert version % 2 == 0, "an append was written by half"
            assert (stream in labelled) == (version % 4 == 2), "a label was written without its entries"
            assert await journal.check(stream) is None
            entries = await journal.read(stream)
            assert [entry.version for entry in entries] == list(range(1, version + 1))
            assert all(entry.body.startswith(b"%d" % entry.version) for entry in entries)


async def opened(where: str) -> Journal:
    """A database server notices a little later than the system that somebody has died."""
    for _ in range(500):
        try:
            return await Journal.open(where)
        except JournalError as problem:
            if problem.code != "in-use" or "://" not in where:
                raise
            await asyncio.sleep(0.01)
    raise AssertionError("the dead one is still in the way")


def test_killed_writers_lose_nothing_that_was_acknowledged(where: str):
    lot = Random(1)
    with writers(where) as found:
        for kill in range(KILLS["postgresql" if "://" in where else "sqlite"]):
            pid = found.start()
            if kill % 5 == 0:
                time.sleep(lot.uniform(0, 0.05))  # perhaps while it opens the journal, or makes it
            else:
                for _ in range(lot.randrange(1, 60)):
                    assert found.heard()
            found.kill(pid)
            asyncio.run(judge(where, found.acknowledged))
    assert len(found.acknowledged) == 6


def test_a_second_server_is_refused_as_long_as_the_first_lives(where: str):
    async def open_it() -> None:
        async with await opened(where):
            pass

    with writers(where) as found:
        pid = found.start()
        found.heard()
        with pytest.raises(JournalError, match="is in use by another server"):
            asyncio.run(Journal.open(where))
        assert found.heard()
        found.kill(pid)
        asyncio.run(open_it())


SERVER = """
import os, sys, time
from pathlib import Path
from meldhouse.journal.owning import Ownership
owned = Ownership(Path(sys.argv[1]))
if worker := os.fork():
    print(worker, flush=True)
time.sleep(60)
"""


def test_a_worker_that_outlives_a_killed_server_does_not_hold_its_file(tmp_path: Path):
    """Bots think in processes of their own, which a killed server cannot take with it."""
    where = str(tmp_path / "house.journal")

    async def open_it() -> None:
        async with await Journal.open(where) as journal:
            assert await journal.append("table", 0, [b"x"]) == 1

    with subprocess.Popen([sys.executable, "-c", SERVER, where], env=ENVIRONMENT, stdout=subprocess.PIPE) as server:
        assert server.stdout
        worker = int(server.stdout.readline())
        try:
            with pytest.raises(JournalError, match="in use"):
                asyncio.run(Journal.open(where))
            server.kill()
            server.wait()
            os.kill(worker, 0)  # it is still there
            asyncio.run(open_it())
        finally:
            server.kill()
            os.kill(worker, signal.SIGKILL)


WORKERS = """
import os, sys
from pathlib import Path
from meldhouse.journal.owning import Ownership
owned = Ownership(Path(sys.argv[1]))
def worker():
    files = [os.open(os.devnull, os.O_RDONLY) for _ in range(5)]
    child = os.fork()
    if not child:
        for file in files:
            os.fstat(file)
        os._exit(0)
    os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
child = os.fork()
if not child:
    worker()
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_the_worker_of_a_worker_keeps_its_own_files(tmp_path: Path):
    """What the server had open under the same number is closed in the first of them already."""
    where = str(tmp_path / "house.journal")
    ended = subprocess.run([sys.executable, "-c", WORKERS, where], env=ENVIRONMENT, timeout=60, capture_output=True)
    assert ended.returncode == 0, ended.stderr.decode()


@pytest.mark.skipif(sys.platform != "linux", reason="no other system locks a file itself beside SQLite")
def test_another_name_of_the_file_is_the_same_file(tmp_path: Path):
    """By a hard link, in another folder: SQLite would not notice, and each would spoil what the other writes."""
    where, other = tmp_path / "house.journal", tmp_path / "other" / "club.journal"
    other.parent.mkdir()
    with writers(str(where)) as found:
        pid = found.start()
        found.heard()
        os.link(where, other)
        with pytest.raises(JournalError, match="is in use by another server"):
            asyncio.run(Journal.open(other))
        assert found.heard()
        found.kill(pid)


def test_another_name_of_a_file_that_this_process_has_open_is_refused(tmp_path: Path):
    async def twice() -> None:
        where, other = tmp_path / "house.journal", tmp_path / "club.journal"
        async with await Journal.open(where) as journal:
            os.link(where, other)
            with pytest.raises(JournalError, match="already open in this program"):
                await Journal.open(other)
            assert await journal.append("table", 0, [b"x"]) == 1

    asyncio.run(twice())
