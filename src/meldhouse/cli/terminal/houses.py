"""Choose which house to play by: the list of houses, and what people type to pick one."""

from __future__ import annotations

import re
from typing import NamedTuple

from msgspec.structs import replace

from meldhouse.cli.files import find_book
from meldhouse.cli.output import Page
from meldhouse.cli.speaking import voice
from meldhouse.cli.terminal.keyboard import Keyboard, Left
from meldhouse.cli.terminal.typed import plain, understood
from meldhouse.cli.trouble import Trouble
from meldhouse.messages import LANGUAGES, Message, Voice, fact, written
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.loading import ALIASES


class Chosen(NamedTuple):
    """A book, and the file it came from if it is not on the shelf."""

    book: Book
    file: str | None = None


def chosen(name: str) -> Chosen:
    """The house of that name, or the book in that file; raises `Trouble` if there is none."""
    book = find_book(name)
    return Chosen(book, None if ALIASES.get(name, name) in book_names() else name)


def full_title(book: Book) -> str:
    return f"{book.title}, {book.form}" if book.form else book.title


def matching(said: str) -> list[str]:
    """The houses on the shelf that `said` may mean: by name, by title, or by the start of either.

    >>> matching("st. hilary card party"), matching("hil"), matching("City of Mc"), matching("42"), matching("three")
    (['st-hilary'], ['st-hilary'], ['mcallen', 'mcallen.hoyle'], ['n42pa'], ['bend.3'])
    """
    said = " ".join(said.lower().split())
    names = book_names()
    name = ALIASES.get(said, said)
    if name in names:
        return [name]
    titles = {name: full_title(load_book(name)).lower() for name in names}
    tries = (
        [name for name in names if said in (titles[name], load_book(name).title.lower())],
        [name for name in names if said and (name.startswith(said) or titles[name].startswith(said))],
        [name for name in names if _each_begins(said, f"{name} {titles[name]} {_game_said(load_book(name))}")],
    )
    return next(filter(None, tries), [])


def _game_said(book: Book) -> str:
    """The game's name in every language."""
    return " ".join(Voice(language=one).say(fact("game-name", game=book.game)) for one in LANGUAGES)


def _each_begins(said: str, title: str) -> bool:
    """Whether every word typed begins some word of the title."""
    words = re.findall(r"\w+", title.lower())
    typed = re.findall(r"\w+", said)
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)


class HouseMenu:
    """Asks until a house is chosen."""

    def __init__(self, page: Page, keyboard: Keyboard, *, plain: bool) -> None:
        self.page = page
        self.keyboard = keyboard
        self.plain = plain
        self.voice = replace(voice(), spoken=plain)
        self.names = book_names()
        self.refused = fact("play-nothing-refused")

    def ask(self) -> Chosen:
        self.page.line(self.voice.say(fact("play-welcome")), style="" if self.plain else "bold")
        self._list()
        while True:
            typed = self.keyboard.ask(self.voice.say(fact("play-which-rules")))
            said = plain(typed).lstrip("¿¡").rstrip("!.?") or typed
            if said in understood(fact("typed-quit")):
                raise Left
            if said in understood(fact("typed-help")):
                self._help()
            elif said in understood(fact("typed-hint")):
                self._hint()
            elif said in understood(fact("typed-why")):
                self._say(self.refused)
            elif (found := self._found(typed)) is not None:
                return found

    def _found(self, typed: str) -> Chosen | None:
        """What was chosen; None (after saying why) if nothing was."""
        if not typed:
            return Chosen(load_book(self.names[0]))
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(self.names):
            return Chosen(load_book(self.names[int(typed[:4]) - 1]))
        fits = matching(typed)
        if len(fits) == 1:
            return Chosen(load_book(fits[0]))
        if fits:
            which = [
                fact("play-rules-fit", number=self.names.index(name) + 1, club=load_book(name).called) for name in fits
            ]
            self._refuse(fact("play-rules-several", typed=typed[:40], fits=tuple(which)))
            return None
        if typed.isdecimal():
            self._refuse(fact("play-rules-number", number=typed[:20], last=len(self.names)))
            return None
        try:
            return chosen(typed)
        except Trouble as problem:
            told = problem.fact if isinstance(problem.fact, Message) else written(problem.fact)
            self._refuse(told, *(fault.told for fault in problem.faults))
            return None

    def _say(self, said: Message) -> None:
        self.page.line(self.voice.say(said), indent=0 if self.plain else 2)

    def _refuse(self, why: Message, *faults: Message) -> None:
        self.refused = why
        self._say(fact("play-unclear", why=why))
        for fault in faults:
            self._say(fault)

    def _list(self) -> None:
        for number, name in enumerate(self.names, start=1):
            house = load_book(name)
            self._say(fact("play-rules-row", number=number, club=house.called, game=fact("game-name", game=house.game)))

    def _help(self) -> None:
        example = re.findall(r"\w{4,}", load_book(self.names[-1]).title)[0]
        club = load_book(self.names[0]).called
        self._say(fact("play-rules-help", club=club, last=len(self.names), example=example))
        self._list()

    def _hint(self) -> None:
        """Suggest the easiest house for a beginner: few pieces in the hand, and none of them passed."""
        easy = min(
            map(load_book, self.names),
            key=lambda book: (book.deck.pieces != "cards", book.deal.hand, book.exchange.count, book.name),
        )
        number = self.names.index(easy.name) + 1
        self._say(fact("play-rules-hint", number=number, club=easy.called, cards=easy.deal.hand))
