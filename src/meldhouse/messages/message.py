"""What is to be said, without a word of it."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct, frozen=True):
    """The id of a message and the facts that belong in it. It is kept and sent as it stands; words are put on at the
    edges, in the language of each reader.

    What a fact is (a number, a seat, cards…) the catalogue says beside the message, for translators and for the tests.
    """

    id: str
    args: dict[str, Arg] = {}

    def __str__(self) -> str:
        raise TypeError(f"a voice says it: {self!r}")  # put into a text it would be no text

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items(), key=lambda item: item[0]))))


Item = int | float | str | Message
Arg = int | float | str | Message | tuple[Item, ...]


def fact(id: str, /, **args: Arg) -> Message:
    """A message to be said.

    >>> fact("score-meld")
    Message(id='score-meld', args={})
    """
    return Message(id, args)


def written(text: str) -> Message:
    """What a person wrote, in whatever language: it is shown as it stands."""
    return fact("written", text=text)
