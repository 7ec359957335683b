"""Makes a book from what a stranger sent: in a separate process, with little memory and little time.

`python -m meldhouse.rulebooks.clubs.untrusted` reads a `Draft` from every line and writes what was `Judged`, both as
JSON.
"""

from __future__ import annotations

import os
import sys
import time
from math import ceil
from typing import Any

import msgspec
import tomlkit

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.loading import loads_book
from meldhouse.rulebooks.reading.bounds import Unreadable, read_toml
from meldhouse.rulebooks.reading.errors import BookError
from meldhouse.rulebooks.reading.faults import Fault

PROCESSOR_SECONDS = 1
"""Per book, twenty times what a large one takes, on top of what the process has used before."""
MEMORY = 512 * 1024 * 1024


class Draft(msgspec.Struct, frozen=True):
    """A text; by itself, or together with the values of a form."""

    text: str
    head: dict[str, str] = {}
    settings: dict[str, Any] = {}
    """By section and key: ``auction.minimum``."""


class Judged(msgspec.Struct, frozen=True):
    text: str = ""
    """The whole book, if it can be read."""
    unread: Fault | None = None
    """Why it cannot be read."""
    twice: tuple[str, ...] = ()
    """Settings that are both in the text and in the form."""
    faults: tuple[Fault, ...] = ()
    """What is wrong with it, if it can be read."""

    @property
    def all_faults(self) -> tuple[Fault, ...]:
        return (self.unread,) if self.unread is not None else self.faults


def unread(why: Message) -> Judged:
    return Judged(unread=Fault(why))


def judge(draft: Draft, source: str = "book") -> Judged:
    """
    >>> judge(Draft("[auction]\\ndropped = 14", {"extends": "npa", "name": "ours"}, {"auction.minimum": 45})).twice
    ()
    >>> print(judge(Draft("name = 'x'", {"name": "ours"})).unread)
    Leave name out of the text: it’s in the form above.
    """
    try:
        own = read_toml(draft.text)
        if doubled := [key for key in draft.head if key in own]:
            return unread(fact("book-form-says", keys=tuple(doubled)))
        text = _with_form(draft) if draft.head or draft.settings else draft.text
    except Unreadable as problem:
        return Judged(unread=problem.fault)
    except (RecursionError, ValueError):
        return unread(fact("book-unread"))
    twice = [key for key in draft.settings if _is_in(own, key)]
    try:
        loads_book(text, source=source)
    except BookError as problem:
        return Judged(text, twice=tuple(twice), faults=tuple(problem.faults))
    return Judged(text, twice=tuple(twice))


def _with_form(draft: Draft) -> str:
    """The text as written, remarks included, with the form's values inserted."""
    head = tomlkit.dumps(draft.head)
    document = tomlkit.parse(f"{head}\n{draft.text}\n" if draft.text else head)
    for name, value in draft.settings.items():
        section, key = name.split(".")
        table = document.setdefault(section, tomlkit.table())
        if isinstance(table, dict):  # for anything else the loader says what belongs there
            table[key] = value
    return tomlkit.dumps(document).strip() + "\n"


def _is_in(own: dict[str, Any], name: str) -> bool:
    section, key = name.split(".")
    table = own.get(section)
    return isinstance(table, dict) and key in table


def _limit_this_process() -> None:
    """Limits this process to the memory one book may take, and to that much more processor time."""
    try:
        import resource
    except ImportError:  # without such limits, only the bounds on the text apply
        return
    seconds = ceil(time.process_time() + PROCESSOR_SECONDS)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds if most == resource.RLIM_INFINITY else min(seconds, most), most))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # start up quickly, then give way to tables
    for line in sys.stdin.buffer:
        _limit_this_process()
        sys.stdout.buffer.write(msgspec.json.encode(judge(msgspec.json.decode(line, type=Draft))) + b"\n")
        sys.stdout.buffer.flush()
