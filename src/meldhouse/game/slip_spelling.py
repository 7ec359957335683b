"""Slips as people type them: seats, sides, bids and trumps in their own spelling."""

from __future__ import annotations

import re
from typing import Any

from meldhouse.game.seats import SEAT_NAMES
from meldhouse.game.tricks import DOUBLES, FOLLOW_ME
from meldhouse.pieces import PIP_NAMES, PIP_PLURALS, NotationError
from meldhouse.pieces.notation import parse_suit
from meldhouse.rulebooks import Book

HOLDS: dict[str, str] = {
    **dict.fromkeys(("bidder", "dealer", "offender"), "seat"),
    **dict.fromkeys(("meld", "take", "tricks", "counter_tricks"), "figures"),
    **dict.fromkeys(("dropped", "wrong_bid"), "truth"),
    **dict.fromkeys(("unplayed", "kitty"), "number"),
    **{one: one for one in ("bid", "trump", "spoiled", "incidents", "how")},
}
"""What each field of a slip holds."""


def as_meant(raw: dict[str, Any], book: Book | None = None) -> dict[str, Any]:
    """The fields of a slip in the house's own spelling; what cannot be understood is left unchanged.

    >>> as_meant({"bidder": "South", "trump": 3, "take": {"n-s": 30}})
    {'bidder': 'S', 'trump': '3', 'take': {'NS': 30}}
    """
    return {key: _meant(HOLDS.get(key, ""), value, book) for key, value in raw.items()}


def _meant(holds: str, said: Any, book: Book | None) -> Any:
    match holds, said:
        case "seat", str():
            return _seat(said)
        case "bid", _:
            return _bid(said, book)
        case "trump", _:
            return _trump(said, book)
        case "figures", dict():
            return _by_side(said)
        case "spoiled", str() | list():
            sides = [said] if isinstance(said, str) else said
            return [_side(side) if isinstance(side, str) else side for side in sides]
        case "incidents", list():
            return [_incident(one) for one in said]
    return said


def _seat(said: str) -> str:
    word = said.strip().upper()
    return next((seat for seat, name in SEAT_NAMES.items() if word in (seat, name.upper())), said)


def _bid(said: Any, book: Book | None) -> Any:
    if not isinstance(said, str):
        return said
    number = re.fullmatch(r"\s*([0-9]{1,9})\s*(?:(m|mar(?:ks?|cas?))\s*)?", said, re.IGNORECASE)
    if number is None or (number[2] and (book is None or book.auction.mark is None)):
        return said
    return int(number[1]) * (book.auction.mark or 1 if number[2] and book is not None else 1)


_CONTRACTS = {
    **{said: str(pip) for names in (PIP_NAMES, PIP_PLURALS, "0123456") for pip, said in enumerate(names)},
    "aces": "1",
    "deuces": "2",
    "treys": "3",
    "double": DOUBLES,
    "doubles": DOUBLES,
    "follow-me": FOLLOW_ME,
    "no-trump": FOLLOW_ME,
}


def _trump(said: Any, book: Book | None) -> Any:
    """A suit by its letter, name or symbol; in 42 a number, its name, doubles or follow me."""
    if isinstance(said, int) and not isinstance(said, bool):
        said = str(said)
    if not isinstance(said, str):
        return said
    if book is None or book.deck.pieces == "cards":
        try:
            return parse_suit(said)
        except NotationError:
            pass
    if book is not None and book.deck.pieces == "cards":
        return said
    return _CONTRACTS.get("-".join(said.lower().replace("-", " ").split()), said)


def _by_side(parts: dict[Any, Any]) -> dict[Any, Any]:
    """“north–south”, “N/S” and “sn” are NS; if two spellings clash, the second is left unchanged and reported."""
    meant: dict[Any, Any] = {}
    for side, points in parts.items():
        known = _side(side) if isinstance(side, str) else side
        meant[side if known in meant else known] = points
    return meant


def _side(said: str) -> str:
    words = [word for word in re.split(r"[\s/+&,–—-]+|\band\b", said.strip()) if word]
    if len(words) == 1 and len(words[0]) == 2:
        words = list(words[0])
    seats = [_seat(word) for word in words]
    if not all(seat in SEAT_NAMES for seat in seats) or len(set(seats)) != len(seats):
        return said
    return "".join(sorted(seats, key="".join(SEAT_NAMES).index))


def _incident(raw: Any) -> Any:
    if not isinstance(raw, dict) or not isinstance(raw.get("seats"), list):
        return raw
    return {**raw, "seats": [_seat(seat) if isinstance(seat, str) else seat for seat in raw["seats"]]}
