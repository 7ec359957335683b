"""The one place that waits for a person and handles Ctrl-C: questions, and long texts a page at a time."""

from __future__ import annotations

import contextlib
import io
import shutil
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, NamedTuple

import click

from meldhouse.cli.output import Page, clean
from meldhouse.cli.speaking import say
from meldhouse.cli.terminal.typed import plain, understood
from meldhouse.messages import Message, fact

LONGEST = 500


class InputEnded(Exception):
    """There is no more input: the end of a script, or Ctrl-D."""


class Left(Exception):
    """The player has left the table."""


class Keyboard:
    """Lines typed by the player.

    While it is open (`with keyboard:`), Ctrl-C never interrupts a bot's play: it ends the current question, or else the
    next one. A second Ctrl-C with no question in between stops everything.
    """

    def __init__(self, *, indent: int = 2) -> None:
        self.indent = indent
        self.watched = sys.stdin is not None and sys.stdin.isatty()
        """Whether the typed text is visible."""
        self.interrupted = False
        """Whether Ctrl-C was pressed while no question was open."""
        self._waiting = False
        self._before: Any = None
        if self.watched:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - its presence lets people correct what they type

    def __enter__(self) -> Keyboard:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._on_interrupt)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None

    def _on_interrupt(self, _number: int, _frame: FrameType | None) -> None:
        if self._waiting or self.interrupted:
            raise KeyboardInterrupt
        self.interrupted = True

    def ask(self, question: str) -> str:
        """The answer that was typed."""
        if self.interrupted:
            self.interrupted = False
            raise KeyboardInterrupt
        if sys.stdin is None:
            raise InputEnded  # the program was started with it closed
        self._waiting = True
        try:
            typed = clean(input(f"{' ' * self.indent}{question} ")).strip()[:LONGEST]
        except EOFError:
            raise InputEnded from None
        except UnicodeDecodeError:
            typed = ""
        finally:
            self._waiting = False
        if not self.watched:
            click.echo(typed)  # so that a script's answers appear in its output
        return typed


def answered(typed: str, *, default: bool) -> bool | None:
    """True, False, or None for a word that is neither; Enter gives the default."""
    if not typed:
        return default
    if plain(typed) in understood(fact("typed-yes")):
        return True
    return False if plain(typed) in understood(fact("typed-no")) else None


# --- questions --------------------------------------------------------------------------------------------------------


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


# --- long texts -------------------------------------------------------------------------------------------------------


LEAST = 5


class _Screenful(io.StringIO):
    """Looks like the terminal it replaces, so that colors stay."""

    def isatty(self) -> bool:
        return True


def paged(page: Page, keyboard: Keyboard, show: Callable[[], object]) -> None:
    """What `show` prints: page by page for people, all at once for a pipe or a script."""
    stream = page.console.file
    if not (keyboard.watched and stream.isatty()):
        show()
        return
    held = _Screenful()
    page.console.file = held
    try:
        show()
    finally:
        page.console.file = stream
    lines = held.getvalue().splitlines(keepends=True)
    size = max(LEAST, shutil.get_terminal_size().lines - 2)
    while len(lines) > size + 1:
        stream.write("".join(lines[:size]))
        stream.flush()
        del lines[:size]
        if not _more(page, keyboard, len(lines)):
            return
    stream.write("".join(lines))
    stream.flush()


def _more(page: Page, keyboard: Keyboard, left: int) -> bool:
    while True:
        try:
            typed = plain(keyboard.ask(say(fact("pager-ask", lines=left))))
        except (KeyboardInterrupt, InputEnded):
            page.blank()
            return False
        if not typed or typed in understood(fact("typed-more")):
            return True
        if typed in understood(fact("typed-enough")):
            return False
        page.line(say(fact("pager-help")), indent=keyboard.indent)
        sys.stdout.flush()
