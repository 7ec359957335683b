"""A message as data: its id and facts, without any words."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A message's id and the facts that belong in it. It is stored and sent in this form; the edges put it into words,
    in each reader's language.

    The catalog notes each fact's kind (a number, a seat, cards…) beside the message, for translators and tests.
    """

    id: str
    args: dict[str, Arg] = {}

    def __str__(self) -> str:
        raise TypeError(f"a voice says it: {self!r}")  # str() would put it into texts without wording it

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items(), key=lambda item: item[0]))))


Item = int | float | str | Message
Arg = int | float | str | Message | tuple[Item, ...]


def fact(id: str, /, **args: Arg) -> Message:
    """Make a message.

    >>> fact("score-meld")
    Message(id='score-meld', args={})
    """
    return Message(id, args)


def written(text: str) -> Message:
    """A text that a person wrote, in whatever language: shown unchanged."""
    return fact("written", text=text)
