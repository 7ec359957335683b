"""Questions that the user answers at the keyboard, in their language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from meldhouse.cli.misuse import Misuse
from meldhouse.cli.speaking import say
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.reading.unreadable import Unreadable

T = TypeVar("T")
YES, NO = ("y", "yes", "s", "si", "sí"), ("n", "no")
"""Answers that count as yes or no, in every language we speak."""


def ask(question: Message, book: Book | None = None, *, default: str | None = None) -> str:
    """Read a line; with a default, Enter alone is enough."""
    text = say(question, book)
    return str(click.prompt(text, default=default, show_default=False, prompt_suffix=" "))


def ask_until(
    question: Message, read: Callable[[str], T], book: Book | None = None, *, default: str | None = None
) -> T:
    """Ask until the answer can be read."""
    while True:
        try:
            return read(ask(question, book, default=default))
        except (Misuse, Trouble) as problem:
            click.echo(problem.message)
        except Unreadable as problem:
            click.echo(say(problem.first, book))


def confirm(question: Message, book: Book | None = None, *, default: bool | None = False) -> bool:
    enter = "none" if default is None else "yes" if default else "no"

    def read(said: str) -> bool:
        word = said.strip().lower()
        if not word and default is not None:
            return default
        if word not in (*YES, *NO):
            raise Misuse(fact("cli-yes-or-no"))
        return word in YES

    whole = fact("cli-confirm", question=question, enter=enter)
    return ask_until(whole, read, book, default=None if default is None else "")
