"""Fines a club names: what each is for, what it costs, and where its paper gives another amount for the same."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact


class HouseFine(NamedTuple):
    kind: str
    cents: int
    clause: str
    others: tuple[Message, ...]
    """What the paper says elsewhere; an official decides, so the payer is told both."""

    @property
    def told(self) -> Message:
        return fine_fact(self.cents, trouble_fact(self.kind), self.clause)


def fine_fact(cents: int, reason: Message, clause: str | None) -> Message:
    if clause:
        return fact("event-fined-by", amount=cents, reason=reason, clause=clause)
    return fact("event-fined", amount=cents, reason=reason)


def house_fines(book: Book) -> tuple[HouseFine, ...]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> [(fine.kind, fine.cents) for fine in house_fines(load_book("npa"))]
    [('machine_missing', 10000)]
    >>> house_fines(load_book("st-hilary"))
    ()
    """
    found = []
    for kind in book.rulings.__struct_fields__:
        house = getattr(book.rulings, kind)
        if house.cents:
            found.append(HouseFine(kind, house.cents, house.clause, book.other_readings(kind)))
    return tuple(found)


def table_fees(book: Book) -> Message | None:
    """What a set and a renege cost at the table; None if they are free.

    >>> from meldhouse.rulebooks import load_book
    >>> bend, npa = load_book("bend"), load_book("npa")
    >>> bend.voice.say(table_fees(bend)), table_fees(npa)
    ('A set costs $0.25, a renege $0.25 (BEN-4.2a).', None)
    """
    a_set, renege = book.scoring.fee_cents, book.renege.fee_cents
    if not a_set and not renege:
        return None
    which = "both" if a_set and renege else "set" if a_set else "renege"
    clause = book.cite("score-fee")
    if clause:
        return fact("table-fees-by", which=which, set=a_set, renege=renege, clause=clause)
    return fact("table-fees", which=which, set=a_set, renege=renege)


def other_sum(book: Book, clause: str | None) -> tuple[Message, ...]:
    """What the paper says elsewhere about a fine under this clause; empty if it is consistent."""
    return next((fine.others for fine in house_fines(book) if clause and fine.clause == clause), ())
