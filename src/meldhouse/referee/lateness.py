"""Players who are not at their table when play starts."""

from __future__ import annotations

from meldhouse.game import Entry
from meldhouse.game.scoring import unit_of
from meldhouse.referee.cases import Case
from meldhouse.referee.rulings import CaseError, Ruling, cited, what_happened, words_for
from meldhouse.rulebooks import Book


def late(book: Book, case: Case) -> Ruling:
    """Somebody was not at the table when play started."""
    if not case.by:
        raise CaseError("Say who came late.")
    if case.seconds is None or case.seconds < 0:
        raise CaseError("Say how late the player came, in minutes and seconds.")
    rules = book.late
    if not (rules.each or rules.replaced):
        text = f"The paper says nothing of players who come late; the {book.officials.chain[0]} decides."
        return Ruling(kind=case.kind, what=what_happened(book, case), text=text, clause=None, hand="stopped")
    minutes = case.seconds // 60 if rules.rounding == "completed" else -(-case.seconds // 60)
    who = words_for(book, case)["who"]
    if rules.replaced and minutes >= rules.replaced:
        text = f"{who} is replaced for the rest of the round and scores nothing in it; the partner keeps the score."
        return _ruled(book, case, text, "late-replaced", remedies=("replaced",))
    owed = min(max(0, minutes - rules.grace) * rules.each, rules.most or 10**9)
    if not owed:
        counted = ", and only whole minutes count" if rules.rounding == "completed" else ""
        return _ruled(book, case, f"Up to {rules.grace} minutes cost nothing{counted}.", "late-grace")
    code = "late-most" if owed == rules.most else "late"
    who = f"Each of {who}" if len(case.by) > 1 else who
    entries = tuple(
        Entry((seat,), -owed, f"{minutes} minutes late", book.cite(code), unit_of(book), bonus=True) for seat in case.by
    )
    return _ruled(book, case, f"{who} loses {owed} points.", code, entries=entries)


def _ruled(
    book: Book,
    case: Case,
    text: str,
    code: str,
    *,
    remedies: tuple[str, ...] = (),
    entries: tuple[Entry, ...] = (),
) -> Ruling:
    clause = book.cite(code)
    return Ruling(
        kind=case.kind,
        what=what_happened(book, case),
        text=cited(text, clause),
        clause=clause,
        remedies=remedies,
        entries=entries,
        logged=bool(entries or remedies),
    )
