"""People at live tables, for tests: they see what is sent to them, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from honest import Honest
from meldhouse.journal import Journal
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.requests import read_request
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.viewers import Viewer
from meldhouse.tables.terms import Terms
from thinking import lasting_workers


class Somebody:
    """A person with one window, who keeps what he was shown just as a browser does."""

    def __init__(self, name: str, room: Room, *, lot: Random | None = None) -> None:
        self.person = Person(f"p{name.lower()}", name)
        self.room = room
        self.lot = lot or Random(name)
        self.table: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.refusals: list[dict[str, Any]] = []
        self.n: int | None = None
        self.mark = ""
        self.you: dict[str, Any] = {}
        self.v = 0
        self.acks: dict[str, int] = {}
        self.hints: dict[str, dict[str, Any]] = {}
        self.due: list[Any] | None = None
        self.sent: list[str] = []
        """The ids of all requests."""
        self.opens = True
        """Whether this window opens its numbers, as it should."""
        self._asked = 0
        self.honest = Honest(room.id, self.lot)
        self._ready_for = (-1, 0)
        self._opened = ""
        self._waiting = ""
        self.sit_down()

    def sit_down(self) -> None:
        self.viewer = Viewer(self.person)
        self.heard: list[str] = []
        """The kinds of all messages to this window."""
        self.room.arrive(self.viewer, self.n, self.mark)

    def ask(self, kind: str, **details: Any) -> str:
        self._asked += 1
        id = f"{self.person.id}-{self._asked}"
        self.send({"ask": kind, "id": id, "at": self.v, **details})
        return id

    def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message["id"])
        self.room.ask(self.viewer, read_request(json.dumps(message)))

    def ready(self, number: bytes | None = None) -> str:
        """Commit to a number for the next deal; it is opened by itself."""
        said = self.honest.ready(self.table, number)
        return self.ask(said.pop("ask"), **said)

    def _open(self) -> None:
        opening = self.honest.opening(self.table)
        if opening is not None and opening["seal"] != self._opened and self.opens:
            self._opened = opening["seal"]
            self.ask(opening.pop("ask"), **opening)

    def take(self, message: bytes) -> None:
        """What a browser does with a message."""
        heard = json.loads(message)
        self.heard.append(heard["is"])
        if heard["is"] == "you":
            self.mark, self.you = heard["room"], heard
        elif heard["is"] == "whole":
            self.table, self.n, self.v, self.due = heard["set"], heard["n"], heard["v"], heard["due"]
            self._open()
        elif heard["is"] == "news":
            assert heard["n"] == (self.n or 0) + 1
            changed = heard["set"]
            if "hand+" in changed:
                self.table["hand"].update(changed.pop("hand+"))
            self.due = changed.pop("due", self.due)
            self.table.update(changed)
            self.n, self.v = heard["n"], heard["v"]
            self.said += [line["says"] for line in heard["told"]]
            self._open()
        elif heard["is"] == "refused":
            self.refusals.append(heard["refusal"])
            self.acks[heard["id"]] = 0
        elif heard["is"] == "hint":
            self.hints[heard["id"]] = heard["hint"]
        elif heard["is"] == "done":
            self.acks[heard["id"]] = heard["v"]

    async def listen(self) -> bool:
        """Wait for messages and take them all; whether there are more to come."""
        message = await asyncio.wait_for(self.viewer.messages.get(), 60)
        while message is not None:
            self.take(message)
            if self.viewer.messages.empty():
                return True
            message = self.viewer.messages.get_nowait()
        return False

    async def until(self, true: Callable[[], object]) -> None:
        """Listen until it is so."""
        while not true():
            assert await self.listen(), self.viewer.why_closed

    async def answered(self, id: str) -> str:
        """The code of the refusal, or nothing."""
        await self.until(lambda: id in self.acks)
        return self.refusals[-1]["code"] if not self.acks[id] else ""

    def decide(self) -> None:
        """Do something that is offered, by lot."""
        table, may = self.table, self.table.get("may") or {}
        seat, hand = table["seat"], table["hand"]
        if seat is None:
            return
        if table["stage"] == "between" and self._ready_for != (table["number"], table["fair"]["attempt"]):
            self._ready_for = (table["number"], table["fair"]["attempt"])
            self.ready()
        if table["stage"] != "hand" or hand is None or (self._waiting and self._waiting not in self.acks):
            return  # like a page whose buttons wait for the answer
        if table["keep"]:
            self.ask("keep")
        elif may.get("set_up"):
            self.act("set-up", layout=may["set_up"][0], tiles=hand["hand"])
        elif seat in hand["to_act"]:
            self._at_turn(hand, may)

    def _at_turn(self, hand: dict[str, Any], may: dict[str, Any]) -> None:
        lot = self.lot
        if hand["phase"] == "auction":
            if may.get("bids") and (not may.get("may_pass") or lot.random() < 0.4):
                self.act("bid", amount=may["bids"][0])
            else:
                self.act("pass")
        elif "turn-kitty" in may.get("acts", ()):
            self.act("turn-kitty")
        elif may.get("trumps"):
            self.act("name-trump", trump=lot.choice(may["trumps"]))
        elif may.get("give"):
            self.act("pass-pieces", pieces=lot.sample(hand["hand"], may["give"]))
        elif may.get("discard"):
            laid = [piece for piece in hand["hand"] if not piece.endswith(hand["trump"])] or hand["hand"]
            self.act("discard", pieces=laid[-may["discard"] :], trumps=0)
        elif may.get("meld"):
            self.act("show-meld", pieces=may["meld"]["full"])
        elif "confirm" in may.get("acts", ()):
            self.act("confirm")
        elif "answer-claim" in may.get("acts", ()):
            self.act("answer-claim", accept=True)
        elif may.get("plays"):
            self.act("play", piece=lot.choice(may["plays"]))
        elif "gather" in may.get("acts", ()) and hand["leader"] == hand["seat"]:
            self.act("gather")

    def act(self, event: str, **details: Any) -> str:
        self._waiting = self.ask("act", action={"event": event, "seat": self.table["seat"], **details})
        return self._waiting


async def play(people: list[Somebody], *, hands: int, patience: float = 120) -> None:
    """Let everybody play until so many hands are over, or the game is."""

    async def one(somebody: Somebody) -> None:
        decided = None
        while await somebody.listen():
            table = somebody.table
            if table["stage"] == "over" or (table["number"] >= hands and table["stage"] == "between"):
                return
            if decided != (somebody.v, len(somebody.acks)):
                decided = (somebody.v, len(somebody.acks))
                somebody.decide()

    await asyncio.wait_for(asyncio.gather(*(one(somebody) for somebody in people)), patience)


async def dealt(people: list[Somebody], *numbers: bytes) -> None:
    """Everybody is ready and opens a number, and the next hand is on the table; or the game is over with the last."""

    async def one(somebody: Somebody, number: bytes | None) -> None:
        await somebody.until(lambda: somebody.table and somebody.table["stage"] == "between")
        somebody.ready(number)
        await somebody.until(lambda: somebody.table["stage"] != "between")

    chosen = [*numbers, *[None] * (len(people) - len(numbers))]
    await asyncio.gather(*(one(*pair) for pair in zip(people, chosen, strict=True)))


@asynccontextmanager
async def hall(path: Path, **options: Any) -> AsyncIterator[Hall]:
    journal = await Journal.open(path / "tables.db")
    house = await Hall.open(journal, pace=0, **{"workers": lasting_workers(), **options})
    try:
        yield house
    finally:
        await house.close()
        await journal.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 180))


async def seated(
    house: Hall, book: str, number: int, *, level: str = "novice", **terms: Any
) -> tuple[Room, list[Somebody]]:
    """A table with so many people; the rest will be bots."""
    id = await house.new_table(Terms(book=book, level=level, **terms), Person("pann", "Ann"))
    room = await house.room(id)
    people = [Somebody("Ann", room)]
    await people[0].listen()
    free = [seat for seat in people[0].table["chairs"] if seat != "S"]
    for name, seat in zip(("Bea", "Cal", "Dot")[: number - 1], free, strict=False):
        somebody = Somebody(name, room)
        await somebody.listen()
        somebody.ask("sit", seat=seat)
        people.append(somebody)
        while somebody.table.get("seat") != seat:
            await somebody.listen()
    people[0].ask("start")
    return room, people
