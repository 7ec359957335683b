"""Accounts, for people who want to be the same person in another browser. Nobody needs one to play."""

from __future__ import annotations

import unicodedata
from typing import Protocol

import msgspec


class Account(msgspec.Struct, frozen=True, kw_only=True):
    login: str
    """As `as_login` writes it; two accounts never share one."""
    person: str
    """The id of the person, the one that cookies carry."""
    name: str
    password_hash: str


class Accounts(Protocol):
    """Where accounts are kept."""

    async def find(self, login: str) -> Account | None: ...

    async def add(self, account: Account) -> bool:
        """Keep it; False, and nothing kept, where the login is taken."""

    async def put(self, account: Account) -> None:
        """Keep a new name or hash of an account that is there."""


def as_login(text: str) -> str:
    """One spelling for what people type on different keyboards.

    >>> as_login("  Ann.Miller ")
    'ann.miller'
    """
    return unicodedata.normalize("NFKC", text).strip().casefold()
