"""The socket that tells a tournament page that something changed, and up to which version."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from meldhouse.web.desk.pages.common import event_of
from meldhouse.web.forms import whole
from meldhouse.web.gate.addresses import address_of
from meldhouse.web.house.events import Event
from meldhouse.web.identity.people import person_of
from meldhouse.web.problems import Problem
from meldhouse.web.site import site_of
from meldhouse.web.table.sockets import GONE, POLICY

MOST = 2_000
"""Windows on one tournament: everybody in a large hall, and a few more."""


async def changes(websocket: WebSocket) -> None:
    try:
        event = await event_of(websocket)
    except Problem as problem:
        await websocket.accept()
        await websocket.close(GONE, problem.message.id)
        return
    await websocket.accept()
    if len(event.changes) >= MOST:
        await websocket.close(POLICY, "too-many-watchers")
        return
    with site_of(websocket).event_windows.one_more(person_of(websocket).id, address_of(websocket)) as has_room:
        if has_room:
            await _show(websocket, event)
        else:
            await websocket.close(POLICY, "too-many-windows")


async def _show(websocket: WebSocket, event: Event) -> None:
    telling = asyncio.create_task(_tell(websocket, event))
    reading = asyncio.create_task(_until_gone(websocket))
    try:
        await asyncio.wait((telling, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, reading):
            task.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def _tell(websocket: WebSocket, event: Event) -> None:
    version = (await event.look()).version
    with event.changes.look(version, seen=_seen(websocket, version)) as look:
        while True:
            await websocket.send_text(str(await look.next()))


async def _until_gone(websocket: WebSocket) -> None:
    """A page has nothing to send here; anything it sends ends the connection."""
    await websocket.receive()


def _seen(websocket: WebSocket, version: int) -> int:
    seen = whole(websocket.query_params.get("seen", ""), most=10**9)
    return version if seen is None else seen
