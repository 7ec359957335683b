"""The language in which a command answers."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from meldhouse.messages import Message, Voice
    from meldhouse.rulebooks import Book


def voice(book: Book | None = None, *, context: click.Context | None = None) -> Voice:
    """The reader's language: from `--lang`, else from the terminal. With a book, in the words of its rules."""
    from meldhouse.messages import Voice, language_of

    context = context or click.get_current_context(silent=True)
    chosen = context.find_root().params.get("lang") if context is not None else None
    return Voice(language=language_of(chosen, _of_the_terminal()), words=book.voice.words if book is not None else {})


def say(message: Message, book: Book | None = None) -> str:
    """A message in the language of the person running the command."""
    return voice(book).say(message)


def house_name(book: Book) -> str:
    """The name of the rules, for titles."""
    return voice(book).say(book.called)


def _of_the_terminal() -> str | None:
    """The first variable that is set decides, whatever it says: `LC_ALL=C` asks for plain English."""
    return next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None)
