"""Tournaments in a file: several of them, found again, and nothing answered for is lost."""

from __future__ import annotations

import asyncio

import pytest
from floor import Evening

from meldhouse.game import Refused
from meldhouse.journal import Journal
from meldhouse.rulebooks import load_book
from meldhouse.tournament import acts
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.store import STREAM, Kept, NoTournament, create, listing, load
from meldhouse.tournament.tournament import LogError


def opening(book: str, title: str) -> acts.Open:
    return acts.Open(book=book, form=form_of(load_book(book)), title=title)


def test_one_file_holds_many_tournaments_and_each_comes_back_as_it_was(tmp_path):
    async def evening() -> list[str]:
        async with await Journal.open(tmp_path / "club.journal") as journal:
            for book, title in (("npa", "Monday"), ("bend", "Tuesday")):
                kept = await create(journal, opening(book, title), by="d", at=1)
                for name in "ABCD":
                    await kept.apply(acts.Enter(names=(name,), here=True), by="d", at=2)
                await kept.apply(acts.Draft(), by="d", at=3)
            await kept.apply(acts.Finish(anyway=True), by="d", at=4)
            return [kept.id]

    async def morning(id: str):
        async with await Journal.open(tmp_path / "club.journal") as journal:
            found = await listing(journal)
            return found, await load(journal, id), await journal.check(STREAM + id)

    (id,) = asyncio.run(evening())
    found, kept, fault = asyncio.run(morning(id))
    assert {(one.title, one.book, one.over) for one in found} == {("Monday", "npa", False), ("Tuesday", "bend", True)}
    assert kept.tournament.state.finished
    assert len(kept.tournament.state.rounds) == 1
    assert fault is None


def test_what_cannot_be_opened_or_found_is_told(tmp_path):
    async def look() -> None:
        async with await Journal.open(tmp_path / "club.journal") as journal:
            for id in ("nothing", "no such name!"):
                with pytest.raises(NoTournament, match="Choose one from the list"):
                    await load(journal, id)
            with pytest.raises(Refused, match="book-no-rules"):
                await create(journal, acts.Open(book="nowhere", form=Evening("npa", 0).form), by="d", at=1)
            assert await listing(journal) == []
            await journal.append(STREAM + "odd", 0, [b"{}"])
            with pytest.raises(LogError, match="Step 1 can’t be read"):
                await load(journal, "odd")

    asyncio.run(look())


def test_two_programs_do_not_write_over_each_other(tmp_path):
    async def both() -> None:
        async with await Journal.open(tmp_path / "club.journal") as journal:
            one = await create(journal, opening("npa", "Monday"), by="d", at=1)
            two = await load(journal, one.id)
            await one.apply(acts.Enter(names=("Ann",)), by="d", at=2)
            await two.apply(acts.Enter(names=("Bob",)), by="d", at=2)
            assert [entrant.name for entrant in two.tournament.state.entrants.values()] == ["Ann", "Bob"]
            await one.apply_all([acts.Enter(names=("Cleo",)), acts.Enter(names=("Dan",))], by="d", at=3, id="x")
            await one.apply_all([acts.Enter(names=("Cleo",)), acts.Enter(names=("Dan",))], by="d", at=3, id="x")
            assert (one.tournament.version, (await load(journal, one.id)).tournament.version) == (5, 5)

    asyncio.run(both())


def test_acts_at_the_same_moment_come_one_after_the_other(tmp_path):
    async def together() -> Kept:
        async with await Journal.open(tmp_path / "club.journal") as journal:
            kept = await create(journal, opening("npa", "Monday"), by="d", at=1)
            await asyncio.gather(*(kept.apply(acts.Enter(names=(f"N{n}",)), by="d", at=2) for n in range(20)))
            with pytest.raises(Refused):
                await kept.apply(acts.Start(round=1), by="d", at=3)
            return await load(journal, kept.id)

    assert len(asyncio.run(together()).tournament.state.entrants) == 20
