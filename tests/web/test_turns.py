"""Who comes to a house takes turns, and those who play come first."""

from __future__ import annotations

import asyncio

import pytest
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send

from meldhouse.web.gate.turns import InTurn, Turns

NEVER = 3600.0


def never() -> bool:
    return False


async def _page(turns: Turns, address: str, done: list[str], name: str = "") -> None:
    async with turns.turn(address):
        done.append(name or address)
        await asyncio.sleep(0)
        done.append("over")


def test_one_page_at_a_time_and_addresses_in_rotation() -> None:
    async def evening() -> list[str]:
        turns, done = Turns(never, longest=NEVER), []
        asked = [("many", f"many {number}") for number in range(4)] + [("ann", "ann"), ("bob", "bob")]
        await asyncio.gather(*(_page(turns, address, done, name) for address, name in asked))
        return done

    done = asyncio.run(evening())
    assert done[1::2] == ["over"] * 6
    assert done[::2] == ["many 0", "ann", "bob", "many 1", "many 2", "many 3"]


def test_between_two_pages_others_have_their_turn() -> None:
    """As many times as there are pages the loop goes round for those who play."""

    async def evening() -> int:
        turns, done, rounds = Turns(never, longest=NEVER), [], 0
        pages = asyncio.gather(*(_page(turns, "many", done) for _ in range(20)))
        while not pages.done():
            await asyncio.sleep(0)
            rounds += 1
        return rounds

    assert asyncio.run(evening()) >= 20


def test_no_page_is_begun_while_something_is_done_at_a_table() -> None:
    async def evening() -> None:
        busy, done = True, []
        turns = Turns(lambda: busy, longest=NEVER, patience=NEVER)
        page = asyncio.create_task(_page(turns, "ann", done))
        await asyncio.sleep(0.05)
        assert not done
        busy = False
        await asyncio.wait_for(page, 30)

    asyncio.run(evening())


def test_but_tables_that_are_always_busy_do_not_keep_pages_away() -> None:
    async def evening() -> None:
        turns = Turns(lambda: True, longest=NEVER, patience=0.01)
        await asyncio.wait_for(asyncio.gather(*(_page(turns, "ann", []) for _ in range(5))), 30)

    asyncio.run(evening())


def test_a_page_that_waits_for_something_itself_keeps_nobody_waiting() -> None:
    async def evening() -> None:
        turns, ends = Turns(never, longest=0.01), asyncio.Event()

        async def slow() -> None:
            async with turns.turn("slow"):
                await ends.wait()

        going = asyncio.create_task(slow())
        await asyncio.sleep(0)
        await asyncio.wait_for(_page(turns, "ann", []), 30)
        ends.set()
        await asyncio.wait_for(going, 30)
        await asyncio.wait_for(_page(turns, "ann", []), 30)

    asyncio.run(evening())


@pytest.mark.parametrize("wait", [0, 3])
def test_whoever_goes_away_keeps_nobody_waiting(wait: int) -> None:
    async def evening() -> None:
        turns, done = Turns(never, longest=NEVER), []
        pages = [asyncio.create_task(_page(turns, "gone", done)) for _ in range(3)]
        for _ in range(wait):
            await asyncio.sleep(0)
        for page in pages:
            page.cancel()
        await asyncio.wait_for(_page(turns, "ann", done), 30)

    asyncio.run(evening())


def _scope() -> Scope:
    return {"type": "http", "method": "POST", "path": "/", "headers": [], "client": ("127.0.0.1", 1)}


async def _answered(receive: Receive) -> list[str]:
    """What becomes of a request that comes like this, when somebody else asks for a page while it does."""
    told = []

    async def app(_scope: Scope, receive: Receive, _send: Send) -> None:
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body"):
                break
        told.append(body.decode())

    async def send(_message: Message) -> None:
        raise AssertionError

    turns = Turns(never, longest=NEVER)
    request = asyncio.create_task(InTurn(app, turns=turns)(_scope(), receive, send))
    await asyncio.sleep(0.01)
    await asyncio.wait_for(_page(turns, "ann", told), 30)
    await asyncio.wait_for(request, 30)
    return told


def test_a_form_that_comes_slowly_keeps_nobody_waiting() -> None:
    async def evening() -> list[str]:
        parts = iter([(0.0, b"half ", True), (0.2, b"and half", False)])

        async def receive() -> Message:
            pause, body, more = next(parts)
            await asyncio.sleep(pause)
            return {"type": "http.request", "body": body, "more_body": more}

        return await _answered(receive)

    assert asyncio.run(evening()) == ["ann", "over", "half and half"]


def test_whoever_breaks_off_a_form_is_not_answered() -> None:
    async def evening() -> list[str]:
        parts = iter([{"type": "http.request", "body": b"half", "more_body": True}, {"type": "http.disconnect"}])

        async def receive() -> Message:
            return next(parts)

        return await _answered(receive)

    assert asyncio.run(evening()) == ["ann", "over"]


def test_a_form_that_is_too_long_is_refused_where_pages_are() -> None:
    """Not here, where no error becomes a page."""

    async def evening() -> None:
        parts = iter([{"type": "http.request", "body": b"half", "more_body": True}])

        async def receive() -> Message:
            for part in parts:
                return part
            raise HTTPException(413)

        with pytest.raises(HTTPException):
            await _answered(receive)

    asyncio.run(evening())
