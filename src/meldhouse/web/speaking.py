"""Which language a reader has, and how the templates say things in it."""

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
"""Of whoever the page is made for: macros that are imported know nothing of the page they stand in."""


def voice_of(connection: HTTPConnection, book: Book | None = None) -> Voice:
    """The reader's own: as this browser was told, or else as it asks. With a book, in the words of its rules."""
    chosen = connection.scope.get("session", {}).get("language")
    language = language_of(chosen, connection.headers.get("accept-language"))
    return Voice(language=language, words=book.voice.words if book is not None else {})


def choose_language(connection: HTTPConnection, language: str) -> None:
    if language in LANGUAGES:
        connection.session["language"] = language


@contextmanager
def speaking(voice: Voice) -> Iterator[None]:
    """Templates that are rendered meanwhile speak so."""
    before = _VOICE.set(voice)
    try:
        yield
    finally:
        _VOICE.reset(before)


def say(message: Message) -> str:
    """What a message says, in a page."""
    return _VOICE.get().say(message)


def aloud_too(message: Message) -> Markup:
    """The same for the eye and, where that is another sentence, for whoever has it read out."""
    voice = _VOICE.get()
    seen, heard = voice.say(message), msgspec.structs.replace(voice, spoken=True).say(message)
    if seen == heard:
        return escape(seen)
    return Markup('<span aria-hidden="true">{}</span><span class="hidden">{}</span>').format(seen, heard)


def t(id: str, /, **args: Arg) -> str:
    """A message of the page itself. The id and the names of the facts stand in the call, to be checked."""
    return say(Message(id, args))


def rich(id: str, /, **args: Arg) -> Markup:
    """The same, where the message has links or keys in it: its marks count, and none that somebody has typed."""
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
"""For all templates."""
