"""One-time links that give a role: the token is in the link, behind its #; the tournament knows only its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Container


def new_token() -> str:
    return secrets.token_urlsafe(15)


LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without letters that look alike on paper."""


def new_code() -> str:
    """A token to write down and type again: sixteen letters in groups of four.

    >>> len(new_code()), len(plain(new_code()))
    (19, 16)
    """
    letters = "".join(secrets.choice(LETTERS) for _ in range(16))
    return "-".join(letters[at : at + 4] for at in range(0, 16, 4))


def plain(code: str) -> str:
    """The token in a code, however it was typed.

    >>> plain(" abcd-efgh jkmn pq2o ")
    'ABCDEFGHJKMNPQ2O'
    """
    return "".join(code.upper().split()).replace("-", "")


def given(said: str, known: Container[str]) -> str:
    """The token in typed or sent text: a whole link, the part behind its #, or a code from paper.

    >>> given("https://cards.example.org/event/x/pass#Ab-1", [hash_of("Ab-1")])
    'Ab-1'
    >>> given("abcd efgh", [hash_of("ABCDEFGH")])
    'ABCDEFGH'
    """
    token = said.rpartition("#")[2].strip()
    return token if hash_of(token) in known else plain(token)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
