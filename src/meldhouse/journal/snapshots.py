"""What was made of a stream up to some version, so that it need not be made from the first entry again.

A snapshot is never the truth: it can be taken away at any time, and is then made again from the entries. Its seal is
SHA-256 over the chain of the entry that it was made up to, its name, its form and its body. So it is of no use beside
other entries than its own, nor when one byte of it was changed, nor to a program that makes another form of the same
entries.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec


class Snapshot(msgspec.Struct, frozen=True):
    version: int
    """It holds what the entries up to this one make."""
    body: bytes


def seal(chain: bytes, name: str, form: str, body: bytes) -> bytes:
    """The chain has a fixed length, and neither a name nor a form has a zero in it."""
    return sha256(b"\0".join((chain, name.encode(), form.encode(), body))).digest()


def sealed(name: str, form: str, row: Any) -> Snapshot | None:
    """From a row of the database: version, body, seal, and the chain of that entry. None where it is not what was
    written for it."""
    version, body, its, chain = row
    # SQLite keeps anything in any column.
    if not (type(version) is int and all(type(one) is bytes for one in (body, its, chain))):
        return None
    return Snapshot(version, body) if seal(chain, name, form, body) == its else None
