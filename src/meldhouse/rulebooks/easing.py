"""Which rules an official may ease for one player."""

from __future__ import annotations

from meldhouse.rulebooks.refereeing import Remedy
from meldhouse.rulebooks.schema import Book, Clause
from meldhouse.rulebooks.section import ClauseKind

ASK_NOTHING_OF_A_PLAYER: tuple[ClauseKind, ...] = ("deck", "scoring", "officials", "tournament")
"""Kinds of clauses that are not for players to follow, so they are a hardship to nobody."""


def eased_by(book: Book) -> Clause | None:
    """The clause that allows easing a rule; None if the paper has none."""
    return next((clause for clause in book.clause if "allowance" in clause.when), None)


def can_be_eased(book: Book) -> tuple[str, ...]:
    """The clauses the paper lists for easing; if it lists none, every clause that players must follow.

    >>> from meldhouse.rulebooks import load_book
    >>> can_be_eased(load_book("npa")), can_be_eased(load_book("bend"))
    (('NPA-2.2c', 'NPA-2.2j', 'NPA-2.3a'), ())
    """
    if eased_by(book) is None:
        return ()
    return book.officials.eases or tuple(one.id for one in book.clause if one.kind not in ASK_NOTHING_OF_A_PLAYER)


def partner_helps(book: Book) -> Remedy | None:
    """How far the partner of a player with a handicap may handle the pieces for them; None if nobody says so."""
    return next((one for one in book.rulings.assistance.remedies if one.startswith("partner-")), None)


def covers(book: Book, eased: str, clause: str) -> bool:
    """Whether easing `eased` also eases `clause`: the exception clause itself stands for everything it excepts."""
    by = eased_by(book)
    return eased == clause or (by is not None and eased == by.id and clause in book.officials.eases)
