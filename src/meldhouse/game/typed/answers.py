"""The answers of one question, by field: texts, numbers for players or sides, hands. A value of the wrong kind gets a
clear sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from meldhouse.game.seats import Seat
from meldhouse.game.typed.pieces_and_bids import read_pieces, read_seat
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.unreadable import Unreadable

Name = TypeVar("Name", bound=str)
Value = TypeVar("Value")
EXAMPLES = {
    "by": "N S",
    "ruled": "a renege",
    "absent": "referee",
    "hands": "N=KC,JS",
    "counts": "N=19 S=21",
    "taken": "NS=14 EW=0",
    "meld": "NS=24 EW=40",
}
"""An example value for each text field; all other fields take pieces."""
PIECES = "AS,KH"


class Question:
    """The fields of one question, as they were given."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self.fields = dict(fields)

    def texts(self, key: str) -> tuple[str, ...]:
        """One text or a list of texts, as a tuple."""
        value = self.fields.get(key)
        if value is None:
            return ()
        if isinstance(value, str):
            return (value,)
        if isinstance(value, list | tuple) and all(isinstance(part, str) for part in value):
            return tuple(value)
        raise wrong_kind(key, fact("cli-kind-texts", example=EXAMPLES.get(key, PIECES)), value)

    def text(self, key: str) -> str | None:
        value = self.fields.get(key)
        if value is None or isinstance(value, str):
            return value
        raise wrong_kind(key, fact("cli-kind-text"), value)

    def number(self, key: str, default: int, *, least: int, most: int) -> int:
        value = self.fields.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise wrong_kind(key, fact("cli-kind-number-between", least=least, most=most), value)
        return value

    def bid(self, key: str) -> int | str | None:
        value = self.fields.get(key)
        if value is None or (isinstance(value, int | str) and not isinstance(value, bool)):
            return value
        raise wrong_kind(key, fact("cli-kind-number"), value)

    def yes(self, key: str) -> bool | None:
        """Yes or no, if given."""
        value = self.fields.get(key)
        if value is None or isinstance(value, bool):
            return value
        raise wrong_kind(key, fact("cli-kind-yes-no"), value)

    def by_seat(self, book: Book, key: str) -> tuple[dict[Seat, int], int | None]:
        """Numbers for players, plus the kitty where it is counted too: “N=19 S=21”, or an object."""
        said = once(self._amounts(key, "player", "N=19 S=21"), key)
        kitty = next((number for name, number in said.items() if name.lower() == "kitty"), None)
        seats = [(read_seat(book, name), number) for name, number in said.items() if name.lower() != "kitty"]
        return once(seats, key), kitty

    def by_side(self, key: str) -> dict[str, int]:
        """Numbers for sides: “NS=24, EW=40”, or an object."""
        return once([(side.upper(), number) for side, number in self._amounts(key, "side", "NS=24 EW=40")], key)

    def hands(self, book: Book) -> dict[Seat, tuple[Piece, ...]]:
        """“N=KC JS”, once per player, or the same as an object."""
        said = self.fields.get("hands")
        if isinstance(said, dict):
            pairs = [(seat, Question(said).texts(seat)) for seat in map(str, said)]
        else:
            pairs = [_pair(text) for text in self.texts("hands")]
        found: dict[Seat, tuple[Piece, ...]] = {}
        for name, texts in pairs:
            seat = read_seat(book, name.strip())
            if seat in found:
                raise Unreadable("bad-hands", fact("cli-hand-twice", seat=seat))
            found[seat] = read_pieces(book, texts)
        return found

    def _amounts(self, key: str, whose: str, example: str) -> list[tuple[str, int]]:
        said: Any = self.fields.get(key)
        if isinstance(said, dict):
            if not all(isinstance(number, int) and not isinstance(number, bool) for number in said.values()):
                raise Unreadable("bad-case", fact("cli-whole-numbers", field=key, example=example))
            return [(str(name), number) for name, number in said.items()]
        words = [word for text in self.texts(key) for word in split_words(text)]
        if large := [word for word in words if re.fullmatch(r"\w+[=:]\d{6,}", word)]:
            raise Unreadable("bad-case", fact("cli-too-much", field=key, said=large[0][:20]))
        matches = [re.fullmatch(r"(\w+)[=:](\d{1,5})", word) for word in words]
        if None in matches:
            raise Unreadable("bad-case", fact("cli-number-each", field=key, whose=whose, example=example))
        return [(match[1], int(match[2])) for match in matches if match is not None]


def wrong_kind(key: str, expected: Message, value: Any) -> Unreadable:
    shown = repr(value)
    shown = shown if len(shown) <= 40 else f"{shown[:37]}…"
    return Unreadable("bad-field", fact("cli-field-kind", field=key, expected=expected, got=shown))


def split_words(text: str) -> list[str]:
    """
    >>> split_words("N and S, W")
    ['N', 'S', 'W']
    """
    return [word for word in re.split(r"[\s,+&]+|\band\b", text) if word]


def once(pairs: Iterable[tuple[Name, Value]], key: str) -> dict[Name, Value]:
    """The numbers as a dict; refuses two numbers for the same name, since either could be meant."""
    found: dict[Name, Value] = {}
    for name, value in pairs:
        if name in found:
            raise Unreadable("bad-case", fact("cli-twice", field=key, name=name))
        found[name] = value
    return found


def _pair(text: str) -> tuple[str, tuple[str, ...]]:
    seat, sign, cards = text.partition("=")
    if not sign:
        raise Unreadable("bad-hands", fact("cli-hand-unread", said=text[:20]))
    return seat, (cards,)
