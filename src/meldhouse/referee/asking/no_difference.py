"""Facts that were given but did not matter to the ruling: say so, or people would think they were weighed.

The same method serves every kind and every book: rule on the case again without that fact, or with another value; if
nothing in the ruling changes, it makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from meldhouse.game import seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.rulebooks import Book

NOTHING = Case(kind="conduct")
OTHERWISE: dict[str, tuple[Any, ...]] = {
    "in_time": (None, True, False),
    "said": ("", "?"),
    "called": ("during", "scored", "next-deal"),
    "out_of_bidding": (False, True),
    "has_every_trick": (None, True),
    "declared": (False, True),
    "stands": (None, True, False),
    "has_marriage": (None, True, False),
}
"""Other values a fact might have had; for all other facts, just nothing."""
TOLD = (
    "by", "caller", "bid", "over", "counts", "kitty", "offence", "seconds", "in_time", "has_marriage", "taken",
    "stands", "has_every_trick", "said", "called", "declared", "out_of_bidding", "clause", "pieces", "trump", "slip",
    "slip.bid", "slip.meld", "slip.dropped",
)  # fmt: skip
"""Facts that may not matter, in the order they are mentioned."""
OF_THE_SLIP: dict[str, Any] = {"slip.bid": None, "slip.meld": {}, "slip.dropped": False}
"""Facts given with the bid, with their values when not given."""


def no_difference(
    book: Book, case: Case, found: Ruling, again: Callable[[Case], Ruling], more: Iterable[str] = ()
) -> Message | None:
    """The facts that did not matter, including `more`; None where all of them counted."""
    vain: list[str] = []
    for field in TOLD:
        if not _is_told(book, case, field):
            continue
        if field in OF_THE_SLIP and "slip" in vain:
            vain.append(field)
        elif field == "slip.bid":  # a bid is given with its bidder or not at all
            continue
        elif all(_same(found, other, again) for other in _others(book, case, field)):
            vain.append(field)
    told = tuple(fact("told-fact", fact=field.replace(".", "-")) for field in (*vain, *more))
    return fact("ruling-no-difference", told=told) if told else None


def _is_told(book: Book, case: Case, field: str) -> bool:
    kind = KINDS[case.kind]
    if field in OF_THE_SLIP:
        told = case.slip is not None and getattr(case.slip, field.removeprefix("slip.")) != OF_THE_SLIP[field]
        return told and field not in kind.heeds
    if field == "by":
        return bool(case.by) and kind.by == "nobody"
    if field == "pieces" and case.kind == "redeal_called" and book.deal.weak_nines:
        return False
    if field == "pieces" and case.offence == "aces":  # those are the aces kept back
        return False
    return bool(getattr(case, field) != getattr(NOTHING, field)) and field not in (*kind.about, *kind.heeds)


def _others(book: Book, case: Case, field: str) -> Iterator[Case]:
    """The case with this left out, or with another value."""
    if field in OF_THE_SLIP:
        assert case.slip is not None
        other = {field.removeprefix("slip."): OF_THE_SLIP[field]}
        yield msgspec.structs.replace(case, slip=msgspec.structs.replace(case.slip, **other))
        return
    said, nothing = getattr(case, field), getattr(NOTHING, field)
    others = OTHERWISE.get(field, (nothing,))
    if field == "caller":
        others = (nothing, *seating_of(book).seats)
    elif field == "bid":
        others = (nothing, book.auction.minimum, 1)
    elif field == "slip":
        others = (nothing, *(msgspec.structs.replace(said, bidder=seat) for seat in seating_of(book).seats))
    for other in others:
        if other != said:
            yield msgspec.structs.replace(case, **{field: other})


def _same(found: Ruling, case: Case, again: Callable[[Case], Ruling]) -> bool:
    """Whether it is the same answer; an impossible or incomplete case has another one."""
    try:
        return again(case) == found
    except CaseError:
        return False
