"""Fines that a house names: what each is for, what it costs, and where its paper names another sum for the same."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.referee.remedies import irregularities
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.winnings import dollars


class HouseFine(NamedTuple):
    what: str
    cents: int
    clause: str
    other: str
    """What the paper says elsewhere; an official decides, so whoever pays is told both."""

    @property
    def told(self) -> str:
        by = f" ({self.clause})" if self.clause else ""
        told = f"{self.what[:1].upper()}{self.what[1:]}: {dollars(self.cents)}{by}."
        return f"{told} {self.other}".strip()


def house_fines(book: Book) -> tuple[HouseFine, ...]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> [(fine.what, fine.cents) for fine in house_fines(load_book("npa"))]
    [('a club without a shuffling machine', 10000)]
    >>> house_fines(load_book("st-hilary"))
    ()
    """
    names, found = irregularities(book), []
    for kind in book.rulings.__struct_fields__:
        house = getattr(book.rulings, kind)
        if house.cents:
            found.append(HouseFine(names[kind], house.cents, house.clause, " ".join(book.other_readings(kind))))
    return tuple(found)


def quarters_of(book: Book) -> str:
    """What a set and a renege cost at the table; nothing where they cost none.

    >>> from meldhouse.rulebooks import load_book
    >>> quarters_of(load_book("bend"))
    'A set costs $0.25, a renege $0.25 (BEN-4.2a).'
    >>> quarters_of(load_book("npa"))
    ''
    """
    each = (("A set", book.scoring.fee_cents), ("a renege", book.renege.fee_cents))
    told = [f"{what}{' costs' if not at else ''} {dollars(cents)}" for at, (what, cents) in enumerate(each) if cents]
    clause = book.cite("score-fee")
    return f"{', '.join(told)}{f' ({clause})' if clause else ''}." if told else ""


def other_sum(book: Book, clause: str | None) -> str:
    """What the paper says elsewhere of a fine by this clause; nothing where it speaks with one voice."""
    return next((fine.other for fine in house_fines(book) if clause and fine.clause == clause), "")
