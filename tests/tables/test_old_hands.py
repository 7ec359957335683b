"""Looking back at long tables: nobody who plays, or comes back to a table, waits for it."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from table_people import hall, run

from meldhouse.game import records
from meldhouse.journal import Entry, JournalError, reader_at, reading
from meldhouse.tables.finished.old_hands import AllHands, Shelf, hand_at, last_hands, record_of
from meldhouse.tables.finished.replays import replay
from meldhouse.tables.hall.hall import NoTable
from meldhouse.tables.kept.loading import load
from meldhouse.tables.played import LastHand
from meldhouse.tables.table import Table

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))
from finished import a_long_evening, evening, written


def slowly(hands: AllHands, seconds: float) -> int:
    time.sleep(seconds)
    return len(hands)


def last_hands_of(table: Table) -> list[LastHand]:
    return [LastHand(one.number, one.slip, one.proof, one.at) for one in table.played]


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
            early = shelf.hands(walk.id)
            assert early.table.version == half
            await journal.append(walk.id, half, walk.written[half:])
            assert shelf.hands(walk.id) is early
            assert record_of(early) == records.dumps(walk.table.record())
            assert last_hands(early) == last_hands_of(walk.table)
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
            first = shelf.hands(long)
            kept = [shelf.hands(id) for id in short]
            assert all(shelf.hands(id) is one for id, one in zip(short, kept, strict=True))
            assert shelf.hands(long) is not first
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


def test_of_a_long_table_only_some_hands_lie_ready_and_each_is_as_it_was(tmp_path: Path) -> None:
    """Of 20,000 hands all at once are half a gigabyte."""

    async def course() -> None:
        async with hall(tmp_path) as house:
            long = a_long_evening(34)
            id = await written(house, long)
            with closing(reader_at(house.means.journal.where)) as reader:
                hands = AllHands(id, reader, stretch=5)
                hands.follow()
                whole = long.again()
                assert len(hands) == len(whole.played) == 34
                assert not hands.table.played
                assert hands.ready < 2 * 5
                for number in (34, 1, 17, 6, 5, 20):
                    found, played = hand_at(hands, number), whole.played[number - 1]
                    assert found is not None
                    assert (found.before, found.after) == (number - 1 or None, number + 1 if number < 34 else None)
                    assert replay(found.played) == replay(played)
                    assert found.played._replace(hand=played.hand) == played
                    assert hands.ready < 3 * 5
                assert [one.number for one in hands] == hands.numbers == list(range(1, 35))
                assert [one.number for one in hands[8:13]] == [9, 10, 11, 12, 13]
                assert (hand_at(hands, 0), hand_at(hands, 35), record_of(hands, 35)) == (None, None, "")
                assert record_of(hands) == records.dumps(whole.record())
                assert hands.ready < 3 * 5
                with pytest.raises(IndexError):
                    hands[34]

    run(course())


def test_a_long_table_is_read_a_page_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is brought back to be played at, too: no more than a page of its steps lies in memory."""
    monkeypatch.setattr(reading, "PAGE", 7)
    monkeypatch.setattr(reading, "_PAGE", reading._PAGE.limit(7))
    pages: list[int] = []

    def entries_of(stream: str, rows: Sequence[Any]) -> list[Entry]:
        pages.append(len(rows))
        return entries(stream, rows)

    async def course() -> None:
        async with hall(tmp_path) as house:
            walk = evening("mcallen", 2)
            id = await written(house, walk)
            monkeypatch.setattr(reading, "entries_of", entries_of)
            table = await load(house.means.journal, id)
            assert (table.version, table.last) == (walk.table.version, walk.table.last)
            with closing(reader_at(house.means.journal.where)) as reader:
                assert record_of(Shelf(reader).hands(id)) == records.dumps(walk.table.record())
            assert sum(pages) >= 2 * len(walk.written)
            assert max(pages) == 7

    entries = reading.entries_of
    run(course())
