"""A table that goes on from a snapshot is the table that comes of its first step; and a snapshot is never the truth."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from table_anatomy import anatomy
from table_people import dealt, hall, play, run, seated
from table_walker import PEOPLE, Walk

from meldhouse.game import Game, Match
from meldhouse.journal import Journal, JournalError, Snapshot, reader_at
from meldhouse.journal.ids import id_from
from meldhouse.rulebooks import book_names, load_book
from meldhouse.tables import requests as ask
from meldhouse.tables.entries import read_step
from meldhouse.tables.finished.old_hands import Shelf
from meldhouse.tables.hall.hall import LINE, PORTION, Hall
from meldhouse.tables.kept import snapshots
from meldhouse.tables.kept.labels import labels_of
from meldhouse.tables.kept.loading import load
from meldhouse.tables.kept.snapshots import FOLDING, NAME, form, is_just_dealt, read_table, write_table
from meldhouse.tables.table import Table
from meldhouse.tables.terms import Terms
from meldhouse.web.house.house import _look_through

DEALS, STEPS = 4, 4_000
OWN = 'extends = "st-hilary"\nname = "ours"\ntitle = "Ours"\n[match]\ntarget = 60\n'


def wandered(terms: Terms, lot: Random, steps: int = STEPS) -> Iterator[Walk]:
    """People who do what is due, and now and then anything at all; the walk after each step."""
    walk = Walk(terms, lot)
    for _ in range(steps):
        if walk.table.is_closed:
            walk = Walk(terms, lot)
        elif lot.random() < 0.04 or not walk.do_due():
            walk.do_anything()
        if walk.table.people and lot.random() < 0.2:
            walk.settle()
        if walk.table.people and walk.table.stage in ("between", "gathering", "over"):
            if walk.table.stage != "between":
                walk.ask(PEOPLE[0], ask.Start)
            for who in PEOPLE:
                walk.ready(who)
        yield walk


@pytest.mark.parametrize("refereed", [False, True])
@pytest.mark.parametrize("book", [*book_names(), OWN])
def test_a_table_from_any_snapshot_is_the_one_from_its_first_step(book: str, refereed: bool) -> None:
    """At every deal of an evening, at every end of a hand and at some steps between, whatever people do."""
    lot = Random(f"snapshot {book} {refereed}")
    followed, deals, walk, stage = 0, 0, None, ""
    first = second = Table()
    for now in wandered(Terms(book=book, refereed=refereed), lot):
        if now is not walk:
            walk, followed, first, second = now, 0, Table(now.id), Table(now.id)
        for body in walk.written[followed:]:
            step = read_step(body)
            first.follow(step)
            second.follow(step)
            if is_just_dealt(step):  # from here on it is what was written down, and each snapshot rests on the last
                second = read_table(walk.id, write_table(second))
                deals += 1
            if is_just_dealt(step) or first.stage != stage or lot.random() < 0.02:
                assert anatomy(second) == anatomy(first)
            stage = first.stage
        followed = len(walk.written)
        if deals >= DEALS:
            break
    assert deals >= DEALS


def test_whoever_adds_something_to_a_table_keeps_it_too() -> None:
    """What is not kept is set by a deal, and these are all that a deal sets."""
    by_deal = {
        "hand", "felt", "is_scored", "result", "next_deal", "kept", "turned_away", "seat_changes", "said", "is_closed",
        "is_undrawn", "drawers", "rewound",
    }  # fmt: skip
    own = {"id", "given", "played", "_keep", "_folds", "_people"}
    kept = {*snapshots._Kept.__struct_fields__, "match", "done"}
    assert set(vars(Table())) == kept | by_deal | own
    game = Game(load_book("npa"), first_dealer="S")
    assert set(vars(game)) == {*snapshots._Game.__struct_fields__, "book", "seating"}
    assert set(vars(Match(load_book("npa"), first_dealer="S"))) == {"book", "games"}


# --- in the journal ---------------------------------------------------------------------------------------------------


def played(hands: int, *, lot: int = 1, book: str = "st-hilary", **terms: Any) -> Walk:
    walk = Walk(Terms(book=book, **terms), Random(lot))
    walk.sit_everybody()
    while not (walk.table.number == hands and walk.table.is_scored):
        if not walk.do_due():
            walk.deal()
    return walk


async def written(journal: Journal, walk: Walk) -> str:
    for at in range(0, len(walk.written), 500):
        await journal.append(walk.id, at, walk.written[at : at + 500], labels=labels_of(walk.table))
    return walk.id


@contextmanager
def counted_steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many steps any table follows meanwhile."""
    follow, counted = Table.follow, [0]

    def one_more(self: Table, step: Any) -> None:
        counted[0] += 1
        follow(self, step)

    with monkeypatch.context() as patched:
        patched.setattr(Table, "follow", one_more)
        yield counted


async def kept(journal: Journal, id: str) -> Snapshot | None:
    return (await journal.snapshots([id], NAME, form())).get(id)


def since_last_deal(walk: Walk) -> int:
    deals = [number for number, body in enumerate(walk.written, 1) if is_just_dealt(read_step(body))]
    return len(walk.written) - deals[-1]


def changed(file: Path, *change: str) -> None:
    with closing(sqlite3.connect(file)) as data:
        for one in change:
            assert data.execute(one).rowcount > 0, one
        data.commit()


def test_a_table_is_folded_once_from_its_first_step_and_then_from_its_last_deal(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    walk = played(5)

    async def evening() -> None:
        async with await Journal.open(where) as journal:
            await written(journal, walk)
            for steps in (len(walk.written), since_last_deal(walk), since_last_deal(walk)):
                with counted_steps(monkeypatch) as counted:
                    assert anatomy(await load(journal, walk.id)) == anatomy(walk.table)
                assert counted == [steps]
                await written_down(journal)
            with closing(reader_at(journal.where)) as reader:
                assert len(Shelf(reader).hands(walk.id)) == 5

    asyncio.run(evening())


def test_a_room_keeps_each_deal_as_soon_as_it_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people = await seated(house, "n42pa", 4)
            await play(people, hands=2)
            await dealt(people)
            journal = house.means.journal
            await written_down(journal)
            with counted_steps(monkeypatch) as counted:
                assert anatomy(await load(journal, room.id)) == anatomy(room.table)
            assert counted[0] <= 1
            snapshot = await kept(journal, room.id)
            assert snapshot is not None

    run(evening())


FALSE = {
    "a byte of it": f"UPDATE snapshots SET body = CAST(replace(body, 'Ann', 'Eve') AS BLOB) WHERE name = '{NAME}'",
    "its seal": f"UPDATE snapshots SET seal = zeroblob(32) WHERE name = '{NAME}'",
    "text for bytes": f"UPDATE snapshots SET body = CAST(body AS TEXT) WHERE name = '{NAME}'",
    "its version": f"UPDATE snapshots SET version = version - 1 WHERE name = '{NAME}'",
    "words for its version": f"UPDATE snapshots SET version = 'last' WHERE name = '{NAME}'",
    "its form": f"UPDATE snapshots SET form = 'older' WHERE name = '{NAME}'",
    "all of it": "DELETE FROM snapshots",
}


@pytest.mark.parametrize("what", FALSE)
def test_a_snapshot_that_was_changed_is_not_believed_and_made_again(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    walk, file = played(3), tmp_path / "tables.db"

    async def evening() -> list[int]:
        async with await Journal.open(file) as journal:
            if not await journal.version(walk.id):
                await written(journal, walk)
            with counted_steps(monkeypatch) as counted:
                assert anatomy(await load(journal, walk.id)) == anatomy(walk.table)
            return counted

    asyncio.run(evening())
    changed(file, FALSE[what])
    assert asyncio.run(evening()) == [len(walk.written)]
    assert asyncio.run(evening()) == [since_last_deal(walk)]


def test_the_snapshot_of_one_table_is_of_no_use_to_another(tmp_path: Path) -> None:
    walks, file = [played(2, lot=lot) for lot in (1, 2)], tmp_path / "tables.db"

    async def evening() -> None:
        async with await Journal.open(file) as journal:
            for walk in walks:
                if not await journal.version(walk.id):
                    await written(journal, walk)
                assert anatomy(await load(journal, walk.id)) == anatomy(walk.table)

    asyncio.run(evening())
    changed(
        file,
        "UPDATE snapshots SET stream = -1 WHERE stream = 1",
        "UPDATE snapshots SET stream = 1 WHERE stream = 2",
        "UPDATE snapshots SET stream = 2 WHERE stream = -1",
    )
    asyncio.run(evening())


@pytest.mark.parametrize(
    "forged",
    [
        lambda found: {**found, "kept": {**found["kept"], "proof": {**found["kept"]["proof"], "seed": "00" * 32}}},
        lambda found: {**found, "kept": {**found["kept"], "scorekeeper": "X"}},
        lambda _found: {"what": "ever"},
    ],
    ids=["another deal", "no such chair", "something else"],
)
def test_a_snapshot_that_does_not_come_out_gives_way_to_the_entries(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, forged: Any
) -> None:
    """One with a seal that fits, such as no accident makes."""
    walk = played(2)
    while walk.table.number == 2 or walk.table.hand.phase != "tricks":
        if not walk.do_due():
            walk.deal()

    async def evening() -> None:
        async with await Journal.open(tmp_path / "tables.db") as journal:
            await written(journal, walk)
            await load(journal, walk.id)
            await written_down(journal)
            snapshot = await kept(journal, walk.id)
            assert snapshot is not None
            body = msgspec.json.encode(forged(msgspec.json.decode(snapshot.body)))
            journal.snap(walk.id, snapshot.version, NAME, form(), body)
            await written_down(journal)
            with caplog.at_level(logging.WARNING):
                assert anatomy(await load(journal, walk.id)) == anatomy(walk.table)
            assert "its snapshot is of no use" in caplog.text
            await written_down(journal)
            assert await kept(journal, walk.id) == snapshot

    asyncio.run(evening())


async def written_down(journal: Journal) -> None:
    """Whatever was handed in before."""
    await journal.keep(f"wait-{next(_waits)}", lambda: b"")


_waits = count()


def test_a_table_whose_entries_were_changed_stays_closed_though_there_is_a_snapshot(tmp_path: Path) -> None:
    """Once the house has looked through everything; entries after a snapshot are checked whenever they are read."""
    walks, file = [played(2, lot=lot) for lot in (1, 2, 3)], tmp_path / "tables.db"

    async def fill() -> None:
        async with await Journal.open(file) as journal:
            for walk in walks:
                await written(journal, walk)
                await load(journal, walk.id)

    asyncio.run(fill())
    name = f"(SELECT id FROM streams WHERE name = '{walks[0].id}')"
    last = f"(SELECT id FROM streams WHERE name = '{walks[1].id}')"
    changed(
        file,
        f"UPDATE entries SET at = at + 1 WHERE stream = {name} AND version = 3",
        f"UPDATE entries SET at = at + 1 WHERE stream = {last} AND version = {len(walks[1].written)}",
    )

    async def evening() -> None:
        async with await Journal.open(file) as journal:
            house = await Hall.open(journal)
            with pytest.raises(JournalError) as raised:
                await house.room(walks[1].id)
            assert raised.value.code == "damaged"
            told: list[Any] = []
            await _look_through(journal, told.append)
            assert set(told[0].faults) == {walks[0].id, walks[1].id}
            await written_down(journal)
            for walk in walks[:2]:
                with pytest.raises(JournalError) as raised:
                    await house.room(walk.id)
                assert raised.value.code == "damaged"
            assert (await house.room(walks[2].id)).table.version == len(walks[2].written)
            assert [line.id for line in await house.open_tables()] == [walks[2].id], "and it hides no other"
            await house.close()

    asyncio.run(evening())


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_a_lobby_of_finished_tables_folds_none_of_them(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    walks = [played(2, lot=lot, book=OWN if lot % 2 else "n42pa") for lot in range(6)]
    shown: list[Any] = []

    async def evening(most: int) -> None:
        async with await Journal.open(where) as journal:
            if not shown:
                for walk in walks:
                    await written(journal, walk)
            house = await Hall.open(journal)
            with counted_steps(monkeypatch) as counted:
                shown.append((await house.open_tables(), await house.tables_of(PEOPLE[1].id)))
                shown.append((await house.open_tables(), await house.tables_of(PEOPLE[1].id)))
            assert counted[0] == most
            await house.close()

    asyncio.run(evening(sum(len(walk.written) for walk in walks)))
    asyncio.run(evening(0))
    assert len(shown[0][0]) == len(walks)
    assert all(one == shown[0] for one in shown)


def test_after_an_update_the_house_catches_up_before_anybody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of which nothing was kept in this form; a hundred would take the first visitor seconds."""
    monkeypatch.setattr("meldhouse.tables.hall.hall.PAUSE", 0)
    walk, ids = played(1), [id_from(bytes([number]) * 10) for number in range(PORTION * 2 + 1)]

    async def evening() -> None:
        async with await Journal.open(tmp_path / "tables.db") as journal:
            for id in ids:
                await journal.append(id, 0, walk.written, labels=labels_of(walk.table))
            house = await Hall.open(journal)
            await house.catch_up()
            await written_down(journal)
            assert set(await journal.snapshots(ids, LINE, form())) == set(ids)
            assert set(await journal.snapshots(ids, NAME, form())) == set(ids)
            await house.close()

    asyncio.run(evening())


def test_a_line_is_never_older_than_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with hall(tmp_path) as house:
            room, people = await seated(house, "n42pa", 4)
            await play(people, hands=1)
            id = room.id

            async def stage() -> tuple[str, int]:
                (line,) = await house.open_tables()
                return line.stage, line.number

            assert await stage() == ("between", 1)
            house.means = house.means._replace(clock=lambda: 1e12)
            for somebody in people:
                room.leave(somebody.viewer)
            await house.lay_away_idle()
            assert not house._rooms
            await written_down(house.means.journal)
            with counted_steps(monkeypatch) as counted:
                assert await stage() == ("between", 1)
                house._summaries.clear()
                assert await stage() == ("between", 1)
            assert counted == [0], "it was written down when the table was laid away"
            again = await house.room(id)
            for somebody in people:
                somebody.room = again
                somebody.sit_down()
            await dealt(people)
            assert await stage() == ("hand", 2)
            house._summaries.clear()
            assert await stage() == ("hand", 2)
            lines = await house.means.journal.snapshots([id], LINE, form())
            assert lines[id].version < again.table.version, "the one that was written down is not taken"

    run(evening())


# --- the code that made it --------------------------------------------------------------------------------------------


def test_a_snapshot_is_for_the_code_that_made_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in FOLDING:
        (tmp_path / name / "deep").mkdir(parents=True)
    found = []

    def note() -> None:
        form.cache_clear()
        found.append(form())

    one, other = tmp_path / "game" / "deep" / "hand.py", tmp_path / "tables" / "terms.py"
    try:
        with monkeypatch.context() as patched:
            patched.setattr(snapshots, "files", lambda _package: tmp_path)
            note()
            one.write_text("a = 1\n")
            note()
            one.write_text("a = 2\n")
            note()
            (tmp_path / "rulebooks" / "book.toml").write_text("a = 2\n")
            note()
            shutil.move(one, other)
            note()
            (tmp_path / "tables" / "terms.cpython-311.pyc").write_bytes(b"what Python makes of it is no other code")
            (tmp_path / "web").mkdir()
            (tmp_path / "web" / "page.py").write_text("a = 3\n")
            note()
    finally:
        form.cache_clear()
    assert len(set(found)) == len(found) - 1
    assert found[-1] == found[-2]


def test_all_code_that_folds_a_table_has_a_part_in_its_form() -> None:
    told = "import sys, meldhouse.tables.table; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    parts = {name.split(".")[1] for name in found.stdout.split() if name.startswith("meldhouse.")}
    assert parts == set(FOLDING)
