"""What is written today must be readable tomorrow: keeps anything out of the log that it could not be read back
with."""

from __future__ import annotations

import re

import msgspec

from meldhouse.game import Refusal
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.tournament.act import Act
from meldhouse.tournament.refusals import no

_TOO_LONG = re.compile(r"length <= (?P<most>\d+) - at `\$\.(?P<field>\w+)")
_FIELD = re.compile(r"at `\$\.(?P<field>\w+)")
_CALLED = {"names": "name", "who": "name", "called": "name"}


def bounds_refusal(book: Book | None, act: Act) -> Refusal | None:
    """Names the words that are too long and the numbers that are too large, or None; building an act checks nothing."""
    try:
        msgspec.json.decode(msgspec.json.encode(act), type=type(act))
    except (msgspec.ValidationError, OverflowError) as problem:
        if found := _TOO_LONG.search(str(problem)):
            return no(book, "too-long", what=_called(found["field"]), most=int(found["most"]))
        found = _FIELD.search(str(problem))
        return no(book, "unreadable", what=_called(found["field"] if found else "other"))
    return None


def _called(field: str) -> Message:
    return fact("field-name", field=_CALLED.get(field, field))
