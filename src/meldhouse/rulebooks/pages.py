"""The pages of a book as data: its chapters, which lines are a club's own, its clauses. Drawing them is done
elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from meldhouse.messages import Voice, fact
from meldhouse.rulebooks.describe import Chapter, Mark, MeldRow, RuleLine, describe, mark_fact
from meldhouse.rulebooks.loading import book_names
from meldhouse.rulebooks.schema import RULES, Book, Clause

GAMES = ("pinochle", "forty-two")
TIMES = ("Once", "Twice", "3×", "4×", "5×", "6×", "7×", "8×")
"""Column heads for the worth of a meld."""
SHORTEST = 3
"""An ending is cut off only if more than this many letters are left."""


class Forms(NamedTuple):
    """How search words are compared, in one language."""

    names: dict[str, str]
    """Synonyms: what people search for and what the rules call it; both without their endings."""
    endings: tuple[str, ...]
    single: str
    """Letters that may be double even without an ending: “passed”, “agreed”."""
    shortest: int = SHORTEST


@cache
def word_forms(language: str) -> Forms:
    say = Voice(language=language).say
    names = dict(one.split("=") for one in say(fact("search-names")).split())
    return Forms(names, tuple(say(fact("search-endings")).split()), say(fact("search-single")))


class Inherited:
    """What the parent says already; all other lines are the club's own. Without a parent, no line is."""

    def __init__(self, book: Book, parent: Book | None) -> None:
        self.parent = parent
        self._is_on_shelf = book.name in book_names()
        self._known: set[RuleLine | MeldRow] = set()
        for chapter in describe(parent) if parent is not None else ():
            self._known.update(chapter.lines)
            self._known.update(chapter.melds)

    def is_own(self, line: RuleLine | MeldRow) -> bool:
        return self.parent is not None and line not in self._known

    def mark(self, line: RuleLine) -> Mark:
        """Whose choice a line is. What a club says without a clause is the club's choice; in a book on the shelf that
        extends another, it is ours."""
        return "" if line.clause is None and self.is_own(line) and not self._is_on_shelf else line.mark


class LineSaid(NamedTuple):
    """A line in words."""

    text: str
    clause: str | None
    mark: str
    whose: Mark
    own: bool


class MeldSaid(NamedTuple):
    """A row of the table of melds in words."""

    name: str
    pieces: str
    values: tuple[int, ...]
    clause: str | None
    most: int
    own: bool


class ChapterSaid(NamedTuple):
    """A chapter in words."""

    code: str
    title: str
    word: str
    lines: tuple[LineSaid, ...]
    melds: tuple[MeldSaid, ...]


def chapters_said(chapters: Iterable[Chapter], voice: Voice, said: Inherited) -> tuple[ChapterSaid, ...]:
    """Chapters in words, for one reader."""

    def line_said(line: RuleLine) -> LineSaid:
        mark = said.mark(line)
        told = voice.say(mark_fact(mark)) if mark else ""
        return LineSaid(voice.say(line.says), line.clause, told, mark, said.is_own(line))

    def meld_said(row: MeldRow) -> MeldSaid:
        name, pieces = voice.say(row.name), voice.say(row.pieces)
        return MeldSaid(name, pieces, row.values, row.clause, row.most, said.is_own(row))

    return tuple(
        ChapterSaid(
            one.code,
            voice.say(one.title),
            voice.say(one.word),
            tuple(map(line_said, one.lines)),
            tuple(map(meld_said, one.melds)),
        )
        for one in chapters
    )


def page_of(book: Book, parent: Book | None, voice: Voice) -> dict[str, Any]:
    """The whole page for programs: chapters with ids and facts beside the words, and the settings behind them."""
    chapters = describe(book)

    def rule(line: RuleLine, told: LineSaid) -> dict[str, Any]:
        words = {"text": told.text, "clause": told.clause, "mark": told.mark, "own": told.own}
        return {**words, "says": line.says}

    def page(chapter: Chapter, words: ChapterSaid) -> dict[str, Any]:
        return {
            "title": words.title,
            "rules": [rule(*one) for one in zip(chapter.lines, words.lines, strict=True)],
            "melds": [
                {
                    "name": row.name,
                    "cards": row.pieces,
                    "values": row.values,
                    "most": row.most,
                    "clause": row.clause,
                    "own": row.own,
                }
                for row in words.melds
            ],
        }

    said = chapters_said(chapters, voice, Inherited(book, parent))
    return {
        "name": book.name,
        "title": book.title,
        "form": book.form,
        "version": book.version,
        "game": book.game,
        "extends": book.extends,
        "fingerprint": book.fingerprint,
        "chapters": [page(*one) for one in zip(chapters, said, strict=True)],
        "settings": {name: msgspec.to_builtins(getattr(book, name)) for name in RULES},
    }


def meld_values(row: MeldSaid) -> list[str]:
    """The worth of each multiple; an asterisk marks what one hand cannot hold.

    >>> meld_values(MeldSaid("Run in trump", "A 10 K Q J", (150, 1500), None, most=1, own=False))
    ['150', '1,500*']
    """
    return [f"{value:,}*" if times > row.most else f"{value:,}" for times, value in enumerate(row.values, start=1)]


def speaks_of(text: str, sought: str, forms: Forms) -> bool:
    """Whether every search word starts a word in the text, in any form, or as a synonym.

    >>> forms = word_forms("en")
    >>> SAID = ("Reneging", "revoke", "called renege", "kitty")
    >>> [speaks_of("A renege is called by them.", one, forms) for one in SAID]
    [True, True, True, False]
    >>> speaks_of("Cards are played.", "lay", forms), speaks_of("Cantan un renuncio.", "renuncios", word_forms("es"))
    (False, True)
    """
    told = _plain(text)
    return all(any(_begins(form, told) for form in _forms(word, forms)) for word in _plain(sought).split())


def _plain(text: str) -> str:
    """In lower case and with straight apostrophes."""
    return text.casefold().replace("’", "'")


def _begins(form: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(form)}", text) is not None


def _forms(word: str, forms: Forms) -> tuple[str, ...]:
    ending = next((end for end in forms.endings if word.endswith(end) and len(word) > len(end) + forms.shortest), "")
    stem = word.removesuffix(ending)
    if ending and stem[-1] == stem[-2] and stem[-1] not in forms.single:  # bidding, cutting
        stem = stem[:-1]
    return (stem, forms.names[stem]) if stem in forms.names else (stem,)


def spots(text: str, sought: str, language: str = "en") -> list[tuple[str, bool]]:
    """The text in pieces, each with whether it matches the search, for highlighting.

    >>> spots("A renege is called by them.", "called revoke")
    [('A ', False), ('renege', True), (' is ', False), ('called', True), (' by them.', False)]
    >>> spots("All of it.", "")
    [('All of it.', False)]
    """
    known = word_forms(language)
    forms = sorted(
        {re.escape(form).replace("'", "['’]") for word in _plain(sought).split() for form in _forms(word, known)},
        key=len,
    )
    if not forms:
        return [(text, False)]
    parts = re.split(rf"((?<!\w)(?:{'|'.join(reversed(forms))})\w*)", text, flags=re.IGNORECASE)
    return [(part, bool(at % 2)) for at, part in enumerate(parts) if part]


def suggestions(books: Iterable[Book], sought: str, voice: Voice) -> list[str]:
    """Words to search for instead, each of which occurs in a book."""
    found, forms = list(books), word_forms(voice.language)
    often = voice.say(fact("search-often")).split()
    others = (word for word in often if not sought or not speaks_of(word, sought, forms))
    return [word for word in others if any(clauses_about(book, word, voice) for book in found)]


def clauses_about(book: Book, sought: str, voice: Voice) -> list[Clause]:
    """The clauses that match by id, kind or text; all of them for an empty search."""
    forms = word_forms(voice.language)
    return [clause for clause in book.clause if not sought or speaks_of(_said_of(clause, voice), sought, forms)]


def clause_told(voice: Voice, clause: Clause) -> dict[str, Any]:
    """A clause for programs, with its words."""
    told: dict[str, Any] = msgspec.to_builtins(clause)
    return told | {"text": voice.say(clause.says), "reading": voice.say(clause.why) if clause.why else ""}


def _said_of(clause: Clause, voice: Voice) -> str:
    said = [voice.say(one) for one in (clause.says, clause.why) if one is not None]
    return " ".join((clause.id, clause.kind, *said))
