"""Names for streams that nobody can guess and everybody can read out."""

from __future__ import annotations

import secrets

ID_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""Without those that are mistaken for each other when somebody reads an address out."""
ID_LENGTH = 10


def new_id() -> str:
    """
    >>> is_id(new_id()), is_id("table 7")
    (True, False)
    """
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def id_from(digest: bytes) -> str:
    """A name that follows from something, so that it comes out again.

    >>> id_from(bytes(10)), is_id(id_from(bytes(range(32))))
    ('2222222222', True)
    """
    number = int.from_bytes(digest, "big")
    return "".join(ID_LETTERS[number // len(ID_LETTERS) ** place % len(ID_LETTERS)] for place in range(ID_LENGTH))


def is_id(id: str) -> bool:
    return len(id) == ID_LENGTH and all(letter in ID_LETTERS for letter in id)
