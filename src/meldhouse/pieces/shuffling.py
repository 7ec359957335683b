"""Fair shuffles from a 256-bit key.

The key drives HMAC-SHA-256 in counter mode; its bytes drive Fisher–Yates, and a draw that would favor some positions is
thrown away and repeated. So every order of the pack is equally likely, and anyone with the key can deal the same hand
again and check it.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TypeVar

from meldhouse.messages import FactError, fact

KEY_BYTES = 32
BYTE_VALUES = 256

T = TypeVar("T")


class BadKey(FactError, ValueError):
    """The key is not 256 bits."""


def new_key() -> bytes:
    """A fresh key that nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def parse_key(text: str) -> bytes:
    """A key written as 64 hexadecimal digits.

    >>> parse_key("00" * 32) == bytes(32)
    True
    """
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise BadKey(fact("key-digits", digits=KEY_BYTES * 2))
    return key


def subkey(key: bytes, purpose: str) -> bytes:
    """A key derived for one purpose, so that two uses of `key` are independent."""
    return hmac.digest(_checked(key), b"meldhouse/" + purpose.encode(), "sha256")


def stream(key: bytes) -> Iterator[int]:
    """The endless stream of bytes that `key` generates."""
    key = _checked(key)
    return chain.from_iterable(hmac.digest(key, at.to_bytes(8, "big"), "sha256") for at in count())


def below(limit: int, source: Iterator[int]) -> int:
    """A number from 0 to `limit` − 1, all equally likely. A byte is enough: no pack here is larger."""
    if not 1 <= limit <= BYTE_VALUES:
        raise ValueError(f"The limit must be between 1 and {BYTE_VALUES}, not {limit}.")
    fair = BYTE_VALUES - BYTE_VALUES % limit
    drawn = next(source)
    while drawn >= fair:
        drawn = next(source)
    return drawn % limit


def shuffled(items: Sequence[T], key: bytes) -> tuple[T, ...]:
    """`items` in the order that `key` gives them.

    >>> shuffled("ATKQJ9", bytes(32)) == shuffled("ATKQJ9", bytes(32))
    True
    """
    return arrange(items, stream(key))


def arrange(items: Sequence[T], source: Iterator[int]) -> tuple[T, ...]:
    """`items` in the order that the bytes of `source` give them.

    >>> arrange("abc", iter([2, 1])), arrange("abc", iter([255, 0, 0]))
    (('a', 'b', 'c'), ('b', 'c', 'a'))
    """
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = below(last + 1, source)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def _checked(key: bytes) -> bytes:
    if len(key) != KEY_BYTES:
        raise BadKey(fact("key-bytes", expected=KEY_BYTES, found=len(key)))
    return key
