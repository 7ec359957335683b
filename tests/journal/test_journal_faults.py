"""Bad input, bad places and full disks get a sentence each."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from meldhouse.journal import Found, Journal, JournalError
from meldhouse.journal.asking import LARGEST, LAST, MOST

SRC = str(Path(__file__).parents[2] / "src")

BAD: list[tuple[Callable[[Any], Awaitable[object]], str]] = [
    (lambda j: j.append("", 0, [b"x"]), "A stream cannot be called '': its name begins with a letter or digit"),
    (lambda j: j.append("a" * 101, 0, [b"x"]), "has at most 100 of them"),
    (lambda j: j.append("a" * 100_000, 0, [b"x"]), "A stream cannot be called 'a+…: its name"),
    (lambda j: j.append("Küche", 0, [b"x"]), "A stream cannot be called 'Küche'"),
    (lambda j: j.append("a\0b", 0, [b"x"]), r"A stream cannot be called 'a\\x00b'"),
    (lambda j: j.append("a\n", 0, [b"x"]), r"A stream cannot be called 'a\\n'"),
    (lambda j: j.append("/etc", 0, [b"x"]), "A stream cannot be called '/etc'"),
    (lambda j: j.append(7, 0, [b"x"]), "A stream cannot be called 7"),
    (lambda j: j.append("a", -1, [b"x"]), "There is no version -1; versions are whole numbers from 0"),
    (lambda j: j.append("a", LAST + 1, [b"x"]), "There is no version"),
    (lambda j: j.append("a", 10**5000, [b"x"]), "There is no version …"),
    (lambda j: j.append("a", True, [b"x"]), "There is no version True"),
    (lambda j: j.append("a", 0.0, [b"x"]), "There is no version 0.0"),
    (lambda j: j.append("a", 0, []), "There is nothing to append; give at least one body"),
    (lambda j: j.append("a", 0, b"x"), "The bodies to append are a list, also where there is only one"),
    (lambda j: j.append("a", 0, "x"), "The bodies to append are a list"),
    (lambda j: j.append("a", 0, {b"x"}), "The bodies to append are a list"),
    (lambda j: j.append("a", 0, ["x"]), "What is written must be bytes and not str"),
    (lambda j: j.append("a", 0, [b"x", None]), "What is written must be bytes and not NoneType"),
    (lambda j: j.append("a", 0, [bytes(LARGEST + 1)]), f"{LARGEST + 1} bytes are too many for one body"),
    (lambda j: j.append("a", 0, [b"x"] * (MOST + 1)), f"{MOST + 1} bodies are too many for one append"),
    (lambda j: j.append("a", 0, [b"x"], labels={"a b": True}), "A label cannot be called 'a b'"),
    (lambda j: j.append("a", 0, [b"x"], labels={"open": 1}), "The label open is set with True and removed with False"),
    (lambda j: j.append("a", 0, [b"x"], labels={f"l{n}": True for n in range(MOST + 1)}), "labels are too many"),
    (lambda j: j.append("a", 0, [b"x"], labels=["open"]), "Labels are given as"),
    (lambda j: j.read("a b"), "A stream cannot be called 'a b'"),
    (lambda j: j.read("a", after=-1), "There is no version -1"),
    (lambda j: j.version(" "), "A stream cannot be called ' '"),
    (lambda j: j.check(None), "A stream cannot be called None"),
    (lambda j: j.labelled("?"), r"A label cannot be called '\?'"),
    (lambda j: j.labelled("a", limit=0), f"Ask for 1 to {MOST} streams at a time"),
    (lambda j: j.labelled("a", limit=MOST + 1), f"Ask for 1 to {MOST} streams at a time"),
    (lambda j: j.labelled("a", before=7), "The next page goes on from a stream that was found"),
    (lambda j: j.labelled("a", before=Found("a", 1, 2**70)), "The next page goes on from a stream that was found"),
    (lambda j: j.labelled("a", before=Found("?", 1, 2)), "A stream cannot be called"),
    (lambda j: j.keep("", bytes), "A setting cannot be called ''"),
    (lambda j: j.keep("a", lambda: "x"), "What is written must be bytes and not str"),
]


def test_bad_input_gets_a_sentence_and_writes_nothing(where: str):
    async def try_all() -> None:
        async with await Journal.open(where, clock=lambda: 0) as journal:
            for asked, sentence in BAD:
                with pytest.raises(ValueError, match=sentence):
                    await asked(journal)
            assert await journal.version("a") == 0
            largest = [b"x" * LARGEST, *[b""] * (MOST - 1)]
            assert await journal.append("a" * 100, 0, largest, labels={"Person/ab_1.2:3-4": True}) == MOST
            assert await journal.check("a" * 100) is None
            assert await journal.labelled("Person/ab_1.2:3-4") == [Found("a" * 100, MOST, 0)]

    asyncio.run(try_all())


def refusal(where: str | Path) -> JournalError:
    with pytest.raises(JournalError) as refused:
        asyncio.run(Journal.open(where))
    return refused.value


@pytest.mark.parametrize("where", ["", ":memory:", "mysql://here/house", "sqlite:///house", "a\0b"])
def test_what_is_no_place_for_a_journal_is_refused(where: str):
    assert refusal(where).message.id == "journal-no-place"


def test_a_folder_and_a_folder_that_is_not_there_are_refused(tmp_path: Path):
    assert refusal(tmp_path).message.id == "journal-folder"
    assert refusal(tmp_path / "none/a").message.id == "journal-no-folder"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("pages", [1, 50])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, pages: int):
    file = tmp_path / "letter.txt"
    file.write_text("Dear members, on Friday we play at Bend. " * pages)
    assert refusal(file).message.id == "journal-other-program"
    assert file.read_text().startswith("Dear members")


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path):
    file = tmp_path / "members.db"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE members (name TEXT)")
    assert refusal(file).message.id == "journal-other-program"
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("members",)]


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path):
    file = tmp_path / "house.journal"
    asyncio.run(fill(file, 1))
    with closing(sqlite3.connect(file)) as later:
        later.execute("UPDATE journal_version SET version_num = '99'")
        later.commit()
    refused = refusal(file)
    assert refused.message.args["form"] == "99"
    assert refused.code == "newer"


async def fill(where: str | Path, number: int) -> None:
    async with await Journal.open(where) as journal:
        await journal.append("table", 0, [b"x"] * number)


@contextmanager
def nobody() -> Iterator[None]:
    """Root may write everywhere, so not as root."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_file_or_folder_that_may_not_be_written_is_refused():
    with TemporaryDirectory() as name:
        folder, file = Path(name), Path(name) / "house.journal"
        asyncio.run(fill(file, 1))
        file.chmod(0o444)
        folder.chmod(0o755)
        (folder / "house.journal.lock").chmod(0o666)
        with nobody():
            assert refusal(file).code == "read-only"
            assert refusal(file).message.args["code"] == "read-only"
        (folder / "house.journal.lock").unlink()
        folder.chmod(0o555)
        with nobody():
            assert refusal(file).message.id == "journal-unwritten"
        folder.chmod(0o755)


def test_others_on_the_machine_cannot_read_it(tmp_path: Path):
    file = tmp_path / "house.journal"

    async def look() -> set[str]:
        async with await Journal.open(file) as journal:
            await journal.append("table", 0, [b"x"])
            return {oct(found.stat().st_mode & 0o777) for found in tmp_path.iterdir()}

    assert asyncio.run(look()) == {"0o600"}


def test_a_program_that_holds_the_file_is_named_and_nobody_waits_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("meldhouse.journal.sqlite.PATIENCE", 0.05)
    file = tmp_path / "house.journal"

    async def write() -> None:
        async with await Journal.open(file) as journal:
            await journal.append("table", 0, [b"x"])
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                answers = await asyncio.gather(
                    *(journal.append(f"table/{number}", 0, [b"x"]) for number in range(3)), return_exceptions=True
                )
                assert [getattr(answer, "code", None) for answer in answers] == ["busy"] * 3
                assert answers[0].message.args["code"] == "busy"
                assert len(await journal.read("table")) == 1  # readers do not mind
            assert await journal.append("table/1", 0, [b"x"]) == 1

    asyncio.run(write())


def test_what_goes_wrong_can_be_logged_without_telling_what_was_to_be_written(tmp_path: Path):
    secret, file = b"the ace " + b"of spades", tmp_path / "house.journal"

    async def write() -> str:
        async with await Journal.open(file) as journal:
            with closing(sqlite3.connect(file)) as other:
                other.execute("CREATE TRIGGER no BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'not today'); END")
            with pytest.raises(JournalError, match="not today") as refused:
                await journal.append("table", 0, [secret])
            return "".join(traceback.format_exception(refused.value))

    told = asyncio.run(write())
    assert "not today" in told
    assert secret.decode() not in told


@contextmanager
def small_files(size: int) -> Iterator[None]:
    """The system lets no file grow beyond that."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_what_cannot_be_written_is_told_and_its_neighbours_and_what_comes_later_are_written(tmp_path: Path):
    file = tmp_path / "house.journal"

    async def write() -> None:
        async with await Journal.open(file) as journal:
            await journal.append("first", 0, [b"x"])
            with small_files(Path(f"{file}-wal").stat().st_size + 100_000):
                answers = await asyncio.gather(
                    journal.append("before", 0, [b"x"]),
                    journal.append("large", 0, [bytes(500_000)], labels={"open": True}),
                    journal.append("large", 1, [b"after it"]),
                    journal.append("behind", 0, [b"x"]),
                    return_exceptions=True,
                )
                assert [type(answer).__name__ for answer in answers] == ["int", "JournalError", "Conflict", "int"]
                assert answers[1].message.args["code"] == "full"
            assert await journal.labelled("open") == []
            assert await journal.append("large", 0, [bytes(500_000)]) == 1
            for stream in ("first", "before", "large", "behind"):
                assert (await journal.version(stream), await journal.check(stream)) == (1, None)

    asyncio.run(write())


FULL_DISK = """
import asyncio, os, sys
from contextlib import suppress
from meldhouse.journal import Journal, JournalError

async def main(folder):
    async with await Journal.open(f"{folder}/house.journal") as journal:
        version = 0
        try:
            while True:
                version = await journal.append("table", version, [bytes(20_000)])
        except JournalError as problem:
            print(problem.code, problem)
        os.remove(f"{folder}/ballast")
        assert await journal.version("table") == version
        assert await journal.append("table", version, [bytes(20_000)]) == version + 1
        assert await journal.check("table") is None
    print("room again")
    with suppress(OSError), open(f"{folder}/ballast", "wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass
    try:
        await Journal.open(f"{folder}/other.journal")
    except JournalError as problem:
        print(problem.code, problem)

asyncio.run(main(sys.argv[1]))
"""


def test_a_disk_that_is_full_is_told_and_when_there_is_room_again_it_goes_on(tmp_path: Path):
    """A real small disk, seen only by the process that fills it."""
    alone = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    mount = f"mount -t tmpfs -o size=3m none {tmp_path} && head -c 1000000 /dev/zero > {tmp_path}/ballast"
    if not shutil.which("unshare") or subprocess.run([*alone, "sh", "-c", mount], capture_output=True).returncode:
        pytest.skip("a small disk cannot be made here")
    done = subprocess.run(
        [*alone, "sh", "-c", f'{mount} && exec "$@"', "sh", sys.executable, "-c", FULL_DISK, tmp_path],
        capture_output=True, text=True, env={**os.environ, "PYTHONPATH": SRC},
    )  # fmt: skip
    assert not done.stderr
    during, again, fresh = done.stdout.splitlines()
    assert during.startswith("full ")
    assert again == "room again"
    assert fresh.startswith(("full", "read-only", "cannot-open"))
