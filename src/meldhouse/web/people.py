"""Who is asking: a person is whoever holds a signed cookie, by a random id and the name he gave."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection, MutableMapping
from typing import Any, NamedTuple

from starlette.requests import HTTPConnection

GUEST = "Guest"
KEPT = ("browser", "known", "language")
"""What is the browser's own, whoever uses it: its mark, the accounts that have been used there, and the language."""
LONGEST_NAME = 30
LONGEST_SAID = 600
"""It travels in the cookie, and a cookie has 4 KiB."""


class Person(NamedTuple):
    id: str
    name: str
    """What the others at a table read."""
    login: str | None = None
    """The account, for somebody who has logged in."""
    browser: str = ""
    """A mark of the browser, the same whoever logs in there."""
    mark: str = ""
    """By which the cookie counts, for whoever has got one (`web.kept_sessions`)."""

    @property
    def is_named(self) -> bool:
        return self.name != GUEST


def person_of(connection: HTTPConnection) -> Person:
    """The person behind a request; somebody new gets an id that the answer carries home in the cookie."""
    session = connection.session
    if not isinstance(session.get("id"), str):
        session["id"] = secrets.token_urlsafe(16)
    if not isinstance(session.get("browser"), str):
        session["browser"] = secrets.token_urlsafe(12)
    month = time.strftime("%Y-%m")
    if session.get("month") != month:
        session["month"] = month  # sends the cookie anew, so that whoever comes now and then is never forgotten
    name, login = session.get("name", GUEST), session.get("login")
    return Person(session["id"], name, login, session["browser"], session.get("mark", ""))


def remember(connection: HTTPConnection, person: Person) -> None:
    known = {"id": person.id, "name": person.name, "login": person.login, "mark": person.mark}
    session = connection.session
    for key, value in known.items():
        if value:
            session[key] = value
        else:
            session.pop(key, None)


def guest_name(person: Person, taken: Collection[str] = ()) -> str:
    """What somebody is called who does not care to say: always the same, and not as anybody else here.

    >>> guest_name(Person("a", GUEST)), guest_name(Person("a", GUEST), ("Guest 32",))
    ('Guest 32', 'Guest 33')
    """
    number = 10 + hashlib.sha256(person.id.encode()).digest()[0] % 90
    while (name := f"{GUEST} {number}") in taken:
        number += 1
    return name


def forget(session: MutableMapping[str, Any]) -> None:
    """Somebody who logs out is a new person in the same browser; the account keeps what was theirs."""
    kept = {key: session[key] for key in KEPT if key in session}
    session.clear()
    session.update(kept)


def say_next(connection: HTTPConnection, sentence: str) -> None:
    """A sentence for the page after this one."""
    connection.session["said"] = sentence if len(sentence) <= LONGEST_SAID else sentence[: LONGEST_SAID - 1] + "…"


def said_last(connection: HTTPConnection) -> str | None:
    said = connection.session.pop("said", None) if "said" in connection.session else None
    return said if isinstance(said, str) else None
