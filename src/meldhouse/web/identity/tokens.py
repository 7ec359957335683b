"""The token in every form, so that no other site can send it in our visitor's name."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from meldhouse.web.identity.people import Person

_SIZE = 32


def form_token(secret: bytes, person: Person) -> str:
    """A different token each time, so that the size of compressed pages does not reveal it."""
    pad = secrets.token_bytes(_SIZE)
    return (pad + _mixed(pad, _mark(secret, person))).hex()


def is_form_token(secret: bytes, person: Person, token: str) -> bool:
    """
    >>> ann, bob = Person("1", "Ann"), Person("2", "Bob")
    >>> token = form_token(b"key", ann)
    >>> is_form_token(b"key", ann, token), is_form_token(b"key", bob, token), is_form_token(b"key", ann, "no")
    (True, False, False)
    """
    try:
        raw = bytes.fromhex(token)
    except ValueError:
        return False
    return len(raw) == 2 * _SIZE and hmac.compare_digest(_mixed(raw[:_SIZE], raw[_SIZE:]), _mark(secret, person))


def _mark(secret: bytes, person: Person) -> bytes:
    return hmac.new(secret, b"form:" + person.id.encode(), hashlib.sha256).digest()


def _mixed(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
