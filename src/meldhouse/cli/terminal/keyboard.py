"""The one place that waits for a person, and that handles Ctrl-C."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from types import FrameType, TracebackType
from typing import Any

import click

from meldhouse.cli.output import clean
from meldhouse.cli.terminal.words import plain, understood
from meldhouse.messages import fact

LONGEST = 500


class InputEnded(Exception):
    """There is no more input: the end of a script, or Ctrl-D."""


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
