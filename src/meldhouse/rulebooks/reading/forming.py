"""Checks the form of a book: every key known, every value of the right kind, all faults at once."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from meldhouse.messages import fact
from meldhouse.rulebooks.reading.faults import Fault, about
from meldhouse.rulebooks.reading.kinds import is_section, kind_of, shown
from meldhouse.rulebooks.schema import Book, Clause
from meldhouse.rulebooks.section import LARGEST, Section

STAND_INS: dict[str, Any] = {
    "name": "unnamed",
    "title": "Unnamed",
    "game": "pinochle",
    "deck": {},
    "deal": {"hand": 1},
    "auction": {"minimum": 1, "ladder": [{"step": 1}]},
}
"""A stand-in for a required part that cannot be read: no check that looks at such a part is run."""


class Formed(NamedTuple):
    """A book, as far as it could be read."""

    book: Book
    faults: tuple[Fault, ...]
    spoiled: frozenset[str]
    """The parts with faults, whose meaning cannot be checked."""


def without_lifted_limits(raw: Mapping[str, Any]) -> dict[str, Any]:
    """TOML has no word for "none": a limit of 0 says that the house has no such limit."""
    lifted = dict(raw)
    for section, keys in _limits().items():
        table = raw.get(section)
        if isinstance(table, dict):
            lifted[section] = {key: value for key, value in table.items() if key not in keys or value != 0}
    return lifted


@cache
def _limits() -> dict[str, tuple[str, ...]]:
    """In each section, the numbers that are optional."""
    return {
        section: tuple(key for key, kind in _hints(form).items() if type(None) in get_args(kind))
        for section, form in _hints(Book).items()
        if is_section(form)
    }


def form_faults(raw: Mapping[str, Any]) -> list[Fault]:
    """Faults in the keys and values of one file, not in what it leaves to the book it extends."""
    raw = without_lifted_limits(raw)
    hints = _hints(Book)
    faults = [unknown_key(key, tuple(hints)) for key in raw if key not in hints]
    for key, value in raw.items():
        if key == "extends":
            continue  # the loader follows it and reports its faults
        if key == "clause":
            faults += _clause_faults(value)
        elif key in ("cites", "readings") and isinstance(value, dict):
            hint = _inside(hints[key])
            faults += [fault for code, said in value.items() for fault in _tried(said, hint, f"{key}.{code}")]
        elif key in hints and is_section(hints[key]):
            faults += _section_faults(key, value, hints[key])
        elif key in hints:
            faults += _tried(value, hints[key], key)
    return sorted(faults, key=lambda fault: fault.key or "")


def formed(raw: Mapping[str, Any], known: Iterable[Fault] = ()) -> Formed:
    """The whole book, with a stand-in for each part with faults: those `known` already, and missing keys."""
    raw = without_lifted_limits(raw)
    missing = list(_missing(raw))
    spoiled = {part_of(fault.key) for fault in (*known, *missing) if fault.key}
    fields = Book.__struct_fields__
    sound = {key: value for key, value in raw.items() if key in fields and key not in spoiled}
    sound |= {key: value for key, value in STAND_INS.items() if key not in sound}
    try:
        book = msgspec.convert(sound, Book)
    except msgspec.ValidationError as problem:  # a fault that no part shows by itself
        everything = frozenset(fields)
        return Formed(msgspec.convert(STAND_INS, Book), (*missing, _explain(problem, sound, "", Book)), everything)
    return Formed(book, tuple(missing), frozenset(spoiled))


def part_of(key: str) -> str:
    """The part of a book that a key belongs to.

    >>> part_of("auction.ladder[1].step"), part_of("clause[2].kind"), part_of("name")
    ('auction', 'clause', 'name')
    """
    return re.split(r"[.\[]", key)[0]


@cache
def _hints(form: type) -> dict[str, Any]:
    return get_type_hints(form, include_extras=True)


def _missing(raw: Mapping[str, Any]) -> Iterator[Fault]:
    for field in msgspec.structs.fields(Book):
        if field.required and field.name not in raw:
            yield about(field.name, fact("book-key-missing"))
            continue
        form, value = _hints(Book)[field.name], raw.get(field.name)
        if is_section(form) and isinstance(value, dict):
            yield from _missing_keys(field.name, value, form)


def _missing_keys(at: str, value: Mapping[str, Any], form: type[Section], *more: str) -> list[Fault]:
    required = [field.name for field in msgspec.structs.fields(form) if field.required or field.name in more]
    return [about(f"{at}.{key}", fact("book-key-missing")) for key in required if value.get(key, "") == ""]


def _section_faults(section: str, value: Any, form: type[Section]) -> list[Fault]:
    """Checks each key of a section by itself, so that one fault does not hide the next."""
    if not isinstance(value, dict):
        return [about(section, fact("book-not-section", section=section, got=shown(value)))]
    hints = _hints(form)
    fields = form.__struct_fields__
    faults = [unknown_key(key, fields, f"{section}.") for key in value if key not in fields]
    for key in fields:
        if key in value and is_section(hints[key]):
            faults += _section_faults(f"{section}.{key}", value[key], hints[key])
        elif key in value:
            faults += _tried(value[key], hints[key], f"{section}.{key}")
    return faults


def _clause_faults(value: Any) -> list[Fault]:
    """Clauses are numbered as in the file, and named if they have a name."""
    if not isinstance(value, list):
        return [about("clause", fact("book-not-clause", got=shown(value)))]
    faults: list[Fault] = []
    for number, entry in enumerate(value, start=1):
        at = f"clause[{number}]"
        if not isinstance(entry, dict):
            faults.append(about(at, fact("book-not-clause", got=shown(entry))))
            continue
        missing = _missing_keys(at, entry, Clause, "text")  # only books on the shelf have their texts elsewhere
        name = entry.get("id")
        for fault in (*_section_faults(at, entry, Clause), *missing):
            assert fault.key is not None
            says = fact("book-in-clause", clause=name, what=fault.message) if isinstance(name, str) else fault.message
            faults.append(about(fault.key, says))
    return faults


def _tried(value: Any, hint: Any, at: str) -> list[Fault]:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError as problem:
        return [_explain(problem, value, at, hint)]
    return []


_FIELD = re.compile(r"(missing required|unknown) field `([^`]*)`")


def _explain(problem: msgspec.ValidationError, value: Any, at: str, hint: Any) -> Fault:
    """Where msgspec stopped: what is allowed there, and what is there."""
    complaint, _, path = str(problem).partition(" - at `$")
    for step in re.findall(r"\.{3}|[^.\[\]`]+", path):
        key: Any = int(step) if step.isdigit() and isinstance(value, list) else step
        if step == "..." and isinstance(value, dict):  # one of the values of a table; msgspec does not say which
            key = next(name for name, one in value.items() if _tried(one, _inside(hint), ""))
        hint = _inside(hint, step)
        value, at = value[key], f"{at}[{key}]" if isinstance(key, int) else f"{at}.{key}" if at else key
    if field := _FIELD.search(complaint):
        if field[1] == "unknown":
            return unknown_key(field[2], _plain(hint).__struct_fields__, f"{at}.")
        return about(f"{at}.{field[2]}", fact("book-key-missing"))
    if get_origin(_plain(hint)) is tuple and isinstance(value, int | str):
        return about(at, fact("book-not-list", got=shown(value), such=shown([value])))
    if isinstance(value, int) and value > LARGEST:
        return about(at, fact("book-large", most=LARGEST, got=value))
    return about(at, fact("book-value", kind=kind_of(hint), got=shown(value)))


def _plain(hint: Any) -> Any:
    """A type without its limits, and without the choice to leave it out."""
    while get_origin(hint) is Annotated or type(None) in get_args(hint):
        hint = get_args(hint)[0]
    return hint


def _inside(hint: Any, step: str = "") -> Any:
    """The type inside: of a list's entries, of a table's values, or of a field."""
    hint = _plain(hint)
    if hasattr(hint, "__struct_fields__"):
        return _hints(hint)[step]
    return get_args(hint)[0 if get_origin(hint) is tuple else -1]


def unknown_key(key: str, known: Sequence[str], prefix: str = "") -> Fault:
    close = difflib.get_close_matches(key, known, n=1)
    near = fact("book-no-key-near", near=f"{prefix}{close[0]}") if close else fact("book-no-key", keys=tuple(known))
    return about(f"{prefix}{key}", near)
