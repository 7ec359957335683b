"""Every key a book may have, with its allowed values, its default and its meaning.

All of it is taken from the form itself, so that the page made from it cannot go stale. Meanings are in the catalogs, by
section and name (`book-keys.ftl`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from meldhouse.messages import Message, fact, written
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import Worded, read
from meldhouse.messages.examples import examples
from meldhouse.rulebooks.citable import ENDS, codes, refusal_codes
from meldhouse.rulebooks.reading.kinds import as_toml, is_section, kind_of
from meldhouse.rulebooks.refereeing import READ_APART, HouseRule
from meldhouse.rulebooks.schema import Book, Clause
from meldhouse.rulebooks.section import Section
from meldhouse.rulebooks.trouble import trouble_fact

INSIDE = {"rulings": "house", "ranking": "ranking", "money": "money", "ladder": "ladder", "specials": "special"}
"""The catalog names for tables inside a section, by their key or, if several are alike, by the section."""


class Key(NamedTuple):
    """One key of a book."""

    name: str
    kind: Message
    """The allowed values."""
    default: Message
    """The default; a value as in a file is `written`."""
    meaning: Message


class Part(NamedTuple):
    """The keys under one heading of a file."""

    section: str
    """Empty for the top of the file."""
    heading: str
    meaning: Message
    keys: tuple[Key, ...]


class Cite(NamedTuple):
    """One thing a book may cite a clause for."""

    name: str
    meaning: Message


def parts() -> Iterator[Part]:
    """The whole form, in its order.

    >>> [part.heading for part in parts()][:4]
    ['', '[words]', '[table]', '[deck]']
    """
    hints = _hints(Book)
    sections = {name: hint for name, hint in hints.items() if is_section(hint)}
    alone = [name for name in Book.__struct_fields__ if name not in (*sections, "cites", "readings", "clause")]
    yield _part("", "", "head", Book, alone)
    for name, form in sections.items():
        yield _part(name, f"[{name}]", name, form)
        inside = {key: hint for key, hint in _hints(form).items() if is_section(hint)}
        for inner in dict.fromkeys(inside.values()):
            key, *others = [key for key in inside if inside[key] is inner]
            at = "KEY" if others else key
            yield _part(name, f"[{name}.{at}]", INSIDE[name if others else key], inner)
        tables = [form, *inside.values()]
        for key, entry in ((key, _listed(hint)) for one in tables for key, hint in _hints(one).items()):
            if entry is not None:
                yield _part(name, f"{key} = [{{…}}]", INSIDE[key], entry, in_list=True)
    apart = tuple(Key(name, fact("kind-text"), NONE, _meaning("readings", name)) for name in READ_APART)
    yield Part("readings", "[readings]", fact("keys-section", section="readings"), apart)
    yield _part("clause", "[[clause]]", "clause", Clause)


def cites() -> Iterator[Cite]:
    """Everything that may be under [cites]; a meld may also be cited by how often it is held."""
    for code in sorted(codes()):
        if not re.fullmatch(r"meld-.*-[0-9]", code):
            yield Cite(code, cite_meaning(code))


def cite_meaning(code: str) -> Message:
    """What it is about; for a refusal, an example."""
    end = code.removeprefix("score-").removesuffix("-award")
    if end in ENDS and code.startswith("score-"):
        return fact("cite-award", end=end) if code.endswith("-award") else fact("cite-end", end=end)
    if code in cites_worded() or code not in refusal_codes():
        return fact("cite", code=code)
    return fact("cite-refusal", says=next(examples(_messages(), code)))


def cites_worded() -> frozenset[str]:
    """What the catalog itself explains, apart from refusals."""
    return frozenset(_messages()["cite"].keys["code"])


def keys_worded() -> frozenset[str]:
    """The keys that the catalog explains."""
    return frozenset(_messages()["key"].keys["key"])


@cache
def _messages() -> dict[str, Worded]:
    return read(HOME / "en")[0]


MUST, NONE, BELOW = fact("default-must"), fact("default-none"), fact("default-below")


def _part(
    section: str, heading: str, code: str, form: Any, names: list[str] | None = None, *, in_list: bool = False
) -> Part:
    fields = {field.name: field for field in msgspec.structs.fields(form)}
    keys = []
    for name, hint in _hints(form).items():
        if name in fields and (names is None or name in names):
            # Inside a list nothing is inherited, so no 0 is needed to lift a limit.
            kind = kind_of(hint)
            lifted = kind.args["kind"] if in_list and kind.id == "kind-or-none" else kind
            assert isinstance(lifted, Message)
            meaning = fact("key-ruling", what=trouble_fact(name)) if hint is HouseRule else _meaning(code, name)
            keys.append(Key(name, lifted, _default(fields[name]), meaning))
    return Part(section, heading, fact("keys-section", section=code), tuple(keys))


def _meaning(section: str, name: str) -> Message:
    return fact("key", key=f"{section.replace('ladder', 'step')}-{name}")


def _default(field: msgspec.structs.FieldInfo) -> Message:
    if field.required:
        return MUST
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if value is None:
        return NONE
    if isinstance(value, Section):
        return BELOW if not value.spoken() else written(as_toml(value.spoken()))
    return written(as_toml(value))


def _listed(hint: Any) -> Any:
    """The type of a list's entries, if they are small tables."""
    inside = next((part for part in get_args(hint) if get_origin(part) is tuple), hint)
    entries = get_args(inside) if get_origin(inside) is tuple else ()
    return entries[0] if entries and is_section(entries[0]) else None


def _hints(form: Any) -> dict[str, Any]:
    return get_type_hints(form, include_extras=True)
