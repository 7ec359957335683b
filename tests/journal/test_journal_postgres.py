"""What can happen to a journal in PostgreSQL: lost connections, lost answers, servers that stop."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from meldhouse.journal import Conflict, Journal, JournalError
from meldhouse.journal.postgres import OWN, Database
from meldhouse.journal.writing import Append, StreamWriter
from waiting import PATIENCE

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()"


@pytest.fixture
def address(postgres: Any) -> str:
    found: str = postgres.fresh()
    return found


def test_a_lost_connection_is_made_again(postgres: Any, address: str):
    async def write() -> None:
        async with await Journal.open(address) as journal:
            assert await journal.append("table", 0, [b"x"]) == 1
            for version in range(1, 4):
                postgres.ask(CUT)
                answers = await asyncio.gather(
                    journal.append("table", version, [b"y"]),
                    journal.append("table", version, [b"z"]),
                    return_exceptions=True,
                )
                assert answers[0] == version + 1
                assert isinstance(answers[1], Conflict)
                assert await journal.version("table") == version + 1
            assert await journal.check("table") is None

    asyncio.run(write())


def test_when_only_the_answer_got_lost_it_is_not_written_twice(address: str):
    """The transaction was committed, and the connection was lost before anybody heard of it."""

    async def write() -> None:
        async with await Journal.open(address) as journal:
            await journal.append("table", 0, [b"x"])
        place = Database(address)
        future: Any = asyncio.get_running_loop().create_future()
        jobs = [Append(future, "table", 1, [body], {}, 0) for body in (b"mine", b"mine")]
        for _ in range(2):
            with place.connect() as connection:
                first, second = StreamWriter(connection).write(jobs)
            assert first == 2
            assert isinstance(second, Conflict), "it was another's, though it read the same"
        async with await Journal.open(address) as journal:
            assert [entry.body for entry in await journal.read("table")] == [b"x", b"mine"]

    asyncio.run(write())


def test_a_server_that_stops_is_told_and_when_it_is_back_the_journal_goes_on(postgres: Any, address: str):
    async def write() -> None:
        async with await Journal.open(address) as journal:
            await journal.append("table", 0, [b"x"])
            postgres.stop()
            try:
                answers = await asyncio.gather(
                    *(journal.append(f"table/{number}", 0, [b"x"]) for number in range(5)),
                    journal.read("table"),
                    return_exceptions=True,
                )
            finally:
                postgres.start()
            for answer in answers:
                assert isinstance(answer, JournalError)
                assert answer.code == "gone"
                assert "Can’t reach" in str(answer)
            assert await journal.append("table", 1, [b"y"]) == 2
            assert [entry.body for entry in await journal.read("table")] == [b"x", b"y"]

    asyncio.run(write())


def test_who_lost_the_tables_to_another_server_does_not_write(postgres: Any, address: str):
    async def write() -> None:
        async with await Journal.open(address) as journal:
            await journal.append("table", 0, [b"x"])
            with psycopg.connect(address, autocommit=True) as other:
                postgres.ask(f"{CUT} AND pid <> {other.info.backend_pid}")
                async with asyncio.timeout(PATIENCE):  # the server takes a moment to end whom it has cut off
                    while other.execute(OWN).fetchone() != (True,):
                        await asyncio.sleep(0.05)
                with pytest.raises(JournalError, match="is in use by another server"):
                    await journal.append("table", 1, [b"y"])
            assert await journal.append("table", 1, [b"z"]) == 2

    asyncio.run(write())


def test_the_wrong_addresses_get_sentences_without_passwords(postgres: Any):
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        for where, sentence in (
            (f"postgresql://me:secret@127.0.0.1:{port}/house", "Can’t reach"),
            (f"postgres://me:secret@127.0.0.1:{port}/house", "Can’t reach"),
            ("postgresql://me:secret@here:port/house", "That isn’t an address"),
            (postgres.address("nohouse"), 'database "nohouse" does not exist'),
        ):
            with pytest.raises(JournalError, match=sentence) as refused:
                asyncio.run(Journal.open(where))
            assert "secret" not in str(refused.value)


def test_a_database_of_another_program_or_of_a_newer_version_is_refused(postgres: Any, address: str):
    with psycopg.connect(address) as other:
        other.execute("CREATE TABLE members (name TEXT)")
    with pytest.raises(JournalError, match="isn’t a Meldhouse file"):
        asyncio.run(Journal.open(address))

    async def make(where: str) -> None:
        async with await Journal.open(where):
            pass

    newer = postgres.fresh()
    asyncio.run(make(newer))
    with psycopg.connect(newer) as later:
        later.execute("UPDATE journal_version SET version_num = '99'")
    with pytest.raises(JournalError, match="was made by a newer version of Meldhouse"):
        asyncio.run(Journal.open(newer))


def test_without_the_extra_it_says_what_to_install(tmp_path: Path):
    """In a Python that finds no psycopg."""
    (tmp_path / "psycopg.py").write_text("raise ModuleNotFoundError('psycopg')")
    script = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\nimport asyncio\nfrom meldhouse.journal import *\n"
        "try: asyncio.run(Journal.open('postgresql://me@here/house'))\nexcept JournalError as problem: print(problem)"
    )
    source = str(Path(__file__).parents[2] / "src")
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env={"PYTHONPATH": source})
    assert done.stdout == 'PostgreSQL needs more packages: pip install "meldhouse[scale]".\n', done.stderr


def test_an_answer_means_that_it_is_on_the_disk_whatever_the_server_is_set_to(address: str):
    address += "%20-csynchronous_commit%3Doff"
    with psycopg.connect(address) as plain:
        assert plain.execute("SHOW synchronous_commit").fetchone() == ("off",)
    with Database(address).connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
