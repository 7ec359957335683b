"""Checks the options given to a reset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from meldhouse.game import Hand, Seat, seating_of
from meldhouse.pieces import parse_key
from meldhouse.pieces.shuffling import KEY_BYTES
from meldhouse.rulebooks import Book


class Given(NamedTuple):
    """All the options, checked before anything is changed."""

    key: bytes | None
    dealer: Seat | None
    hand: Hand | None

    @classmethod
    def of(cls, book: Book, options: Mapping[str, Any]) -> Given:
        if not isinstance(options, Mapping):
            raise ValueError(f"Options are given by name, such as {{'dealer': 'N'}}, not as {options!r}.")
        for name in options:  # unknown options are let through, as in PettingZoo
            if name not in cls._fields and str(name).lower().strip("_- ") in cls._fields:
                raise ValueError(f"There is no option {name!r} here; the options are {', '.join(cls._fields)}.")
        key, dealer, hand = [options.get(name) for name in cls._fields]
        if hand is not None and dealer is not None:
            raise ValueError("A hand to begin with has its dealer already; leave “dealer” out.")
        return cls(given_key(key), given_dealer(book, dealer), given_hand(book, hand))


def given_key(key: Any) -> bytes | None:
    """A key as bytes, or written in hexadecimal."""
    if isinstance(key, str):
        return parse_key(key)
    if key is None or (isinstance(key, bytes) and len(key) == KEY_BYTES):
        return key
    raise ValueError(f"A key is {KEY_BYTES} bytes, or {KEY_BYTES * 2} hexadecimal digits; this one is not.")


def given_dealer(book: Book, dealer: Any) -> Seat | None:
    seats = seating_of(book).seats
    if dealer is None or dealer in seats:
        found: Seat | None = dealer
        return found
    raise ValueError(f"The dealer must sit at this table ({', '.join(seats)}), not at {dealer!r}.")


def given_hand(book: Book, hand: Any) -> Hand | None:
    """A copy of a hand of the same rules in which a decision is still due."""
    if hand is None:
        return None
    if not isinstance(hand, Hand):
        raise ValueError(f"The hand to begin with must be a meldhouse Hand, not {type(hand).__name__}.")
    if hand.book.fingerprint != book.fingerprint:
        raise ValueError(f"The hand to begin with goes by {hand.book.name}, but this is a table of {book.name}.")
    if hand.is_over or hand.state.refereed or hand.state.ending.stopped is not None:
        raise ValueError(
            "Begin with a hand that is not over, at a guarded table: here nobody can be asked for rulings."
        )
    return hand.fork()
