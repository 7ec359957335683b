"""A rule eased for one player, so that he can play at all."""

from __future__ import annotations

import msgspec

from meldhouse.game import Refused
from meldhouse.referee.moments import cite_at, refuse_official
from meldhouse.referee.officials import Official, verify_official
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book


class Allowance(msgspec.Struct, frozen=True, kw_only=True):
    """One rule is eased for one player."""

    who: str
    eased: str
    clause: str
    by: Official
    why: str


def partner_helps(book: Book) -> bool:
    """Whether only the handling of the pieces is excepted, and the partner does it."""
    return "partner-helps" in book.rulings.assistance.remedies


def allow(book: Book, who: str, eased: str, *, by: Official, why: str) -> Allowance:
    """A rule is eased for a player to whom it is a hardship, where the house lets its official do so."""
    clause = cite_at(book, "allowance")
    if clause is None:
        raise Refused(refuse_official(book, "allow-none"))
    if refusal := verify_official(book, by):
        raise Refused(refusal)
    if by.person == who:
        raise Refused(refuse_official(book, "official-self"))
    if eased not in book.clause_table:
        raise Refused(refuse_official(book, "allow-clause", rule=eased))
    can = book.officials.eases
    if partner_helps(book) and eased == book.rulings.assistance.clause and can:
        eased = can[0]  # whoever names the exception asks for what it excepts
    if can and eased not in can:
        raise Refused(refuse_official(book, "allow-kind", rule=eased, clauses=joined(can)))
    if not why.strip():
        raise Refused(refuse_official(book, "allow-why"))
    return Allowance(who=who, eased=eased, clause=clause, by=by, why=why)
