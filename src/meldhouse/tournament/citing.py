"""Clauses as officials name them: by our ids, or by the numbers of their paper."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from meldhouse.rulebooks import Book
from meldhouse.rulebooks.naming import clauses_named
from meldhouse.tournament.acts import Act, Fine, LogConduct, Penalize

A = TypeVar("A", bound=Act)


def as_cited(book: Book, act: A) -> A:
    """The same act with the id of the clause that is meant. Under one number of the paper there are several clauses:
    for a penalty or a fine the one that speaks of one is meant, otherwise the first. What is no number stays, to be
    refused."""
    said = getattr(act, "clause", "")
    if not said or said in book.clause_table or not (found := clauses_named(book, said)):
        return act
    if isinstance(act, LogConduct):
        return replace(act, clause=next((id for id in found if book.clause_table[id].kind == "conduct"), found[0]))
    kinds = ("penalty", "tournament", "play") if isinstance(act, Fine | Penalize) else ()
    meant = next((id for kind in kinds for id in found if book.clause_table[id].kind == kind), None)
    other = next((id for id in found if book.clause_table[id].kind != "conduct"), found[0])
    return replace(act, clause=meant or (other if kinds else found[0]))
