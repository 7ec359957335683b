"""What somebody has told and the ruling did not need: he is told so, because else he would think that it was weighed.

One way for every kind and every house: the case is ruled on once more as if that had not been told, or had been told
otherwise, and if nothing of the ruling changes, it makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from meldhouse.game import seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.rulings import Ruling
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
"""What might have been said instead of what was said; of everything else, nothing at all."""
BY_NOBODY = (
    "machine_missing", "cut_missing", "ruling_uncited", "question", "sheet_error", "sheet_unsigned", "dispute",
    "appeal",
)  # fmt: skip
"""Where nobody need have done anything wrong; of everything else, who did it is written down."""
ABOUT: dict[str, tuple[str, ...]] = {
    "bid": ("bid_wrong", "bid_changed"),
    "over": ("bid_wrong",),
    "counts": ("count_", "pass_count", "misdeal_again", "redeal_called", "discard_count"),
    "kitty": ("count_", "discard_count"),
    "offence": ("renege",),
    "seconds": ("late",),
    "stands": ("claim",),
    "clause": ("conduct",),
    "slip.meld": ("claim",),
    "trump": (
        "meld_", "aces_", "renege", "claim", "discard_", "contract_wrong", "trump_", "trick_taken", "piece_touched",
    ),
    "pieces": (
        "meld_", "aces_", "discard_", "pass_", "lead_", "play", "piece_", "two_pieces", "trump_unnamed", "open_kept",
        "touched_kept", "five_up", "no_marriage",
    ),
}  # fmt: skip
"""What a kind is about is told for good reason even where it confirms what is ruled anyway."""
TOLD = (
    "by", "caller", "bid", "over", "counts", "kitty", "offence", "seconds", "in_time", "has_marriage", "taken",
    "stands", "has_every_trick", "said", "called", "declared", "out_of_bidding", "clause", "pieces", "trump", "slip",
    "slip.bid", "slip.meld", "slip.dropped",
)  # fmt: skip
"""What can be told for nothing, in the order in which it is said."""
OF_THE_SLIP: dict[str, Any] = {"slip.bid": None, "slip.meld": {}, "slip.dropped": False}
"""What is told with the bid, and what it is where nobody tells it."""


def no_difference(
    book: Book, case: Case, found: Ruling, again: Callable[[Case], Ruling], more: Iterable[str] = ()
) -> Message | None:
    """What was told for nothing, and what `more` there was of it; None where all of it counted."""
    vain: list[str] = []
    for field in TOLD:
        if not _is_told(book, case, field):
            continue
        if field in OF_THE_SLIP and "slip" in vain:
            vain.append(field)
        elif field == "slip.bid":  # a bid is known with its bidder or not at all
            continue
        elif all(_same(found, other, again) for other in _others(book, case, field)):
            vain.append(field)
    told = tuple(fact("told-fact", fact=field.replace(".", "-")) for field in (*vain, *more))
    return fact("ruling-no-difference", told=told) if told else None


def _is_told(book: Book, case: Case, field: str) -> bool:
    if field in OF_THE_SLIP:
        told = case.slip is not None and getattr(case.slip, field.removeprefix("slip.")) != OF_THE_SLIP[field]
        return told and not case.kind.startswith(ABOUT.get(field, ()))
    if field == "by":
        return bool(case.by) and case.kind in BY_NOBODY
    if field == "pieces" and case.kind == "redeal_called" and book.deal.weak_nines:
        return False
    if field == "pieces" and case.offence == "aces":  # they are what was kept back
        return False
    return bool(getattr(case, field) != getattr(NOTHING, field)) and not case.kind.startswith(ABOUT.get(field, ()))


def _others(book: Book, case: Case, field: str) -> Iterator[Case]:
    """The case with this left out, or told otherwise."""
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
    """Whether it is the same answer; a case that cannot be, or for which something is missing, has another one."""
    try:
        return again(case) == found
    except CaseError:
        return False
