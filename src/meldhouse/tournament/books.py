"""The rulebooks of an event: the one for all its tables, with the director's changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import tomlkit
from msgspec.structs import replace

from meldhouse.rulebooks import Book, BookError, book_names, load_book, loads_book
from meldhouse.rulebooks.loading import unknown_rules
from meldhouse.rulebooks.reading.bounds import read_toml
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.tournament.forms import Form


@lru_cache(maxsize=256)
def book_from(source: str) -> Book:
    """From the name of a rulebook, or the whole text of a club's own; never from a file."""
    if "=" not in source and source not in book_names():
        raise BookError(source, [Fault(unknown_rules(source))])
    return load_book(source) if source in book_names() else loads_book(source)


def table_book(source: str, form: Form, size: int = 4, *, one_hand: bool = False) -> Book:
    """The rules for tables of this size: the same at each of them (NPA-1.1d).

    >>> table_book("npa", Form(hands=2)).match.hands, table_book("bend", Form(three="bend.3"), 3).table.seats
    (2, 3)
    """
    own = form.three if size == 3 and form.three else source
    return _one_hand(own) if one_hand else _table_book(own, form.hands, form.target, form.best_of)


def source_of(source: str, form: Form, size: int = 4, *, one_hand: bool = False) -> str:
    """The same book for a live table: its name, or a text with the changes.

    >>> source_of("npa", Form()), source_of("npa", Form(hands=2)).splitlines()[-2:]
    ('npa', ['[match]', 'hands = 2'])
    """
    own = form.three if size == 3 and form.three else source
    book = book_from(own)
    other = ONE_HAND if one_hand else _otherwise(book, form.hands, form.target, form.best_of)
    if not other:
        return own
    head = {"extends": own, "name": book.name, "title": book.title}
    said: dict[str, Any] = head if own in book_names() else read_toml(own)
    return tomlkit.dumps({**said, "match": {**said.get("match", {}), **other}})


ONE_HAND = {"until": "hands", "hands": 1, "best_of": 1}


@lru_cache(maxsize=64)
def _one_hand(source: str) -> Book:
    book = book_from(source)
    return replace(book, match=replace(book.match, **ONE_HAND))


@lru_cache(maxsize=64)
def _table_book(source: str, hands: int, target: int, best_of: int) -> Book:
    book = book_from(source)
    other = _otherwise(book, hands, target, best_of)
    return replace(book, match=replace(book.match, **other)) if other else book


def _otherwise(book: Book, hands: int, target: int, best_of: int) -> dict[str, int]:
    said = {"hands": hands, "target": target, "best_of": best_of}
    return {key: value for key, value in said.items() if value and value != getattr(book.match, key)}
