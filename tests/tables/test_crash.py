"""A house that is killed at any moment goes on: what was acknowledged is there, and nothing was done twice."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from crash_house import BOOKS, diary_lines, read_diary
from table_anatomy import anatomy

from meldhouse.journal import Journal, reader_at
from meldhouse.tables.entries import read_step
from meldhouse.tables.finished.old_hands import Shelf
from meldhouse.tables.kept.loading import load
from meldhouse.tables.kept.snapshots import NAME, form, is_just_dealt
from soaking import times

KILLS = times(5, 200)
HOUSE = Path(__file__).with_name("crash_house.py")


def start(folder: Path, *where: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, str(HOUSE), str(folder), *where], stderr=subprocess.PIPE)


def killed_by_chance(folder: Path, lot: Random) -> None:
    """-9, when some more has been written down."""
    house, lines = start(folder), diary_lines(folder) + lot.randint(1, 120)
    try:
        while diary_lines(folder) < lines:
            assert house.poll() is None, house.stderr.read().decode()[-2000:]  # type: ignore[union-attr]
            time.sleep(lot.random() / 100)
    finally:
        house.kill()
        house.communicate()


def ended(folder: Path, *where: str) -> int:
    house = start(folder, *where)
    _, errors = house.communicate(timeout=300)
    assert b"Traceback" not in errors, errors.decode()[-2000:]
    return house.returncode


async def held_to_the_diary(folder: Path) -> None:
    async with await Journal.open(folder / "house.journal") as journal:
        said = read_diary(folder)
        for id in {line["table"] for line in said}:
            assert await journal.check(id) is None
            table = await load(journal, id)
            with closing(reader_at(journal.where)) as reader:
                whole = Shelf(reader).hands(id).table
            assert anatomy(table) == anatomy(whole), "from its snapshot or from its first step"
            steps = [read_step(entry.body) for entry in await journal.read(id)]
            assert table.version == len(steps)
            times = Counter((step.by, step.id) for step in steps if step.id)
            assert set(times.values()) <= {1}, "nothing was done twice"
            done_at = {(step.by, step.id): version for version, step in enumerate(steps, start=1) if step.id}
            for line in said:
                heard = line.get("heard")
                if line["table"] == id and heard is not None and heard["is"] == "done" and heard["v"]:
                    at = done_at.get((line["who"], heard["id"]))
                    assert at == heard["v"] or (at is None and _is_keep(said, heard["id"], id)), heard


def _is_keep(said: list[dict[str, object]], id: str, table: str) -> bool:
    """To keep one's hand is the one thing that is not written down: whoever could throw it in is asked again."""
    asks = [line["ask"] for line in said if "ask" in line and line["table"] == table]
    return any(ask["id"] == id and ask["ask"] == "keep" for ask in asks)  # type: ignore[index]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_no_acknowledged_request_is_lost_or_doubled_whenever_the_house_is_killed(tmp_path: Path) -> None:
    lot = Random(os.environ.get("SOAK_LOT", "crash"))
    for kill in range(KILLS):
        if kill % 5 == 3:
            assert ended(tmp_path, "before", str(lot.randint(5, 60))) < 0
        elif kill % 5 == 4:
            assert ended(tmp_path, "after", str(lot.randint(5, 60))) < 0
        else:
            killed_by_chance(tmp_path, lot)
        asyncio.run(held_to_the_diary(tmp_path))
    assert ended(tmp_path, "hands", "1") == 0, "every table goes on to the end of its hand"
    asyncio.run(held_to_the_diary(tmp_path))
    said = read_diary(tmp_path)
    assert len({line["table"] for line in said}) == len(BOOKS)
    asked = Counter((line["table"], line["who"], line["ask"]["id"]) for line in said if "ask" in line)
    assert max(asked.values()) > 1, "some requests were sent again"
    done = sum(line["heard"]["is"] == "done" for line in said if "heard" in line)
    again = sum(times > 1 for times in asked.values())
    print(f"{KILLS} kills, {len(asked)} requests, {again} of them sent again, {done} times done: none lost or doubled.")


async def deals_unkept(folder: Path) -> int:
    """At how many tables the last deal is in the journal, and no snapshot of it."""
    unkept = 0
    async with await Journal.open(folder / "house.journal") as journal:
        for id in {line["table"] for line in read_diary(folder)}:
            steps = [read_step(entry.body) for entry in await journal.read(id)]
            dealt = max((version for version, step in enumerate(steps, start=1) if is_just_dealt(step)), default=0)
            snapshot = (await journal.snapshots([id], NAME, form())).get(id)
            unkept += dealt > (snapshot.version if snapshot is not None else 0)
    return unkept


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("count", [1, 6])
def test_a_house_that_falls_between_a_deal_and_its_snapshot_goes_on(tmp_path: Path, count: int) -> None:
    assert ended(tmp_path, "deal", str(count)) < 0
    assert asyncio.run(deals_unkept(tmp_path)) >= 1
    asyncio.run(held_to_the_diary(tmp_path))
    assert asyncio.run(deals_unkept(tmp_path)) == 0, "whoever brings a table back keeps it"
    assert ended(tmp_path, "hands", "1") == 0
    asyncio.run(held_to_the_diary(tmp_path))
