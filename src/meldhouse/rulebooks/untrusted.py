"""What somebody sent is made into a book: in a process of its own, with little memory and little time.

`python -m meldhouse.rulebooks.untrusted` reads a `Draft` from every line and writes what was `Judged`, both as JSON.
"""

from __future__ import annotations

import os
import sys
import time
from math import ceil
from typing import Any

import msgspec
import tomlkit

from meldhouse.rulebooks.bounds import Unreadable, read_toml
from meldhouse.rulebooks.errors import BookError
from meldhouse.rulebooks.faults import Fault
from meldhouse.rulebooks.loading import loads_book

PROCESSOR_SECONDS = 1
"""For each book, twenty times what a large one takes; what the process has used before comes on top."""
MEMORY = 512 * 1024 * 1024


class Draft(msgspec.Struct, frozen=True):
    """A text; with what a form says beside it, the whole of a book otherwise."""

    text: str
    head: dict[str, str] = {}
    settings: dict[str, Any] = {}
    """By section and key: ``auction.minimum``."""


class Judged(msgspec.Struct, frozen=True):
    text: str = ""
    """The whole book, where it can be read."""
    unread: str = ""
    """Why it cannot."""
    twice: tuple[str, ...] = ()
    """Settings that stand in the text and in the form."""
    faults: tuple[dict[str, Any], ...] = ()
    """What is wrong with it, as `Fault.as_json` has it."""

    @property
    def as_faults(self) -> list[Fault]:
        return [Fault(self.unread)] if self.unread else [Fault(**parts) for parts in self.faults]


def judge(draft: Draft, source: str = "your book") -> Judged:
    """
    >>> judge(Draft("[auction]\\ndropped = 14", {"extends": "npa", "name": "ours"}, {"auction.minimum": 45})).twice
    ()
    >>> judge(Draft("name = 'x'", {"name": "ours"})).unread
    'Leave name out of the text: the form above says it.'
    """
    try:
        own = read_toml(draft.text)
        if doubled := [key for key in draft.head if key in own]:
            return Judged(unread=f"Leave {' and '.join(doubled)} out of the text: the form above says it.")
        text = _with_form(draft) if draft.head or draft.settings else draft.text
    except Unreadable as problem:
        return Judged(unread=problem.fault.told)
    except (RecursionError, ValueError) as problem:
        return Judged(unread=f"This cannot be read as a rulebook: {problem}.")
    twice = [key for key in draft.settings if _is_in(own, key)]
    try:
        loads_book(text, source=source)
    except BookError as problem:
        return Judged(text, twice=tuple(twice), faults=tuple(fault.as_json() for fault in problem.faults))
    return Judged(text, twice=tuple(twice))


def _with_form(draft: Draft) -> str:
    """The text as it was written, remarks and all, with what the form says put where it belongs."""
    head = tomlkit.dumps(draft.head)
    document = tomlkit.parse(f"{head}\n{draft.text}\n" if draft.text else head)
    for name, value in draft.settings.items():
        section, key = name.split(".")
        table = document.setdefault(section, tomlkit.table())
        if isinstance(table, dict):  # of anything else the loader says what should stand there
            table[key] = value
    return tomlkit.dumps(document).strip() + "\n"


def _is_in(own: dict[str, Any], name: str) -> bool:
    section, key = name.split(".")
    table = own.get(section)
    return isinstance(table, dict) and key in table


def _limit_this_process() -> None:
    """To the memory that one book may take, and to so much more processor time."""
    try:
        import resource
    except ImportError:  # a machine without such limits has the bounds of the text alone
        return
    seconds = ceil(time.process_time() + PROCESSOR_SECONDS)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds if most == resource.RLIM_INFINITY else min(seconds, most), most))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # to be ready soon, and then give way to tables
    for line in sys.stdin.buffer:
        _limit_this_process()
        sys.stdout.buffer.write(msgspec.json.encode(judge(msgspec.json.decode(line, type=Draft))) + b"\n")
        sys.stdout.buffer.flush()
