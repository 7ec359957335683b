"""The fields of an act as somebody fills them in at a command or on a form, made from the class itself: so whoever adds
an act has added its command and its form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, cast

import msgspec
from msgspec import inspect

from meldhouse.game import Refused
from meldhouse.messages import Message
from meldhouse.rulebooks import Book
from meldhouse.tournament.act import Act, unreadable
from meldhouse.tournament.acts import KINDS

Kind = Literal["person", "entrant", "account", "name", "round", "table", "number", "text", "clause", "flag", "choice"]
NAMED: tuple[Kind, ...] = ("person", "entrant", "account")
"""Kinds that are chosen among those who are there."""


class Field(NamedTuple):
    name: str
    kind: Kind
    is_needed: bool
    most: int = 0
    """The longest text, or the highest number; 0 means no limit."""
    choices: tuple[str, ...] = ()


@cache
def fields_of(act: type[Act]) -> tuple[Field, ...]:
    """Empty where a field holds more than one value that somebody could type, as a score sheet does."""
    described = inspect.type_info(act)
    assert isinstance(described, inspect.StructType)
    found = [_field(one) for one in described.fields]
    return tuple(one for one in found if one is not None) if None not in found else ()


@cache
def derived() -> tuple[type[Act], ...]:
    """The acts whose command and form are made from their fields."""
    return tuple(act for act in KINDS if fields_of(act) and not act.by_hand)


def name_of(act: type[Act]) -> str:
    """What it is called on the command line and in the addresses of pages."""
    return act.command or str(act.__struct_config__.tag)


def does(act: type[Act]) -> Message:
    """What it does, in a sentence: the help of its command."""
    return Message(f"command-tournament-{name_of(act)}")


def _field(one: inspect.Field) -> Field | None:
    type, extra = _plain(one.type)
    match type:
        case inspect.BoolType():
            return Field(one.name, "flag", one.required)
        case inspect.IntType(le=most):
            kind: Kind = "round" if one.name == "round" else "table" if one.name == "table" else "number"
            return Field(one.name, kind, one.required, most or 0)
        case inspect.LiteralType(values=values):
            return Field(one.name, "choice", one.required, choices=tuple(map(str, values)))
        case inspect.StrType(max_length=most):
            return Field(one.name, cast("Kind", extra.get("is", "text")), one.required, most or 0)
    return None


def _plain(type: inspect.Type) -> tuple[inspect.Type, Mapping[str, str]]:
    """The type without its notes and without “or nothing”, and its notes."""
    if isinstance(type, inspect.Metadata):
        return type.type, type.extra or {}
    if isinstance(type, inspect.UnionType):
        given = [one for one in type.types if not isinstance(one, inspect.NoneType)]
        return _plain(given[0]) if len(given) == 1 else (type, {})
    return type, {}


def filled_in(book: Book, act: type[Act], said: Mapping[str, Any]) -> Act:
    """The act with what was typed. Raises `Refused`, naming the field that can't be right."""
    given = {key: value for key, value in said.items() if value not in (None, "")}
    try:
        return msgspec.convert(given, act, strict=False)
    except msgspec.ValidationError as problem:
        raise Refused(unreadable(book, problem)) from None
