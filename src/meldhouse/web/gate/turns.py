"""Visitors take turns, so that players never wait long while others load pages.

Python does one thing at a time. A page takes some milliseconds; eight at once would hold up every table for all of them
together. So pages are made one at a time, and none is begun while a table is busy. Addresses take turns too: somebody
who asks for a thousand pages waits for them, and nobody else does."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meldhouse.web.gate.addresses import address_of

LONGEST = 0.1
"""Seconds after which a page loses its turn: it is waiting itself, for instance for a password hash."""
PATIENCE = 0.05
"""The most seconds that a page waits for the tables."""
LOOK = 0.001
"""Seconds between two looks at them."""


class Turns:
    def __init__(self, is_busy: Callable[[], bool], *, longest: float = LONGEST, patience: float = PATIENCE) -> None:
        """`is_busy`: whether something is being done at a table."""
        self._is_busy, self._longest, self._patience = is_busy, longest, patience
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._now: object = None
        """Whose turn it is: nobody's, the next one's, or a page's own mark."""

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Hold the turn until this is over or takes too long."""
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        if self._now is None:
            self._next()
        try:
            await mine
            timer = loop.call_later(self._longest, self._over, mine)
            try:
                yield
            finally:
                timer.cancel()
        finally:
            mine.cancel()  # if nobody waits for it any more, skip it
            self._over(mine)

    def _over(self, whose: object) -> None:
        if self._now is whose:
            self._now = None
            if self._waiting:
                self._next()

    def _next(self) -> None:
        """After one pass of the event loop, so that new messages for a table come first."""
        loop = asyncio.get_running_loop()
        self._now = self
        loop.call_soon(self._give, loop.time() + self._patience)

    def _give(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        if self._is_busy() and loop.time() < until:
            loop.call_later(LOOK, self._give, until)
            return
        self._now = None
        while self._waiting:
            address, line = self._waiting.popitem(last=False)
            first = line.popleft()
            if line:
                self._waiting[address] = line  # behind all others
            if not first.done():
                self._now = first
                first.set_result(None)
                return


class InTurn:
    """Handles pages in turns. A slowly sent form gets its turn when it is complete, a window once it opens."""

    def __init__(self, app: ASGIApp, *, turns: Turns) -> None:
        self.app, self.turns = app, turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if (sent := await _all_of(receive)) is None:
                return
            async with self.turns.turn(address_of(HTTPConnection(scope))):
                await self.app(scope, sent, send)
            return
        if scope["type"] == "websocket":
            async with self.turns.turn(address_of(HTTPConnection(scope))):
                pass
        await self.app(scope, receive, send)


async def _all_of(receive: Receive) -> Receive | None:
    """The complete body; None if the client has gone. Its size is limited elsewhere."""
    messages: deque[Message] = deque()
    refused: HTTPException | None = None
    try:
        while not messages or messages[-1].get("more_body", False):
            messages.append(await receive())
            if messages[-1]["type"] == "http.disconnect":
                return None
    except HTTPException as problem:
        refused = problem

    async def received() -> Message:
        if messages:
            return messages.popleft()
        if refused is not None:
            raise refused
        return await receive()

    return received
