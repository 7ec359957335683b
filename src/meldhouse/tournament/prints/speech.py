"""The language of a print, or its two languages: then the second stands beside or under the first, smaller."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from meldhouse.messages import Message, Voice

Said: TypeAlias = "str | Message | Parts"
"""What is printed in one place: a name or a figure as it is, a message, or several of them."""


class Parts(NamedTuple):
    """Several things in one place. In a second language, only what differs is repeated: a name between them is printed
    once."""

    parts: tuple[Said, ...]
    between: str = " · "


class Speech(NamedTuple):
    """
    >>> from meldhouse.messages import fact
    >>> both = Speech((Voice(), Voice(language="es")))
    >>> both.texts(Parts(("Spring Open", fact("seat", seat="N"))))
    ('Spring Open · North', 'Norte')
    >>> both.texts(fact("amount", money=1250)), both.texts("Ann")
    (('$12.50', ''), ('Ann', ''))
    """

    voices: tuple[Voice, ...] = (Voice(),)

    def texts(self, said: Said) -> tuple[str, str]:
        """In the first language, and in the second if it differs."""
        if isinstance(said, str):
            return said, ""
        if isinstance(said, Message):
            first, *more = dict.fromkeys(voice.say(said) for voice in self.voices)
            return first, more[0] if more else ""
        found = [texts for each in said.parts if (texts := self.texts(each))[0]]
        first, second = (
            (said.between.join(filter(None, texts)) for texts in zip(*found, strict=True)) if found else ("", "")
        )
        return first, second

    @property
    def are_two(self) -> bool:
        return len(self.voices) > 1

    def with_words(self, words: Mapping[str, str]) -> Speech:
        """The same languages, with another rulebook's words."""
        return Speech(tuple(replace(voice, words=words) for voice in self.voices))
