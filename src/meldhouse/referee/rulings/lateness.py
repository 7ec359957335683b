"""Players who are not at their table when play starts."""

from __future__ import annotations

from typing import Literal

import msgspec

from meldhouse.game import ScoreEntry
from meldhouse.game.scoring import unit_of
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import counts_minutes
from meldhouse.referee.rulings.remedies import amount, both_partners, official, who_of
from meldhouse.referee.rulings.ruling import Ruling, answer, rules_on
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes


@rules_on("late")
def late(book: Book, case: Case) -> Ruling:
    """A player was not at the table when play started."""
    if not case.by:
        raise CaseError(fact("case-late-who"))
    if not counts_minutes(book):
        return answer(book, case, fact("ruling-late-silent", official=official(book)), "play-stopped", hand="stopped")
    if case.seconds is None or case.seconds < 0:
        raise CaseError(fact("case-late-time"))
    found = _by_the_minute(book, case, case.seconds)
    rules = book.late
    rounding: Literal["completed", "begun"] = "begun" if rules.rounding == "completed" else "completed"
    otherwise = msgspec.structs.replace(book, late=msgspec.structs.replace(rules, rounding=rounding))
    other = _by_the_minute(otherwise, case, case.seconds)
    same = (other.remedies, [one.points for one in other.entries]) == (
        found.remedies,
        [one.points for one in found.entries],
    )
    return msgspec.structs.replace(found, alternatives=()) if same else found


def _by_the_minute(book: Book, case: Case, seconds: int) -> Ruling:
    rules = book.late
    minutes = seconds // 60 if rules.rounding == "completed" else -(-seconds // 60)
    if rules.replaced and minutes >= rules.replaced:
        gone = fact("ruling-late-replaced", who=who_of(book, case), both=yes(both_partners(book, case)))
        return answer(book, case, gone, "late-replaced", "late", remedies=("replaced",), logged=True)
    owed = min(max(0, minutes - rules.grace) * rules.each, rules.most or 10**9)
    if not owed:
        free = fact("ruling-late-free", minutes=rules.grace, whole=yes(rules.rounding == "completed"))
        return answer(book, case, free, "late-grace", "late")
    code = "late-most" if owed == rules.most else "late"
    entries = tuple(
        ScoreEntry((seat,), -owed, fact("score-late", minutes=minutes), book.cite(code), unit_of(book), bonus=True)
        for seat in case.by
    )
    loses = fact("ruling-loses", who=case.by, amount=amount(book, owed), each="yes")
    return answer(book, case, loses, code, "late", entries=entries, logged=True)
