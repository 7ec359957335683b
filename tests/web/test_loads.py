"""What takes long is done apart, and gives way to those who play."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
import time
from pathlib import Path
from statistics import median
from urllib.parse import urlencode

import httpx2
import pytest
from argon2 import PasswordHasher
from visiting import Visitor, open_house

from meldhouse.messages import fact
from meldhouse.rulebooks.clubs.untrusted import Draft
from meldhouse.web import book_checks
from meldhouse.web.book_checks import BookChecker
from meldhouse.web.gate.turns import PATIENCE
from meldhouse.web.gate.windows import OpenWindows
from meldhouse.web.identity.passwords import Passwords
from meldhouse.web.serving import tables_first

OURS = Draft('extends = "npa"\nname = "ours"\ntitle = "Ours"\n')
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Threads have priorities of their own there.")


@linux
def test_passwords_are_hashed_by_threads_that_give_way() -> None:
    priorities = []

    class Hasher(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            priorities.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
            return super().hash(password, salt=salt)

    passwords = Passwords(Hasher(time_cost=1, memory_cost=8, parallelism=1))
    hashed = asyncio.run(passwords.hashed("a long password"))
    assert asyncio.run(passwords.fits("a long password", hashed))
    assert priorities[0] > os.getpriority(os.PRIO_PROCESS, 0)


@linux
def test_books_are_read_by_one_process_and_by_another_when_it_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    checker = BookChecker()
    before = _readers()  # of other houses that this process has open

    def reader() -> int:
        (found,) = _readers() - before
        return found

    def is_taken() -> bool:
        return not asyncio.run(checker.judged(OURS)).all_faults

    assert is_taken()
    first = reader()
    assert os.getpriority(os.PRIO_PROCESS, first) > os.getpriority(os.PRIO_PROCESS, 0), "it gives way to tables"
    assert asyncio.run(checker.judged(Draft("a." * 100 + "a = 1"))).unread
    assert is_taken()
    assert reader() == first
    os.kill(first, signal.SIGKILL)
    os.waitid(os.P_PID, first, os.WEXITED | os.WNOWAIT)
    assert is_taken()
    second = reader()
    monkeypatch.setattr(book_checks, "SECONDS", 0.2)
    os.kill(second, signal.SIGSTOP)
    slow = asyncio.run(checker.judged(OURS)).unread
    assert slow is not None
    assert slow.told == fact("book-too-slow")
    monkeypatch.undo()
    assert is_taken()
    assert reader() not in (first, second)


def _readers() -> set[int]:
    """The processes of this one that read books."""
    return {int(one.parent.name) for one in Path("/proc").glob("[0-9]*/stat") if _is_reader(one)}


def _is_reader(stat: Path) -> bool:
    try:
        parent = stat.read_text().rpartition(")")[2].split()[1]
        return parent == str(os.getpid()) and b"untrusted" in (stat.parent / "cmdline").read_bytes()
    except OSError:
        return False


def test_a_long_form_takes_hardly_more_of_the_loop_than_a_short_one() -> None:
    """The thread that serves the tables counts its own processor time."""
    with open_house() as opened:
        visitor = Visitor(opened)
        token = visitor.token()
        known = {"cookie": f"meldhouse={visitor.client.cookies['meldhouse']}", "origin": visitor.at}

        async def takes(length: int) -> float:
            spent = []
            body = urlencode({"token": token, "name": "é" * length}).encode()
            headers = {**known, "content-type": "application/x-www-form-urlencoded"}
            async with httpx2.AsyncClient(transport=httpx2.ASGITransport(visitor.app), base_url=visitor.at) as browser:
                for _ in range(9):
                    visitor.now += 60
                    before = time.thread_time()
                    assert (await browser.post("/you/name", content=body, headers=headers)).status_code == 422
                    spent.append(time.thread_time() - before)
            return median(spent)

        opened.run(takes, 100)
        assert opened.run(takes, 19_000) < 3 * opened.run(takes, 100)


def test_no_page_is_begun_while_a_table_has_something_to_do() -> None:
    with open_house() as opened:
        visitor = Visitor(opened)
        with opened.hall.means.beats.doing():
            began = time.monotonic()
            assert visitor.get("/help").status_code == 200
            assert time.monotonic() - began >= PATIENCE


def test_only_one_thread_reckons_beside_the_tables() -> None:
    at_once, most = 0, 0

    def reckon() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.05)
        at_once -= 1

    async def evening() -> None:
        tables_first()
        await asyncio.gather(*(asyncio.to_thread(reckon) for _ in range(4)))

    before = sys.getswitchinterval()
    try:
        sys.setswitchinterval(0.005)  # Python's own: a house opened earlier in this process may have left its own here
        asyncio.run(evening())
        assert sys.getswitchinterval() < 0.005
    finally:
        sys.setswitchinterval(before)
    assert most == 1


def test_one_address_has_only_so_many_windows_at_one_table() -> None:
    windows = OpenWindows(for_person=9, for_address=9, for_table=1)
    with windows.one_more("ann", "hall", table="a") as first, windows.one_more("bob", "hall", table="a") as second:
        assert (first, second) == (True, False)
        for person, address, table in (("bob", "hall", "b"), ("bob", "home", "a")):
            with windows.one_more(person, address, table=table) as other:
                assert other
        with windows.one_more("eve", "hall", lambda: True, table="a") as player:
            assert player, "players find room however many others are there"
    with windows.one_more("bob", "hall", table="a") as later:
        assert later
