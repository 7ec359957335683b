"""Whole hands at live tables, with a real journal and real workers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from table_people import Somebody, play

from meldhouse.journal import Journal
from meldhouse.rulebooks import book_names
from meldhouse.tables.asking import Person
from meldhouse.tables.hall import Hall
from meldhouse.tables.room import Room, load
from meldhouse.tables.seen import encoder, seen_by
from meldhouse.tables.terms import Terms


@asynccontextmanager
async def hall(path: Path, **options: Any) -> AsyncIterator[Hall]:
    journal = await Journal.open(path / "tables.db")
    house = await Hall.open(journal, pace=0, **options)
    try:
        yield house
    finally:
        await house.close()
        await journal.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 180))


async def seated(house: Hall, book: str, number: int, **terms: Any) -> tuple[Room, list[Somebody]]:
    """A table with so many people; the rest will be bots."""
    id = await house.new_table(Terms(book=book, level="novice", **terms), Person("pann", "Ann"))
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


@pytest.mark.parametrize(("number", "refereed"), [(1, False), (4, False), (2, True)])
@pytest.mark.parametrize("book", book_names())
def test_a_hand_is_played_to_its_score(book: str, number: int, refereed: bool, tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people = await seated(house, book, number, refereed=refereed)
            await play(people, hands=1)
            for somebody in people:
                assert somebody.table["number"] >= 1
                assert somebody.refusals == []
                assert somebody.table["result"] or somebody.table["hand"]["ended"] == "passed-out"
            again = await load(house.means.journal, room.id)
            for seat in (None, *again.chairs):
                assert encoder.encode(seen_by(again, seat)) == encoder.encode(seen_by(room.table, seat))

    run(evening())
