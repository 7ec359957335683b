"""A house in a process of its own, to be killed: `python crash_house.py FOLDER [WHERE COUNT]`.

People play at several tables by lot. Every request that is sent, and every answer, stands in a file before anything
else happens, so that whoever kills this process can hold the journal to it. `WHERE` is ``before`` or ``after``: the
process ends itself at the COUNTth append, before it is handed to the journal or when it is on the disk and nobody
has been shown it. ``deal``: when a hand was dealt, before a COUNTth snapshot is kept. ``hands``: it ends in good order
when COUNT more hands are over at every table.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(1, str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[2] / "bench"))
from table_people import Somebody

from meldhouse.game import Action, to_act
from meldhouse.journal import Journal
from meldhouse.players.kinds.random_actions import chance_action
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.room import room as rooms
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.thinking import Thinking
from meldhouse.tables.terms import Terms

BOOKS = ("npa", "n42pa", "bend", "st-hilary")
NAMES = ("Ann", "Bea", "Cal", "Dot")


class Diary:
    """What was asked for and what was answered, on the disk at once."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def write(self, **said: Any) -> None:
        os.write(self._file, json.dumps(said).encode() + b"\n")


class Player(Somebody):
    """A person who writes everything down, and asks again for what was never answered."""

    def __init__(self, name: str, room: Room, diary: Diary, asked: int, open_asks: list[dict[str, Any]]) -> None:
        self.diary = diary
        super().__init__(name, room, lot=Random(os.urandom(8)))
        self._asked = asked
        for message in open_asks:
            self.send(message)

    def send(self, message: dict[str, Any]) -> None:
        self.diary.write(table=self.room.id, who=self.person.id, ask=message)
        super().send(message)

    def take(self, message: bytes) -> None:
        heard = json.loads(message)
        if heard["is"] in ("done", "refused"):
            self.diary.write(table=self.room.id, who=self.person.id, heard=heard)
        super().take(message)


class Lottery(Thinking):
    """Bots who decide by lot, at once: this is about the house and not about them."""

    async def _what(self) -> Action | None:
        hand = self.room.table.hand
        if hand is None or hand.is_over:
            return None
        for seat in to_act(hand):
            if not self.room.table.chairs[seat].is_present:
                return chance_action(hand, seat, Random(os.urandom(8)))
        return None


async def evening(folder: Path, where: str, count: int) -> None:
    rooms.Thinking = Lottery  # type: ignore[misc]
    journal = await Journal.open(folder / "house.journal")
    house = await Hall.open(journal, pace=0)
    if where in ("before", "after"):
        _end_at(journal, where, count)
    if where == "deal":
        _end_before_snapshot(journal, count)
    diary, said = Diary(folder / "diary"), read_diary(folder)
    tables = {one["table"]: one["people"] for one in said if "people" in one}
    for book in BOOKS[len(tables) :]:
        id = await house.new_table(Terms(book=book), Person("pann", "Ann"))
        people = 1 if book == "bend" else 4
        tables[id] = people
        diary.write(table=id, people=people)
    hands = count if where == "hands" else 0
    await asyncio.gather(*[_play(await house.room(id), people, diary, said, hands) for id, people in tables.items()])
    await house.close()
    await journal.close()


async def _play(room: Room, people: int, diary: Diary, said: list[dict[str, Any]], hands: int) -> None:
    last = room.table.number + hands

    async def one(name: str) -> None:
        mine = [line for line in said if line["table"] == room.id and line.get("who") == f"p{name.lower()}"]
        answered = {line["heard"]["id"] for line in mine if "heard" in line}
        asks = {line["ask"]["id"]: line["ask"] for line in mine if "ask" in line}
        player = Player(name, room, diary, len(asks), [ask for id, ask in asks.items() if id not in answered])
        while await player.listen():
            table = player.table
            if table and hands and table["number"] >= last and table["stage"] in ("between", "over"):
                return
            if not table or any(id not in player.acks for id in player.sent):
                continue
            if table["seat"] is None:
                free = [seat for seat, chair in table["chairs"].items() if chair["kind"] == "empty"]
                if free:
                    player.ask("sit", seat=free[0])
            elif table["stage"] in ("gathering", "over"):
                seated = sum(chair["kind"] == "person" for chair in table["chairs"].values())
                if table["seat"] == "S" and seated >= min(people, len(table["chairs"])):
                    player.ask("start")
            else:
                player.decide()

    await asyncio.gather(*(one(name) for name in NAMES[:people]))


def _end_at(journal: Journal, where: str, count: int) -> None:
    """End this process, as a power cut would, at its `count`th append."""
    append, calls = journal.append, 0

    async def counted(*args: Any, **options: Any) -> int:
        nonlocal calls
        calls += 1
        if calls == count and where == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        version = await append(*args, **options)
        if calls >= count:
            os.kill(os.getpid(), signal.SIGKILL)
        return version

    journal.append = counted  # type: ignore[method-assign]


def _end_before_snapshot(journal: Journal, count: int) -> None:
    """What a deal brought about is on the disk by then."""
    snap, calls = journal.snap, 0

    def counted(*args: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == count:
            os.kill(os.getpid(), signal.SIGKILL)
        snap(*args)

    journal.snap = counted  # type: ignore[method-assign]


def read_diary(folder: Path) -> list[dict[str, Any]]:
    """Whole lines only: the last one may have been cut off."""
    path = folder / "diary"
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    return [json.loads(line) for line in lines]


def diary_lines(folder: Path) -> int:
    """How many lines there are; a long diary takes a while to read, and this is asked again and again."""
    path = folder / "diary"
    return path.read_bytes().count(b"\n") if path.exists() else 0


if __name__ == "__main__":
    _, folder, *at = sys.argv
    asyncio.run(evening(Path(folder), at[0] if at else "", int(at[1]) if at else 0))
