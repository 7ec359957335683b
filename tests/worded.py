"""What a command prints of a message, by its id: as the command does, in English and in the words of a book."""

from __future__ import annotations

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message
from meldhouse.rulebooks import load_book


def words(id: str, book: str = "npa", /, **facts: Arg) -> str:
    return load_book(book).voice.say(Message(id, facts))


def refused(book: str, id: str, clause: str | None, /, **facts: Arg) -> str:
    """A refusal as it is read, by its id and with its clause."""
    return load_book(book).voice.say(Refusal(id, Message(id, facts), clause).whole)
