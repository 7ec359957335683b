"""The parts of a described book: messages, each with the clause that the book cites for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.schema import Book, Clause, Moment

Mark = Literal["", "ours", "read"]
"""`ours` where the paper is silent, `read` where it can be read differently."""
NOBODY_CHOSE = ("page-seats", "page-any")
"""Lines that need no clause: the number of players, and that a player without a duty is free."""


class RuleLine(NamedTuple):
    """One rule, and the clause the book cites for it."""

    says: Message
    clause: str | None = None
    mark: Mark = ""


def mark_of(clause: Clause) -> Mark:
    """Whether a clause is our own: a choice where the paper is silent, or our reading of it."""
    return "read" if clause.hinted else "ours" if clause.silent else ""


def mark_fact(mark: Mark) -> Message:
    return fact("rules-mark", mark=mark)


class MeldRow(NamedTuple):
    """The worth of one meld held once, twice, three times …"""

    name: Message
    pieces: Message
    values: tuple[int, ...]
    clause: str | None = None
    most: int = 8
    """How often one hand can hold it; values beyond that are only on paper."""


class Chapter(NamedTuple):
    code: str
    lines: tuple[RuleLine, ...]
    melds: tuple[MeldRow, ...] = ()

    @property
    def title(self) -> Message:
        return fact("rules-chapter", chapter=self.code)

    @property
    def word(self) -> Message:
        """The title in one word, for the margin of the short page."""
        return fact("rules-chapter-word", chapter=self.code)


def yes(value: object) -> str:
    """A code for a catalog to select by."""
    return "yes" if value else "no"


class Sheet:
    """Gives each message of a book its clause and its mark."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.alone = yes(not book.table.partners)
        """Whether everybody plays for themselves."""
        self.unsaid: Mark = "ours" if book.clause else ""
        """The mark for lines without a clause; in a club without clauses, the settings say everything."""
        self.chiefs: list[RuleLine] = []
        """Makes lines a player must know before the first hand; the rest can be looked up."""

    def line(self, says: Message, *codes: str, read: tuple[str, ...] = ()) -> RuleLine:
        """A message with the clause of the first of `codes` that the book cites; `read`: other codes under which an
        alternative reading may be listed."""
        code = next((code for code in codes if self.book.cite(code)), "")
        if not code:
            return RuleLine(says, mark="" if set(codes).intersection(NOBODY_CHOSE) else self.unsaid)
        by_paper = self.book.by_paper(code)
        is_read = self.book.is_hinted(code) or (by_paper and bool(self.book.other_readings(code, *read)))
        return RuleLine(says, self.book.cite(code), "read" if is_read else "" if by_paper else "ours")

    def by_clause(self, says: Message, clause: str, *readings: str) -> RuleLine:
        """A message that rests on `clause` itself; `readings`: codes under which an alternative reading may be
        listed."""
        found = self.book.clause_table.get(clause)
        if found is None:
            return RuleLine(says, mark=self.unsaid)
        is_read = not found.silent and bool(self.book.other_readings(*readings))
        return RuleLine(says, clause, "read" if is_read else mark_of(found))

    def clause(self, clause: Clause) -> RuleLine:
        """The clause's own text."""
        return self.by_clause(clause.says, clause.id)

    def at(self, says: Message, moment: Moment) -> RuleLine:
        """A message with the clause that applies at a moment."""
        return self.by_clause(says, next((one.id for one in self.book.clause if moment in one.when), ""))

    def ours(self, says: Message, *codes: str) -> RuleLine:
        """A message whose clause leaves a part open, such as how many."""
        return self.line(says, *codes)._replace(mark="ours")

    def chief(self, says: Message, *codes: str) -> RuleLine:
        """A line that is on the short page, too."""
        self.chiefs.append(self.line(says, *codes))
        return self.chiefs[-1]

    def if_cited(self, says: Message, code: str) -> Iterator[RuleLine]:
        """Something no setting decides: included only if the house has a clause for it."""
        if self.book.cite(code) is not None:
            yield self.line(says, code)
