"""The pages of a book as data: its chapters, which lines are a club's own, its clauses. Who shows them draws them."""

from __future__ import annotations

from typing import Any

import msgspec

from meldhouse.rulebooks.describe import Chapter, Line, MeldRow, describe
from meldhouse.rulebooks.schema import RULES, Book, Clause

GAMES = {"pinochle": "Pinochle", "forty-two": "Texas 42"}
TIMES = ("Once", "Twice", "3×", "4×", "5×", "6×", "7×", "8×")
"""Heads over what a meld is worth."""


class Said:
    """What a parent says already; all other lines are the club's own. Without a parent no line is."""

    def __init__(self, parent: Book | None) -> None:
        self.parent = parent
        self._known: set[Line | MeldRow] = set()
        for chapter in describe(parent) if parent is not None else ():
            self._known.update(chapter.lines)
            self._known.update(chapter.melds)

    def is_own(self, line: Line | MeldRow) -> bool:
        return self.parent is not None and line not in self._known


def page_of(book: Book, parent: Book | None) -> dict[str, Any]:
    """The whole page for programs: chapters, and the settings they were made from."""
    said = Said(parent)

    def chapter(one: Chapter) -> dict[str, Any]:
        return {
            "title": one.title,
            "rules": [{"text": line.text, "clause": line.clause, "own": said.is_own(line)} for line in one.lines],
            "melds": [
                {
                    "name": row.name,
                    "cards": row.pieces,
                    "values": row.values,
                    "most": row.most,
                    "clause": row.clause,
                    "own": said.is_own(row),
                }
                for row in one.melds
            ],
        }

    return {
        "name": book.name,
        "title": book.title,
        "form": book.form,
        "version": book.version,
        "game": book.game,
        "extends": book.extends,
        "fingerprint": book.fingerprint,
        "chapters": [chapter(one) for one in describe(book)],
        "settings": {name: msgspec.to_builtins(getattr(book, name)) for name in RULES},
    }


def meld_values(row: MeldRow) -> list[str]:
    """What it is worth each time; an asterisk marks what one hand cannot hold.

    >>> meld_values(MeldRow("Run in trump", "A 10 K Q J", (15, 150), most=1))
    ['15', '150*']
    """
    return [f"{value}*" if times > row.most else str(value) for times, value in enumerate(row.values, start=1)]


def clauses_about(book: Book, word: str) -> list[Clause]:
    """The clauses with `word` in their id, kind or text; all of them for no word."""
    sought = word.casefold()
    return [
        clause
        for clause in book.clause
        if any(sought in text.casefold() for text in (clause.id, clause.kind, clause.text, clause.reading))
    ]
