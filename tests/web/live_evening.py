"""A tournament that is played in the browser, for tests: the people come to their tables as devices of theirs would."""

from __future__ import annotations

import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from thinking import lasting_workers

sys.path.insert(0, str(Path(__file__).parents[1] / "tables"))
from table_people import Somebody

from meldhouse.journal import Journal
from meldhouse.rulebooks import load_book
from meldhouse.tables.asking import Person as Player
from meldhouse.tables.hall.hall import Hall
from meldhouse.tables.room.room import Room
from meldhouse.tournament import acts
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.web import House
from meldhouse.web.house.event_tables import TableOfRound
from meldhouse.web.house.events import Event
from meldhouse.web.identity.people import Person

MARY = Person("mary", "Mary")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


@asynccontextmanager
async def a_house(path: Path, **options: Any) -> AsyncIterator[House]:
    async with await Journal.open(path) as journal:
        house = House(journal, await Hall.open(journal, pace=0, workers=lasting_workers(), **options), bytes(32))
        try:
            yield house
        finally:
            await house.close()


class Window(Somebody):
    """Of a person who comes to a table of a tournament."""

    def __init__(self, who: Player, room: Room) -> None:
        self._who, self._mark = who, secrets.token_hex(4)
        super().__init__(who.name, room)

    def sit_down(self) -> None:
        self.person = self._who
        super().sit_down()

    def ask(self, kind: str, **details: Any) -> str:
        self._asked += 1
        id = f"{self._mark}-{self._asked}"
        self.send({"ask": kind, "id": id, "at": self.v, **details})
        return id


class Evening:
    """One round of it. Everybody's device is called as he is, in small letters."""

    def __init__(self, house: House, event: Event) -> None:
        self.house, self.event = house, event

    @classmethod
    async def begun(
        cls, house: House, book: str = "n42pa", *, people: int = 4, mary: Person = MARY, start: bool = True, **form: Any
    ) -> Evening:
        said = {"entry": "person", "movement": "individual", "rounds": 2, "where": "browser", **form}
        opened = acts.Open(book=book, form=form_of(load_book(book), **said), title="Tuesday", seed="1")
        evening = cls(house, await house.events.event(await house.events.new(mary, opened)))
        for number, name in enumerate(NAMES[:people], 1):
            await evening.do(acts.Enter(names=(name,), here=True), mary)
            await evening.do(acts.Appoint(who=name.lower(), role="player", person=f"P{number}"), mary)
        for act in (acts.Draft(), acts.Confirm(round=1), acts.Release(round=1)):
            await evening.do(act, mary)
        if start:
            await evening.do(acts.Start(round=1), mary)
        return evening

    async def do(self, act: acts.AnyAct, who: Person = MARY) -> None:
        await self.event.do(who, act)

    async def sheet(self, table: int = 1) -> Sheet:
        found = (await self.event.look()).state.sheet(1, table)
        assert found is not None
        return found

    async def table_id(self, table: int = 1) -> str:
        state = (await self.event.look()).state
        return self.house.event_tables.id_of(state, TableOfRound(self.event.id, 1, table))

    async def room(self, table: int = 1) -> Room:
        return await self.house.hall.room(await self.table_id(table))

    async def window(self, device: str, table: int = 1) -> Window:
        """Somebody opens the page of the table with this device."""
        room = await self.room(table)
        return Window(await self.house.hall.as_whom(Player(device, device.title()), room.table), room)

    async def windows(self, table: int = 1) -> list[Window]:
        """All who play there."""
        state = (await self.event.look()).state
        seats = (await self.sheet(table)).seats
        return [await self.window(state.name(person).lower(), table) for person in seats.values()]
