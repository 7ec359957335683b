"""The log of violations: who, which clause, where, what it cost and who ruled. It only ever grows.

>>> from meldhouse.rulebooks import load_book
>>> book, log = load_book("npa"), ViolationLog()
>>> referee = Official("referee", "R1")
>>> for round_ in (1, 2):
...     _ = log.record(book, who="17", clause="NPA-4.1a", by=referee, at=Place(round=round_, hand=3))
>>> log.repeaters(book)
('17',)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from meldhouse.game import Refusal, Refused, Seat
from meldhouse.referee.moments import refuse_official
from meldhouse.referee.officials import Official, verify_official
from meldhouse.referee.rulings import Ruling
from meldhouse.rulebooks import Book


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where in the tournament it happened, as far as is known."""

    round: int | None = None
    hand: int | None = None
    table: str = ""


ANYWHERE = Place()


class Violation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One entry. Nothing is ever struck out: a mistake is corrected by a later entry that says so."""

    number: int
    who: str
    clause: str = ""
    """Empty only in a house whose rulings need not name one."""
    at: Place = ANYWHERE
    points: int = 0
    """What it cost, as it stands on the sheet: -50."""
    by: Official
    note: str = ""
    corrects: int | None = None
    struck: bool = False
    """A correction that says: this did not happen."""


class LogError(ValueError):
    """Lines that are no log; the message says which line and why."""


class ViolationLog:
    """The log of a tournament, or of a house for good; entries are numbered from 1."""

    def __init__(self, entries: Iterable[Violation] = ()) -> None:
        self._entries: tuple[Violation, ...] = tuple(entries)
        for at, entry in enumerate(self._entries, start=1):
            _check_entry(self._entries[: at - 1], entry, at)

    @property
    def entries(self) -> tuple[Violation, ...]:
        """Everything that was ever written down."""
        return self._entries

    @property
    def standing(self) -> tuple[Violation, ...]:
        """What holds today: corrected entries give way to those that correct them."""
        corrected = {entry.corrects for entry in self._entries}
        return tuple(entry for entry in self._entries if entry.number not in corrected and not entry.struck)

    def of(self, who: str) -> tuple[Violation, ...]:
        """What stands against this person."""
        return tuple(entry for entry in self.standing if entry.who == who)

    def history(self, who: str) -> tuple[Violation, ...]:
        """Every entry that ever named this person, and what corrected it."""
        named = {entry.number for entry in self._entries if entry.who == who}
        return tuple(entry for entry in self._entries if entry.number in named or entry.corrects in named)

    def is_repeater(self, book: Book, who: str) -> bool:
        """Whether this person is pointed out; what follows from it a human being decides."""
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
        at: Place = ANYWHERE,
        points: int = 0,
        note: str = "",
    ) -> Violation:
        """Write it down; `Refused` says what is missing."""
        return self.record_all(book, (who,), clause=clause, by=by, at=at, points=points, note=note)[0]

    def record_all(
        self,
        book: Book,
        people: Iterable[str],
        *,
        clause: str,
        by: Official,
        at: Place = ANYWHERE,
        points: int = 0,
        note: str = "",
    ) -> tuple[Violation, ...]:
        """The same for several people: for all of them, or for none."""
        entries = [
            Violation(number=number, who=who, clause=clause, at=at, points=points, by=by, note=note)
            for number, who in enumerate(people, start=self._next)
        ]
        return self._append(book, *entries)

    def correct(
        self,
        book: Book,
        number: int,
        *,
        by: Official,
        note: str,
        struck: bool = False,
        who: str | None = None,
        clause: str | None = None,
        at: Place | None = None,
        points: int | None = None,
    ) -> Violation:
        """A later entry takes the place of `number`; what is not said anew stays as it was."""
        if refusal := self._verify_number(book, number):
            raise Refused(refusal)
        old = self._entries[number - 1]
        entry = Violation(
            number=self._next,
            who=old.who if who is None else who,
            clause=old.clause if clause is None else clause,
            at=old.at if at is None else at,
            points=old.points if points is None else points,
            by=by,
            note=note,
            corrects=number,
            struck=struck,
        )
        return self._append(book, entry)[0]

    def log_ruling(
        self,
        book: Book,
        ruling: Ruling,
        *,
        people: Mapping[Seat, str],
        by: Official,
        at: Place = ANYWHERE,
    ) -> tuple[Violation, ...]:
        """A ruling that is to be written down, for everybody in `people` whom it blames."""
        if not ruling.logged:
            raise Refused(refuse_official(book, "log-quiet"))
        entries = [
            Violation(
                number=number,
                who=person,
                clause=ruling.clause or "",
                at=at,
                points=sum(one.points for one in ruling.entries if seat in one.seats and one.unit != "cents"),
                by=by,
                note=ruling.what,
            )
            for number, (seat, person) in enumerate(people.items(), start=self._next)
        ]
        return self._append(book, *entries)

    def to_lines(self) -> bytes:
        """One entry a line, as JSON."""
        return msgspec.json.Encoder().encode_lines(self._entries)

    @property
    def _next(self) -> int:
        return len(self._entries) + 1

    def _append(self, book: Book, *entries: Violation) -> tuple[Violation, ...]:
        for entry in entries:
            if refusal := verify_violation(book, entry):
                raise Refused(refusal)
        self._entries = (*self._entries, *entries)
        return entries

    def _verify_number(self, book: Book, number: int) -> Refusal | None:
        if not 1 <= number <= len(self._entries):
            return refuse_official(book, "log-number", number=number, last=len(self._entries))
        later = next((entry.number for entry in self._entries if entry.corrects == number), None)
        return refuse_official(book, "log-corrected", number=number, by=later) if later else None


def verify_violation(book: Book, entry: Violation) -> Refusal | None:
    """Why this cannot be written down; None if it can."""
    if not entry.who.strip():
        return refuse_official(book, "log-who")
    if not entry.clause and (book.officials.cited or not entry.note.strip()):
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
    return refuse_official(book, "log-why") if entry.corrects is not None and not entry.note.strip() else None


def _costs_nothing(book: Book, clause: str) -> bool:
    """Whether it is only about conduct, for which no ruling of this house takes points."""
    rulings = (getattr(book.rulings, name) for name in book.rulings.__struct_fields__)
    priced = any(house.clause == clause and house.points for house in rulings)
    return bool(clause) and book.clause_table[clause].kind == "conduct" and not priced


def _check_entry(before: tuple[Violation, ...], entry: Violation, at: int) -> None:
    if entry.number != at:
        raise LogError(f"Line {at}: entry {at} was expected here, not entry {entry.number}.")
    if entry.corrects is not None and not 1 <= entry.corrects < at:
        raise LogError(f"Line {at}: it corrects entry {entry.corrects}, which does not stand before it.")
    if entry.corrects is not None and any(earlier.corrects == entry.corrects for earlier in before):
        raise LogError(f"Line {at}: entry {entry.corrects} has been corrected before.")


def read_log(raw: bytes) -> ViolationLog:
    """A log from its lines."""
    decoder = msgspec.json.Decoder(Violation)
    entries = []
    for at, line in enumerate(raw.splitlines(), start=1):
        try:
            entries.append(decoder.decode(line))
        except msgspec.DecodeError as problem:
            raise LogError(f"Line {at} is no entry: {problem}.") from None
    return ViolationLog(entries)
