"""Numbers for players or sides as people write them: “N=19 S=21”, “NS=24, EW=40”, or a JSON object."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeVar

from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.jsonl import Question
from meldhouse.cli.typed.pieces_and_bids import read_seat
from meldhouse.game import Seat
from meldhouse.messages import fact
from meldhouse.rulebooks import Book

Name = TypeVar("Name", bound=str)
Value = TypeVar("Value")


def split_words(text: str) -> list[str]:
    """
    >>> split_words("N and S, W")
    ['N', 'S', 'W']
    """
    return [word for word in re.split(r"[\s,+&]+|\band\b", text) if word]


def with_kitty(book: Book, asked: Question, key: str) -> tuple[dict[Seat, int], int | None]:
    """Numbers for players, plus the kitty where it is counted too."""
    said = once(_amounts(asked, key, "player", "N=19 S=21"), key)
    kitty = next((number for name, number in said.items() if name.lower() == "kitty"), None)
    seats = [(read_seat(book, name), number) for name, number in said.items() if name.lower() != "kitty"]
    return once(seats, key), kitty


def by_side(asked: Question, key: str) -> dict[str, int]:
    return once([(side.upper(), number) for side, number in _amounts(asked, key, "side", "NS=24 EW=40")], key)


def once(pairs: Iterable[tuple[Name, Value]], key: str) -> dict[Name, Value]:
    """The numbers as a dict; refuses two numbers for the same name, since either could be meant."""
    found: dict[Name, Value] = {}
    for name, value in pairs:
        if name in found:
            raise Trouble("bad-case", fact("cli-twice", field=key, name=name))
        found[name] = value
    return found


def _amounts(asked: Question, key: str, whose: str, example: str) -> list[tuple[str, int]]:
    said: Any = asked.fields.get(key)
    if isinstance(said, dict):
        if not all(isinstance(number, int) and not isinstance(number, bool) for number in said.values()):
            raise Trouble("bad-case", fact("cli-whole-numbers", field=key, example=example))
        return [(str(name), number) for name, number in said.items()]
    words = [word for text in asked.texts(key) for word in split_words(text)]
    if large := [word for word in words if re.fullmatch(r"\w+[=:]\d{6,}", word)]:
        raise Trouble("bad-case", fact("cli-too-much", field=key, said=large[0][:20]))
    matches = [re.fullmatch(r"(\w+)[=:](\d{1,5})", word) for word in words]
    if None in matches:
        raise Trouble("bad-case", fact("cli-number-each", field=key, whose=whose, example=example))
    return [(match[1], int(match[2])) for match in matches if match is not None]
