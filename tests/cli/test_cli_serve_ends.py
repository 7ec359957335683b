"""However `meldhouse serve` ends, those who think for it go home, and its journal can be opened again."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from time import sleep

import httpx2
import pytest
from cli_runner import says

from meldhouse.journal import Journal
from waiting import PATIENCE, wait_until

PROC = Path("/proc")
WAYS: dict[str, Callable[[int], None]] = {
    "Ctrl-C in a terminal": lambda house: os.killpg(house, signal.SIGINT),  # everybody who was started there hears it
    "SIGTERM": lambda house: os.kill(house, signal.SIGTERM),
    "SIGKILL": lambda house: os.kill(house, signal.SIGKILL),
}


def opened(data: Path) -> subprocess.Popen[bytes]:
    """A house in a session of its own, as in a terminal."""
    command = [sys.executable, "-m", "meldhouse", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    return subprocess.Popen(
        [*command, "--data", str(data)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
    )


def visited(house: subprocess.Popen[bytes]) -> None:
    """Somebody looks for a table, so that others begin to think."""
    assert house.stdout is not None
    while not (found := re.search(rb"http://127[.]0[.]0[.]1:\d+", line := house.stdout.readline())):
        assert line, "It has ended."
    httpx2.get(found[0].decode())


def thinkers(house: int) -> list[int]:
    """Processes that think for it and have settled down to it."""
    found = [int(pid) for pid in (PROC / f"{house}/task/{house}/children").read_text().split()]
    return [pid for pid in found if b"spawn_main" in (PROC / f"{pid}/cmdline").read_bytes() and _minds_no_ctrl_c(pid)]


def _minds_no_ctrl_c(pid: int) -> bool:
    ignored = next(line for line in (PROC / f"{pid}/status").read_text().splitlines() if line.startswith("SigIgn"))
    return bool(int(ignored.split()[1], 16) >> (signal.SIGINT - 1) & 1)


def _lives(pid: int) -> bool:
    """Not one who is dead and whom nobody has buried yet."""
    try:
        return (PROC / f"{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not PROC.is_dir(), reason="only Linux tells there which processes there are")
@pytest.mark.parametrize("way", WAYS)
def test_those_who_think_for_the_house_go_home_with_it(tmp_path: Path, way: str):
    data = tmp_path / "club.db"
    house = opened(data)
    try:
        visited(house)
        wait_until(
            lambda: house.poll() is not None or thinkers(house.pid),
            "Nobody thinks for the house without minding Ctrl-C.",
        )
        assert house.poll() is None
        found = thinkers(house.pid)
        WAYS[way](house.pid)
        said, _ = house.communicate(timeout=PATIENCE)  # ends when everybody who could write there has gone
    finally:
        house.kill()
        house.wait()
        house.stdout.close()
    assert not any(map(_lives, found))
    assert house.returncode == (-signal.SIGKILL if way == "SIGKILL" else 0)
    assert b"Traceback" not in said
    assert (tmp_path / "club.db-wal").exists() == (way == "SIGKILL"), "Only who is killed does not close his journal."
    asyncio.run(_opened_again(data))


async def _opened_again(data: Path) -> None:
    async with await Journal.open(data) as journal:
        assert await journal.keep("cookies", lambda: b"new") != b"new"


@contextmanager
def says_goodbye(data: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A house that is asked to close meanwhile, and does so with nothing worse to say."""
    with opened(data) as house:
        silent = Timer(PATIENCE, house.kill)  # one that never says what is waited for
        silent.start()
        try:
            yield house
            said, _ = house.communicate(timeout=PATIENCE)
        finally:
            silent.cancel()
            house.kill()
    assert house.returncode == 0
    assert b"Traceback" not in said
    assert b"Goodbye" in said


def test_who_presses_ctrl_c_twice_gets_no_more_than_a_goodbye(tmp_path: Path):
    with says_goodbye(tmp_path / "club.db") as house:
        visited(house)
        wait_until(lambda: house.poll() is not None or thinkers(house.pid), "Nobody thinks for the house.")
        for _ in range(2):
            os.killpg(house.pid, signal.SIGINT)
            sleep(0.05)  # signals of one kind that come at once are one


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("line", ["cli-open", "cli-open-stop"])
def test_who_closes_the_house_before_it_can_answer_is_heard(tmp_path: Path, line: str, sign: signal.Signals):
    with says_goodbye(tmp_path / "club.db") as house:
        assert house.stdout is not None
        said = house.stdout.readline().decode()
        while said.rstrip() != says(line):
            assert said, "It has ended."
            said = house.stdout.readline().decode()
        house.send_signal(sign)
