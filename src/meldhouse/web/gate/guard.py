"""Security: headers on every answer, and requests that are turned away (foreign hosts, foreign forms, oversized
bodies)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meldhouse.messages import Message as Said, fact
from meldhouse.web.problems import Problem
from meldhouse.web.settings import Settings

LARGEST_BODY = 128 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
_HOST = re.compile(r"(?:[A-Za-z0-9.\-_]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
TOO_LARGE = fact("error-too-large", most=LARGEST_BODY // 1024)

Refuse = Callable[[Request, int, Said], Awaitable[Response]]


def security_headers(settings: Settings, host: str) -> dict[str, str]:
    """Headers for every answer: nothing loads from elsewhere, nothing runs inline, no site may frame the page."""
    socket = f"{'wss' if settings.is_https else 'ws'}://{settings.base_host or host}"  # for older Safari
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self'; manifest-src 'self'; connect-src 'self' {socket}; form-action 'self'; "
        "frame-ancestors 'none'; base-uri 'none'"
    )
    found = {
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    if settings.is_https:
        found["strict-transport-security"] = "max-age=31536000"
    return found


class Guard:
    def __init__(self, app: ASGIApp, *, settings: Settings, refuse: Refuse) -> None:
        self.app = app
        self.settings = settings
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        good_host = _HOST.fullmatch(host) is not None and self.settings.answers_to(host)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in security_headers(self.settings, host if good_host else "localhost").items():
                    sent.setdefault(name, value)
            await send(message)

        refused = (
            (400, fact("error-strange-host")) if not good_host else
            (403, fact("error-foreign-form")) if not self._is_from_here(scope, headers, host) else
            (413, TOO_LARGE) if _announced(headers) > LARGEST_BODY else
            None
        )  # fmt: skip
        if refused is None and scope["type"] == "http":
            await self.app(scope, _counted(receive), with_headers)
        elif refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": refused[1].id})
        else:
            await (await self.refuse(Request(scope), *refused))(scope, receive, with_headers)

    def _is_from_here(self, scope: Scope, headers: Headers, host: str) -> bool:
        """Whether a form or a socket comes from a page of this house. If the browser does not say, the token in the
        form decides."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = headers.get("origin")
        if origin is None:
            return bool(scope["type"] == "http")
        try:
            sender = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(sender) and sender in (host.lower(), self.settings.base_host)


def _announced(headers: Headers) -> int:
    length = headers.get("content-length", "")
    return int(length) if length.isascii() and length.isdecimal() and len(length) < 19 else 0


def _counted(receive: Receive) -> Receive:
    """Cut off a body of undeclared length when it gets too long."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST_BODY:
            raise Problem(413, TOO_LARGE)
        return message

    return counted
