"""The log of violations: who, which clause, where, what it cost and who ruled. It only ever grows.

>>> from meldhouse.rulebooks import load_book
>>> book, log = load_book("npa"), ViolationLog()
>>> referee = Official("referee", "R1")
>>> for round_ in (1, 2):
...     _ = log.record(book, who="17", clause="NPA-4.1a", by=referee, at=Whereabouts(round=round_, hand=3))
>>> log.repeaters(book)
('17',)
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game import Refusal, Refused
from meldhouse.messages import Message, written
from meldhouse.referee.moments import refuse_official
from meldhouse.referee.officials.officials import Official, verify_official
from meldhouse.rulebooks import Book


class Whereabouts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where in the tournament it happened, as far as is known."""

    round: int | None = None
    hand: int | None = None
    table: str = ""


ANYWHERE = Whereabouts()


class Violation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One entry. Nothing is ever deleted: a mistake is corrected by a later entry."""

    number: int
    who: str
    clause: str = ""
    """Empty only under rules that do not require one."""
    at: Whereabouts = ANYWHERE
    points: int = 0
    """The cost as it stands on the sheet: -50."""
    by: Official
    note: str = ""
    """The note a person wrote."""
    why: Message | None = None
    """The note where nobody had to write one: a penalty knows what it is for."""
    corrects: int | None = None
    struck: bool = False
    """A correction saying this did not happen."""

    @property
    def said(self) -> Message | None:
        """What is known about it; None where the clause says it all."""
        return self.why or (written(self.note) if self.note.strip() else None)


class ViolationLog:
    """The log of a tournament, or a club's permanent one; entries are numbered from 1."""

    def __init__(self, entries: Iterable[Violation] = ()) -> None:
        self._entries: tuple[Violation, ...] = tuple(entries)

    @property
    def entries(self) -> tuple[Violation, ...]:
        """Everything ever logged."""
        return self._entries

    @property
    def standing(self) -> tuple[Violation, ...]:
        """The entries in force: corrected entries give way to their corrections."""
        corrected = {entry.corrects for entry in self._entries}
        return tuple(entry for entry in self._entries if entry.number not in corrected and not entry.struck)

    def stands(self, number: int) -> bool:
        return any(entry.number == number for entry in self.standing)

    def of(self, who: str) -> tuple[Violation, ...]:
        """The entries in force about this person."""
        return tuple(entry for entry in self.standing if entry.who == who)

    def history(self, who: str) -> tuple[Violation, ...]:
        """Every entry that ever named this person, with its corrections."""
        named = {entry.number for entry in self._entries if entry.who == who}
        return tuple(entry for entry in self._entries if entry.number in named or entry.corrects in named)

    def is_repeater(self, book: Book, who: str) -> bool:
        """Whether this person is flagged; people decide what follows."""
        return len(self.of(who)) >= book.officials.repeat

    def repeaters(self, book: Book) -> tuple[str, ...]:
        people = dict.fromkeys(entry.who for entry in self.standing)
        return tuple(who for who in people if self.is_repeater(book, who))

    def record(
        self,
        book: Book,
        *,
        who: str,
        clause: str,
        by: Official,
        at: Whereabouts = ANYWHERE,
        points: int = 0,
        note: str = "",
    ) -> Violation:
        """Log it; `Refused` says what is missing."""
        return self._append(
            book, Violation(number=self._next, who=who, clause=clause, at=at, points=points, by=by, note=note)
        )

    def correct(
        self,
        book: Book,
        number: int,
        *,
        by: Official,
        note: str = "",
        why: Message | None = None,
        struck: bool = False,
        who: str | None = None,
        clause: str | None = None,
    ) -> Violation:
        """Replace entry `number` with a later one; fields not given stay as they were."""
        if refusal := self._verify_number(book, number):
            raise Refused(refusal)
        old = self._entries[number - 1]
        entry = Violation(
            number=self._next,
            who=old.who if who is None else who,
            clause=old.clause if clause is None else clause,
            at=old.at,
            points=old.points,
            by=by,
            note=note,
            why=why,
            corrects=number,
            struck=struck,
        )
        return self._append(book, entry)

    @property
    def _next(self) -> int:
        return len(self._entries) + 1

    def _append(self, book: Book, entry: Violation) -> Violation:
        if refusal := verify_violation(book, entry):
            raise Refused(refusal)
        self._entries = (*self._entries, entry)
        return entry

    def _verify_number(self, book: Book, number: int) -> Refusal | None:
        if not 1 <= number <= len(self._entries):
            return refuse_official(book, "log-number", number=number, last=len(self._entries))
        later = next((entry.number for entry in self._entries if entry.corrects == number), None)
        return refuse_official(book, "log-corrected", number=number, by=later) if later else None


def verify_violation(book: Book, entry: Violation) -> Refusal | None:
    """Why this cannot be logged; None if it can."""
    if not entry.who.strip():
        return refuse_official(book, "log-who")
    if not entry.clause and (book.officials.cited or entry.said is None):
        return refuse_official(book, "log-clause")
    if entry.clause and entry.clause not in book.clause_table:
        return refuse_official(book, "log-unknown", rule=entry.clause)
    if any(number is not None and number < 1 for number in (entry.at.round, entry.at.hand)):
        return refuse_official(book, "log-place")
    if refusal := verify_official(book, entry.by):
        return refusal
    if entry.by.person == entry.who:
        return refuse_official(book, "official-self")
    if entry.points > 0:
        return refuse_official(book, "log-gain")
    if entry.points and _costs_nothing(book, entry.clause):
        return refuse_official(book, "log-points", rule=entry.clause)
    return refuse_official(book, "log-why") if entry.corrects is not None and entry.said is None else None


def _costs_nothing(book: Book, clause: str) -> bool:
    """Whether it is only about conduct, for which no ruling here takes points."""
    rulings = (getattr(book.rulings, name) for name in book.rulings.__struct_fields__)
    priced = any(house.clause == clause and house.points for house in rulings)
    return bool(clause) and book.clause_table[clause].kind == "conduct" and not priced
