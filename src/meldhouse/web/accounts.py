"""Accounts, for people who want to be the same person in another browser. Nobody needs one to play."""

from __future__ import annotations

import unicodedata

import msgspec


class Account(msgspec.Struct, frozen=True, kw_only=True):
    login: str
    """As `as_login` writes it; two accounts never share one."""
    person: str
    """The id of the person, the one that cookies carry."""
    name: str
    password_hash: str


def as_login(text: str) -> str:
    """One spelling for what people type on different keyboards.

    >>> as_login("  Ann.Miller ")
    'ann.miller'
    """
    return unicodedata.normalize("NFKC", text).strip().casefold()
