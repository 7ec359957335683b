"""From a TOML file, or the name of a house, to a checked `Book`."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from meldhouse.rulebooks.checks import faults_of
from meldhouse.rulebooks.errors import BookError
from meldhouse.rulebooks.schema import Book, Section

SHELF = files("meldhouse.rulebooks") / "books"
ALIASES = {"mcallen.progressive": "mcallen", "bend.4": "bend", "sthilary": "st-hilary", "n42": "n42pa"}
LIMITS = {"auction": ("opening", "jump", "free_to", "maximum", "dropped"), "tricks": ("closed_from",)}
WHOLE = ("stacks", "counters")
"""Tables that are replaced, not merged: a club that names its counters means these and no others."""
MOST_ANCESTORS = 8
LARGEST_FILE = 256 * 1024


def book_names() -> tuple[str, ...]:
    """The books on the shelf.

    >>> book_names()
    ('bend', 'bend.3', 'mcallen', 'mcallen.hoyle', 'n42pa', 'npa', 'st-hilary')
    """
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in SHELF.iterdir() if entry.name.endswith(".toml")))


def load_book(name_or_path: str | Path) -> Book:
    """The house of that name, or the book in that file.

    >>> load_book("npa").auction.minimum
    50
    """
    if isinstance(name_or_path, str):
        name = ALIASES.get(name_or_path, name_or_path)
        if name in book_names():
            return _house(name)
        if not (name.endswith(".toml") or "/" in name or Path(name).is_file()):
            raise BookError(name_or_path, [_unknown_house(name_or_path)])
    path = Path(name_or_path)
    return _build(_read(path), source=str(path), folder=path.parent)


def loads_book(text: str, *, source: str = "book") -> Book:
    """A book from TOML text; it may extend a house by name."""
    return _build(_parse(text, source), source=source, folder=None)


@cache
def _house(name: str) -> Book:
    return _build(
        _parse((SHELF / f"{name}.toml").read_text("utf-8"), f"{name}.toml"), source=f"{name}.toml", folder=None
    )


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise BookError(str(path), ["There is no such file."]) from None
    except OSError as problem:
        raise BookError(str(path), [f"The file cannot be read: {problem.strerror}."]) from None
    if len(raw) > LARGEST_FILE:
        raise BookError(str(path), [f"A rulebook is at most {LARGEST_FILE // 1024} KiB; this file is larger."])
    try:
        return _parse(raw.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as problem:
        raise BookError(str(path), [f"The file is not UTF-8 text (byte {problem.start})."]) from None


def _parse(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BookError(source, [f"This is not valid TOML: {problem}."]) from None
    except (RecursionError, ValueError):
        raise BookError(source, ["This is not valid TOML: it nests too deep, or holds a number without end."]) from None


def _build(raw: dict[str, Any], *, source: str, folder: Path | None) -> Book:
    whole = _with_ancestors(raw, source=source, folder=folder, chain=(source,))
    book = _convert(_without_lifted_limits(whole), source)
    faults = faults_of(book)
    if faults:
        raise BookError(source, faults)
    return book


def _with_ancestors(raw: dict[str, Any], *, source: str, folder: Path | None, chain: tuple[str, ...]) -> dict[str, Any]:
    """`raw` laid over all that it extends, with the clauses of the houses it goes by."""
    parent = raw.get("extends")
    if parent is None:
        return _with_clauses(raw, source)
    if not isinstance(parent, str):
        raise BookError(source, [f"extends: expected the name of a house or a file, got {_show(parent)}."])
    if len(chain) > MOST_ANCESTORS or parent in chain:
        raise BookError(
            source, [f"extends: these books extend each other without end: {' → '.join((*chain, parent))}."]
        )
    name = ALIASES.get(parent, parent)
    if name in book_names():
        below, next_folder = _parse((SHELF / f"{name}.toml").read_text("utf-8"), f"{name}.toml"), None
    elif folder is not None and (folder / parent).is_file():
        below, next_folder = _read(folder / parent), (folder / parent).parent
    else:
        raise BookError(source, [f"extends: {_unknown_house(parent)}"])
    ground = _with_ancestors(below, source=name, folder=next_folder, chain=(*chain, parent))
    return _laid_over(ground, _with_clauses(raw, source))


def _laid_over(ground: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(ground)
    for key, value in over.items():
        below = merged.get(key)
        if key == "clause" and isinstance(below, list) and isinstance(value, list):
            replaced = [entry.get("id") for entry in value if isinstance(entry, dict)]
            merged[key] = [
                kept for kept in below if not (isinstance(kept, dict) and kept.get("id") in replaced)
            ] + value
        elif isinstance(below, dict) and isinstance(value, dict) and key not in WHOLE:
            merged[key] = _laid_over(below, value)
        else:
            merged[key] = value
    return merged


def _without_lifted_limits(raw: dict[str, Any]) -> dict[str, Any]:
    """TOML has no word for "none": a limit of 0 says that the house has no such limit."""
    lifted = dict(raw)
    for section, keys in LIMITS.items():
        table = raw.get(section)
        if isinstance(table, dict):
            lifted[section] = {key: value for key, value in table.items() if key not in keys or value != 0}
    return lifted


def _with_clauses(raw: dict[str, Any], source: str) -> dict[str, Any]:
    name = raw.get("clauses")
    if not isinstance(name, str) or not name:
        return raw
    if not re.fullmatch(r"[a-z0-9\-]+", name) or not (SHELF / "clauses" / f"{name}.toml").is_file():
        raise BookError(source, [f"clauses: there is no clause file {_show(name)} on the shelf."])
    own = raw.get("clause", [])
    return {**raw, "clause": _shelf_clauses(name) + (own if isinstance(own, list) else [own])}


@cache
def _shelf_clauses(name: str) -> list[dict[str, Any]]:
    clauses: list[dict[str, Any]] = tomllib.loads((SHELF / "clauses" / f"{name}.toml").read_text("utf-8"))["clause"]
    return clauses


def _convert(raw: dict[str, Any], source: str) -> Book:
    """`raw` as a `Book`, or every fault of every section at once."""
    hints = get_type_hints(Book)
    known = Book.__struct_fields__
    faults = [_unknown_key(key, known, "") for key in raw if key not in known]
    for key, value in raw.items():
        hint = hints.get(key)
        if isinstance(hint, type) and issubclass(hint, Section):
            faults += _section_faults(key, value, hint)
    if not faults:
        try:
            return msgspec.convert(raw, Book)
        except msgspec.ValidationError as problem:
            faults.append(_explain(problem, raw))
    raise BookError(source, sorted(faults))


def _section_faults(section: str, value: Any, form: type[Section]) -> list[str]:
    """Each key of a section is tried by itself, so that one fault does not hide the next."""
    if not isinstance(value, dict):
        return [f"{section}: expected a table such as [{section}], got {_show(value)}."]
    fields = form.__struct_fields__
    faults = [_unknown_key(key, fields, f"{section}.") for key in value if key not in fields]
    hints = get_type_hints(form, include_extras=True)
    for key in fields:
        if key in value:
            try:
                msgspec.convert(value[key], hints[key])
            except msgspec.ValidationError as problem:
                faults.append(_explain(problem, value[key], f"{section}.{key}", hints[key]))
    missing = [field.name for field in msgspec.structs.fields(form) if field.required and field.name not in value]
    return faults + [f"{section}.{key}: this key is missing; a book must say it." for key in missing]


def _explain(problem: msgspec.ValidationError, raw: Any, at: str = "", hint: Any = None) -> str:
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
            f"Expected one of {', '.join(map(repr, _choices(hint)))}" if _choices(hint) else "Expected another word"
        )
    for word, ours in _PLAIN_WORDS:
        expected = expected.replace(word, ours)
    return f"{where or 'the book'}: {expected[:1].lower()}{expected[1:]}, got {_show(value)}."


_PLAIN_WORDS = (
    ("str matching regex '^[a-z0-9][a-z0-9.\\\\-]*$'", "small letters, digits, dots and dashes"),
    ("array", "a list in square brackets"),
    ("Object missing required field", "This key is missing:"),
)


def _choices(hint: Any) -> tuple[Any, ...]:
    """The words a key may have, wherever they stand in its type."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return next((found for part in get_args(hint) if (found := _choices(part))), ())


def _unknown_key(key: str, known: tuple[str, ...], prefix: str) -> str:
    close = difflib.get_close_matches(key, known, n=1)
    hint = f"did you mean {prefix}{close[0]}?" if close else f"expected one of: {', '.join(known)}."
    return f"{prefix}{key}: there is no such key; {hint}"


def _unknown_house(name: str) -> str:
    close = difflib.get_close_matches(name, book_names(), n=1)
    hint = f"did you mean {close[0]}?" if close else f"the houses are {', '.join(book_names())}; or give a .toml file."
    return f"There is no house called {_show(name)}; {hint}"


def _show(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
