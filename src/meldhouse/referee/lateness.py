"""Players who are not at their table when play starts."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import Entry
from meldhouse.game.scoring import unit_of
from meldhouse.messages import written
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.rulings import Ruling, answer
from meldhouse.referee.wording import both_partners, words_for
from meldhouse.rulebooks import Book


def late(book: Book, case: Case) -> Ruling:
    """Somebody was not at the table when play started."""
    if not case.by:
        raise CaseError("Say who came late.")
    rules = book.late
    if not (rules.each or rules.replaced):
        text = f"The paper says nothing of players who come late; the {book.officials.chain[0]} decides."
        return answer(book, case, text, "play-stopped", hand="stopped")
    if case.seconds is None or case.seconds < 0:
        raise CaseError("Say how late the player came, in minutes and seconds.")
    found = _by_the_minute(book, case, case.seconds)
    rounding: Literal["completed", "begun"] = "begun" if rules.rounding == "completed" else "completed"
    otherwise = msgspec.structs.replace(book, late=msgspec.structs.replace(rules, rounding=rounding))
    other = _by_the_minute(otherwise, case, case.seconds)
    same = (other.remedies, [one.points for one in other.entries]) == (
        found.remedies,
        [one.points for one in found.entries],
    )
    return msgspec.structs.replace(found, alternatives=()) if same else found


def _by_the_minute(book: Book, case: Case, seconds: int) -> Ruling:
    rules, words = book.late, words_for(book, case)
    minutes = seconds // 60 if rules.rounding == "completed" else -(-seconds // 60)
    if rules.replaced and minutes >= rules.replaced:
        text = "{who} {are} replaced for the rest of the round and {scores} nothing in it"
        text += "." if both_partners(book, case) else "; the partner keeps the score."
        return answer(book, case, text.format_map(words), "late-replaced", "late", remedies=("replaced",), logged=True)
    owed = min(max(0, minutes - rules.grace) * rules.each, rules.most or 10**9)
    if not owed:
        counted = ", and only whole minutes count" if rules.rounding == "completed" else ""
        return answer(book, case, f"Up to {rules.grace} minutes cost nothing{counted}.", "late-grace", "late")
    code = "late-most" if owed == rules.most else "late"
    who = f"Each of {words['who']}" if len(case.by) > 1 else words["who"]
    entries = tuple(
        Entry((seat,), -owed, written(f"{minutes} minutes late"), book.cite(code), unit_of(book), bonus=True)
        for seat in case.by
    )
    return answer(book, case, f"{who} loses {owed} points.", code, "late", entries=entries, logged=True)
