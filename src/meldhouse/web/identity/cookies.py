"""The signed cookie that identifies a browser, and whether it is still valid."""

from __future__ import annotations

import time
from typing import Any

from itsdangerous import SignatureExpired, TimestampSigner
from starlette.datastructures import Headers
from starlette.middleware.sessions import SessionMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meldhouse.web.identity.kept_sessions import KeptSessions
from meldhouse.web.identity.people import forget


class Cookies(SessionMiddleware):
    """Starlette's, but also accepts cookies dated in the future: this machine's clock was set back, and the signature
    is still ours."""

    def __init__(self, app: ASGIApp, *, secret_key: str, cookie: str, max_age: int, https_only: bool) -> None:
        super().__init__(app, secret_key, cookie, max_age, https_only=https_only)
        self.signer = _Patient(secret_key)


class _Patient(TimestampSigner):
    def unsign(self, signed_value: str | bytes, *args: Any, **options: Any) -> Any:
        try:
            return super().unsign(signed_value, *args, **options)
        except SignatureExpired as problem:
            if problem.date_signed is None or problem.date_signed.timestamp() <= time.time():
                raise
            return problem.payload


class StillKnown:
    """Replace a revoked cookie (see `web.kept_sessions`) with a new guest, in the same browser."""

    def __init__(self, app: ASGIApp, *, sessions: KeptSessions) -> None:
        self.app, self.sessions = app, sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        session = scope.get("session")
        if session and isinstance(session.get("id"), str) and not scope["path"].startswith("/static/"):
            has_account = session.get("login") is not None
            if not await self.sessions.counts(session["id"], session.get("mark", ""), has_account=has_account):
                forget(session)
                send = _without_cookie(scope, send)
        await self.app(scope, receive, send)


def _without_cookie(scope: Scope, send: Send) -> Send:
    """Background requests may cross with a cookie change, so they must not set a stranger's cookie; opening a page
    may."""
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-mode", "navigate") == "navigate" and "hx-request" not in headers:
        return send

    async def sent(message: Message) -> None:
        scope["session"].modified = False
        await send(message)

    return sent
