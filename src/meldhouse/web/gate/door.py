"""Connection limits: clients must send requests and read answers in time, and no address may hold too many connections.

uvicorn waits as long as a client keeps sending, so ten thousand unfinished requests would use up every connection. It
also waits forever for a client to read an answer.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any

import h11
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from meldhouse.messages import fact
from meldhouse.web.gate.addresses import address_in, counted_as
from meldhouse.web.gate.guard import Refuse
from meldhouse.web.identity.people import person_of

HEADERS, BODY = 15.0, 60.0
"""Seconds for the head of a request, then for its body; a slow phone line needs a fifth of that."""
ANSWER = 120.0
"""Seconds a client has to read one write: a whole page, or a part of a file."""
FOR_ADDRESS = 1_000
"""Connections per address, not counting open windows, which have their own limit (`web/gate/windows.py`)."""


TRY_LATER = 1013


Network = IPv4Network | IPv6Network


class DeadlineProtocol(H11Protocol):
    addresses: Counter[str]
    proxies: Collection[Network]
    headers_within: float
    body_within: float
    answer_within: float
    most: int

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._is_in_body = False
        self._is_window = False
        self._counted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        # Count whatever is left of an answer as unread: the connection cannot close before it is gone.
        transport.set_write_buffer_limits(high=0)
        host = self.client[0] if self.client else ""
        address = counted_as(host)
        if host and not self._is_proxy(host):
            if self.addresses[address] >= self.most:
                transport.abort()
                return
            self._counted = address
            self.addresses[address] += 1
        self._by(self.headers_within)

    def _is_proxy(self, host: str) -> bool:
        address = address_in(host)
        return address is not None and any(address in proxy for proxy in self.proxies)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        if self._is_window:
            return
        if self.transport.is_closing() or state not in (h11.IDLE, h11.SEND_BODY):
            self._disarm()
        elif state is h11.SEND_BODY and not self._is_in_body:
            self._by(self.body_within)
            self._is_in_body = True
        elif state is h11.IDLE and self._deadline is None:  # the next request on the same connection
            self._by(self.headers_within)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        self._is_window = True
        self.transport.set_write_buffer_limits()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self._is_window:
            self._unread = self.loop.call_later(self.answer_within, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def _by(self, seconds: float) -> None:
        self._disarm()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _disarm(self) -> None:
        self._is_in_body = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _release(self) -> None:
        self._disarm()
        self._is_read()
        if self._counted:
            self.addresses[self._counted] -= 1
            if not self.addresses[self._counted]:
                del self.addresses[self._counted]
            self._counted = ""


def door(
    proxies: Collection[str] = (),
    *,
    headers_within: float = HEADERS,
    body_within: float = BODY,
    answer_within: float = ANSWER,
    most: int = FOR_ADDRESS,
) -> type[H11Protocol]:
    """The protocol class of one house. Behind one of `proxies` there may be any number of people; the proxy must count
    them."""
    said = {"headers_within": headers_within, "body_within": body_within, "answer_within": answer_within, "most": most}
    named = [ip_network(proxy, strict=False) for proxy in proxies]
    return type("Door", (DeadlineProtocol,), {"addresses": Counter(), "proxies": named, **said})


class PlayersFirst:
    """When all connections are taken, still admit people who sit at a table; ask others to come later."""

    def __init__(
        self, app: ASGIApp, *, is_full: Callable[[], bool], is_seated: Callable[[str], bool], refuse: Refuse
    ) -> None:
        self.app, self.is_full, self.is_seated, self.refuse = app, is_full, is_seated, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_let_in = scope["type"] not in ("http", "websocket") or not self.is_full()
        if is_let_in or self.is_seated(person_of(HTTPConnection(scope)).id):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": "error-full"})
        else:
            await (await self.refuse(Request(scope), 503, fact("error-full")))(scope, receive, send)
