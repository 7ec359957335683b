"""Questions for the person at the terminal table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from meldhouse.messages import Message, fact


class Question(NamedTuple):
    """A question, and what “?” and “hint” answer while it waits."""

    words: Message
    """The prompt before the cursor."""
    answers: tuple[Message, ...]
    """What can be typed, one sentence for each option."""
    advice: Message | None = None
    """The answer to “hint”; without it, the expert is asked."""
    show: Callable[[], object] | None = None
    """Shows again what the player needs to see after a long text has scrolled it away."""
    plain_words: tuple[str, ...] = ()
    """Words that are answers here although they are commands elsewhere."""
    may_change: bool = False
    """Whether undo, arranging and giving up are available; in the middle of a yes/no question they are not."""


def yes_or_no(words: Message, about: str, *, default: bool) -> Question:
    """A yes/no question; `about` picks the help text that says what each answer does."""
    enter = "yes" if default else "no"
    answers = (
        fact("help-yes", enter=enter, does=fact("help-if-yes", about=about)),
        fact("help-no", enter="no" if default else "yes", does=fact("help-if-no", about=about)),
    )
    return Question(fact("cli-confirm", question=words, enter=enter), answers, fact("help-advice", about=about))
