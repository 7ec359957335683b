"""Appending, reading, labels and settings, in each kind of database."""

from __future__ import annotations

import asyncio
import struct
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from meldhouse.journal import Conflict, Entry, Found, Journal, JournalError
from meldhouse.messages import fact


def test_what_was_appended_is_read_also_after_opening_again(where: str):
    async def first() -> list[Entry]:
        async with await Journal.open(where, clock=count(1000).__next__) as journal:
            assert await journal.append("table/1", 0, [b"opened"]) == 1
            assert await journal.append("table/1", 1, [b"", bytes(range(256))]) == 3
            assert await journal.append("table/2", 0, [b"other"]) == 1
            return await journal.read("table/1")

    async def second() -> list[Entry]:
        async with await Journal.open(where) as journal:
            assert await journal.version("table/1") == 3
            assert await journal.read("table/1", after=3) == []
            assert await journal.check("table/1") is None
            assert [entry.version for entry in await journal.read("table/1", after=1)] == [2, 3]
            assert await journal.append("table/1", 3, [b"more"]) == 4
            return await journal.read("table/1")

    entries = asyncio.run(first())
    assert [(entry.version, entry.at, entry.body) for entry in entries] == [
        (1, 1000, b"opened"),
        (2, 1001, b""),
        (3, 1001, bytes(range(256))),
    ]
    assert asyncio.run(second())[:3] == entries


def test_the_chain_is_what_the_page_says(where: str):
    async def write() -> list[Entry]:
        async with await Journal.open(where, clock=lambda: 1234) as journal:
            await journal.append("table/1", 0, [b"a", b"b"])
            return await journal.read("table/1")

    first, second = asyncio.run(write())
    name = sha256(b"table/1").digest()
    assert first.chain == sha256(name + struct.pack(">QQ", 1, 1234) + b"a").digest()
    assert second.chain == sha256(first.chain + struct.pack(">QQ", 2, 1234) + b"b").digest()


def test_a_stream_nobody_has_written_to_is_empty(where: str):
    async def look() -> None:
        async with await Journal.open(where) as journal:
            assert (await journal.read("nobody"), await journal.version("nobody")) == ([], 0)
            assert await journal.check("nobody") is None
            assert await journal.labelled("nobody") == []

    asyncio.run(look())


def test_who_comes_second_is_told_how_far_the_stream_is(where: str):
    async def write() -> None:
        async with await Journal.open(where) as journal:
            answers = await asyncio.gather(
                journal.append("table", 0, [b"a"]),
                journal.append("table", 0, [b"b", b"c"], labels={"open": True}),
                journal.append("table", 1, [b"d"]),
                journal.append("table", 9, [b"e"]),
                return_exceptions=True,
            )
            assert [a.actual if isinstance(a, Conflict) else a for a in answers] == [1, 1, 2, 2]
            assert answers[1].message == fact("journal-conflict", stream="table", after=0, actual=1)
            assert [entry.body for entry in await journal.read("table")] == [b"a", b"d"]
            assert await journal.labelled("open") == []
            with pytest.raises(Conflict) as never:
                await journal.append("new", 1, [b"x"])
            assert never.value.actual == 0

    asyncio.run(write())


def test_labels_find_streams_newest_first_in_pages(where: str):
    clock = iter([10, 20, 20, 5, 30, 40])

    async def write() -> None:
        async with await Journal.open(where, clock=clock.__next__) as journal:
            for number in range(4):  # at 10, 20, 20 and 5
                await journal.append(
                    f"table/{number}", 0, [b"opened"], labels={"open": True, "person/ab12": number < 2}
                )
            names = [found.stream for found in await journal.labelled("open")]
            assert names == ["table/2", "table/1", "table/0", "table/3"]
            assert [found.stream for found in await journal.labelled("person/ab12")] == ["table/1", "table/0"]

            paged: list[Found] = []
            while page := await journal.labelled("open", limit=1, before=paged[-1] if paged else None):
                paged += page
            assert [found.stream for found in paged] == names

            await journal.append("table/0", 1, [b"acted"], labels={"open": True})  # at 30, and it had the label before
            assert (await journal.labelled("open", limit=2))[0] == Found("table/0", 2, 30)
            await journal.append("table/0", 2, [b"closed"], labels={"open": False, "never": False})
            assert [found.stream for found in await journal.labelled("open")] == ["table/2", "table/1", "table/3"]

    asyncio.run(write())


def test_the_last_word_on_a_label_counts_in_a_group_too(where: str):
    async def write() -> list[Found]:
        async with await Journal.open(where, clock=lambda: 0) as journal:
            await asyncio.gather(
                *(journal.append("a", n, [b"x"], labels={"open": n % 2 == 0}) for n in range(10)),
                *(journal.append("b", n, [b"x"], labels={"open": n % 2 == 1}) for n in range(10)),
            )
            return await journal.labelled("open")

    assert asyncio.run(write()) == [Found("b", 10, 0)]


def test_a_setting_is_made_once(where: str):
    async def keep() -> None:
        made = count()
        async with await Journal.open(where) as journal:
            keys = await asyncio.gather(*(journal.keep("key", lambda: b"%d" % next(made)) for _ in range(20)))
            assert len(set(keys)) == 1
            assert await journal.keep("other", lambda: b"else") == b"else"
        async with await Journal.open(where) as journal:
            assert await journal.keep("key", lambda: b"%d" % next(made)) == keys[0]
            told = next(made)
            assert await journal.keep("key", lambda: b"%d" % next(made)) == keys[0]
            assert next(made) == told + 1, "what is kept already need not be made"

    asyncio.run(keep())


def test_closing_finishes_what_was_handed_in(where: str):
    async def write() -> None:
        journal = await Journal.open(where)
        waiting = [asyncio.create_task(journal.append(f"table/{number}", 0, [b"x"])) for number in range(50)]
        await asyncio.sleep(0)
        await asyncio.gather(journal.close(), journal.close())
        assert await asyncio.gather(*waiting) == [1] * 50
        await journal.close()
        for asked in (journal.append("table/1", 1, [b"x"]), journal.read("table/1"), journal.keep("a", bytes)):
            with pytest.raises(JournalError, match="is closed"):
                await asked
        async with await Journal.open(where) as again:
            assert [await again.version(f"table/{number}") for number in range(50)] == [1] * 50

    asyncio.run(write())


def test_who_is_cancelled_while_waiting_harms_nobody(where: str):
    async def write() -> None:
        async with await Journal.open(where) as journal:
            gone = asyncio.create_task(journal.append("table", 0, [b"x"]))
            stays = asyncio.create_task(journal.append("table", 1, [b"y"]))
            await asyncio.sleep(0)
            gone.cancel()
            assert await stays == 2
            assert gone.cancelled()

    asyncio.run(write())


def test_another_loop_is_sent_away(where: str):
    async def use(journal: Journal) -> None:
        with pytest.raises(RuntimeError, match="serves the loop in which it was opened"):
            await journal.append("table", 0, [b"x"])

    async def write() -> None:
        async with await Journal.open(where) as journal:
            await asyncio.to_thread(asyncio.run, use(journal))
            assert await journal.append("table", 0, [b"x"]) == 1

    asyncio.run(write())


def test_a_second_one_in_this_process_is_refused_until_the_first_is_closed(where: str):
    async def twice() -> None:
        async with await Journal.open(where):
            with pytest.raises(JournalError, match=r"in use by another server|already open in this program") as refused:
                await Journal.open(where)
            assert refused.value.code == "in-use"
        async with await Journal.open(where) as again:
            assert await again.append("table", 0, [b"x"]) == 1

    asyncio.run(twice())


def test_of_many_that_open_it_at_once_one_has_it(where: str):
    async def race() -> None:
        found = await asyncio.gather(*(Journal.open(where) for _ in range(8)), return_exceptions=True)
        opened = [journal for journal in found if isinstance(journal, Journal)]
        assert [getattr(journal, "code", "") for journal in found].count("in-use") == 7
        assert await opened[0].append("table", 0, [b"x"]) == 1
        await opened[0].close()

    asyncio.run(race())


def commits(file: Path) -> int:
    """As SQLite's own log has them: the last frame of a transaction tells how large the database is now."""
    log = Path(f"{file}-wal").read_bytes()
    size, salt = int.from_bytes(log[8:12], "big"), log[16:24]
    frames = [log[start : start + 24] for start in range(32, len(log), 24 + size)]
    return sum(frame[8:16] == salt and frame[4:8] != bytes(4) for frame in frames)


def test_what_arrives_together_is_committed_together(tmp_path: Path):
    file = tmp_path / "house.journal"

    async def write() -> tuple[int, int, int]:
        async with await Journal.open(file) as journal:
            before = commits(file)
            await asyncio.gather(*(journal.append(f"table/{number}", 0, [b"x"]) for number in range(200)))
            together = commits(file)
            for number in range(20):
                await journal.append(f"table/{number}", 1, [b"y"])
            return before, together - before, commits(file) - together

    before, together, one_by_one = asyncio.run(write())
    assert before
    assert 1 <= together <= 20
    assert one_by_one == 20


def test_what_is_handed_in_at_the_same_moment_shares_a_transaction(where: str) -> None:
    commits: list[object] = []

    def count(connection: object) -> None:
        commits.append(connection)

    async def evening() -> None:
        async with await Journal.open(where) as journal:
            event.listen(Engine, "commit", count)
            await asyncio.gather(*(journal.append(f"table/{number}", 0, [b"opened"]) for number in range(50)))
            event.remove(Engine, "commit", count)

    asyncio.run(evening())
    assert len(commits) == 1
