"""The one place that waits for a person."""

from __future__ import annotations

import contextlib
import sys

import click

from meldhouse.cli.output import clean

LONGEST = 500


class InputEnded(Exception):
    """Nobody will type anything any more."""


class Keyboard:
    """Lines from whoever sits there."""

    def __init__(self, *, indent: int = 2) -> None:
        self.indent = indent
        self.watched = sys.stdin is not None and sys.stdin.isatty()
        """Whether somebody sees what is typed."""
        if self.watched:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - its presence lets people correct what they type

    def ask(self, question: str) -> str:
        """What was typed in answer."""
        try:
            typed = clean(input(f"{' ' * self.indent}{question} ")).strip()[:LONGEST]
        except EOFError:
            raise InputEnded from None
        except UnicodeDecodeError:
            typed = ""
        if not self.watched:
            click.echo(typed)  # so that a script's answers stand in what it prints
        return typed

    def confirm(self, question: str, *, default: bool) -> bool:
        """Yes or no; Enter for the default, and a word that is neither asks again."""
        while True:
            typed = self.ask(f"{question} ({'Y/n' if default else 'y/N'}):").lower()
            if not typed:
                return default
            if typed in ("y", "yes", "yes please", "ok", "j", "ja", "si"):
                return True
            if typed in ("n", "no", "no thanks"):
                return False
