"""Optional accounts, for people who want to be the same person in several browsers."""

from __future__ import annotations

import unicodedata

import msgspec


class Account(msgspec.Struct, frozen=True, kw_only=True):
    login: str
    """The login as `as_login` writes it; no two accounts share one."""
    person: str
    """The id of the person, also carried in cookies."""
    name: str
    password_hash: str


def as_login(text: str) -> str:
    """One spelling, however different keyboards type it.

    >>> as_login("  Ann.Miller ")
    'ann.miller'
    """
    return unicodedata.normalize("NFKC", text).strip().casefold()
