"""Which house to play by: the list of houses, and what people type to choose one."""

from __future__ import annotations

import re
from typing import NamedTuple

from meldhouse.cli.files import find_book
from meldhouse.cli.output import Page
from meldhouse.cli.terminal.commands import QUITS, Left
from meldhouse.cli.terminal.keyboard import Keyboard
from meldhouse.cli.trouble import Trouble
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.describe import joined
from meldhouse.rulebooks.loading import ALIASES
from meldhouse.rulebooks.pages import GAMES

QUESTION = "Number or name, Enter for the first:"


class Chosen(NamedTuple):
    """A book, and the file it came from where it is not on the shelf."""

    book: Book
    file: str | None = None


def chosen(name: str) -> Chosen:
    """The house of that name, or the book in that file; `Trouble` where there is none."""
    book = find_book(name)
    return Chosen(book, None if ALIASES.get(name, name) in book_names() else name)


def full_title(book: Book) -> str:
    return f"{book.title}, {book.form}" if book.form else book.title


def matching(said: str) -> list[str]:
    """The houses on the shelf that `said` may mean: by name, by title, or by the beginning of either.

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
        [name for name in names if _each_begins(said, f"{name} {titles[name]} {GAMES[load_book(name).game]}")],
    )
    return next(filter(None, tries), [])


def _each_begins(said: str, title: str) -> bool:
    """Whether every word that was typed begins some word of the title."""
    words = re.findall(r"\w+", title.lower())
    typed = re.findall(r"\w+", said)
    return bool(typed) and all(any(word.startswith(part) for word in words) for part in typed)


class HouseMenu:
    """Asks until a house is chosen."""

    def __init__(self, page: Page, keyboard: Keyboard, *, plain: bool) -> None:
        self.page = page
        self.keyboard = keyboard
        self.plain = plain
        self.names = book_names()
        self.refused = ""

    def ask(self) -> Chosen:
        self.page.line("Welcome to Meldhouse. Which house do you play by?", style="" if self.plain else "bold")
        self._list()
        while True:
            typed = self.keyboard.ask(QUESTION)
            said = typed.lower().rstrip("!.") or typed
            if said in QUITS:
                raise Left
            if said in ("?", "help"):
                self._help()
            elif said in ("hint", "hint?"):
                self._hint()
            elif said in ("why", "why?"):
                self._say(self.refused or "Nothing has been refused so far.")
            elif (found := self._found(typed)) is not None:
                return found

    def _found(self, typed: str) -> Chosen | None:
        """What was chosen; None after a sentence that says why nothing was."""
        if not typed:
            return Chosen(load_book(self.names[0]))
        if typed.isdecimal() and 1 <= int(typed[:4]) <= len(self.names):
            return Chosen(load_book(self.names[int(typed[:4]) - 1]))
        fits = matching(typed)
        if len(fits) == 1:
            return Chosen(load_book(fits[0]))
        if fits:
            which = [f"{self.names.index(name) + 1} ({full_title(load_book(name))})" for name in fits]
            self._refuse(f"“{typed[:40]}” could be {joined(which, 'or')}. Please type the number.")
            return None
        if typed.isdecimal():
            self._refuse(f"There is no house number {typed[:20]}; they go from 1 to {len(self.names)}.")
            return None
        try:
            return chosen(typed)
        except Trouble as problem:
            for line in (problem.message, *(fault.told for fault in problem.faults)):
                self._refuse(line)
            return None

    def _say(self, words: str) -> None:
        self.page.line(words, indent=0 if self.plain else 2)

    def _refuse(self, words: str) -> None:
        self.refused = words
        self._say(f"{words} Type ? for help." if words.endswith(".") else words)

    def _list(self) -> None:
        for number, name in enumerate(self.names, start=1):
            house = load_book(name)
            mark = f"{number}." if self.plain else str(number)
            self._say(f"{mark}{' ' if self.plain else '  '}{full_title(house)} ({GAMES[house.game]})")

    def _help(self) -> None:
        last = load_book(self.names[-1])
        word = re.findall(r"\w{4,}", last.title)[0]
        self._say(f"Type the number of a house, 1 to {len(self.names)}.")
        self._say(f"Or type its name or its title, or the beginning of one, such as {word}.")
        self._say("For a club's own book type its file, such as ours.toml.")
        self._say(f"Enter takes the first, {full_title(load_book(self.names[0]))}. quit leaves.")
        self._say("You read the rules in brief before the first hand.")
        self._list()

    def _hint(self) -> None:
        """The house that asks least of a beginner's memory: few pieces in the hand, and none of them passed."""
        easy = min(
            map(load_book, self.names),
            key=lambda book: (book.deck.pieces != "cards", book.deal.hand, book.exchange.count, book.name),
        )
        number = self.names.index(easy.name) + 1
        held = f"{easy.deal.hand} {easy.words.pieces} to hold"
        self._say(f"If you are new, {number} is a good beginning: {full_title(easy)}, with {held}.")
