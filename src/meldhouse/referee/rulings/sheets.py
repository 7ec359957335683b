"""A score sheet: a mistake on it, a missing signature, a change by a person who may not make it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case
from meldhouse.referee.moments import cite_at
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, when
from meldhouse.referee.rulings.remedies import official
from meldhouse.referee.rulings.ruling import Ruling, Said, by_clause, rules_on
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import RuleLine
from meldhouse.rulebooks.describe.lines import yes


class DecidingQuestion(NamedTuple):
    """The question that decides what is done about a mistake on a sheet."""

    question: Message
    yes_is_late: bool


def asked_of_sheet(book: Book) -> DecidingQuestion:
    """Whether it is too late for the players to fix it; where no rule sets a deadline, whether they agree it is wrong.

    >>> from meldhouse.rulebooks import load_book
    >>> [asked_of_sheet(load_book(name)).question.args["sheet"] for name in ("mcallen", "st-hilary")]
    ['agreed', 'open']
    """
    alone, sheet = yes(not book.table.partners), book.match.sheet
    return DecidingQuestion(fact("ruling-ask-sheet", sheet=sheet, alone=alone), yes_is_late=sheet != "open")


@rules_on("sheet_error")
def sheet_error(book: Book, case: Case) -> Ruling:
    """A wrong score or a wrong total: before the sheet is closed, and after."""
    if case.called != "during" and case.in_time is None and book.match.sheet != "signed":
        case = msgspec.structs.replace(case, in_time=False)
    clause = book.cite("sheet-total")
    early = _early(book, case, clause)
    if case.in_time:
        return msgspec.structs.replace(early, remedies=("true-value",))
    late = _closed(book, case)
    if case.in_time is not None:
        return late
    other = fact("ruling-if-disagreed") if book.match.sheet == "open" else fact("ruling-later")
    return msgspec.structs.replace(late, outcomes=(*early.outcomes, when(other, late.outcomes)))


def _early(book: Book, case: Case, clause: str | None) -> Ruling:
    """While players may fix it themselves; where no rule sets a deadline, as long as they agree."""
    if book.match.sheet == "open":
        return _with(book, case, fact("ruling-sheet-if-agreed", alone=yes(not book.table.partners)), clause)
    return _with(book, case, fact("ruling-sheet-mended", until=book.match.sheet), clause)


def _still_open(book: Book, case: Case, clause: str | None) -> Ruling:
    """A change made while the players may still fix their sheet."""
    if book.match.sheet == "open":
        return _early(book, case, clause)
    fine = (Outcome(fact("ruling-nothing-wrong")), Outcome(fact("ruling-sheet-open", until=book.match.sheet)))
    return _with(book, case, fine, clause)


def _closed(book: Book, case: Case) -> Ruling:
    """The players may not change it anymore."""
    if book.match.sheet == "open":
        gap = fact("ruling-score-gap", official=official(book), written="no")
        return _with(book, case, gap, book.cite("play-stopped"), remedies=("official",))
    closed = book.cite("sheet-closed")
    if book.match.sheet == "agreed":
        adding = Outcome(fact("ruling-adding-mended"), book.cite("sheet-total"))
        return _with(book, case, (Outcome(fact("ruling-agreed-stays"), closed), adding), closed)
    return _with(book, case, (Outcome(fact("ruling-signed-closed"), closed), *scoring_table(book)), closed)


def scoring_table(book: Book) -> Outcomes:
    """Who may still change it, and whom they tell."""
    return (
        Outcome(fact("ruling-scoring-table"), cite_at(book, "sheet-change")),
        Outcome(fact("ruling-all-told"), cite_at(book, "sheet-told")),
    )


@rules_on("sheet_unsigned")
def sheet_unsigned(book: Book, case: Case) -> Ruling:
    """A sheet came to the scoring table without both signatures."""
    asked = signing(book)
    back = fact("ruling-sheet-back" if book.match.sheet == "signed" else "ruling-sheet-counts")
    return _with(book, case, (Outcome(back), Outcome(asked.says)), asked.clause)


def signing(book: Book) -> RuleLine:
    """What asks for the signatures on a sheet: the rulebook, or only the tournament desk.

    >>> from meldhouse.rulebooks import load_book
    >>> signing(load_book("npa")).clause, signing(load_book("bend")).clause
    ('NPA-8.1a', None)
    """
    if book.match.sheet == "signed":
        return RuleLine(fact("ruling-signing"), cite_at(book, "sheet"))
    return RuleLine(fact("ruling-signing-desk", alone=yes(not book.table.partners)))


@rules_on("sheet_changed")
def sheet_changed(book: Book, case: Case) -> Ruling:
    """A closed sheet was changed; without a seat, by the scoring table."""
    if case.in_time:
        return _still_open(book, case, book.cite("sheet-total") or book.cite("sheet-missing"))
    if book.match.sheet == "open":
        return _closed(book, case)
    closed = book.cite("sheet-closed")
    if book.match.sheet == "agreed":
        return _with(book, case, fact("ruling-change-agreed"), closed, remedies=("void",))
    if not case.by:
        return _with(book, case, scoring_table(book), cite_at(book, "sheet-told"))
    said = (Outcome(fact("ruling-change-signed"), closed), *scoring_table(book))
    return _with(book, case, said, closed, remedies=("void", "log"), logged=True)


def _with(
    book: Book, case: Case, said: Said, clause: str | None, remedies: tuple[str, ...] = (), *, logged: bool = False
) -> Ruling:
    """A ruling by this clause; the hand on the sheet has been played."""
    return by_clause(book, case, said, clause, hand="over", remedies=remedies, logged=logged)
