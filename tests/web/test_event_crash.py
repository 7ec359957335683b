"""The real house is killed while scorekeepers write and sign and the director acts; then it is opened again.

Whatever somebody was told is done is on the disk, once; and nobody was ever shown what was not.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import httpx2
import pytest
from event_visits import SIGNING, SLIPS
from real_house import Guest, RealHouse, free_port, served, wait_for

from meldhouse.journal import Journal
from meldhouse.tournament.store import load
from soaking import times
from waiting import wait_until

KILLS = times(2, 200)
TABLES = 2
VERSION = re.compile(r'data-version="(\d+)"')


class Diary:
    """What everybody was told."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        """By the id under which it was sent."""
        self.sent: Counter[str] = Counter()
        self.seen = 0
        """The furthest that anybody was shown."""
        self.locked: set[tuple[int, int]] = set()
        self.faults: list[str] = []

    def has_come_to(self, wanted: int, *, locked: bool) -> bool:
        """So much is done, with a sheet that is in where one is asked for; or something is wrong."""
        return bool(self.faults) or (len(self.done) >= wanted and (bool(self.locked) or not locked))


class Somebody:
    """Sends everything until it is answered for, with the same id, whatever happens to the house."""

    def __init__(self, guest: Guest, at: str, diary: Diary) -> None:
        self.guest, self.at, self.diary = guest, at, diary
        self.ends = False
        self.token = guest.token()
        self.numbers = count(1)

    def work(self, doing: Callable[[Somebody], None]) -> threading.Thread:
        def go() -> None:
            try:
                while not self.ends:
                    doing(self)
            except Exception as problem:
                self.diary.faults.append(repr(problem))

        thread = threading.Thread(target=go, daemon=True)
        thread.start()
        return thread

    def get(self, path: str) -> str:
        while not self.ends:
            try:
                found = self.guest.http.get(self.at + path, timeout=20)
            except httpx2.TransportError:
                time.sleep(0.05)
                continue
            version = VERSION.search(found.text)
            if found.status_code == 200 and version is not None:
                self.diary.seen = max(self.diary.seen, int(version[1]))
            return found.text
        return ""

    def post(self, path: str, **fields: str) -> bool:
        """Whether it was done; the house says so as it does to a script."""
        id = f"{self.guest.http.cookies['meldhouse'][-8:]}-{next(self.numbers)}"
        while not self.ends:
            self.diary.sent[id] += 1
            try:
                said = self.guest.http.post(
                    self.at + path,
                    data={"token": self.token, "id": id, **fields},
                    headers={"accept": "application/json"},
                    timeout=20,
                )
            except httpx2.TransportError:
                time.sleep(0.05)
                continue
            if said.status_code == 429:
                time.sleep(0.3)
                continue
            if said.headers.get("content-type", "").startswith("application/json") and said.json()["ok"]:
                self.diary.done[id] = path
                return True
            return False
        return False

    def act(self, **act: object) -> bool:
        return self.post("/act", act=json.dumps(act))


def keep_sheets(table: int) -> Callable[[Somebody], None]:
    """A scorekeeper: four hands, both signatures, and on to the next round."""
    rounds = count(1)
    now = [next(rounds)]

    def step(who: Somebody) -> None:
        path = f"/round/{now[0]}/table/{table}"
        page = who.get(path)
        if "The sheet is in" in page:
            who.diary.locked.add((now[0], table))
            now[0] = next(rounds)
        elif signing := SIGNING.search(page):
            who.post(path + "/sign", side=signing[1], signer=signing[2], digest=signing[3])
        elif 'id="slip"' in page:
            who.post(path + "/write", how="played", bidder="N", **SLIPS["npa"])
        else:
            time.sleep(0.05)  # the round has not started

    return step


def direct() -> Callable[[Somebody], None]:
    """The director: penalties all the time, and rounds closed and seated when their sheets are in."""
    lot, rounds = Random("director"), [1]

    def step(who: Somebody) -> None:
        who.act(act="penalize", round=rounds[0], person=f"P{lot.randint(1, 4 * TABLES)}", kind="wrong_table")
        who.act(act="enter", names=[f"Late {next(who.numbers)}"])
        board = who.get("/desk")
        if f"Close round {rounds[0]}" in board and who.act(act="close", round=rounds[0]):
            rounds[0] += 1
            who.act(act="draft")
            for act in ("confirm", "release", "start"):
                who.act(act=act, round=rounds[0])

    return step


def opened(house: RealHouse) -> tuple[Guest, str]:
    director = Guest(house, "Mary")
    where = director.post("/events", book="npa", title="Tuesday", rounds="50").headers["location"]
    at = where.removesuffix("/desk/people")
    director.post(where, names="\n".join(f"Player {one}" for one in range(1, 4 * TABLES + 1)), here="1")
    for act in ("draft", "confirm", "release", "start"):
        fields = {"act": act} if act == "draft" else {"act": act, "round": 1}
        director.post(at + "/act", act=json.dumps(fields))
    return director, at


def scorekeeper(house: RealHouse, director: Guest, at: str, table: int) -> Guest:
    page = director.post(at + "/desk/roles", role="scorekeeper", table=str(table)).text
    link = re.search(r'class="code-link"><a href="http://[^/]*([^"]*)"', page)
    assert link is not None
    keeper = Guest(house, f"Keeper {table}")
    path, code = link[1].split("#")
    keeper.post(f"{path}/accept", code=code)
    return keeper


async def held_to(folder: Path, id: str, diary: Diary) -> None:
    async with await Journal.open(folder / "house.db") as journal:
        assert await journal.check(f"event/{id}") is None
        tournament = (await load(journal, id)).tournament
    assert tournament.version >= diary.seen, "nobody was shown what was not on the disk"
    times = Counter(step.id for step in tournament.log if step.id)
    assert set(times.values()) == {1}, "nothing was done twice"
    lost = [path for id, path in diary.done.items() if id not in times]
    assert not lost, lost
    for number, table in diary.locked:
        sheet = tournament.state.sheet(number, table)
        assert sheet is not None
        assert sheet.locked
        assert len(sheet.rows) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_nothing_that_the_desk_acknowledged_is_lost_or_doubled_whenever_the_house_is_killed(tmp_path: Path):
    lot, port, diary = Random(os.environ.get("SOAK_LOT", "desk")), free_port(), Diary()
    house = served(tmp_path, port)
    people: list[Somebody] = []
    try:
        wait_for(house)
        director, at = opened(house)
        keepers = [scorekeeper(house, director, at, table) for table in range(1, TABLES + 1)]
        people = [Somebody(guest, at, diary) for guest in (director, *keepers)]
        doings = [direct(), *(keep_sheets(table) for table in range(1, TABLES + 1))]
        threads = [who.work(doing) for who, doing in zip(people, doings, strict=True)]
        for kill in range(KILLS + 1):
            wanted = len(diary.done) + lot.randint(4, 16)
            wait_until(partial(diary.has_come_to, wanted, locked=kill == KILLS), "they do not get on")
            time.sleep(lot.random() / 50)  # killed at any moment
            assert not diary.faults, diary.faults
            if kill < KILLS:
                house.process.kill()
                house.process.wait(30)
                asyncio.run(held_to(tmp_path, at.rsplit("/", 1)[1], diary))
                house = served(tmp_path, port)
                wait_for(house)
        for who in people:
            who.ends = True
        for thread in threads:
            thread.join(30)
    finally:
        for who in people:
            who.ends = True
            who.guest.http.close()
        house.process.kill()
        house.process.wait(30)
    asyncio.run(held_to(tmp_path, at.rsplit("/", 1)[1], diary))
    assert not diary.faults
    assert diary.locked, "sheets were signed and in"
    again = sum(times > 1 for times in diary.sent.values())
    print(
        f"{KILLS} kills, {len(diary.sent)} requests, {again} sent again, {len(diary.done)} done: none lost or doubled."
    )
