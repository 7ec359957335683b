"""Checks of what is asked of a journal: names, versions, bodies and labels that can be stored."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from meldhouse.journal.entries import Found

LONGEST = 100
"""The most characters in a name."""
LARGEST = 1_000_000
"""The most bytes in a body."""
MOST = 1_000
"""The most bodies, or labels, in one append."""
LAST = 2**53
"""The highest version; JavaScript numbers are exact up to here."""

_NAME = re.compile(rf"[A-Za-z0-9][A-Za-z0-9._:/-]{{0,{LONGEST - 1}}}", re.ASCII)


def check_name(what: str, name: object) -> None:
    """Check a name; streams, labels and settings follow the same rule.

    >>> check_name("stream", "table/7f3a")
    >>> check_name("stream", "Tisch 7")
    Traceback (most recent call last):
        ...
    ValueError: A stream cannot be called 'Tisch 7': its name begins with a letter ...
    """
    if type(name) is str and _NAME.fullmatch(name):
        return
    raise ValueError(
        f"A {what} cannot be called {_shown(name)}: its name begins with a letter or digit of ASCII and has at most "
        f"{LONGEST} of them, with . _ : / - between.",
    )


def check_version(version: object) -> None:
    if type(version) is not int or not 0 <= version <= LAST:
        raise ValueError(f"There is no version {_shown(version)}; versions are whole numbers from 0 to {LAST}.")


def check_page(limit: object, before: object) -> None:
    if type(limit) is not int or not 1 <= limit <= MOST:
        raise ValueError(f"Ask for 1 to {MOST} streams at a time, and go on from the last of them.")
    if before is None:
        return
    if not isinstance(before, Found) or type(before.at) is not int or abs(before.at) > LAST:
        raise ValueError("The next page goes on from a stream that was found, with its time.")
    check_name("stream", before.stream)


def check_snapshot(name: object, form: object) -> None:
    check_name("snapshot", name)
    check_name("form", form)


def check_append(stream: object, after: object, bodies: object, labels: object) -> None:
    check_name("stream", stream)
    check_version(after)
    if isinstance(bodies, (bytes, str)) or not isinstance(bodies, Sequence):
        raise ValueError("The bodies to append are a list, also where there is only one.")
    if not bodies:
        raise ValueError("There is nothing to append; give at least one body.")
    if not isinstance(labels, Mapping):
        raise ValueError("Labels are given as {name: True} or {name: False}.")
    for many, what in ((bodies, "bodies"), (labels, "labels")):
        if len(many) > MOST:
            raise ValueError(f"{len(many)} {what} are too many for one append; the most is {MOST}.")
    for body in bodies:
        check_body(body)
    for label, wanted in labels.items():
        check_name("label", label)
        if type(wanted) is not bool:
            raise ValueError(f"The label {label} is set with True and removed with False.")


def check_body(body: object) -> None:
    if type(body) is not bytes:
        raise ValueError(f"What is written must be bytes and not {type(body).__name__}.")
    if len(body) > LARGEST:
        raise ValueError(f"{len(body)} bytes are too many for one body; the most is {LARGEST}.")


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except ValueError:  # Python refuses to print so long a number
        return "…"
    return text if len(text) <= LONGEST + 2 else f"{text[:LONGEST]}…"
