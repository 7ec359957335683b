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


def is_id(id: str) -> bool:
    return len(id) == ID_LENGTH and all(letter in ID_LETTERS for letter in id)
