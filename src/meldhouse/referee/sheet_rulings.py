"""A score sheet: a mistake on it, a signature that is missing, a change by somebody who may not make it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.messages import written
from meldhouse.referee.cases import Case
from meldhouse.referee.moments import cite_at
from meldhouse.referee.rulings import Ruling, by_clause
from meldhouse.referee.wording import after_colon, cited
from meldhouse.referee.words import CHANGED_UNTIL
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import Line, mark_fact

SCORING_TABLE = ("scorekeeper", "verifier")
"""The posts of the official scoring table; the scorekeeper of a table of players is another person."""


class Asked(NamedTuple):
    """The question that decides what is done about a mistake on a sheet."""

    question: str
    yes_is_late: bool


def asked_of_sheet(book: Book) -> Asked:
    """From when on the players may not mend it; where no paper says so, whether they agree that it is a mistake.

    >>> from meldhouse.rulebooks import load_book
    >>> asked_of_sheet(load_book("mcallen")).question, asked_of_sheet(load_book("st-hilary")).question
    ('Had both sides agreed to that hand?', 'Do both sides agree it is a mistake?')
    """
    all_of_them = "both sides" if book.table.partners else "all players"
    if book.match.sheet == "open":
        return Asked(f"Do {all_of_them} agree it is a mistake?", yes_is_late=False)
    closed = {"signed": "signed the sheet", "agreed": "agreed to that hand"}[book.match.sheet]
    return Asked(f"Had {all_of_them} {closed}?", yes_is_late=True)


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
    other = "If they do not agree" if book.match.sheet == "open" else "Later"
    return msgspec.structs.replace(late, text=f"{early.text} {other}: {after_colon(late.text)}")


def _early(book: Book, case: Case, clause: str | None) -> Ruling:
    """While the players themselves may mend it; where no paper says until when, as long as they agree about it."""
    agree = "both sides" if book.table.partners else "all players"
    until = f"if {agree} agree that it is one" if book.match.sheet == "open" else CHANGED_UNTIL[book.match.sheet]
    return _with(book, case, f"It is put right, {until}.", clause)


def _still_open(book: Book, case: Case, clause: str | None) -> Ruling:
    """A change that was made while the players may still mend their sheet."""
    if book.match.sheet == "open":
        return _early(book, case, clause)
    return _with(book, case, f"Nothing is wrong: the players may mend it {CHANGED_UNTIL[book.match.sheet]}.", clause)


def _closed(book: Book, case: Case) -> Ruling:
    """The players may not change it any more."""
    if book.match.sheet == "open":
        who = book.officials.chain[0]
        text = f"The paper does not say until when a score may be changed: the {who} decides."
        return _with(book, case, text, book.cite("play-stopped"), remedies=("official",))
    if book.match.sheet == "agreed":
        text = "Both sides have agreed to the score of that hand, and it is written down; it stays as it is."
        text = cited(text, book.cite("sheet-closed"))
        adding = "A mistake in adding up the sheet is still put right, until it is handed in."
        return _with(book, case, f"{text} {cited(adding, book.cite('sheet-total'))}", book.cite("sheet-closed"))
    closed = cited("Both sides have signed, and the players may not mend it.", book.cite("sheet-closed"))
    return _with(book, case, f"{closed} {scoring_table(book)}", book.cite("sheet-closed"))


def scoring_table(book: Book) -> str:
    """Who may still change it, and whom he tells."""
    posts = " or the ".join(SCORING_TABLE)
    may = cited(f"Only the {posts} of the official scoring table may change it.", cite_at(book, "sheet-change"))
    return f"{may} {cited('All four players are told of it.', cite_at(book, 'sheet-told'))}"


def sheet_unsigned(book: Book, case: Case) -> Ruling:
    """A sheet came to the scoring table without both signatures."""
    asked = signing(book)
    goes_back = "It goes back to the table." if book.match.sheet == "signed" else "The score counts as it is written."
    return _with(book, case, f"{goes_back} {book.voice.say(asked.says)}", asked.clause)


def signing(book: Book) -> Line:
    """Who asks for the signatures on a sheet: the paper of the house, or only the desk of a tournament.

    >>> from meldhouse.rulebooks import load_book
    >>> signing(load_book("npa")).clause, signing(load_book("bend")).clause
    ('NPA-8.1a', None)
    """
    if book.match.sheet == "signed":
        told = "The scorekeeper completes and signs it, the other side adds it up and signs, and then it is handed in."
        return Line(written(told), cite_at(book, "sheet"))
    each = "each side" if book.table.partners else "every player"
    ours = book.voice.say(mark_fact("ours"))
    return Line(written(f"A tournament desk has {each} sign the figures ({ours})."))


def sheet_changed(book: Book, case: Case) -> Ruling:
    """Somebody has changed a sheet that was closed; without a seat, the scoring table."""
    if case.in_time:
        return _still_open(book, case, book.cite("sheet-total") or book.cite("sheet-missing"))
    if book.match.sheet == "open":
        return _closed(book, case)
    if book.match.sheet == "agreed":
        text = "The change does not count: both sides have agreed to the score, and it is written down."
        return _with(book, case, text, book.cite("sheet-closed"), remedies=("void",))
    if not case.by:
        return _with(book, case, scoring_table(book), cite_at(book, "sheet-told"))
    text = "The change does not count: both sides have signed, and the players may not change it."
    text = f"{cited(text, book.cite('sheet-closed'))} {scoring_table(book)}"
    return _with(book, case, text, book.cite("sheet-closed"), remedies=("void", "log"), logged=True)


def _with(
    book: Book, case: Case, text: str, clause: str | None, remedies: tuple[str, ...] = (), *, logged: bool = False
) -> Ruling:
    """A ruling by this clause; what a sheet is about has been played."""
    return by_clause(book, case, text, clause, hand="over", remedies=remedies, logged=logged)
