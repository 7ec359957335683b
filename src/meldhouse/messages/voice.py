"""How a reader is spoken to: in which language, with which club's words and which names, by eye or by ear."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from meldhouse.messages.catalogue import MessageError, catalogue, language_of
from meldhouse.messages.functions import FUNCTIONS, number_shown
from meldhouse.messages.message import Message

if TYPE_CHECKING:
    from meldhouse.messages.catalogue import Catalogue
    from meldhouse.messages.patterns import Pattern, Value


@cache
def _locale(language: str, region: str) -> str:
    """The locale of a language in a country; the language's default where Unicode has none for the country.

    >>> _locale("es", "MX"), _locale("en", "MX")
    ('es_MX', 'en')
    """
    from babel.localedata import exists

    return found if exists(found := f"{language}_{region}") else language


NOBODY: Mapping[str, str] = {}


class Voice(msgspec.Struct, frozen=True, kw_only=True):
    """One way of saying things.

    >>> from meldhouse.messages import fact
    >>> Voice().say(fact("seat", seat="N")), Voice(language="es").say(fact("seat", seat="N"))
    ('North', 'Norte')
    """

    language: str = language_of()
    region: str = "US"
    """The club's country: money and dates are formatted as they are there, in whatever language."""
    words: Mapping[str, str] = NOBODY
    """The club's own words for things: ``{"trick": "book"}``."""
    names: Mapping[str, str] = NOBODY
    """The players' names by seat, as far as they are known."""
    you: str = ""
    """The reader's seat."""
    spoken: bool = False
    """Read aloud: words instead of symbols."""
    own: Path | None = None
    """A folder with a club's own wording, language by language: `own/en/*.ftl` replaces messages of the same id."""

    def say(self, message: Message) -> str:
        id = message.id
        if self.spoken and self.catalogue.has(id, "spoken"):
            id = f"{id}.spoken"
        try:
            return self.pattern(id)(Scope(self, message.args))
        except MessageError as problem:
            raise MessageError(f"{message.id} ({self.language}): {problem}") from None

    @property
    def catalogue(self) -> Catalogue:
        return catalogue(self.language, self.own)

    @property
    def locale(self) -> str:
        """The locale in Babel's form."""
        return _locale(self.language, self.region)

    def pattern(self, id: str) -> Pattern:
        return self.catalogue.pattern(id)

    def term(self, name: str, attribute: str, given: Mapping[str, Value]) -> str:
        """The club's word for a thing. A word that no catalog knows is used as the club wrote it."""
        own = self.words.get(name[1:])
        if own is not None:
            known = f"{name}-{own.replace(' ', '-')}"
            if known not in self.catalogue:
                return self.words.get(f"{name[1:]}s", own) if given.get("form") == "many" else own
            name = known
        return self.pattern(name + attribute)(Scope(self, given, is_term=True))

    def function(self, name: str) -> Callable[..., Value]:
        try:
            return FUNCTIONS[name]
        except KeyError:
            raise MessageError(f"there is no function {name}") from None


class Scope:
    """One message while it is filled in. A term sees only the arguments of its reference."""

    __slots__ = ("args", "is_term", "voice")

    def __init__(self, voice: Voice, args: Mapping[str, Value | Message], *, is_term: bool = False) -> None:
        self.voice = voice
        self.args = args
        self.is_term = is_term

    def argument(self, name: str) -> Value:
        try:
            value = self.args[name]
        except KeyError:
            if self.is_term:
                return ""  # its default form
            raise MessageError(f"${name} is missing") from None
        return self.voice.say(value) if isinstance(value, Message) else value

    def shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, tuple):
            raise MessageError(f"a list needs a function that lists it: {value!r}")
        return number_shown(self.voice, value)


class FactError(Exception):
    """An error carrying a message for people; a traceback shows it in English."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return Voice().say(self.message)
