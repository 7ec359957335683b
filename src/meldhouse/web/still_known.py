"""A cookie of an account counts until its owner says otherwise: with a new password, or by logging out everywhere."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from meldhouse.web.kept_accounts import KeptAccounts


class StillKnown:
    def __init__(self, app: ASGIApp, *, accounts: KeptAccounts) -> None:
        self.app, self.accounts = app, accounts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        session = scope.get("session")
        if session and session.get("login") is not None and not scope["path"].startswith("/static/"):
            account = await self.accounts.find(session["login"])
            if account is None or account.era != session.get("era", 0):
                session.clear()
        await self.app(scope, receive, send)
