"""Who is asking: a person is the holder of a signed cookie, with a random id and the name they gave."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection, MutableMapping
from typing import Any, NamedTuple

import msgspec
from starlette.requests import HTTPConnection

from meldhouse.messages import Arg, Item, Message, Voice, fact

KEPT = ("browser", "known", "language")
"""What belongs to the browser, whoever uses it: its mark, the accounts used there, and the language."""
LONGEST_NAME = 30
LONGEST_SAID = 1200
"""The cookie carries it, and a cookie holds at most 4 KiB."""


class Person(NamedTuple):
    id: str
    name: str
    """The name others at a table read; empty for a person who gave none."""
    login: str | None = None
    """The account, if logged in."""
    browser: str = ""
    """The browser's mark, the same for everybody who logs in there."""
    mark: str = ""
    """The mark that makes the cookie valid, if there is one (`web.kept_sessions`)."""

    @property
    def is_named(self) -> bool:
        return bool(self.name)


def person_of(connection: HTTPConnection) -> Person:
    """The person behind a request; a new person gets an id, stored in the answer's cookie."""
    session = connection.session
    if not isinstance(session.get("id"), str):
        session["id"] = secrets.token_urlsafe(16)
    if not isinstance(session.get("browser"), str):
        session["browser"] = secrets.token_urlsafe(12)
    month = time.strftime("%Y-%m")
    if session.get("month") != month:
        session["month"] = month  # renew the cookie, so that occasional visitors are never forgotten
    name, login = session.get("name", ""), session.get("login")
    return Person(session["id"], name, login, session["browser"], session.get("mark", ""))


def remember(connection: HTTPConnection, person: Person) -> None:
    known = {"id": person.id, "name": person.name, "login": person.login, "mark": person.mark}
    session = connection.session
    for key, value in known.items():
        if value:
            session[key] = value
        else:
            session.pop(key, None)


def guest_name(person: Person, voice: Voice, taken: Collection[str] = ()) -> str:
    """What you are called if you'd rather not say: always the same in your language, and unlike anybody else here.

    >>> guest_name(Person("a", ""), Voice()), guest_name(Person("a", ""), Voice(), ("Guest 32",))
    ('Guest 32', 'Guest 33')
    """
    number = 10 + hashlib.sha256(person.id.encode()).digest()[0] % 90
    while (name := voice.say(fact("guest-name", number=number))) in taken:
        number += 1
    return name


def forget(session: MutableMapping[str, Any]) -> None:
    """Log out: the browser starts over as a new person; the account keeps its data."""
    kept = {key: session[key] for key in KEPT if key in session}
    session.clear()
    session.update(kept)


def say_next(connection: HTTPConnection, *messages: Message) -> None:
    """Store a message for the next page."""
    kept, letters = messages, LONGEST_SAID
    while len(said := msgspec.json.encode(kept)) > LONGEST_SAID and letters > 20:
        letters //= 2
        kept = tuple(_cut(one, letters) for one in messages)
    connection.session["said"] = said.decode()


def _cut(message: Message, letters: int) -> Message:
    """Cut off overlong text."""
    return Message(message.id, {name: _short(value, letters) for name, value in message.args.items()})


def _short(value: Arg, letters: int) -> Arg:
    if isinstance(value, tuple):
        return tuple(_one_short(one, letters) for one in value)
    return _one_short(value, letters)


def _one_short(value: Item, letters: int) -> Item:
    if isinstance(value, Message):
        return _cut(value, letters)
    return f"{value[: letters - 1]}…" if isinstance(value, str) and len(value) > letters else value


def said_last(connection: HTTPConnection) -> list[Message]:
    if "said" not in connection.session:
        return []
    try:
        return msgspec.json.decode(connection.session.pop("said"), type=list[Message])
    except (TypeError, msgspec.MsgspecError):
        return []  # from a cookie made by an older Meldhouse
