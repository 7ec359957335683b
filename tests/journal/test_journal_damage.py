"""What was changed in the database behind the journal's back is found."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from meldhouse.journal import Damage, Entry, Journal, JournalError
from meldhouse.journal.owning import Ownership
from meldhouse.messages import Voice

BODIES = [f"play number {number}".encode() for number in range(1, 6)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    async def fill() -> None:
        async with await Journal.open(tmp_path / "house.journal", clock=lambda: 1_700_000_000_000) as journal:
            await journal.append("table/1", 0, BODIES)
            await journal.append("table/2", 0, [b"another"])

    asyncio.run(fill())
    return tmp_path / "house.journal"


async def looked(file: Path) -> tuple[str | None, list[Entry]]:
    """What check says, or why the file is not opened; and what is read, or nothing where that is refused."""
    try:
        opened = await Journal.open(file)
    except JournalError as problem:
        return str(problem), []
    async with opened as journal:
        found = await journal.check("table/1")
        fault = None if found is None else Voice().say(found)
        with suppress(JournalError):
            return fault, await journal.read("table/1")
        return fault, []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            "UPDATE entries SET at = at + 1 WHERE stream = 1 AND version = 3",
            "Entry 3 ",
        ),
        (
            "UPDATE entries SET body = 'text' WHERE stream = 1 AND version = 2",
            "Entry 2 .* isn’t what was written",
        ),
        ("UPDATE entries SET chain = zeroblob(32) WHERE stream = 1 AND version = 4", "Entry 4 "),
        ("UPDATE entries SET at = 'noon' WHERE stream = 1 AND version = 1", "Entry 1 "),
        ("DELETE FROM entries WHERE stream = 1 AND version = 2", "Entry 2 of table/1 is missing"),
        ("DELETE FROM entries WHERE stream = 1 AND version = 1", "Entry 1 of table/1 is missing"),
        ("UPDATE entries SET version = 9 WHERE stream = 1 AND version = 5", "Entry 5 of table/1 is missing"),
        (
            "UPDATE streams SET name = name || 'x'; UPDATE streams SET name = 'table/1' WHERE id = 2",
            "Entry 1 ",
        ),
        (
            "UPDATE entries SET version = -1 WHERE stream = 1 AND version = 2;"
            "UPDATE entries SET version = 2 WHERE stream = 1 AND version = 3;"
            "UPDATE entries SET version = 3 WHERE version = -1",
            "Entry 2 ",
        ),
    ],
)
def test_a_changed_entry_is_named(file: Path, change: str, sentence: str):
    with closing(sqlite3.connect(file)) as changed:
        changed.executescript(change)
    fault, read = asyncio.run(looked(file))
    assert fault is not None
    assert re.search(sentence, fault), fault
    assert read == [], "what was changed is not read as if it were true"


def test_a_changed_byte_is_found_wherever_it_lies_in_an_entry(file: Path):
    whole = file.read_bytes()
    fault, entries = asyncio.run(looked(file))
    assert (fault, [entry.body for entry in entries]) == (None, BODIES)
    assert whole.count(BODIES[2]) == 1
    body = whole.index(BODIES[2])
    found = 0
    # The head of the row and its numbers lie before the body, its chain behind.
    for place in range(body - 18, body + len(BODIES[2]) + 32):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :])
        fault, read = asyncio.run(looked(file))
        assert fault is not None or read == entries, f"byte {place - body} of the entry was changed unnoticed"
        found += fault is not None
    assert found >= len(BODIES[2]) + 32 + 6  # body, chain and time at least


def test_whoever_reads_on_from_an_entry_is_told_too(file: Path):
    with closing(sqlite3.connect(file)) as changed:
        changed.execute("UPDATE entries SET body = 'x' || substr(body, 2) WHERE stream = 1 AND version = 4")
        changed.execute("UPDATE entries SET body = CAST(body AS BLOB)")
        changed.commit()

    async def read() -> None:
        async with await Journal.open(file) as journal:
            for after in range(4):
                with pytest.raises(JournalError, match=r"Entry 4 .*meldhouse restore") as caught:
                    await journal.read("table/1", after)
                assert caught.value.code == "damaged"
            assert await journal.read("table/1", 4) == await journal.read("table/1", 4) != []
            assert await journal.read("table/1", 5) == await journal.read("table/1", 9) == []
            assert [entry.body for entry in await journal.read("table/2")] == [b"another"]

    asyncio.run(read())


def test_what_is_damaged_is_told_with_how_much_is_whole(file: Path):
    async def damage() -> Damage | None:
        async with await Journal.open(file) as journal:
            return await journal.damage()

    assert asyncio.run(damage()) is None
    with closing(sqlite3.connect(file)) as changed:
        changed.execute("DELETE FROM entries WHERE stream = 1 AND version = 2")
        changed.commit()
    found = asyncio.run(damage())
    assert found is not None
    assert (list(found.faults), found.whole) == (["table/1"], 1)


def test_a_page_of_zeros_is_noticed_when_the_file_is_opened(file: Path):
    whole = file.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    at = whole.index(BODIES[2]) // size * size
    file.write_bytes(whole[:at] + bytes(size) + whole[at + size :])
    with pytest.raises(JournalError, match=r"is damaged: .*meldhouse restore FILE") as caught:
        asyncio.run(Journal.open(file))
    assert caught.value.code == "damaged"


def test_a_file_of_no_bytes_is_no_new_house(tmp_path: Path, file: Path):
    empty = tmp_path / "empty.db"
    empty.write_bytes(b"")
    file.write_bytes(b"")  # one that held something
    for one in (empty, file):
        with pytest.raises(JournalError, match="0 bytes") as caught:
            asyncio.run(Journal.open(one))
        assert caught.value.code == "damaged"
        assert one.stat().st_size == 0


def test_a_file_that_was_just_being_made_is_made_again(tmp_path: Path):
    """Whoever was killed there had nothing in it yet."""
    owned = Ownership(tmp_path / "new.db")
    owned.release()
    assert (tmp_path / "new.db").stat().st_size == 0
    assert asyncio.run(looked(tmp_path / "new.db")) == (None, [])
