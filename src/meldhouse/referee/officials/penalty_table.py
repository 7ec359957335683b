"""The book's table of penalties: everything with a fixed cost in points, by kind, with its name and clause."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game import Seat
from meldhouse.game.scoring import spoiler_reason
from meldhouse.messages import Message
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import IRREGULARITIES
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact

SPOILER = "renege_unproven"
"""A call in vain costs points of its own only against a side with every trick; otherwise it costs the hand."""


class Price(NamedTuple):
    what: Message
    points: int
    clause: str
    to_others: bool = False
    """Nobody loses them: the other side gets them."""


def penalty_table(book: Book) -> dict[str, Price]:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> penalty_table(load_book("npa"))["renege_unproven"][1:]
    (200, 'NPA-3.1g', False)
    >>> {kind: price.points for kind, price in penalty_table(load_book("mcallen")).items()}
    {'count_end': 20}
    """
    houses = {kind: getattr(book.rulings, kind) for kind in IRREGULARITIES}
    found = {
        kind: Price(trouble_fact(kind), house.points, house.clause, "mark-to-others" in house.remedies)
        for kind, house in houses.items()
        if house.points
    }
    if book.renege.spoils_all and book.renege.spoiler_fine:
        found[SPOILER] = Price(spoiler_reason(book), book.renege.spoiler_fine, book.cite("renege-fine") or "")
    return found


def case_of(kind: str, seat: Seat) -> Case:
    """The case of a player charged by the table."""
    return Case(kind=kind, caller=seat, has_every_trick=True) if kind == SPOILER else Case(kind=kind, by=(seat,))
