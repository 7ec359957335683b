"""Which facts decide a kind of case under a book, so that nobody is asked for the others.

The same method serves every kind and every book, a club's own too: rule on cases with a fact given one way and another;
what never changes an answer is not asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from meldhouse.game import Slip, seating_of
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.cases.offences import is_duty, offences
from meldhouse.referee.rulings.ruling import Ruling, rule
from meldhouse.rulebooks import Book


@lru_cache(maxsize=512)
def deciding_facts(book: Book, kind: str) -> frozenset[str]:
    """The fields of a `Case` that matter for this kind.

    >>> from meldhouse.rulebooks import load_book
    >>> sorted(deciding_facts(load_book("npa"), "late"))
    ['by', 'seconds']
    >>> sorted(deciding_facts(load_book("st-hilary"), "renege"))
    ['by', 'called', 'caller', 'in_time', 'offence', 'slip']
    """
    declared = KINDS[kind]
    found = {*declared.about, *declared.asks} if declared.asks_where(book) else set[str]()
    if declared.by in ("some", "one"):
        found.add("by")
    if not book.deal.kitty:
        found.discard("kitty")
    if kind == "renege" and is_duty(book, "aces"):
        found.add("pieces")
    for case in _cases(book, kind):
        ruled = _ruled(book, case)
        found |= {fact for fact, others in _otherwise(book, case) if _decides(book, ruled, others)}
    return frozenset(found)


def _decides(book: Book, ruled: Ruling | None, others: list[Case]) -> bool:
    """Whether any of these has another answer. An impossible case has none, and asks for nothing."""
    answers = (_ruled(book, other) for other in others)
    return ruled is not None and any(answer is not None and answer != ruled for answer in answers)


def _cases(book: Book, kind: str) -> Iterator[Case]:
    """Sample cases, with facts that only matter in combination."""
    seats, slip = seating_of(book).seats, _slip(book)
    case = Case(kind=kind, by=(seats[0],) if KINDS[kind].by in ("some", "one") else ())
    for told in _needed(book, kind):
        for caller in (None, seats[1]):
            for stood in (None, slip):
                yield msgspec.structs.replace(case, **told, caller=caller, slip=stood)


def _needed(book: Book, kind: str) -> Iterator[dict[str, Any]]:
    """Facts without which some kinds have no ruling, or only one of many."""
    seats, hand = seating_of(book).seats, book.deal.hand
    if kind == "late":
        yield {"seconds": 600}
    elif kind == "claim":
        yield from ({"stands": True}, {"stands": False})
    elif kind == "renege":
        yield from ({"offence": offence} for offence in (None, *offences(book)))
    elif "counts" in KINDS[kind].about:
        yield from ({"counts": {seats[0]: hand - 1, other: hand + 1}} for other in seats[1:])
        if book.deal.kitty:  # who has more may just have kept it
            yield {"counts": {**dict.fromkeys(seats, hand), seats[0]: hand + book.deal.kitty}}
    else:
        yield {}


def _slip(book: Book) -> Slip:
    """A hand whose bidders have their whole bid in meld, so that nothing about it is impossible."""
    seating, least = seating_of(book), book.auction.minimum
    meld = dict.fromkeys(seating.sides, least) if book.has_meld else {}
    return Slip(bidder=seating.seats[0], bid=least, trump=book.trump.choices[0], meld=meld)


def _otherwise(book: Book, case: Case) -> Iterator[tuple[str, list[Case]]]:
    """For each fact that may decide it, the same case with other values of it."""
    seating, slip = seating_of(book), _slip(book)
    nothing = dict.fromkeys(seating.sides, 0)
    values: dict[str, tuple[Any, ...]] = {
        "caller": (None, *seating.seats),
        "in_time": (None, True, False),
        "called": ("during", "scored", "next-deal"),
        "bid": (None, book.auction.minimum, 1),
        "slip": (None, slip, msgspec.structs.replace(slip, bidder=seating.seats[1])),
        "has_every_trick": (None, True, False),
        "taken": ({}, nothing, {**nothing, seating.sides[0]: 1}, {**nothing, seating.sides[0]: book.points_in_play}),
    }
    for fact, told in values.items():
        yield fact, [msgspec.structs.replace(case, **{fact: value}) for value in told]


def _ruled(book: Book, case: Case) -> Ruling | None:
    try:
        return rule(book, case)
    except CaseError:
        return None
