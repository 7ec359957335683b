"""From a TOML file, or the name of a house, to a checked `Book`."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.checking.checks import faults_of
from meldhouse.rulebooks.reading.bounds import Unreadable, read_toml
from meldhouse.rulebooks.reading.errors import BookError
from meldhouse.rulebooks.reading.faults import Fault, about
from meldhouse.rulebooks.reading.forming import form_faults, formed
from meldhouse.rulebooks.reading.kinds import shown
from meldhouse.rulebooks.reading.openfile import SilentPipe, read_bytes
from meldhouse.rulebooks.schema import Book

SHELF = files("meldhouse.rulebooks") / "books"
ALIASES = {"mcallen.progressive": "mcallen", "bend.4": "bend", "sthilary": "st-hilary", "n42": "n42pa"}
WHOLE = ("stacks", "counters")
"""Tables that are replaced, not merged: a club that lists its counters means these and no others."""
MOST_ANCESTORS = 8
LARGEST_FILE = 256 * 1024


def book_names() -> tuple[str, ...]:
    """The books on the shelf.

    >>> book_names()
    ('bend', 'bend.3', 'mcallen', 'mcallen.hoyle', 'n42pa', 'npa', 'st-hilary')
    """
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in SHELF.iterdir() if entry.name.endswith(".toml")))


def load_book(name_or_path: str | Path) -> Book:
    """Load the house of that name, or the book in that file.

    >>> load_book("npa").auction.minimum
    50
    """
    if isinstance(name_or_path, str):
        name = ALIASES.get(name_or_path, name_or_path)
        if name in book_names():
            return _house(name)
        if not (name.endswith(".toml") or "/" in name or Path(name).is_file()):
            raise BookError(name_or_path, [Fault(unknown_rules(name_or_path))])
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
        raw = read_bytes(path, LARGEST_FILE + 1)
    except FileNotFoundError:
        raise BookError(str(path), [Fault(fact("book-no-file"))]) from None
    except SilentPipe as problem:
        raise BookError(str(path), [Fault(fact("book-file-silent", seconds=problem.seconds))]) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise BookError(str(path), [Fault(fact("book-file-unread", why=why))]) from None
    if len(raw) > LARGEST_FILE:
        raise BookError(str(path), [Fault(fact("book-file-large", size=LARGEST_FILE // 1024))])
    try:
        return _parse(raw.decode("utf-8-sig"), str(path))
    except UnicodeDecodeError as problem:
        raise BookError(str(path), [Fault(fact("book-not-text", byte=problem.start))]) from None


def _parse(text: str, source: str) -> dict[str, Any]:
    try:
        return read_toml(text)
    except Unreadable as problem:
        raise BookError(source, [problem.fault]) from None


class _Judged(NamedTuple):
    """A book merged over everything it extends, and all its faults."""

    raw: dict[str, Any]
    faults: list[Fault]
    book: Book | None
    """None if a book it extends is missing."""


def _build(raw: dict[str, Any], *, source: str, folder: Path | None) -> Book:
    judged = _judged(raw, source=source, folder=folder, chain=(source,))
    if judged.faults or judged.book is None:
        raise BookError(source, judged.faults)
    return judged.book


def _judged(raw: dict[str, Any], *, source: str, folder: Path | None, chain: tuple[str, ...]) -> _Judged:
    """Faults of form and of meaning together; those of a book it extends carry that file's name."""
    faults = form_faults(raw)
    try:
        ground, inherited = _ground(raw, source=source, folder=folder, chain=chain)
        if raw.get("name") not in book_names():
            ground = _without_its_date(ground)
        whole = _laid_over(ground, _with_clauses(raw, source))
    except BookError as problem:
        return _Judged(raw, [*problem.faults, *faults], None)
    known = [*inherited, *faults]
    book, missing, spoiled = formed(whole, known)
    sense = [] if spoiled.issuperset(Book.__struct_fields__) else faults_of(book, spoiled=spoiled)
    return _Judged(whole, [*known, *_unsaid((*missing, *sense), known)], book)


def _unsaid(faults: Iterable[Fault], known: Iterable[Fault]) -> list[Fault]:
    """Faults inherited from the extended book are not reported again."""
    told = {(fault.key, fault.message) for fault in known}
    return [fault for fault in faults if (fault.key, fault.message) not in told]


def _ground(
    raw: dict[str, Any], *, source: str, folder: Path | None, chain: tuple[str, ...]
) -> tuple[dict[str, Any], list[Fault]]:
    """The books `raw` extends as one table, and their faults."""
    parent = raw.get("extends")
    if parent is None:
        return {}, []
    if not isinstance(parent, str):
        raise BookError(source, [about("extends", fact("book-extends", got=shown(parent)))])
    if len(chain) > MOST_ANCESTORS or parent in chain:
        circle = " → ".join((*chain, parent))
        raise BookError(source, [about("extends", fact("book-extends-circle", circle=circle))])
    name = ALIASES.get(parent, parent)
    if name in book_names():
        return _house_table(name), []
    if folder is None or not (folder / parent).is_file():
        raise BookError(source, [about("extends", unknown_rules(parent))])
    path = folder / parent
    try:
        below = _judged(_read(path), source=str(path), folder=path.parent, chain=(*chain, parent))
    except BookError as problem:
        raise BookError(source, [fault.in_file(problem.source) for fault in problem.faults]) from None
    faults = [fault.in_file(str(path)) for fault in below.faults]
    if below.book is None:
        raise BookError(source, faults)
    return below.raw, faults


def _without_its_date(ground: Mapping[str, Any]) -> dict[str, Any]:
    """Drops what a paper says about itself, such as its approval date: it is not true of a club's book that extends
    it."""
    kept = {key: value for key, value in ground.items() if key != "version"}
    clauses = kept.get("clause")
    if isinstance(clauses, list):
        kept["clause"] = [_not_of_the_page(one) for one in clauses]
    return kept


def _not_of_the_page(clause: Any) -> Any:
    when = clause.get("when") if isinstance(clause, dict) else None
    if not isinstance(when, list) or "page" not in when:
        return clause
    return {**clause, "when": [moment for moment in when if moment != "page"]}


@cache
def _house_table(name: str) -> dict[str, Any]:
    """A house on the shelf with everything it extends; a test makes sure that none has a fault."""
    raw = _parse((SHELF / f"{name}.toml").read_text("utf-8"), f"{name}.toml")
    ground = _house_table(raw["extends"]) if "extends" in raw else {}
    return _laid_over(ground, _with_clauses(raw, f"{name}.toml"))


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


def _with_clauses(raw: dict[str, Any], source: str) -> dict[str, Any]:
    name = raw.get("clauses")
    if not isinstance(name, str) or not name:
        return raw
    if not re.fullmatch(r"[a-z0-9\-]+", name) or not (SHELF / "clauses" / f"{name}.toml").is_file():
        raise BookError(source, [about("clauses", fact("book-no-clause-file", name=shown(name)))])
    own = raw.get("clause", [])
    return {**raw, "clause": _shelf_clauses(name) + (own if isinstance(own, list) else [own])}


@cache
def _shelf_clauses(name: str) -> list[dict[str, Any]]:
    clauses: list[dict[str, Any]] = tomllib.loads((SHELF / "clauses" / f"{name}.toml").read_text("utf-8"))["clause"]
    return clauses


def unknown_rules(name: str) -> Message:
    """The error for rules that do not exist."""
    close = difflib.get_close_matches(name, book_names(), n=1)
    if close:
        return fact("book-no-rules-near", name=name[:60], near=close[0])
    return fact("book-no-rules", name=name[:60], names=book_names())
