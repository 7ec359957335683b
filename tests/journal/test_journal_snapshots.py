"""What was made of a stream is kept beside it, and is of use only for the very entries that it was made of."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from meldhouse.journal import Entry, Journal, JournalError, Snapshot, back_up, put_back
from meldhouse.journal.asking import LARGEST
from meldhouse.journal.schema import VERSION_TABLE

BODIES = [f"play number {number}".encode() for number in range(1, 6)]


async def kept(journal: Journal, version: int = 3, body: bytes = b"three plays", *, form: str = "1") -> None:
    """And written: the writer does one thing after the other."""
    journal.snap("table/1", version, "sum", form, body)
    await journal.append("other", await journal.version("other"), [b"later"])


async def resumed(journal: Journal, stream: str, name: str, form: str) -> tuple[Snapshot | None, list[Entry]]:
    """What was kept of it, and what has come since, a page at a time."""
    snapshot = (await journal.snapshots([stream], name, form)).get(stream)
    after = snapshot.version if snapshot is not None else 0
    return snapshot, await journal.fold(stream, after, lambda pages: [one for page in pages for one in page])


def older(file: Path) -> None:
    """The same as a version of Meldhouse left it that kept no snapshots."""
    with closing(sqlite3.connect(file)) as data:
        data.execute("DROP TABLE snapshots")
        data.execute(f"UPDATE {VERSION_TABLE} SET version_num = '1'")
        data.commit()


def test_a_stream_is_read_on_from_what_was_kept_of_it(where: str):
    async def evening() -> None:
        async with await Journal.open(where) as journal:
            assert await resumed(journal, "table/1", "sum", "1") == (None, [])
            await journal.append("table/1", 0, BODIES)
            await kept(journal)
        async with await Journal.open(where) as journal:
            everything = await journal.read("table/1")
            assert await resumed(journal, "table/1", "sum", "1") == (Snapshot(3, b"three plays"), everything[3:])
            assert await resumed(journal, "table/1", "sum", "2") == (None, everything), "another form"
            assert await resumed(journal, "table/1", "total", "1") == (None, everything), "another name"
            await kept(journal, 5, b"five plays")
            assert await resumed(journal, "table/1", "sum", "1") == (Snapshot(5, b"five plays"), [])
            await kept(journal, 4, b"four plays", form="2")
            assert await resumed(journal, "table/1", "sum", "1") == (None, everything), "there is one of each name"
            assert (await resumed(journal, "table/1", "sum", "2"))[0] == Snapshot(4, b"four plays")
            assert await journal.snapshots(["table/1", "other", "none"], "sum", "2") == {
                "table/1": Snapshot(4, b"four plays")
            }
            journal.forget("table/1")
            journal.forget("none")
            await journal.append("other", await journal.version("other"), [b"later"])
            assert await resumed(journal, "table/1", "sum", "2") == (None, everything)

    asyncio.run(evening())


def test_nothing_is_kept_of_what_is_not_there_and_nobody_is_kept_waiting(where: str, caplog: pytest.LogCaptureFixture):
    async def evening() -> None:
        async with await Journal.open(where) as journal:
            await journal.append("table/1", 0, BODIES)
            with caplog.at_level(logging.WARNING):
                await kept(journal, 9)
                journal.snap("nobody", 1, "sum", "1", b"")
                await kept(journal, 5, bytes(LARGEST + 1))
            assert "has no entry 9" in caplog.text
            assert await journal.snapshots(["table/1", "nobody"], "sum", "1") == {}
            assert len(await journal.read("table/1")) == len(BODIES)
            with pytest.raises(ValueError, match="snapshot cannot be called"):
                journal.snap("table/1", 1, "a sum", "1", b"")
            with pytest.raises(ValueError, match="at most 1000"):
                await journal.snapshots(["table"] * 1001, "sum", "1")
        journal.snap("table/1", 1, "sum", "1", b"too late")

    asyncio.run(evening())


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE snapshots SET body = CAST('four plays!' AS BLOB)",
        "UPDATE snapshots SET body = 'three plays'",
        "UPDATE snapshots SET seal = zeroblob(32)",
        "UPDATE snapshots SET seal = 7",
        "UPDATE snapshots SET version = 2",
        "UPDATE snapshots SET version = 99",
        "UPDATE snapshots SET version = 'three'",
        "UPDATE snapshots SET stream = (SELECT id FROM streams WHERE name = 'other')",
        "DELETE FROM snapshots",
    ],
)
def test_what_was_changed_is_as_good_as_nothing(tmp_path: Path, change: str):
    async def looked() -> tuple[Snapshot | None, int, object]:
        async with await Journal.open(tmp_path / "house.journal") as journal:
            if not await journal.version("table/1"):
                await journal.append("table/1", 0, BODIES)
                await kept(journal)
            snapshot, entries = await resumed(journal, "table/1", "sum", "1")
            return snapshot, len(entries), await journal.snapshots(["table/1", "other"], "sum", "1")

    snapshot = Snapshot(3, b"three plays")
    assert asyncio.run(looked()) == (snapshot, 2, {"table/1": snapshot})
    with closing(sqlite3.connect(tmp_path / "house.journal")) as data:
        assert data.execute(change).rowcount == 1
        data.commit()
    assert asyncio.run(looked()) == (None, 5, {})


@pytest.mark.parametrize(("number", "is_used"), [(2, True), (3, False), (4, False), (5, False)])
def test_no_entry_that_was_changed_is_read_beside_a_snapshot(tmp_path: Path, number: int, is_used: bool):
    """Those before it are not read at all; to look through everything finds them."""

    async def evening(*, first: bool) -> None:
        async with await Journal.open(tmp_path / "house.journal") as journal:
            if first:
                await journal.append("table/1", 0, BODIES)
                await kept(journal)
            elif is_used:
                assert (await resumed(journal, "table/1", "sum", "1"))[0] == Snapshot(3, b"three plays")
                damage = await journal.damage()
                assert damage is not None
                assert list(damage.faults) == ["table/1"]
            else:
                with pytest.raises(JournalError, match=f"Entry {number} "):
                    await resumed(journal, "table/1", "sum", "1")

    asyncio.run(evening(first=True))
    with closing(sqlite3.connect(tmp_path / "house.journal")) as data:
        data.execute("UPDATE entries SET chain = zeroblob(32) WHERE stream = 1 AND version = ?", [number])
        data.commit()
    asyncio.run(evening(first=False))


def test_a_file_that_knows_no_snapshots_is_opened_and_copied(tmp_path: Path):
    file = tmp_path / "house.journal"

    async def evening(where: Path, *, first: bool) -> None:
        async with await Journal.open(where) as journal:
            if first:
                await journal.append("table/1", 0, BODIES)
            assert (await resumed(journal, "table/1", "sum", "1"))[0] is None
            assert len(await journal.read("table/1")) == len(BODIES)
            await kept(journal)
            assert (await resumed(journal, "table/1", "sum", "1"))[0] == Snapshot(3, b"three plays")

    asyncio.run(evening(file, first=True))
    older(file)
    assert back_up(file, tmp_path / "copy.db").is_older
    contents, _ = put_back(tmp_path / "copy.db", tmp_path / "new.db")
    assert contents.is_older
    asyncio.run(evening(file, first=False))
    asyncio.run(evening(tmp_path / "new.db", first=False))


def test_a_copy_has_them_too(tmp_path: Path):
    async def evening() -> None:
        async with await Journal.open(tmp_path / "house.journal") as journal:
            await journal.append("table/1", 0, BODIES)
            await kept(journal)
            await journal.back_up(tmp_path / "copy.db")
        put_back(tmp_path / "copy.db", tmp_path / "new.db")
        async with await Journal.open(tmp_path / "new.db") as journal:
            snapshot, entries = await resumed(journal, "table/1", "sum", "1")
            assert (snapshot, len(entries)) == (Snapshot(3, b"three plays"), 2)

    asyncio.run(evening())
