"""Numbers for players or sides, as people write them: “N=19 S=21”, “NS=24, EW=40”, or an object of JSON."""

from __future__ import annotations

import re
from typing import Any

from meldhouse.cli.asking import read_seat
from meldhouse.cli.jsonl import Question
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Seat
from meldhouse.rulebooks import Book


def split_words(text: str) -> list[str]:
    """
    >>> split_words("N and S, W")
    ['N', 'S', 'W']
    """
    return [word for word in re.split(r"[\s,+&]+|\band\b", text) if word]


def by_seat(book: Book, asked: Question, key: str) -> dict[Seat, int]:
    return {read_seat(book, seat): number for seat, number in _amounts(asked, key, "player", "N=19 S=21").items()}


def by_side(asked: Question, key: str) -> dict[str, int]:
    return {side.upper(): number for side, number in _amounts(asked, key, "side", "NS=24 EW=40").items()}


def _amounts(asked: Question, key: str, whose: str, example: str) -> dict[str, int]:
    said: Any = asked.fields.get(key)
    if isinstance(said, dict):
        found = {str(name): number for name, number in said.items()}
        if not all(isinstance(number, int) and not isinstance(number, bool) for number in found.values()):
            raise Trouble("bad-case", f"{key}: expected whole numbers, such as “{example}”.")
        return found
    words = [word for text in asked.texts(key) for word in split_words(text)]
    matches = [re.fullmatch(r"(\w+)[=:](\d{1,5})", word) for word in words]
    if None in matches:
        raise Trouble("bad-case", f"{key}: write a number for each {whose}, such as “{example}”.")
    return {match[1]: int(match[2]) for match in matches if match is not None}
