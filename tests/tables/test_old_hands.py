"""Looking back at long tables: nobody who plays, or comes back to a table, waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from pathlib import Path

import pytest
from table_people import hall, run

from meldhouse.journal import JournalError, reader_at
from meldhouse.tables.hall import NoTable
from meldhouse.tables.old_hands import Shelf, hand_at, last_hands, record_text
from meldhouse.tables.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))
from finished import a_long_evening, evening, written


def slowly(table: Table, seconds: float) -> int:
    time.sleep(seconds)
    return len(table.played)


def test_looking_back_takes_hardly_anything_of_the_process_that_serves_the_tables(tmp_path: Path) -> None:
    async def course() -> None:
        async with hall(tmp_path) as house:
            short = await written(house, evening("st-hilary", 1))
            await house.old_hands.ask(short, hand_at, 1)  # the process is there
            long = a_long_evening(150)
            began = time.process_time()
            again = long.again()
            folding = time.process_time() - began
            id = await written(house, long)
            began = time.process_time()
            found = await house.old_hands.ask(id, hand_at, 149)
            assert found is not None
            assert (found.played.proof, found.before, found.after) == (again.played[148].proof, 148, 150)
            assert time.process_time() - began < folding / 4

    run(course())


def test_a_table_is_brought_back_while_somebody_looks_back(tmp_path: Path) -> None:
    async def course() -> None:
        async with hall(tmp_path) as house:
            one, other = await written(house, evening("mcallen", 1)), await written(house, evening("st-hilary", 1))
            looking = asyncio.create_task(house.old_hands.ask(one, slowly, 5.0))
            assert (await house.room(other)).table.number == 1
            assert not looking.done()
            looking.cancel()

    run(course())


def test_a_table_that_has_gone_on_is_followed_from_where_it_was(tmp_path: Path) -> None:
    async def course() -> None:
        async with hall(tmp_path) as house:
            walk = evening("mcallen", 2)
            journal, half = house.means.journal, len(walk.written) // 2
            await journal.append(walk.id, 0, walk.written[:half])
            reader = reader_at(journal.where)
            shelf = Shelf(reader)
            early = shelf.table(walk.id)
            assert early.version == half
            await journal.append(walk.id, half, walk.written[half:])
            assert shelf.table(walk.id) is early
            assert (record_text(early), last_hands(early)) == (record_text(walk.table), last_hands(walk.table))
            reader.close()

    run(course())


def test_all_who_look_at_a_table_at_once_have_it_brought_back_once(tmp_path: Path) -> None:
    async def course() -> None:
        async with hall(tmp_path) as house:
            id = await written(house, evening("mcallen", 1))
            first, *others = await asyncio.gather(*(house.table(id) for _ in range(8)))
            assert all(other is first for other in others)
            assert (await house.room(id)).table is not first
            with pytest.raises(NoTable):
                await house.table("2222222222")

    run(course())


def test_only_so_many_hands_lie_ready(tmp_path: Path) -> None:
    async def course() -> None:
        async with hall(tmp_path) as house:
            long, *short = [await written(house, evening("mcallen", hands, lot=hands)) for hands in (3, 1, 2)]
            reader = reader_at(house.means.journal.where)
            shelf = Shelf(reader, kept=3)
            first = shelf.table(long)
            kept = [shelf.table(id) for id in short]
            assert [shelf.table(id) for id in short] == kept
            assert shelf.table(long) is not first
            reader.close()

    run(course())


def test_what_was_changed_in_the_file_is_said_by_the_other_process_too(tmp_path: Path) -> None:
    async def course() -> None:
        async with hall(tmp_path) as house:
            id = await written(house, evening("mcallen", 1))
            with sqlite3.connect(house.means.journal.where) as file:
                file.execute("UPDATE entries SET body = replace(body, 'p', 'q') WHERE version = 3")
            with pytest.raises(JournalError) as problem:
                await house.old_hands.ask(id, hand_at, 1)
            assert problem.value.code == "damaged"

    run(course())
