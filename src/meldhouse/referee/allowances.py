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
    kinds = book.officials.eases
    if kinds and book.clause_table[eased].kind not in kinds:
        raise Refused(refuse_official(book, "allow-kind", kinds=joined(f"the {kind}" for kind in kinds)))
    if not why.strip():
        raise Refused(refuse_official(book, "allow-why"))
    return Allowance(who=who, eased=eased, clause=clause, by=by, why=why)
