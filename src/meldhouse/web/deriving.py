"""From the form to a club's own book: only what differs from the house is written down."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

import tomlkit

from meldhouse.rulebooks import Book, BookError
from meldhouse.rulebooks.club import Checked, checked
from meldhouse.rulebooks.toml_hints import unreadable
from meldhouse.web.houses import LARGEST_BOOK, own_book
from meldhouse.web.settings_asked import meant, settings_for, shown

HEAD = ("name", "title", "extends")
MORE = "more"
"""The field for everything that has none."""
LONGEST_TITLE = 120


class Derived(NamedTuple):
    """What became of a form: a book with all there is to say about it, or faults beside their fields."""

    text: str = ""
    found: Checked | None = None
    faults: Mapping[str, str] = {}
    """By the key of the setting, by `title`, or by `more`."""


def derive(parent: Book, said: Mapping[str, str]) -> Derived:
    faults: dict[str, str] = {}
    more = said.get(MORE, "").strip()
    own = _table(more, faults)
    title = " ".join(said.get("title", "").split())
    if not 1 <= len(title) <= LONGEST_TITLE:
        faults["title"] = f"Give your book a title, up to {LONGEST_TITLE} letters, such as the name of your club."
        title = parent.title  # so that what is wrong elsewhere is told in the same breath
    if MORE in faults:
        return Derived(faults=faults)
    document = tomlkit.parse(f"{_head(parent, title)}\n{more}\n" if more else _head(parent, title))
    for setting in settings_for(parent):
        typed = said.get(setting.key, "").strip()
        if not typed or meant(setting, typed) == meant(setting, shown(parent, setting)):
            continue
        section, key = setting.key.split(".")
        table = document.setdefault(section, tomlkit.table())
        if not isinstance(table, dict):
            continue  # the loader says what should stand there
        if key in own.get(section, {}):
            faults[setting.key] = "This stands in the text below too. Say it in one place."
        table[key] = meant(setting, typed)
    text = tomlkit.dumps(document).strip() + "\n"
    try:
        found = checked(own_book(text), parent)
    except BookError as problem:
        return Derived(faults=_beside(parent, problem) | faults)
    return Derived(faults=faults) if faults else Derived(text, found)


def slug(title: str) -> str:
    """A name for the file.

    >>> slug("Oak Street — Café Club"), slug("4 ♠")
    ('oak-street-cafe-club', '4')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "club"


def _head(parent: Book, title: str) -> str:
    head = tomlkit.document()
    head.update({"name": slug(title), "title": title, "extends": parent.name})
    return tomlkit.dumps(head)


def _table(more: str, faults: dict[str, str]) -> dict[str, dict[str, object]]:
    """The text as a table of sections; a fault where it cannot be read, with its own lines counted."""
    if len(more.encode()) > LARGEST_BOOK:
        faults[MORE] = f"A book has at most {LARGEST_BOOK // 1024} KiB here; make it shorter."
        return {}
    try:
        own = tomllib.loads(more)
        tomlkit.parse(more)
    except tomllib.TOMLDecodeError as problem:
        faults[MORE] = unreadable(more, problem).told
        return {}
    except (RecursionError, ValueError):
        faults[MORE] = "This is not valid TOML: it nests too deep, or holds a number without end."
        return {}
    if doubled := [key for key in HEAD if key in own]:
        faults[MORE] = f"Leave {' and '.join(doubled)} out of the text: the form above says it."
    return {section: table for section, table in own.items() if isinstance(table, dict)}


def _beside(parent: Book, problem: BookError) -> dict[str, str]:
    """Every fault at the field it is about; those of no field stand at the text."""
    fields = {setting.key for setting in settings_for(parent)} | {"title"}
    found: dict[str, list[str]] = {}
    for fault in problem.faults:
        key = next((name for name in fields if fault.key == name or (fault.key or "").startswith(f"{name}[")), MORE)
        found.setdefault(key, []).append(_shortened(fault.text, fault.key) if key != MORE else fault.text)
    return {key: " ".join(sentences) for key, sentences in found.items()}


def _shortened(text: str, key: str | None) -> str:
    """The sentence without the name of its field, which it stands beside."""
    rest = text.removeprefix(f"{key}: ")
    return rest[:1].upper() + rest[1:]
