"""A rule eased for one player, so that they can play at all."""

from __future__ import annotations

import msgspec

from meldhouse.game import Refused
from meldhouse.referee.moments import refuse_official
from meldhouse.referee.officials.officials import Official, verify_official
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.rulebooks.easing import can_be_eased, eased_by


class Allowance(msgspec.Struct, frozen=True, kw_only=True):
    """One rule, eased for one player."""

    who: str
    eased: str
    clause: str
    by: Official
    why: str


def allow(book: Book, who: str, eased: str, *, by: Official, why: str) -> Allowance:
    """Ease a rule for a player to whom it is a hardship, where the book lets its official do so."""
    clause = eased_by(book)
    if clause is None:
        raise Refused(refuse_official(book, "allow-none", official=post_fact(book.officials.chain[0])))
    if refusal := verify_official(book, by):
        raise Refused(refusal)
    if by.person == who:
        raise Refused(refuse_official(book, "official-self"))
    if eased not in book.clause_table:
        raise Refused(refuse_official(book, "allow-clause", rule=eased))
    named = book.officials.eases
    is_exception = bool(named) and eased == clause.id  # naming this clause asks for all that it excepts
    if eased not in can_be_eased(book) and not is_exception:
        if named:
            raise Refused(refuse_official(book, "allow-kind", rule=eased, clauses=named))
        raise Refused(refuse_official(book, "allow-no-duty", rule=eased))
    if not why.strip():
        raise Refused(refuse_official(book, "allow-why"))
    return Allowance(who=who, eased=eased, clause=clause.id, by=by, why=why)
