"""Accounts in the journal: one stream per account; its last entry counts."""

from __future__ import annotations

import hashlib
from contextlib import suppress

import msgspec

from meldhouse.journal import Conflict, Journal
from meldhouse.web.identity.accounts import Account


class KeptAccounts:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def find(self, login: str) -> Account | None:
        entries = await self._journal.read(_stream(login))
        return msgspec.json.decode(entries[-1].body, type=Account) if entries else None

    async def add(self, account: Account) -> bool:
        """Store a new account; False (and nothing stored) if the login is taken."""
        try:
            await self._journal.append(_stream(account.login), 0, [msgspec.json.encode(account)])
        except Conflict:
            return False
        return True

    async def put(self, account: Account) -> None:
        """Store a new name or password for an existing account; of two at the same moment, the later one stays."""
        stream = _stream(account.login)
        while True:
            with suppress(Conflict):
                version = await self._journal.version(stream)
                await self._journal.append(stream, version, [msgspec.json.encode(account)])
                return


def _stream(login: str) -> str:
    """The stream for a login, hashed, because a login may contain any letters."""
    return f"account/{hashlib.sha256(login.encode()).hexdigest()}"
