"""What a print is ordered for: a tournament, perhaps one of its rounds, its live page, and the language."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import LANGUAGES, Voice, moments
from meldhouse.rulebooks import Book
from meldhouse.tournament.lines.events import house_of
from meldhouse.tournament.prints import Heading
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.tournament import Tournament


class Order(NamedTuple):
    """What to print, and for which round. `url`: the tournament's live page, or empty; `who`: one account, where a job
    is for everybody."""

    tournament: Tournament
    each: RoundState | None
    url: str = ""
    who: str = ""

    @property
    def state(self) -> State:
        return self.tournament.state

    def at(self, path: str) -> str:
        return f"{self.url}{path}" if self.url else ""

    @property
    def rounds(self) -> list[RoundState]:
        return [self.each] if self.each is not None else []


def heading_of(order: Order) -> Heading:
    state, book = order.state, order.tournament.book
    assert state.opened is not None
    return Heading(
        event=state.opened.title or "Tournament",
        house=house_of(book, state.form),
        date=moments.day(state.opened.at),
        url=order.url,
        version=book.version,
    )


def print_voices(book: Book, wanted: str, reader: str) -> tuple[Voice, ...]:
    """The language or languages to print in: one of them, `both`, or the reader's own.

    >>> from meldhouse.rulebooks import load_book
    >>> [voice.language for voice in print_voices(load_book("bend"), "both", "es")]
    ['es', 'en']
    >>> [voice.language for voice in print_voices(load_book("bend"), "reader", "es")]
    ['es']
    """
    own = [reader, *(one for one in LANGUAGES if one != reader)]
    languages = own if wanted == "both" else [wanted if wanted in LANGUAGES else reader]
    return tuple(Voice(language=language, words=book.voice.words) for language in languages)
