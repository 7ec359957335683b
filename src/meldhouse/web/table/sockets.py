"""A table's socket: requests come in, and what the window may see goes out. Nothing is decided here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall, NoTable
from meldhouse.tables.refusals import denied
from meldhouse.tables.requests import AnyRequest, read_request
from meldhouse.tables.room.room import Room
from meldhouse.tables.room.viewers import Viewer
from meldhouse.web.forms import whole
from meldhouse.web.gate.addresses import address_of
from meldhouse.web.gate.limits import Limiter
from meldhouse.web.gate.windows import OpenWindows
from meldhouse.web.speaking import voice_of

LONGEST = 8 * 1024
"""No request is this long."""
BURST, RATE = 40, 8
"""A burst of requests, then a rate per second: more than anybody's fingers can manage."""
FAULTS = 10
"""After this many invalid or too frequent messages, close the window."""
GONE, POLICY, TOO_LONG = 4003, 1008, 1009
ENDS = {"elsewhere": 4001, "slow": 4002, "closed": 1012, "faults": POLICY, "too-long": TOO_LONG}
"""Reasons for closing a window; 1012 means the house is about to reopen, so come back."""


WhileKnown = Callable[[HTTPConnection, Callable[[], None]], AbstractContextManager[None]]


class TableSocket:
    """`/table/{id}/socket`."""

    def __init__(
        self,
        hall_of: Callable[[WebSocket], Hall],
        person_of: Callable[[WebSocket], Person],
        while_known: WhileKnown = lambda _connection, _close: nullcontext(),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`while_known` keeps track of a window, and closes it when its person is logged out."""
        self._hall_of, self._person_of, self._clock = hall_of, person_of, clock
        self._while_known = while_known
        self._windows = OpenWindows()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """`WebSocket` handles opening and closing; in between, messages bypass it, which is faster."""
        websocket = WebSocket(scope, receive, send)
        person = self._person_of(websocket)
        await websocket.accept()
        hall = self._hall_of(websocket)
        with self._windows.one_more(
            person.id,
            address_of(websocket),
            lambda: hall.plays_with_others(person.id),
            table=websocket.path_params["id"],
        ) as has_room:
            if has_room:
                await self._look(websocket, person, receive, send)
            else:
                await websocket.close(POLICY, "too-many-windows")

    async def _look(self, websocket: WebSocket, person: Person, receive: Receive, send: Send) -> None:
        """Serve the window while it is open."""
        try:
            room = await self._hall_of(websocket).room(websocket.path_params["id"])
        except NoTable as problem:
            await websocket.close(GONE, str(problem)[:120])
            return
        viewer = Viewer(
            await self._hall_of(websocket).as_whom(person, room.table), voice_of(websocket, room.table.book)
        )
        room.arrive(viewer, _since(websocket), websocket.query_params.get("room", ""))
        reading = asyncio.create_task(self._read(receive, room, viewer))
        sending = asyncio.create_task(_send(websocket, send, viewer))
        try:
            with self._while_known(websocket, lambda: viewer.close("closed")):  # it reconnects as its new person
                await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(viewer)
            for task in (reading, sending):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                    await task

    async def _read(self, receive: Receive, room: Room, viewer: Viewer) -> None:
        """Read until the window is gone, or misbehaves as none of ours would."""
        requests = Limiter(burst=BURST, rate=RATE, clock=self._clock)
        faults = Limiter(burst=FAULTS, rate=0.1, clock=self._clock)
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if viewer.why_closed:  # earlier answers are still on their way; take no more requests
                continue
            if len(text or message.get("bytes") or b"") > LONGEST:
                viewer.close("too-long")
                continue
            request = _understood(text)
            if request is not None and not requests.take(""):
                room.ask(viewer, request)
                continue
            if faults.take(""):
                viewer.close("faults")
                continue
            if request is None:
                viewer.refuse(_id_of(text), denied("garbled").refusal)
            else:
                viewer.refuse(request.id, denied("hurried").refusal)


def _understood(text: str | None) -> AnyRequest | None:
    if text is None:
        return None
    try:
        return read_request(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


class _Named(msgspec.Struct):
    id: str = ""


def _id_of(text: str | None) -> str:
    """The id in an invalid request, if any, so that the window knows which one failed."""
    with suppress(msgspec.MsgspecError, ValueError, RecursionError):
        return msgspec.json.decode(text or "", type=_Named).id[:40]
    return ""


async def _send(websocket: WebSocket, send: Send, viewer: Viewer) -> None:
    """Send; `OSError` if the connection is lost."""
    while (message := await viewer.messages.get()) is not None:
        await send({"type": "websocket.send", "text": message.decode()})
    await websocket.close(ENDS.get(viewer.why_closed, 1011))


def _since(websocket: WebSocket) -> int | None:
    return whole(websocket.query_params.get("since", ""), most=10**9)
