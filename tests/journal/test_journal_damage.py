"""What was changed in the database behind the journal's back is found."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from meldhouse.journal import Entry, Journal, JournalError

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
    """What check says; and what is read, or nothing where that is refused."""
    async with await Journal.open(file) as journal:
        fault = await journal.check("table/1")
        with suppress(JournalError):
            return fault, await journal.read("table/1")
        return fault, []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            "UPDATE entries SET at = at + 1 WHERE stream = 1 AND version = 3",
            "Entry 3 of the stream table/1 does not fit",
        ),
        (
            "UPDATE entries SET body = 'text' WHERE stream = 1 AND version = 2",
            "Entry 2 .* does not fit: it is not what was written",
        ),
        ("UPDATE entries SET chain = zeroblob(32) WHERE stream = 1 AND version = 4", "Entry 4 .* does not fit"),
        ("UPDATE entries SET at = 'noon' WHERE stream = 1 AND version = 1", "Entry 1 .* does not fit"),
        ("DELETE FROM entries WHERE stream = 1 AND version = 2", "Entry 2 of the stream table/1 is missing: entry 3"),
        ("DELETE FROM entries WHERE stream = 1 AND version = 1", "Entry 1 of the stream table/1 is missing: entry 2"),
        ("UPDATE entries SET version = 9 WHERE stream = 1 AND version = 5", "Entry 5 of the stream table/1 is missing"),
        (
            "UPDATE streams SET name = name || 'x'; UPDATE streams SET name = 'table/1' WHERE id = 2",
            "Entry 1 .* not fit",
        ),
        (
            "UPDATE entries SET version = -1 WHERE stream = 1 AND version = 2;"
            "UPDATE entries SET version = 2 WHERE stream = 1 AND version = 3;"
            "UPDATE entries SET version = 3 WHERE version = -1",
            "Entry 2 of the stream table/1 does not fit",
        ),
    ],
)
def test_a_changed_entry_is_named(file: Path, change: str, sentence: str):
    with closing(sqlite3.connect(file)) as changed:
        changed.executescript(change)
    fault, _ = asyncio.run(looked(file))
    assert fault is not None
    assert re.search(sentence, fault), fault


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
