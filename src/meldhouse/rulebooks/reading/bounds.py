"""Limits for TOML from strangers, checked in one pass over the text before anything is built from it.

A TOML parser keeps every prefix of a dotted key, so 32 KB of dots cost a gigabyte. No rulebook comes close.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from meldhouse.messages import fact
from meldhouse.rulebooks.reading.faults import Fault
from meldhouse.rulebooks.reading.toml_hints import unreadable

DEEPEST = 8
"""The most parts of a dotted name, and the deepest nesting of brackets."""
MOST_KEYS = 4_000
_TOKENS = re.compile(
    r'''(?P<skip>\#[^\n]*+                                       # a comment
    |"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\Z) | \'\'\'(?:[^']|'(?!\'\'))*+(?:\'\'\'|\Z)
    |"(?:[^"\\\n]|\\.)*+"? | '[^'\n]*+'?)                        # a text, whether it ends or not
    |(?P<open>[\[{]) | (?P<close>[\]}]) | (?P<dot>\.) | (?P<key>=) | (?P<apart>[,\n])''',
    re.VERBOSE | re.DOTALL,
)


class Unreadable(Exception):
    """A text that is refused; `fault` says why, and what to write instead."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def read_toml(text: str) -> dict[str, Any]:
    """The table in `text`. Raises `Unreadable`.

    >>> read_toml("a.b = 1")
    {'a': {'b': 1}}
    >>> read_toml("a" + ".a" * 20 + " = 1")
    Traceback (most recent call last):
    ...
    meldhouse.rulebooks.reading.bounds.Unreadable: Line 1: More than 8 levels deep. Use fewer dots and brackets.
    """
    if fault := _too_much(text):
        raise Unreadable(fault)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise Unreadable(unreadable(text, problem)) from None
    except ValueError:  # too many digits for Python to make a number
        raise Unreadable(Fault(fact("book-digits"))) from None


def _too_much(text: str) -> Fault | None:
    """What exceeds the limits, if anything; takes time linear in the length of the text."""
    brackets = dots = keys = tables = 0
    for token in _TOKENS.finditer(text):
        kind = token.lastgroup
        if kind == "dot":
            dots += 1
        elif kind == "open":
            tables += brackets == 0
            brackets += 1
        elif kind == "close":
            brackets = max(0, brackets - 1)
        if kind in ("key", "apart"):
            keys += kind == "key"
            dots = 0
        if max(dots + 1, brackets) > DEEPEST:
            line = text.count("\n", 0, token.start()) + 1
            return Fault(fact("book-too-deep", levels=DEEPEST), line=line)
        if keys + tables > MOST_KEYS:
            return Fault(fact("book-too-much", number=MOST_KEYS))
    return None
