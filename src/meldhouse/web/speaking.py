"""Which language a reader has, and how templates say things in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

import msgspec
from markupsafe import Markup, escape
from starlette.requests import HTTPConnection

from meldhouse.messages import LANGUAGES, Arg, Message, Voice, language_of
from meldhouse.messages.message import Item
from meldhouse.rulebooks import Book

_VOICE: ContextVar[Voice] = ContextVar("voice")
"""The voice of the current page's reader: imported macros don't know which page they are in."""


def voice_of(connection: HTTPConnection, book: Book | None = None) -> Voice:
    """The reader's language: chosen in this browser, or else requested by it. With a book, in the words of its
    rules."""
    chosen = connection.scope.get("session", {}).get("language")
    language = language_of(chosen, connection.headers.get("accept-language"))
    return Voice(language=language, words=book.voice.words if book is not None else {})


def choose_language(connection: HTTPConnection, language: str) -> None:
    if language in LANGUAGES:
        connection.session["language"] = language


@contextmanager
def speaking(voice: Voice) -> Iterator[None]:
    """Templates rendered meanwhile use this voice."""
    before = _VOICE.set(voice)
    try:
        yield
    finally:
        _VOICE.reset(before)


def say(message: Message) -> str:
    """A message as text in a page."""
    return _VOICE.get().say(message)


def aloud_too(message: Message) -> Markup:
    """The text for the eye and, if different, another for screen readers."""
    voice = _VOICE.get()
    seen, heard = voice.say(message), msgspec.structs.replace(voice, spoken=True).say(message)
    if seen == heard:
        return escape(seen)
    return Markup('<span aria-hidden="true">{}</span><span class="hidden">{}</span>').format(seen, heard)


def t(id: str, /, **args: Arg) -> str:
    """One of the page's own messages. The id and fact names are spelled out in the call, so they can be checked."""
    return say(Message(id, args))


def rich(id: str, /, **args: Arg) -> Markup:
    """The same for a message with links or keys: its own markup counts, text typed by people is escaped."""
    voice = _VOICE.get()
    names = {seat: str(escape(name)) for seat, name in voice.names.items()}
    return Markup(msgspec.structs.replace(voice, names=names).say(_escaped(Message(id, args))))


def _escaped(message: Message) -> Message:
    return Message(message.id, {name: _safe(value) for name, value in message.args.items()})


def _safe(value: Arg) -> Arg:
    return tuple(_item(one) for one in value) if isinstance(value, tuple) else _item(value)


def _item(value: Item) -> Item:
    if isinstance(value, Message):
        return _escaped(value)
    return str(escape(value)) if isinstance(value, str) else value


SPOKEN: Mapping[str, object] = {
    "say": say,
    "aloud_too": aloud_too,
    "t": t,
    "rich": rich,
    "language": lambda: _VOICE.get().language,
    "languages": LANGUAGES,
}
"""Available in all templates."""
