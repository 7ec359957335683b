"""Everything that a table is made of, to the last field, so that two of them can be held against each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.tables.table import Table

APART = frozenset(("_folds", "_keep", "_people", "played", "kept"))
"""What a table counts or looks up for itself, what it was asked to keep, and what stands in no stream."""


def anatomy(table: Table) -> Any:
    parts = {name: part for name, part in vars(table).items() if name not in APART}
    return _taken_apart(parts)


def _taken_apart(whole: Any) -> Any:
    if isinstance(whole, Book):
        return whole.fingerprint
    if whole is None or callable(whole) or isinstance(whole, Piece | str | bytes | int | float):
        return type(whole).__name__ if callable(whole) else whole
    if isinstance(whole, Mapping):
        return [(_taken_apart(name), _taken_apart(part)) for name, part in whole.items()]
    if isinstance(whole, set | frozenset):
        return sorted(map(_taken_apart, whole), key=repr)
    if isinstance(whole, list | tuple):
        return [_taken_apart(part) for part in whole]
    return type(whole).__name__, {name: _taken_apart(getattr(whole, name)) for name in _fields(whole)}


def _fields(whole: Any) -> list[str]:
    if isinstance(whole, msgspec.Struct):
        return list(whole.__struct_fields__)
    slots = [name for kind in type(whole).__mro__ for name in getattr(kind, "__slots__", ())]
    return [name for name in [*slots, *getattr(whole, "__dict__", ())] if hasattr(whole, name)]
