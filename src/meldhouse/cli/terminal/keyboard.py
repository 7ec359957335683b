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
            answer = answered(self.ask(f"{question} ({'Y/n' if default else 'y/N'}):"), default=default)
            if answer is not None:
                return answer
            click.echo(f"{' ' * self.indent}Please answer y or n.")


def answered(typed: str, *, default: bool) -> bool | None:
    """Yes, no, or None for a word that is neither; Enter for the default."""
    word = typed.lower()
    if not word:
        return default
    if word in ("y", "yes", "yes please", "ok", "j", "ja", "si"):
        return True
    return False if word in ("n", "no", "no thanks") else None
