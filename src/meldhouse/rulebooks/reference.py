"""Every key a book may have, with what it may say, what it says unless told, and what it means.

All of it is taken from the form itself, so that the page that is made of it cannot go stale.
"""

from __future__ import annotations

import ast
import inspect
import re
import types
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from meldhouse.messages import Voice
from meldhouse.messages.catalogue import HOME
from meldhouse.messages.checking import Said, read
from meldhouse.messages.examples import examples
from meldhouse.rulebooks.citable import codes, refusal_codes
from meldhouse.rulebooks.meanings import CITE_MEANINGS, KEY_MEANINGS, PATTERNS
from meldhouse.rulebooks.refereeing import READ_APART
from meldhouse.rulebooks.schema import Book, Clause
from meldhouse.rulebooks.section import LARGEST, Section

MUST = "must be said"
NONE = "; 0 for none"
READINGS = (
    "For anything that is ruled, another way to understand the paper, which an official may prefer: it is told beside "
    "the ruling. A key is the name of an irregularity or of a remedy, as in [rulings], or of what may be cited, as in "
    "[cites]; or of what is found: " + "; ".join(f"{name}: {when}" for name, when in READ_APART.items()) + "."
)


class Key(NamedTuple):
    """One key of a book."""

    name: str
    kind: str
    """What it may say."""
    default: str
    """What it says unless told, as TOML."""
    meaning: str


class Part(NamedTuple):
    """The keys that stand under one heading of a file."""

    section: str
    """Empty for the head of the file."""
    heading: str
    meaning: str
    keys: tuple[Key, ...]


class Cite(NamedTuple):
    """One thing for which a book may name a clause."""

    name: str
    meaning: str


def parts() -> Iterator[Part]:
    """The whole form, in its order.

    >>> [part.heading for part in parts()][:4]
    ['', '[words]', '[table]', '[deck]']
    """
    hints = get_type_hints(Book, include_extras=True)
    sections = {name: hint for name, hint in hints.items() if _is_section(hint)}
    alone = [name for name in Book.__struct_fields__ if name not in (*sections, "cites", "readings", "clause")]
    yield Part("", "", "What stands before the first section.", tuple(_keys(Book, "", alone)))
    for name, form in sections.items():
        yield Part(name, f"[{name}]", _doc(form) or KEY_MEANINGS.get(name, ""), tuple(_keys(form, name)))
        inside = {key: hint for key, hint in _hints(form).items() if _is_section(hint)}
        for inner, keys in (
            (one, [key for key in inside if inside[key] is one]) for one in dict.fromkeys(inside.values())
        ):
            if len(keys) == 1:
                yield Part(name, f"[{name}.{keys[0]}]", _doc(inner), tuple(_keys(inner, f"{name}.{keys[0]}")))
                continue
            yield Part(
                name, f"[{name}.KEY]", f"{_doc(inner)} KEY is any of the keys of [{name}].", tuple(_keys(inner, ""))
            )
        tables = [(name, form), *((f"{name}.{key}", inner) for key, inner in inside.items())]
        for at, key, entry in ((at, key, _listed(hint)) for at, one in tables for key, hint in _hints(one).items()):
            if entry is not None:
                # Inside a list nothing is inherited, so nothing needs to be lifted by a 0.
                inner_keys = (one._replace(kind=one.kind.replace(NONE, "")) for one in _keys(entry, ""))
                yield Part(name, f"{key} = [{{…}}]", f"{_doc(entry)} In the list {at}.{key}.", tuple(inner_keys))
    yield Part("readings", "[readings]", READINGS, ())
    yield Part("clause", "[[clause]]", _doc(Clause), tuple(_keys(Clause, "clause")))


def cites() -> Iterator[Cite]:
    """Everything that may stand under [cites]; a meld may also be cited by how often it is held."""
    for code in sorted(codes()):
        if not re.fullmatch(r"meld-.*-[0-9]", code):
            yield Cite(code, cite_meaning(code))


def cite_meaning(code: str) -> str:
    """What it is about; of a refusal, how one reads."""
    if code in CITE_MEANINGS:
        return CITE_MEANINGS[code]
    if code not in refusal_codes():
        return ""
    return f"“{Voice().say(next(examples(_messages(), code)))}.”"


@cache
def _messages() -> dict[str, Said]:
    return read(HOME / "en")[0]


def _keys(form: Any, at: str, names: list[str] | None = None) -> Iterator[Key]:
    fields = {field.name: field for field in msgspec.structs.fields(form)}
    said = _docstrings(form)
    for name, hint in _hints(form).items():
        if name in fields and (names is None or name in names):
            meaning = said.get(name) or KEY_MEANINGS.get(f"{at}.{name}" if at else name, "")
            yield Key(name, kind_of(hint), _default(fields[name]), meaning)


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return MUST
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if value is None:
        return "none"
    if isinstance(value, Section):
        return "as below" if not value.spoken() else _toml(value.spoken())
    return _toml(value)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {_toml(part)}' for key, part in value.items())}}}"
    return str(value)


def kind_of(hint: Any) -> str:
    """What a key may say.

    >>> kind_of(bool), kind_of(Literal["none", "blind"]), kind_of(tuple[int, ...])
    ('true or false', '"none" or "blind"', 'list of whole numbers')
    """
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _limited(inside[0], inside[1:])
    if origin is Literal:
        return _one_of([_toml(choice) for choice in inside])
    if origin in (Union, types.UnionType):
        known, *others = (part for part in inside if part is not type(None))
        if others:
            return " or ".join(map(kind_of, (known, *others)))
        return f"{kind_of(known)}{NONE}" if known is not str else kind_of(known)
    if origin is tuple:
        return f"list of {_many(inside[0])}"
    if origin is dict:
        return f"table {{ {_many_names(inside[0])} = {kind_of(inside[1])} }}"
    if _is_section(hint):
        return "table, see below"
    return {bool: "true or false", int: "whole number", str: "text"}.get(hint, "value")


def _limited(kind: Any, limits: tuple[Any, ...]) -> str:
    for limit in limits:
        if getattr(limit, "pattern", None) in PATTERNS:
            return PATTERNS[limit.pattern]
        least, most = getattr(limit, "ge", None), getattr(limit, "le", None)
        if least is not None:
            return f"whole number, {least} or more" if most == LARGEST else f"whole number, {least} to {most}"
    return kind_of(kind)


def _many(hint: Any) -> str:
    return re.sub(r"^(whole number|list|table|card)\b", r"\1s", kind_of(hint))


def _many_names(hint: Any) -> str:
    return kind_of(hint) if get_origin(hint) is Literal else "name"


def _one_of(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _listed(hint: Any) -> Any:
    """The form of the entries of a list, where these are small tables."""
    inside = next((part for part in get_args(hint) if get_origin(part) is tuple), hint)
    entries = get_args(inside) if get_origin(inside) is tuple else ()
    return entries[0] if entries and _is_section(entries[0]) else None


def _is_section(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Section)


def _hints(form: Any) -> dict[str, Any]:
    return get_type_hints(form, include_extras=True)


def _doc(form: Any) -> str:
    said = inspect.getdoc(form) or ""
    return "" if said == inspect.getdoc(Section) else " ".join(said.split("\n\n")[0].split())


@cache
def _docstrings(form: type) -> dict[str, str]:
    """What stands under each field in the source."""
    tree = ast.parse(inspect.getsource(inspect.getmodule(form)))  # type: ignore[arg-type]
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == form.__name__)
    found: dict[str, str] = {}
    for field, after in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(after, ast.Expr):
            value = after.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                found[field.target.id] = " ".join(value.value.split())
    return found
