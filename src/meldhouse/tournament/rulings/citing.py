"""Clauses as officials cite them: by our ids, or by the numbers in their paper."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from meldhouse.game import Refusal
from meldhouse.messages import fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.naming import clauses_named
from meldhouse.tournament.act import Act
from meldhouse.tournament.refusals import no

A = TypeVar("A", bound=Act)
MOST = 6
"""Up to this many clauses, each is shown with its text."""


def as_cited(book: Book, act: A) -> A:
    """The same act with the id of the clause it means. One number in the paper may cover several clauses; if only one
    of them fits, it is that. Text that is no number stays, to be refused; so does an ambiguous one, to be asked
    about."""
    meant = clauses_meant(book, act)
    return replace(act, clause=meant[0]) if len(meant) == 1 else act


def clauses_meant(book: Book, act: Act) -> tuple[str, ...]:
    """The clauses the act may mean; none if it gives a clause id, or no clause at all. For a penalty or fine, those
    that mention one; for conduct, those about conduct, if there are any."""
    said = getattr(act, "clause", "")
    if not said or said in book.clause_table:
        return ()
    found = clauses_named(book, said)
    fitting = tuple(id for id in found if book.clause_table[id].kind == act.cites)
    if not fitting and act.cites == "penalty":  # mere conduct never costs anything
        fitting = tuple(id for id in found if book.clause_table[id].kind != "conduct")
    return fitting or found


def which_clause(book: Book, act: Act) -> Refusal | None:
    """Asks which of several clauses it is, with the text of each; if there are very many, only their ids."""
    meant = clauses_meant(book, act)
    if len(meant) < 2:
        return None
    said = getattr(act, "clause", "")
    if len(meant) > MOST:
        many = no(None, "clause-many", clause=said, number=len(meant), first=meant[0], last=meant[-1])
        return replace(many, code="clause-which")
    clauses = tuple(fact("clause-choice", id=id, says=book.clause_table[id].says) for id in meant)
    return no(None, "clause-which", clause=said, clauses=clauses)
