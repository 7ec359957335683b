"""The moments of a hand and of a dispute, and the clauses for each: a clause names its own (`when`)."""

from __future__ import annotations

from typing import get_args

from meldhouse.game import Refusal
from meldhouse.messages import Arg, Message
from meldhouse.rulebooks import Book, Clause
from meldhouse.rulebooks.describe import RuleLine
from meldhouse.rulebooks.schema import Moment

MOMENTS: tuple[str, ...] = get_args(Moment)

REFUSED_AT: dict[str, tuple[str, ...]] = {
    "dispute": (
        "dispute-none",
        "dispute-open",
        "dispute-seat",
        "play-stopped",
        "settle-late",
        "post-unknown",
        "person-unnamed",
        "person-plays",
        "hearing-now",
        "ruling-nobody",
        "official-post",
        "official-name",
    ),
    "split": (
        "deciding",
        "post-turn",
        "post-last",
        "round-none",
    ),
    "final": (
        "dispute-over",
        "ruling-again",
        "appeal-final",
        "aside-final",
        "decline-twice",
    ),
    "settle": (
        "settle-first",
        "settle-all",
        "settle-facts",
        "settle-rule",
        "settle-tried",
    ),
    "appeal": (
        "person-same",
        "ruling-stands",
        "appeal-none",
        "appeal-once",
        "aside-early",
        "decline-early",
    ),
    "ruling": (
        "ruling-empty",
        "ruling-cites",
        "ruling-whom",
        "ruling-sides",
        "ruling-over",
        "ruling-unplayed",
        "ruling-unknown",
    ),
    "bound": ("ruling-bound",),
    "gap": (
        "borrow-none",
        "borrow-own",
        "borrow-unknown",
    ),
    "violation": (
        "official-self",
        "log-who",
        "log-clause",
        "log-unknown",
        "log-place",
        "log-gain",
        "log-points",
        "log-number",
        "log-corrected",
        "log-why",
        "conduct-unknown",
        "conduct-kind",
    ),
    "question": (
        "question-empty",
        "question-unknown",
        "question-answered",
        "question-referee",
    ),
    "unlisted": (
        "unlisted-none",
        "unlisted-what",
    ),
    "expulsion": ("expel-cause",),
    "allowance": (
        "allow-none",
        "allow-kind",
        "allow-no-duty",
        "allow-clause",
        "allow-other",
        "allow-why",
    ),
    "sheet": (
        "sheet-side",
        "sheet-signed",
        "sheet-in",
    ),
    "sheet-change": ("scoring-table",),
    "sheet-told": ("untold",),
}
"""Refusals of officials, or of players asking for one, by the moment whose clause is cited."""
MOMENT_OF = {code: moment for moment, codes in REFUSED_AT.items() for code in codes}


def clauses_at(book: Book, moment: str) -> tuple[Clause, ...]:
    """The clauses for `moment`, in rulebook order."""
    return tuple(clause for clause in book.clause if moment in clause.when)


def cite_at(book: Book, moment: str) -> str | None:
    """The clause to cite at `moment`; None where the rules are silent."""
    return next((clause.id for clause in clauses_at(book, moment)), None)


def lines_at(book: Book, moment: str) -> tuple[RuleLine, ...]:
    return tuple(RuleLine(clause.says, clause.id) for clause in clauses_at(book, moment))


def refuse_official(book: Book, code: str, **facts: Arg) -> Refusal:
    """A refusal with this book's clause for its moment. The words are in `refusals-referee.ftl`."""
    return Refusal(code, Message(f"referee-{code}", facts), cite_at(book, MOMENT_OF[code]))
