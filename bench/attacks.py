"""The attacks that `bench/hostile.py` starts, one load for each, in a low-priority process.

    python bench/attacks.py NAME

The first line it reads is a `Target`. The attack begins with the second, and ends at the end of input; then it writes
its results as one line of JSON. All connections come from loopback addresses.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from urllib.parse import quote

import msgspec
import uvloop

AT_ONCE = 8
"""Connections that send a request again as soon as they are answered."""
CONNECTS = 1_000
"""Connections opened per second, when as many as possible are held open."""
WINDOWS = 250
"""Windows opened per second."""
MESSAGES = 500
"""Messages that each flooding window sends per second."""
HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: %b\r\nX-Slow: "
HALF_A_BODY = b"POST /you/login HTTP/1.1\r\nHost: %b\r\nContent-Length: 100000\r\n\r\ntoken="
BOMBS = (
    "a." * 16_000 + "a = 1",
    "a = " + "{a = " * 6_000,
    "a = " + "[" * 30_000,
    "[a]\n" * 8_000,
    "\n".join(f"k{number} = 1" for number in range(3_900)),
    'extends = "npa"\nname = "ours"\ntitle = "Ours"\n' + "# why\n" * 5_000,
)
"""Books of 32 KiB: one dotted key, nested tables, nested lists, one table repeated, as many settings as are read, and a
correct one."""


class Target(msgspec.Struct, frozen=True):
    port: int
    address: str
    """Where the attack comes from."""
    tables: tuple[str, ...]
    """Where honest people play."""
    own: str
    """A table of the attackers,"""
    seated: tuple[str, ...]
    """and the cookies of its four players."""
    owner: str
    """The cookie of somebody with thirty tables by books of their own."""
    long: tuple[str, ...]
    """Tables with a hundred hands played that nobody has viewed yet,"""
    old: str
    """one with two thousand,"""
    regular: str
    """and the cookie of a player who sat at all of them."""

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"


class Line(asyncio.Protocol):
    """A connection that sends something and counts what it receives."""

    def __init__(self, first: bytes, told: Counter[str]) -> None:
        self.first, self.told = first, told
        self.lost = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self.first)

    def data_received(self, _data: bytes) -> None:
        self.told["parts read"] += 1

    def connection_lost(self, _exc: Exception | None) -> None:
        self.told["dropped"] += 1
        if not self.lost.done():
            self.lost.set_result(None)


class Attack:
    def __init__(self, target: Target) -> None:
        self.target, self.lot = target, Random(target.address)
        self.did: Counter[str] = Counter()
        self._fresh = itertools.count()

    async def line(self, first: bytes) -> Line:
        loop = asyncio.get_running_loop()
        here = (self.target.address, 0)
        _, line = await loop.create_connection(
            lambda: Line(first, self.did), "127.0.0.1", self.target.port, local_addr=here
        )
        self.did["connections"] += 1
        return line

    async def hold(self, first: bytes, number: int, rate: int) -> None:
        """Keep this many connections open, each of which has sent this; a closed one is opened again."""
        held: set[asyncio.Task[None]] = set()

        async def one() -> None:
            with suppress(OSError):
                await (await self.line(first)).lost

        began, opened = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - began) * rate)
            for _ in range(min(due - opened, number - len(held))):
                task = asyncio.create_task(one())
                held.add(task)
                task.add_done_callback(held.discard)
            opened = due
            self.did["most held"] = max(self.did["most held"], len(held))
            await asyncio.sleep(0.01)

    async def ask_on(self, asks: Callable[[Browser], Awaitable[None]], number: int = AT_ONCE) -> None:
        """This many browsers, each of which sends a request again as soon as it was answered."""

        async def one() -> None:
            while True:
                browser = Browser(self)
                try:
                    while True:
                        await asks(browser)
                except (OSError, asyncio.IncompleteReadError):
                    self.did["broken off"] += 1
                    await asyncio.sleep(0.1)
                finally:
                    browser.close()

        await asyncio.gather(*(one() for _ in range(number)))

    # --- the loads ----------------------------------------------------------------------------------------------------

    async def heads(self) -> None:
        """10,000 half-sent heads"""
        await self.hold(HALF_A_HEAD % self.target.host.encode(), 10_000, CONNECTS)

    async def bodies(self) -> None:
        """10,000 half-sent bodies"""
        await self.hold(HALF_A_BODY % self.target.host.encode(), 10_000, CONNECTS)

    async def windows(self) -> None:
        """2,000 strangers watch one table"""
        await self.hold(self._upgrade(self.target.tables[0]), 2_000, WINDOWS)

    async def books(self) -> None:
        """30 harmful books at once"""

        async def post(browser: Browser) -> None:
            form = {"book": "own", "your-name": "Mallory", "toml": self.lot.choice(BOMBS)}
            await browser.post("/tables", form)

        await self.ask_on(post, 30)

    async def lobby(self) -> None:
        """the lobby, with 30 own books"""
        await self.ask_on(lambda browser: browser.get("/", self.target.owner))

    async def long_tables(self) -> None:
        """tables of 100 hands"""
        pages = itertools.cycle(
            f"/{page}" for id in self.target.long for page in ("", f"table/{id}/hands", f"table/{id}/record.txt")
        )
        await self.ask_on(lambda browser: browser.get(next(pages), self.target.regular))

    async def old_hands(self) -> None:
        """old hands of long tables"""

        async def look(browser: Browser) -> None:
            table, hands = self.lot.choice(((self.target.old, 2_000), (self.lot.choice(self.target.long), 100)))
            number = self.lot.randint(1, hands)
            page = self.lot.choice((f"hands/{number}", f"hands/{number}/steps.json", f"hands?before={number}"))
            await browser.get(f"/table/{table}/{page}", self.target.regular)

        await self.ask_on(look)

    async def logins(self) -> None:
        """guessed passwords"""

        async def guess(browser: Browser) -> None:
            forged = ".".join(str(self.lot.randrange(1, 255)) for _ in range(4))
            form = {"login": f"club{self.lot.randrange(9)}", "password": self.lot.randbytes(8).hex()}
            await browser.post("/you/login", form, **{"X-Forwarded-For": forged, "X-Real-IP": forged})

        await self.ask_on(guess)

    async def strangers(self) -> None:
        """strangers' messages"""
        await self._flood([""] * 20, self.target.tables[1])

    async def player(self) -> None:
        """players' messages"""
        await self._flood(self.target.seated, self.target.own)

    async def uploads(self) -> None:
        """forms of 128 KiB"""
        sizes = {"plain": "x", "quoted": "é", "lines": "\n"}

        async def post(browser: Browser) -> None:
            letter = self.lot.choice(list(sizes.values()))
            most = 120 * 1024 // len(quote(letter)) // 95
            form = {f"field-{number}": letter * most for number in range(95)}
            path = self.lot.choice(("/rules/npa/derive", "/you/name", "/tables", "/practice/meld", "/events"))
            await browser.post(path, form)

        await self.ask_on(post)

    async def _flood(self, cookies: Sequence[str], table: str) -> None:
        """Each of them sends what windows send, and what none does, much faster than anybody may; when it is sent away
        it comes again."""
        asks = [
            msgspec.json.encode({"ask": ask, "id": f"k{number}", "at": 0, **more})
            for number, (ask, more) in enumerate(
                [
                    ("look", {}),
                    ("say", {"phrase": "hello"}),
                    ("act", {"action": {"event": "pass", "seat": "S"}}),
                    ("act", {"action": {"event": "play", "seat": "W", "piece": "AS"}}),
                    ("hint", {}),
                    ("nothing", {"of": "x" * 7_000}),
                ]
            )
        ]
        frames = [_frame(text) for text in asks]

        async def one(cookie: str) -> None:
            while True:
                with suppress(OSError):
                    line = await self.line(self._upgrade(table, cookie))
                    while not line.lost.done():
                        line.transport.write(self.lot.choice(frames))
                        self.did["messages"] += 1
                        await asyncio.sleep(1 / MESSAGES)
                await asyncio.sleep(0.1)

        await asyncio.gather(*map(one, cookies))

    def _upgrade(self, table: str, cookie: str = "") -> bytes:
        said = f"Cookie: {cookie}\r\n" if cookie else ""
        return (
            f"GET /table/{table}/socket HTTP/1.1\r\nHost: {self.target.host}\r\nOrigin: http://{self.target.host}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{said}\r\n"
        ).encode()


def _frame(text: bytes) -> bytes:
    """A frame as a client sends it: masked, here with zeros."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + text


class Browser:
    """One kept-alive connection, with the cookie and token of a new guest."""

    FORMS = 25
    """One guest sends this many forms, and would then have to wait; the next form comes from a new guest."""

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        self.cookie = self.token = ""
        self._sent = 0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def get(self, path: str, cookie: str = "") -> None:
        await self._ask("GET", path, {"Cookie": cookie, "Accept-Encoding": "gzip"})

    async def post(self, path: str, form: dict[str, str], **headers: str) -> None:
        if not self.token or self._sent % self.FORMS == 0:
            await self._become_somebody()
        self._sent += 1
        body = "&".join(f"{name}={quote(value)}" for name, value in {**form, "token": self.token}.items()).encode()
        said = {"Cookie": self.cookie, "Content-Type": "application/x-www-form-urlencoded", **headers}
        await self._ask("POST", path, said, body)

    async def _become_somebody(self) -> None:
        head, body = await self._ask("GET", "/you", {})
        cookie, token = (
            re.search(rb"set-cookie: (meldhouse=[^;]+)", head),
            re.search(rb'name="token" value="(\w+)"', body),
        )
        if cookie is not None and token is not None:
            self.cookie, self.token = cookie[1].decode(), token[1].decode()

    async def _ask(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[bytes, bytes]:
        target = self.attack.target
        if self._streams is None:
            here = (target.address, 0)
            self._streams = await asyncio.open_connection("127.0.0.1", target.port, local_addr=here, limit=1 << 20)
        reader, writer = self._streams
        said = {"Host": target.host, **{name: value for name, value in headers.items() if value}}
        if body:
            said["Content-Length"] = str(len(body))
        head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer)
        text = await reader.readexactly(int(length[1])) if length is not None else b""
        self.attack.did[answer[9:12].decode()] += 1
        if b"connection: close" in answer or length is None:
            self.close()
        return answer, text

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


LOADS = (
    "heads", "bodies", "windows", "books", "lobby", "long_tables", "old_hands", "logins", "strangers", "player",
    "uploads",
)  # fmt: skip


async def main(name: str) -> None:
    stdin = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stdin), sys.stdin)
    attack = Attack(msgspec.json.decode(await stdin.readline(), type=Target))
    print("ready", flush=True)
    await stdin.readline()
    work = asyncio.create_task(getattr(attack, name)())
    await asyncio.wait((work, asyncio.create_task(stdin.read())), return_when=asyncio.FIRST_COMPLETED)
    problem = str(work.exception()) if work.done() else ""
    print(msgspec.json.encode({"did": attack.did, "problem": problem}).decode(), flush=True)
    os._exit(0)  # like pulling the plug: no connection is closed properly


if __name__ == "__main__":
    os.nice(19)
    uvloop.run(main(sys.argv[1]))
