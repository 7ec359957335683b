"""A question at the table: its words, and what can be said to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Question(NamedTuple):
    """What is asked, and what “?” and “hint” answer while it waits."""

    words: str
    """What stands before the cursor."""
    answers: tuple[str, ...]
    """What can be typed, a sentence each."""
    advice: str = ""
    """What “hint” says; where it is empty, an expert is asked."""
    show: Callable[[], object] | None = None
    """Shows again what one needs to see for the answer, when a long text has pushed it off the screen."""
    plain_words: tuple[str, ...] = ()
    """Words that are answers here although they are commands elsewhere."""
    may_change: bool = False
    """Whether taking back, arranging and giving up can be asked for here; in the middle of a yes or no they cannot."""


def yes_or_no(words: str, *, default: bool, yes: str, no: str, advice: str) -> Question:
    """A question with two answers; `yes` and `no` say what each of them does.

    >>> yes_or_no("Stop?", default=True, yes="stops", no="plays on", advice="Stop.").words
    'Stop? (Y/n):'
    """
    enter = "y or Enter", "n"
    if not default:
        enter = "y", "n or Enter"
    return Question(f"{words} ({'Y/n' if default else 'y/N'}):", (f"{enter[0]} {yes}.", f"{enter[1]} {no}."), advice)
