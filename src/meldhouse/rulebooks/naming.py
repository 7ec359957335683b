"""Finds clauses by the numbers in the house's own paper, without our letters and prefix."""

from __future__ import annotations

import re

from meldhouse.rulebooks.schema import Book

_WORDS = re.compile(r"^(?:rule|clause|section|sec\.?|no\.?|§)\s*", re.IGNORECASE)


def clauses_named(book: Book, said: str) -> tuple[str, ...]:
    """The clauses that may be meant, in the order of the book; none if there is no such number.

    >>> from meldhouse.rulebooks import load_book
    >>> npa = load_book("npa")
    >>> clauses_named(npa, "2.1"), clauses_named(npa, "npa-2.1B"), clauses_named(npa, "99")
    (('NPA-2.1a', 'NPA-2.1b'), ('NPA-2.1b',), ())
    >>> clauses_named(load_book("n42pa"), "rule 9"), clauses_named(load_book("mcallen"), "10F")[0]
    (('N42-9a', 'N42-9b', 'N42-9c'), 'MCA-10Fa')
    """
    wanted = _WORDS.sub("", said.strip()).strip(" .()").casefold()
    if not wanted:
        return ()
    ids = [clause.id for clause in book.clause]
    short = {id: id.partition("-")[2].casefold() for id in ids}
    exact = [id for id in ids if wanted in (id.casefold(), short[id])]
    under = re.compile(rf"{re.escape(wanted)}-?[a-z]+")
    return tuple(exact or [id for id in ids if under.fullmatch(short[id]) or under.fullmatch(id.casefold())])
