"""Who is asking: a person is whoever holds a signed cookie, by a random id and the name he gave."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from starlette.requests import HTTPConnection

GUEST = "Guest"
LONGEST_NAME = 30
LONGEST_SAID = 600
"""It travels in the cookie, and a cookie has 4 KiB."""


class Person(NamedTuple):
    id: str
    name: str
    """What the others at a table read."""
    login: str | None = None
    """The account, for somebody who has logged in."""
    era: int = 0
    """Of the account, when he did."""

    @property
    def is_named(self) -> bool:
        return self.name != GUEST


def person_of(connection: HTTPConnection) -> Person:
    """The person behind a request; somebody new gets an id that the answer carries home in the cookie."""
    session = connection.session
    if not isinstance(session.get("id"), str):
        session["id"] = secrets.token_urlsafe(16)
    month = time.strftime("%Y-%m")
    if session.get("month") != month:
        session["month"] = month  # sends the cookie anew, so that whoever comes now and then is never forgotten
    return Person(session["id"], session.get("name", GUEST), session.get("login"), session.get("era", 0))


def remember(connection: HTTPConnection, person: Person) -> None:
    session = connection.session
    session.update({"id": person.id, "name": person.name})
    if person.login is None:
        session.pop("login", None)
    else:
        session.update({"login": person.login, "era": person.era})


def guest_name(person: Person, taken: Collection[str] = ()) -> str:
    """What somebody is called who does not care to say: always the same, and not as anybody else here.

    >>> guest_name(Person("a", GUEST)), guest_name(Person("a", GUEST), ("Guest 32",))
    ('Guest 32', 'Guest 33')
    """
    number = 10 + hashlib.sha256(person.id.encode()).digest()[0] % 90
    while (name := f"{GUEST} {number}") in taken:
        number += 1
    return name


def forget(connection: HTTPConnection) -> None:
    """Somebody who logs out is a new person; the account keeps what was his."""
    connection.session.clear()


def say_next(connection: HTTPConnection, sentence: str) -> None:
    """A sentence for the page after this one."""
    connection.session["said"] = sentence if len(sentence) <= LONGEST_SAID else sentence[: LONGEST_SAID - 1] + "…"


def said_last(connection: HTTPConnection) -> str | None:
    said = connection.session.pop("said", None) if "said" in connection.session else None
    return said if isinstance(said, str) else None
