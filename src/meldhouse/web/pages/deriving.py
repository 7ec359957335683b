"""Turn the form into a club's own book, writing down only what differs from the house."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, loads_book
from meldhouse.rulebooks.clubs.club import Checked, checked
from meldhouse.rulebooks.clubs.untrusted import Draft
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.web.book_checks import BookChecker
from meldhouse.web.pages.settings_asked import meant, settings_for, shown

MORE = "more"
"""The form field for faults that belong to no other field."""
LONGEST_TITLE = 120


class Derived(NamedTuple):
    """The result of a form: a book with remarks about it, or faults next to their fields."""

    text: str = ""
    found: Checked | None = None
    faults: Mapping[str, Message] = {}
    """Faults by the key of the setting, by `title`, or by `more`."""


async def derive(checker: BookChecker, parent: Book, said: Mapping[str, str]) -> Derived:
    faults: dict[str, Message] = {}
    title = " ".join(said.get("title", "").split())
    if not 1 <= len(title) <= LONGEST_TITLE:
        faults["title"] = fact("derive-title-missing", most=LONGEST_TITLE)
        title = parent.title  # so that other faults are reported in the same pass
    head = {"name": slug(title), "title": title, "extends": parent.name}
    judged = await checker.judged(Draft(said.get(MORE, "").strip(), head, _changed(parent, said)))
    if judged.unread is not None:
        return Derived(faults=faults | {MORE: judged.unread.told})
    twice = dict.fromkeys(judged.twice, fact("derive-twice"))
    faults = _beside(parent, judged.faults) | faults | twice
    return (
        Derived(faults=faults) if faults else Derived(judged.text, await asyncio.to_thread(_read, judged.text, parent))
    )


def _read(text: str, parent: Book) -> Checked:
    return checked(loads_book(text), parent)


def _changed(parent: Book, said: Mapping[str, str]) -> dict[str, Any]:
    """The settings whose fields differ from the house."""
    found: dict[str, Any] = {}
    for setting in settings_for(parent):
        typed = said.get(setting.key, "").strip()
        if typed and (now := meant(setting, typed)) != meant(setting, shown(parent, setting)):
            found[setting.key] = now
    return found


def slug(title: str) -> str:
    """A name for the file.

    >>> slug("Oak Street — Café Club"), slug("4 ♠")
    ('oak-street-cafe-club', '4')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60].strip("-") or "club"


def _beside(parent: Book, faults: Iterable[Fault]) -> dict[str, Message]:
    """Each fault at the field it is about; faults of no field go to the text, with their key."""
    fields = {setting.key for setting in settings_for(parent)} | {"title"}
    found: dict[str, list[Message]] = {}
    for fault in faults:
        key = next((name for name in fields if fault.key == name or (fault.key or "").startswith(f"{name}[")), MORE)
        found.setdefault(key, []).append(fault.told if key == MORE else fault.message)
    return {key: fact("event-all-faults", whys=tuple(told)) for key, told in found.items()}
