"""Whether what stands in a book has the right form: every key known, every value of its kind, all faults at once."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from meldhouse.rulebooks.faults import Fault, about
from meldhouse.rulebooks.schema import Book, Clause
from meldhouse.rulebooks.section import Section

STAND_INS: dict[str, Any] = {
    "name": "unnamed",
    "title": "Unnamed",
    "game": "pinochle",
    "deck": {},
    "deal": {"hand": 1},
    "auction": {"minimum": 1, "ladder": [{"step": 1}]},
}
"""For a part that is needed and cannot be read: nothing that looks at such a part is asked about it."""


class Formed(NamedTuple):
    """A book as far as it could be read."""

    book: Book
    faults: tuple[Fault, ...]
    spoiled: frozenset[str]
    """The parts that are not what their writer meant, so that nothing can be said about their sense."""


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
    """In each section the numbers that a house need not have."""
    return {
        section: tuple(key for key, kind in _hints(form).items() if type(None) in get_args(kind))
        for section, form in _hints(Book).items()
        if _is_section(form)
    }


def form_faults(raw: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with the keys and values that one file has; not what it leaves to the book it extends."""
    raw = without_lifted_limits(raw)
    hints = _hints(Book)
    faults = [unknown_key(key, tuple(hints)) for key in raw if key not in hints]
    for key, value in raw.items():
        if key == "extends":
            continue  # the loader follows it, and tells where it leads
        if key == "clause":
            faults += _clause_faults(value)
        elif key in ("cites", "readings") and isinstance(value, dict):
            faults += [fault for code, said in value.items() for fault in _tried(said, str, f"{key}.{code}")]
        elif key in hints and _is_section(hints[key]):
            faults += _section_faults(key, value, hints[key])
        elif key in hints:
            faults += _tried(value, hints[key], key)
    return sorted(faults)


def formed(raw: Mapping[str, Any], known: Iterable[Fault] = ()) -> Formed:
    """The whole book, with a stand-in for each part that has faults: those `known` already, and keys nobody gave."""
    raw = without_lifted_limits(raw)
    missing = list(_missing(raw))
    spoiled = {part_of(fault.key) for fault in (*known, *missing) if fault.key}
    fields = Book.__struct_fields__
    sound = {key: value for key, value in raw.items() if key in fields and key not in spoiled}
    sound |= {key: value for key, value in STAND_INS.items() if key not in sound}
    try:
        book = msgspec.convert(sound, Book)
    except msgspec.ValidationError as problem:  # what no part by itself could show
        everything = frozenset(fields)
        return Formed(msgspec.convert(STAND_INS, Book), (*missing, _explain(problem, sound)), everything)
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


def _is_section(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Section)


def _missing(raw: Mapping[str, Any]) -> Iterator[Fault]:
    for field in msgspec.structs.fields(Book):
        if field.required and field.name not in raw:
            yield about(field.name, "this key is missing; a book must say it.")
            continue
        form, value = _hints(Book)[field.name], raw.get(field.name)
        if _is_section(form) and isinstance(value, dict):
            yield from _missing_keys(field.name, value, form)


def _missing_keys(at: str, value: Mapping[str, Any], form: type[Section], *more: str) -> list[Fault]:
    required = [field.name for field in msgspec.structs.fields(form) if field.required or field.name in more]
    return [
        about(f"{at}.{key}", "this key is missing; a book must say it.") for key in required if value.get(key, "") == ""
    ]


def _section_faults(section: str, value: Any, form: type[Section]) -> list[Fault]:
    """Each key of a section is tried by itself, so that one fault does not hide the next."""
    if not isinstance(value, dict):
        return [about(section, f"expected a table such as [{section}], got {show(value)}.")]
    hints = _hints(form)
    fields = form.__struct_fields__
    faults = [unknown_key(key, fields, f"{section}.") for key in value if key not in fields]
    for key in fields:
        if key in value and _is_section(hints[key]):
            faults += _section_faults(f"{section}.{key}", value[key], hints[key])
        elif key in value:
            faults += _tried(value[key], hints[key], f"{section}.{key}")
    return faults


def _clause_faults(value: Any) -> list[Fault]:
    """Clauses are counted as they stand in the file, and named where they have a name."""
    if not isinstance(value, list):
        return [about("clause", f"write each clause under a line [[clause]], got {show(value)}.")]
    faults: list[Fault] = []
    for number, entry in enumerate(value, start=1):
        at = f"clause[{number}]"
        if not isinstance(entry, dict):
            faults.append(about(at, f"write each clause under a line [[clause]], got {show(entry)}."))
            continue
        name = f" ({entry['id']})" if isinstance(entry.get("id"), str) else ""
        missing = _missing_keys(at, entry, Clause, "text")  # only what is on the shelf is worded elsewhere
        for fault in (*_section_faults(at, entry, Clause), *missing):
            assert fault.key is not None
            faults.append(Fault(fault.text.replace(at, f"{at}{name}", 1), key=fault.key))
    return faults


def _tried(value: Any, hint: Any, at: str) -> list[Fault]:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError as problem:
        return [_explain(problem, value, at, hint)]
    return []


def _explain(problem: msgspec.ValidationError, raw: Any, at: str = "", hint: Any = None) -> Fault:
    """msgspec's complaint in our words: where, what was expected, what stands there."""
    message, _, path = str(problem).partition(" - at `$")
    steps: list[str] = re.findall(r"[^.\[\]`]+", path)
    value = raw
    where = at
    for step in steps:
        if step.isdigit() and isinstance(value, list) and int(step) < len(value):
            value, where = value[int(step)], f"{where}[{step}]"
        elif step != "..." and isinstance(value, dict):
            value, where = value.get(step), f"{where}.{step}" if where else step
    expected = message.replace("`", "").split(", got")[0]
    if expected.startswith("Invalid enum value"):
        expected = (
            f"Expected one of {', '.join(map(repr, choices_of(hint)))}" if choices_of(hint) else "Expected another word"
        )
    for word, ours in _PLAIN_WORDS:
        expected = expected.replace(word, ours)
    for pattern, ours in _PLAIN_NUMBERS:
        expected = re.sub(pattern, ours, expected)
    if message.startswith("Expected `array`") and isinstance(value, int | str):
        expected += f", such as [{json.dumps(value, ensure_ascii=False)}]"
    return about(where or "the book", f"{expected[:1].lower()}{expected[1:]}, got {show(value)}.")


_PLAIN_WORDS = (
    ("str matching regex '^[a-z0-9][a-z0-9.\\\\-]*$'", "small letters, digits, dots and dashes"),
    ("str matching regex '^[A-Za-z0-9][A-Za-z0-9.\\\\-]*$'", "letters, digits, dots and dashes"),
    ("str matching regex '^[ATKQJ9]*$'", 'the letters of the ranks (T is the ten), such as "ATKQJ9"'),
    ("array", "a list in square brackets"),
    ("Object missing required field", "This key is missing:"),
)


def choices_of(hint: Any) -> tuple[Any, ...]:
    """The words a key may have, wherever they stand in its type."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return next((found for part in get_args(hint) if (found := choices_of(part))), ())


_PLAIN_NUMBERS = (
    (r"\bint >= (-?\d+)", r"a whole number, \1 or more"),
    (r"\bint <= (-?\d+)", r"a whole number, \1 or less"),
    (r"\bint\b", "a whole number"),
)


def unknown_key(key: str, known: Sequence[str], prefix: str = "") -> Fault:
    close = difflib.get_close_matches(key, known, n=1)
    hint = f"did you mean {prefix}{close[0]}?" if close else f"expected one of: {', '.join(known)}."
    return about(f"{prefix}{key}", f"there is no such key; {hint}")


def show(value: Any) -> str:
    """`value` as it may stand in a sentence."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
