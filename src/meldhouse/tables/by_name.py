"""What a referee says of seats, said to people: by their names, and to one of them as “you”."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args

from meldhouse.game import SEAT_NAMES, Seat

_SEATS: dict[str, Seat] = {SEAT_NAMES[seat]: seat for seat in get_args(Seat)}
_ANY = re.compile(rf"\b({'|'.join(_SEATS)})\b")


def by_name(text: str, names: Mapping[Seat, str], me: Seat | None) -> str:
    """
    >>> said = "West can win the next trick with the ace of hearts, against the ten of hearts of South."
    >>> by_name(said, {"W": "Rosa", "S": "Ann"}, "S")
    'Rosa can win the next trick with the ace of hearts, against your ten of hearts.'
    >>> by_name("Whatever the others play, South loses no trick.", {"S": "Ann"}, "S")
    'Whatever the others play, you lose no trick.'
    >>> by_name("North and South have 13 and can come to 30 at most.", {"N": "Rosa", "S": "Ann"}, "S")
    'Rosa and you have 13 and can come to 30 at most.'
    """
    if me is not None:
        own = SEAT_NAMES[me]
        text = re.sub(rf"\bthe ((?:double )?[\w-]+(?: of \w+)?) of {own}\b", r"your \1", text)
        text = text.replace(f"{own} loses", f"{own} lose")
    told = _ANY.sub(lambda found: _called(_SEATS[found[1]], names, me), text)
    return told[:1].upper() + told[1:]


def _called(seat: Seat, names: Mapping[Seat, str], me: Seat | None) -> str:
    return "you" if seat == me else names.get(seat, SEAT_NAMES[seat])
