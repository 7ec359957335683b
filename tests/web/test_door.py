"""Those who connect and do not go on: they are sent away, and nobody else notices them."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse

import httpx2
import pytest
import uvicorn
from real_house import free_port
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.sync.client import connect

from meldhouse.messages import Message
from meldhouse.web.gate.door import PlayersFirst, door
from meldhouse.web.identity.people import person_of
from waiting import wait_until

HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX: "
HALF_A_BODY = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab"


async def _answer(request: Request) -> Response:
    return PlainTextResponse(f"{len(await request.body())} {person_of(request).id}")


async def _refuse(_request: Request, status: int, why: Message) -> Response:
    return PlainTextResponse(why.id, status)


async def _echo(window: WebSocket) -> None:
    await window.accept()
    async for text in window.iter_text():
        await window.send_text(text)


class Crowd:
    """Whether the house is full, and who sits at a table, as a test wants it."""

    def __init__(self) -> None:
        self.is_full, self.seated = False, ""


@contextmanager
def served(crowd: Crowd | None = None, **limits: float) -> Iterator[int]:
    """A server with this door, in a thread of its own; its port."""
    crowd, port = crowd or Crowd(), free_port()
    first = Middleware(
        PlayersFirst, is_full=lambda: crowd.is_full, is_seated=lambda person: person == crowd.seated, refuse=_refuse
    )
    app = Starlette(
        routes=[
            Route("/", _answer, methods=["GET", "POST"]),
            Route("/long", _long),
            WebSocketRoute("/window", _echo),
        ],
        middleware=[Middleware(SessionMiddleware, secret_key="x"), first],
    )
    config = uvicorn.Config(app, port=port, http=door(**limits), lifespan="off", log_level="error")  # type: ignore[arg-type]
    server = uvicorn.Server(config)
    thread = threading.Thread(target=asyncio.run, args=(server.serve(),), daemon=True)
    thread.start()
    wait_until(lambda: server.started, "the server does not start")
    try:
        yield port
    finally:
        server.should_exit = True
        thread.join(20)


def connected(open_lines: ExitStack, port: int, sent: bytes = b"") -> socket.socket:
    line = open_lines.enter_context(socket.create_connection(("127.0.0.1", port), timeout=20))
    line.sendall(sent)
    return line


def answer(line: socket.socket) -> bytes:
    response = HTTPResponse(line)
    response.begin()
    return response.read()


def is_sent_away(line: socket.socket) -> bool:
    try:
        return line.recv(1000) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("sent", [b"", HALF, HALF_A_BODY], ids=["nothing", "half a head", "half a body"])
def test_who_does_not_go_on_is_sent_away(sent: bytes) -> None:
    with served(headers_within=0.3, body_within=0.3) as port, ExitStack() as open_lines:
        assert is_sent_away(connected(open_lines, port, sent))


@pytest.mark.parametrize(("sent", "more"), [(HALF, b"x"), (HALF_A_BODY, b"c")], ids=["head", "body"])
def test_a_byte_now_and_then_gains_no_time(sent: bytes, more: bytes) -> None:
    with served(headers_within=0.5, body_within=0.5) as port, ExitStack() as open_lines:
        line = connected(open_lines, port, sent)
        line.settimeout(0.2)
        for _ in range(6):
            try:
                line.sendall(more)
                if line.recv(1000) == b"":
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
        pytest.fail("still connected after more than a second")


def test_the_second_request_on_a_connection_has_its_own_time() -> None:
    with served(headers_within=0.3) as port, ExitStack() as open_lines:
        line = connected(open_lines, port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answer(line).startswith(b"0 ")
        line.sendall(HALF)
        assert is_sent_away(line)


def test_who_takes_time_but_goes_on_is_answered() -> None:
    with served(headers_within=5, body_within=5) as port, ExitStack() as open_lines:
        line = connected(open_lines, port)
        for part in (HALF_A_BODY[:20], HALF_A_BODY[20:], b"cdefg", b"hi"):
            line.sendall(part)
        assert answer(line).startswith(b"9 ")


def test_an_open_window_stays_open_and_is_not_counted() -> None:
    with served(headers_within=0.2, body_within=0.2, most=2) as port, ExitStack() as open_windows:
        windows = [open_windows.enter_context(connect(f"ws://127.0.0.1:{port}/window")) for _ in range(4)]
        time.sleep(0.5)
        for window in windows:
            window.send("still here")
            assert window.recv(20) == "still here"


def test_an_address_has_only_so_many_connections_and_they_come_back() -> None:
    with served(most=20) as port:
        with ExitStack() as open_lines:
            lines = [connected(open_lines, port, HALF) for _ in range(20)]
            assert is_sent_away(connected(open_lines, port))
            assert not any(one.fileno() < 0 for one in lines)
        wait_until(lambda: _answers(port), "nobody is let in again")


def _answers(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/").status_code == 200
    except httpx2.TransportError:
        return False


@pytest.mark.parametrize("named", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_that_is_named_may_bring_any_number_of_people(named: str) -> None:
    with served(most=2, proxies=(named,)) as port, ExitStack() as open_lines:  # type: ignore[arg-type]
        for _ in range(10):
            connected(open_lines, port, HALF)
        assert _answers(port)


def test_when_the_house_is_full_players_are_let_in_and_others_asked_to_come_later() -> None:
    crowd = Crowd()
    with served(crowd) as port, httpx2.Client(base_url=f"http://127.0.0.1:{port}") as ann:
        crowd.seated = ann.get("/").text.split()[1]
        crowd.is_full = True
        assert ann.get("/").status_code == 200
        stranger = httpx2.get(f"http://127.0.0.1:{port}/")
        assert (stranger.status_code, stranger.text) == (503, "error-full")


LONG = 64 * 1024 * 1024


async def _long(_request: Request) -> Response:
    return PlainTextResponse(b"x" * LONG)


ASKED = b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize("asked", [ASKED, ASKED * 2, ASKED.replace(b"x\r\n\r\n", b"x\r\nConnection: close\r\n\r\n")])
def test_who_does_not_read_the_answer_is_sent_away(asked: bytes) -> None:
    with served(answer_within=0.5, most=1) as port, ExitStack() as open_lines:
        line = connected(open_lines, port, asked)
        assert not _answers(port), "the only connection of this address is taken"
        wait_until(lambda: _answers(port), "it is held for good")
        assert len(_all_of(line)) < LONG


def test_the_last_bytes_of_an_answer_are_waited_for_no_longer() -> None:
    with served(answer_within=0.5, most=1) as port, ExitStack() as open_lines:
        line = connected(open_lines, port, ASKED)
        line.settimeout(1)
        read = 0
        while read < LONG - 8 * 1024 * 1024:  # what is left fits into what the two systems keep, or nearly
            read += len(line.recv(1024 * 1024))
        wait_until(lambda: _answers(port), "it is held for good")


def test_who_reads_slowly_gets_all_of_it() -> None:
    with served(answer_within=20) as port, ExitStack() as open_lines:
        line = connected(open_lines, port, ASKED)
        time.sleep(0.5)
        assert len(answer(line)) == LONG


def _all_of(line: socket.socket) -> bytes:
    found = b""
    try:
        while part := line.recv(1024 * 1024):
            found += part
    except ConnectionError:
        pass
    return found


def test_a_window_that_is_not_read_for_a_while_stays_open() -> None:
    with served(answer_within=0.2) as port, connect(f"ws://127.0.0.1:{port}/window", max_size=None) as window:
        for _ in range(20):
            window.send("x" * 1_000_000)
        time.sleep(0.6)
        assert all(len(window.recv(20)) == 1_000_000 for _ in range(20))


def test_all_addresses_of_one_line_are_counted_together() -> None:
    class Line:
        def __init__(self, host: str) -> None:
            self.host, self.is_aborted = host, False

        def get_extra_info(self, name: str) -> object:
            return (self.host, 4000) if name == "peername" else None

        def abort(self) -> None:
            self.is_aborted = True

        def set_write_buffer_limits(self, **_limits: int) -> None:
            pass

    async def come(*hosts: str) -> list[bool]:
        config, here = uvicorn.Config(Starlette(), lifespan="off", log_config=None), door(most=2)
        lines = [Line(host) for host in hosts]
        for line in lines:
            here(config, ServerState(), {}).connection_made(line)  # type: ignore[arg-type]
        return [line.is_aborted for line in lines]

    assert asyncio.run(come("2001:db8::1", "2001:db8::2", "2001:db8::3:4", "2001:db8:0:1::1")) == [0, 0, 1, 0]
    assert asyncio.run(come("10.0.0.1", "::ffff:10.0.0.1", "10.0.0.1", "10.0.0.2")) == [0, 0, 1, 0]
