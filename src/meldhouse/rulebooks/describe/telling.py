"""What a described book is made of, and the teller that knows the house's words and clauses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.rulebooks.describe.phrases import plural
from meldhouse.rulebooks.schema import Book, Clause, Moment

OURS, READ = "our default; the club's rules don't say", "our reading"
NOBODY_CHOSE = ("page-seats", "page-any")
"""What needs no clause: how many sit down, and that whoever has no duty is free."""


class Line(NamedTuple):
    """One rule in a plain sentence, and the clause the book cites for it."""

    text: str
    clause: str | None = None
    mark: str = ""
    """`OURS` where the paper is silent, `READ` where it can be understood otherwise."""


def mark_of(clause: Clause) -> str:
    """Whether a clause is our own: a choice where the paper is silent, or how it is read."""
    return READ if clause.hinted else OURS if clause.silent else ""


class MeldRow(NamedTuple):
    """What one meld is worth held once, twice, three times …"""

    name: str
    pieces: str
    values: tuple[int, ...]
    clause: str | None = None
    most: int = 8
    """How often one hand can hold it; a value beyond that stands only on paper."""


class Chapter(NamedTuple):
    title: str
    lines: tuple[Line, ...]
    melds: tuple[MeldRow, ...] = ()
    word: str = ""
    """The title in one word, for the margin of a short page."""


class Teller:
    """Tells a book's rules in its own words."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.words = book.words
        self.pieces = book.words.pieces
        self.tricks = plural(book.words.trick)
        pairs = book.table.partners
        self.bidders = "The bidding side" if pairs else "The bidder"
        self.others = "The other side" if pairs else "Every other player"
        self.it = "it" if pairs else "he"
        self.its = "its" if pairs else "his"
        self.unsaid = OURS if book.clause else ""
        """The mark of what no clause says; a club without clauses has said in its settings all that it wants."""
        self.chiefs: list[Line] = []
        """What a player must know before the first hand; the rest he can look up."""

    def count(self, amount: int) -> str:
        """So many pieces."""
        return f"{amount} {self.words.piece if amount == 1 else self.pieces}"

    def line(self, text: str, *codes: str) -> Line:
        """A sentence, with the clause of the first of `codes` that the book cites."""
        code = next((code for code in codes if self.book.cite(code)), "")
        if not code:
            return Line(text, mark="" if set(codes).intersection(NOBODY_CHOSE) else self.unsaid)
        by_paper = self.book.by_paper(code)
        is_read = self.book.is_hinted(code) or (by_paper and code in self.book.readings)
        return Line(text, self.book.cite(code), READ if is_read else "" if by_paper else OURS)

    def by_clause(self, text: str, clause: str, *readings: str) -> Line:
        """A sentence that rests on `clause` itself; `readings`: under which another way to understand it may stand."""
        found = self.book.clause_table.get(clause)
        if found is None:
            return Line(text, mark=self.unsaid)
        is_read = not found.silent and bool(self.book.other_readings(*readings))
        return Line(text, clause, READ if is_read else mark_of(found))

    def clause(self, clause: Clause) -> Line:
        """What a clause says itself."""
        return self.by_clause(self.book.voice.say(clause.says), clause.id)

    def at(self, text: str, moment: Moment) -> Line:
        """A sentence with the clause that the house goes by at a moment."""
        return self.by_clause(text, next((one.id for one in self.book.clause if moment in one.when), ""))

    def ours(self, text: str, *codes: str) -> Line:
        """A sentence of which the clause that it rests on leaves a part open, such as how many."""
        return self.line(text, *codes)._replace(mark=OURS)

    def chief(self, text: str, *codes: str) -> Line:
        """A sentence that stands on the short page too."""
        self.chiefs.append(self.line(text, *codes))
        return self.chiefs[-1]

    def fact(self, text: str, code: str) -> Iterator[Line]:
        """A sentence that no setting decides: told in a house that has a clause for it, and nowhere else."""
        if self.book.cite(code) is not None:
            yield self.line(text, code)
