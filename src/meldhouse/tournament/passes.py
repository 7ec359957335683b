"""Links that give a role once: the token stands in the link, the tournament knows only its hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    return secrets.token_urlsafe(15)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
