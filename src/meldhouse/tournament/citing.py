"""Clauses as officials name them: by our ids, or by the numbers of their paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.naming import clauses_named
from meldhouse.tournament.acts import Act, Fine, LogConduct, Penalize
from meldhouse.tournament.sentences import listed, no

A = TypeVar("A", bound=Act)
LONGEST = 90
"""Letters of a clause that are told where one of several is to be chosen."""


def as_cited(book: Book, act: A) -> A:
    """The same act with the id of the clause that is meant. Under one number of the paper there are several clauses:
    for a penalty or a fine the one that speaks of one is meant, otherwise the first. What is no number stays, to be
    refused; and so does what may be one of two penalties."""
    said = getattr(act, "clause", "")
    if not said or said in book.clause_table or not (found := clauses_named(book, said)):
        return act
    if isinstance(act, LogConduct):
        return replace(act, clause=next((id for id in found if book.clause_table[id].kind == "conduct"), found[0]))
    if not isinstance(act, Fine | Penalize):
        return replace(act, clause=found[0])
    meant = _meant(book, found)
    return replace(act, clause=meant[0]) if len(meant) == 1 else act


def _meant(book: Book, found: Sequence[str]) -> tuple[str, ...]:
    """Those of several clauses by which something is taken from somebody: all that speak of a penalty; where none
    does, the first that is no mere conduct."""
    kinds = {id: book.clause_table[id].kind for id in found}
    if penalties := tuple(id for id in found if kinds[id] == "penalty"):
        return penalties
    first = (id for kind in ("tournament", "play") for id in found if kinds[id] == kind)
    other = (id for id in found if kinds[id] != "conduct")
    return (next(first, None) or next(other, found[0]),)


def unclear(book: Book, act: Act) -> tuple[str, ...]:
    """The clauses of which the act may mean each, where nobody but who wrote it can say; none where it is clear."""
    said = getattr(act, "clause", "")
    if not isinstance(act, Fine | Penalize) or not said or said in book.clause_table:
        return ()
    meant = _meant(book, found) if (found := clauses_named(book, said)) else ()
    return meant if len(meant) > 1 else ()


def which_clause(book: Book, act: Act) -> Refusal | None:
    """The question which of them it is, with what each says."""
    if not (meant := unclear(book, act)):
        return None
    told = listed([f"{id} (“{_short(book.clause_table[id].text)}”)" for id in meant], "or")
    return no(None, "clause-which", clause=getattr(act, "clause", ""), told=told)


def _short(text: str) -> str:
    """
    >>> _short("A short one."), len(_short("word " * 40))
    ('A short one', 91)
    """
    text = text.rstrip(".")
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rsplit(' ', 1)[0]} …"
