"""What a command prints of a message, by its id: as the command does, in English and in the words of a book."""

from __future__ import annotations

from meldhouse.messages import Arg, Message
from meldhouse.rulebooks import load_book


def words(id: str, book: str = "npa", /, **facts: Arg) -> str:
    return load_book(book).voice.say(Message(id, facts))
