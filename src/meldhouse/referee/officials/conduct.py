"""Conduct: what no program can see. Reminders come at the right moment, and an official logs a lapse with one action.

>>> from meldhouse.rulebooks import load_book
>>> [line.clause for line in reminders(load_book("bend"), "bidding")]
['BEN-2.1a']
"""

from __future__ import annotations

from meldhouse.game import Refusal, Refused
from meldhouse.referee.cases.case import Case
from meldhouse.referee.moments import MOMENTS, cite_at, refuse_official
from meldhouse.referee.officials.officials import Official
from meldhouse.referee.officials.violations import Violation, ViolationLog, Whereabouts
from meldhouse.referee.rulings.conduct import ClauseError, of_clause
from meldhouse.rulebooks import Book, Clause
from meldhouse.rulebooks.describe import RuleLine
from meldhouse.rulebooks.describe.facts import post_fact

PHASE_MOMENTS: dict[str, str] = {
    "shuffle": "shuffle",
    "count": "shuffle",
    "auction": "bidding",
    "kitty": "meld",
    "trump": "meld",
    "exchange": "meld",
    "discard": "meld",
    "meld": "meld",
    "settle": "meld",
    "tricks": "play",
    "over": "between",
}
"""The moment of each phase of a hand; looking at a trick (``review``) is a moment without a phase."""


def breakable(book: Book) -> tuple[Clause, ...]:
    """The clauses of conduct a person can be blamed by: not permissions, which nobody can break, nor clauses with a
    ruling of their own, which are asked for by its name."""
    return tuple(clause for clause in book.clause if verify_conduct(book, clause.id) is None)


def reminders(book: Book, phase: str) -> tuple[RuleLine, ...]:
    """What players are asked to do in this phase or at this moment; permanent requests come last."""
    moment = PHASE_MOMENTS.get(phase, phase)
    if moment not in MOMENTS:
        raise ValueError(f"There is no “{phase}” in a hand; the moments are {', '.join(MOMENTS)}.")
    conduct = [clause for clause in book.clause if clause.kind == "conduct"]
    now = [clause for clause in conduct if moment in clause.when]
    always = [clause for clause in conduct if _is_always(clause) and clause not in now]
    return tuple(RuleLine(clause.says, clause.id) for clause in (*now, *always))


class Reminders:
    """Each clause once a session, one at a time: a table told the same thing every hand stops listening."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._told: set[str] = set()
        self._last: tuple[int, str] = (0, "")

    def at(self, phase: str, hand: int) -> RuleLine | None:
        """What to say as this phase of hand number `hand` begins; None if it has been said, or everything has."""
        moment = (hand, PHASE_MOMENTS.get(phase, phase))
        if moment == self._last:
            return None
        self._last = moment
        line = next((line for line in reminders(self.book, phase) if line.clause not in self._told), None)
        if line is not None and line.clause is not None:
            self._told.add(line.clause)
        return line


def _is_always(clause: Clause) -> bool:
    """A club that does not say when means always."""
    return not clause.when or "always" in clause.when


def verify_conduct(book: Book, clause_id: str) -> Refusal | None:
    """Why a lapse under this clause cannot be logged as conduct; None if it can."""
    clause = book.clause_table.get(clause_id)
    if clause is None:
        return refuse_official(book, "conduct-unknown", rule=clause_id)
    if not clause.is_conduct:
        return refuse_official(book, "conduct-kind", rule=clause_id, official=post_fact(book.officials.chain[0]))
    try:
        of_clause(book, Case(kind="conduct", clause=clause_id))
    except ClauseError as problem:
        return Refusal(
            "conduct-named",
            problem.why,
            clause_id,
            cited="within",
        )
    return None


def log_conduct(
    book: Book, log: ViolationLog, clause_id: str, who: str, by: Official, at: Whereabouts, *, note: str = ""
) -> Violation:
    """Log a lapse, without points, since no rulebook gives any."""
    if refusal := verify_conduct(book, clause_id):
        raise Refused(refusal)
    return log.record(book, who=who, clause=clause_id, by=by, at=at, note=note)


def log_unlisted(book: Book, log: ViolationLog, what: str, who: str, by: Official, at: Whereabouts) -> Violation:
    """Conduct no clause names, where the book lets its official treat it as an offense."""
    clause = cite_at(book, "unlisted")
    if clause is None:
        raise Refused(refuse_official(book, "unlisted-none"))
    if not what.strip():
        raise Refused(refuse_official(book, "unlisted-what"))
    return log.record(book, who=who, clause=clause, by=by, at=at, note=what)
