"""A snapshot: what a stream's entries make up to some version, so that it need not be rebuilt from the first one.

A snapshot is only a cache: it can be deleted at any time, and is then rebuilt from the entries. Its seal is SHA-256
over the chain of its last entry, its name, its form and its body. So it is rejected if the entries differ, if one byte
of it was changed, or if the program now expects another form.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec


class Snapshot(msgspec.Struct, frozen=True):
    version: int
    """The version of the last entry in it."""
    body: bytes


def seal(chain: bytes, name: str, form: str, body: bytes) -> bytes:
    """Unambiguous, because the chain has a fixed length and neither name nor form contains a zero byte."""
    return sha256(b"\0".join((chain, name.encode(), form.encode(), body))).digest()


def sealed(name: str, form: str, row: Any) -> Snapshot | None:
    """A snapshot from a database row: version, body, seal, and the chain of that entry. None if the seal does not
    fit."""
    version, body, its, chain = row
    # SQLite allows any type in any column.
    if not (type(version) is int and all(type(one) is bytes for one in (body, its, chain))):
        return None
    return Snapshot(version, body) if seal(chain, name, form, body) == its else None
