"""A backup is whole, or there is none; and nothing that is put back takes anything away."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meldhouse.journal import Journal, JournalError, back_up, backups, put_back
from meldhouse.journal.schema import VERSION_TABLE

BODIES = [f"play number {number} ".encode() * 20 for number in range(1, 200)]


async def fill(file: Path, *streams: str) -> None:
    async with await Journal.open(file) as journal:
        for stream in streams:
            await journal.append(stream, 0, BODIES, labels={"open": True})
        await journal.keep("cookies", lambda: b"secret")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "house.db"
    asyncio.run(fill(found, "event/one", "table/1", "alone"))
    return found


async def bodies_in(file: Path, stream: str) -> list[bytes]:
    async with await Journal.open(file) as journal:
        assert await journal.check(stream) is None
        return [entry.body for entry in await journal.read(stream)]


def left_behind(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir() if ".part" in one.name)


def test_a_copy_of_the_file_alone_has_what_was_written_though_it_is_open(tmp_path: Path):
    async def evening() -> list[bytes]:
        async with await Journal.open(tmp_path / "house.db") as journal:
            await journal.append("table/1", 0, [b"opened"])
            until = time.monotonic() + 20
            while time.monotonic() < until:
                await asyncio.sleep(0.25)
                subprocess.run(["cp", tmp_path / "house.db", tmp_path / "alone.db"], check=True)  # and no -wal
                with closing(sqlite3.connect(tmp_path / "alone.db")) as alone:
                    tables = alone.execute("SELECT count(*) FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
                    found = alone.execute("SELECT body FROM entries").fetchall() if tables else []
                if found:
                    return [body for (body,) in found]
            return []

    assert asyncio.run(evening()) == [b"opened"]


def test_it_is_whole_and_opens_elsewhere_while_the_journal_goes_on(tmp_path: Path):
    async def evening() -> int:
        async with await Journal.open(tmp_path / "house.db") as journal:
            version, ends = 0, asyncio.Event()

            async def go_on() -> None:
                nonlocal version
                while not ends.is_set():
                    version = await journal.append("table/1", version, BODIES[:20])

            busy = asyncio.create_task(go_on())
            while version < 400:
                await asyncio.sleep(0.01)
            acknowledged = version
            contents = await journal.back_up(tmp_path / "copy.db")
            assert contents.streams == {"table": 1}
            assert contents.entries >= acknowledged
            before = version
            while version == before:  # nobody who writes was held up for good
                await asyncio.sleep(0.01)
            ends.set()
            await busy
            return acknowledged

    acknowledged = asyncio.run(evening())
    assert not (tmp_path / "copy.db-wal").exists()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    shutil.move(tmp_path / "copy.db", elsewhere / "house.db")
    found = asyncio.run(bodies_in(elsewhere / "house.db", "table/1"))
    assert len(found) >= acknowledged
    assert found == (BODIES[:20] * (len(found) // 20))


WRITER = str(Path(__file__).with_name("crashing.py"))


def test_all_that_another_process_was_answered_is_in_it(tmp_path: Path):
    file = tmp_path / "house.db"
    asyncio.run(fill(file, "before"))
    with subprocess.Popen(
        [sys.executable, WRITER, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write("\n")
        writer = int(child.stdout.readline().split()[1])
        try:
            for number in range(3):
                acknowledged: dict[str, int] = {}
                while sum(acknowledged.values()) < 300 * (number + 1):
                    stream, version = child.stdout.readline().split()
                    acknowledged[stream] = int(version)
                copy = tmp_path / f"copy{number}.db"
                back_up(file, copy)
                for stream, version in acknowledged.items():
                    assert len(asyncio.run(bodies_in(copy, stream))) >= version
        finally:
            subprocess.run(["kill", "-9", str(writer)], check=False)
            child.stdin.close()
            child.stdout.read()
    assert left_behind(tmp_path) == []


def truncated(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])


def cut_in_the_head(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:60])


def page_of_zeros(file: Path) -> None:
    """One that holds entries."""
    with closing(sqlite3.connect(file)) as found:
        size = found.execute("PRAGMA page_size").fetchone()[0]
        pages = found.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    with file.open("rb+") as written:
        written.seek((pages - 1) * size)
        written.write(bytes(size))


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def no_database(file: Path) -> None:
    file.write_text("Dear club, here are our results.\n" * 50)


def another_program(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as made:
        made.executescript("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('pie');")


def no_tables(file: Path) -> None:
    """What a copy of the file alone was, when everything was still beside it."""
    file.unlink()
    with closing(sqlite3.connect(file)) as made:
        made.executescript("PRAGMA journal_mode = WAL; CREATE TABLE a (b); DROP TABLE a;")


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made, made:
        made.execute(f"UPDATE {VERSION_TABLE} SET version_num = '99'")


def one_table_less(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("DROP TABLE labels")


def an_entry_changed(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("UPDATE entries SET body = x'00' WHERE version = 7")


def an_entry_gone(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("DELETE FROM entries WHERE version = 7")


DAMAGE = [
    (truncated, "damaged", "journal-damaged"),
    (cut_in_the_head, "damaged", "journal-damaged"),
    (page_of_zeros, "damaged", "journal-damaged"),
    (emptied, "damaged", "journal-empty"),
    (no_database, "other-program", "journal-other-program"),
    (another_program, "other-program", "journal-other-program"),
    (no_tables, "damaged", "journal-empty"),
    (newer, "newer", "journal-newer"),
    (one_table_less, "damaged", "journal-no-table"),
    (an_entry_changed, "damaged", "journal-entry-changed"),
    (an_entry_gone, "damaged", "journal-entry-missing"),
]


@pytest.mark.parametrize(("harm", "code", "id"), DAMAGE, ids=[one[0].__name__ for one in DAMAGE])
def test_what_is_not_whole_is_neither_backed_up_nor_put_back(file: Path, tmp_path: Path, harm, code: str, id: str):
    copy = tmp_path / "copy.db"
    back_up(file, copy)
    harm(copy)
    harmed, house = copy.read_bytes(), file.read_bytes()
    for work in (
        lambda: put_back(copy, file, replace=True),
        lambda: put_back(copy, tmp_path / "new.db"),
        lambda: back_up(copy, tmp_path / "again.db"),
    ):
        with pytest.raises(JournalError) as caught:
            work()
        assert caught.value.code == code
        message = caught.value.message
        assert id in (message.id, getattr(message.args.get("why"), "id", ""))
    assert (copy.read_bytes(), file.read_bytes()) == (harmed, house)
    assert not (tmp_path / "new.db").exists()
    assert not (tmp_path / "again.db").exists()
    assert left_behind(tmp_path) == []


def test_what_is_there_is_replaced_only_when_that_is_said_and_is_kept(file: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    back_up(file, copy)
    asyncio.run(fill(tmp_path / "other.db", "other"))
    house = tmp_path / "other.db"
    with pytest.raises(JournalError, match="already exists"):
        put_back(copy, house)
    with pytest.raises(JournalError, match="already exists"):
        back_up(file, house)
    contents, kept = put_back(copy, house, replace=True)
    assert contents.entries == 3 * len(BODIES)
    assert kept is not None
    assert asyncio.run(bodies_in(house, "event/one")) == BODIES
    assert asyncio.run(bodies_in(kept, "other")) == BODIES
    _, again = put_back(copy, house, replace=True)
    assert again not in (None, kept)


def test_what_lay_beside_the_old_file_is_not_read_into_the_new_one(file: Path, tmp_path: Path):
    """As after a power cut: the last entries are only in the -wal, and somebody has removed the file itself."""
    copy, house = tmp_path / "copy.db", tmp_path / "gone" / "house.db"
    back_up(file, copy)
    house.parent.mkdir()
    for end in ("-wal", "-shm"):
        Path(f"{house}{end}").write_bytes(b"something old")
    _, kept = put_back(copy, house)
    assert kept is None
    assert Path(f"{house}.before-wal").read_bytes() == b"something old"
    assert asyncio.run(bodies_in(house, "alone")) == BODIES


def test_a_house_that_is_open_is_not_replaced(file: Path, tmp_path: Path):
    back_up(file, tmp_path / "copy.db")

    async def evening() -> None:
        async with await Journal.open(file):
            with pytest.raises(JournalError) as caught:
                await asyncio.to_thread(put_back, tmp_path / "copy.db", file, replace=True)
            assert caught.value.code == "in-use"

    asyncio.run(evening())


def test_names_that_cannot_be_meant_are_refused(file: Path, tmp_path: Path):
    for work, sentence in (
        (lambda: back_up(file, file), "is the file itself"),
        (lambda: back_up(file, file, replace=True), "is the file itself"),
        (lambda: back_up(file, tmp_path), "is a folder"),
        (lambda: back_up(tmp_path, tmp_path / "x.db"), "is a folder"),
        (lambda: back_up(tmp_path / "nope.db", tmp_path / "x.db"), "There’s no file"),
        (lambda: back_up(file, tmp_path / "nowhere" / "x.db"), "There’s no folder"),
        (lambda: back_up("postgresql://club@example/house", tmp_path / "x.db"), "pg_dump"),
        (lambda: put_back(file, "postgresql://club@example/house"), "pg_restore"),
    ):
        with pytest.raises(JournalError, match=sentence):
            work()
    assert not (tmp_path / "x.db").exists()


def test_a_copy_is_for_its_owner_alone_and_says_how_far_it_is(file: Path, tmp_path: Path):
    heard: list[int] = []
    contents = back_up(file, tmp_path / "copy.db", told=heard.append)
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0
    assert heard == sorted(heard)
    assert heard[-1] == 100
    assert contents.streams == {"event": 1, "table": 1, "": 1}
    assert contents.size == (tmp_path / "copy.db").stat().st_size


def test_a_file_of_an_older_form_is_put_back_and_said_to_be_one(file: Path, tmp_path: Path):
    with closing(sqlite3.connect(file)) as older:
        older.execute("DROP TABLE snapshots")
        older.execute(f"UPDATE {VERSION_TABLE} SET version_num = '1'")
        older.commit()
    contents, _ = put_back(file, tmp_path / "new.db")
    assert contents.is_older
    assert asyncio.run(bodies_in(tmp_path / "new.db", "alone")) == BODIES


def test_a_copy_is_never_written_over_a_house_that_is_open(file: Path, tmp_path: Path):
    async def evening() -> None:
        async with await Journal.open(tmp_path / "other.db") as other:
            await other.append("table/1", 0, [b"opened"])
            with pytest.raises(JournalError, match="is open"):
                await asyncio.to_thread(back_up, file, tmp_path / "other.db", replace=True)

    asyncio.run(evening())
    assert asyncio.run(bodies_in(tmp_path / "other.db", "table/1")) == [b"opened"]


@pytest.mark.parametrize("work", [back_up, put_back], ids=["back up", "put back"])
def test_a_file_that_somebody_makes_meanwhile_is_not_written_over(work: Any, file: Path, tmp_path: Path):
    target = tmp_path / "copy.db"

    def somebody(percent: int) -> None:
        if percent == 100 and work is back_up:
            target.write_text("theirs")

    real = backups._refuse_target

    def then_somebody(*args: Any, **options: Any) -> None:
        real(*args, **options)
        if work is put_back:
            target.write_text("theirs")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backups, "_refuse_target", then_somebody)
        with pytest.raises(JournalError, match="already exists") as caught:
            work(file, target, told=somebody)
    assert caught.value.code == "exists"
    assert target.read_text() == "theirs"
    assert not left_behind(tmp_path)


@pytest.mark.parametrize("work", [back_up, put_back], ids=["back up", "put back"])
def test_the_name_of_a_copy_is_on_the_disk_too(work: Any, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folders: list[tuple[int, bool]] = []
    real = os.fsync

    def seen(number: int) -> None:
        status = os.fstat(number)
        if stat.S_ISDIR(status.st_mode):
            folders.append((status.st_ino, (tmp_path / "copy.db").stat().st_size > 0))
        real(number)

    monkeypatch.setattr(os, "fsync", seen)
    work(file, tmp_path / "copy.db")
    assert (tmp_path.stat().st_ino, True) in folders


def test_what_is_replaced_is_not_open_then_and_still_locked(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Windows replaces no file that is open."""
    house, copy = tmp_path / "house2.db", tmp_path / "copy.db"
    asyncio.run(fill(house, "other"))
    back_up(file, copy)
    opened: list[set[str]] = []

    def watched(real: Any) -> Any:
        def seen(old: Any, new: Any) -> None:
            opened.append({os.readlink(one) for one in Path("/proc/self/fd").iterdir() if one.is_symlink()})
            real(old, new)

        return seen

    for name in ("rename", "replace"):
        monkeypatch.setattr(os, name, watched(getattr(os, name)))
    put_back(copy, house, replace=True)
    assert opened
    assert not any(str(house) in files for files in opened)
    assert all(f"{house}.lock" in files for files in opened)
    assert asyncio.run(bodies_in(house, "event/one")) == BODIES
