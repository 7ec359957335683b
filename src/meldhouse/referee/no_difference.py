"""What somebody has told and the ruling did not need: he is told so, because else he would think that it was weighed.

One way for every kind and every house: the case is ruled on once more as if that had not been told, or had been told
otherwise, and if nothing of the ruling changes, it makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from meldhouse.game import seating_of
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.rulings import Ruling
from meldhouse.referee.words import joined
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
}
"""What might have been said instead of what was said; of everything else, nothing at all."""
ABOUT: dict[str, tuple[str, ...]] = {
    "bid": ("bid_", "pass_early"),
    "over": ("bid_wrong",),
    "counts": ("count_", "pass_count", "misdeal_again", "redeal_called", "discard_count"),
    "offence": ("renege",),
    "seconds": ("late",),
    "stands": ("claim",),
    "clause": ("conduct",),
    "trump": (
        "meld_", "aces_", "renege", "claim", "discard_", "contract_wrong", "trump_", "no_marriage", "trick_taken",
        "piece_touched",
    ),
    "pieces": (
        "meld_", "aces_", "renege", "discard_", "pass_", "redeal_called", "lead_", "play", "piece_", "two_pieces",
        "trump_unnamed", "open_kept", "touched_kept", "five_up",
    ),
}  # fmt: skip
"""What a kind is about is told for good reason even where it confirms what is ruled anyway."""
NAMES: dict[str, str] = {
    "caller": "who called it",
    "bid": "what was bid",
    "over": "what had been bid before",
    "counts": "how many {pieces} each had",
    "offence": "what the renege was",
    "seconds": "how late somebody was",
    "in_time": "whether it was in time",
    "taken": "what each side has taken",
    "stands": "whether a lay-down was good",
    "has_every_trick": "who has every {trick}",
    "said": "in which words it was called",
    "called": "when it was called",
    "declared": "that an official declared it a renege",
    "out_of_bidding": "whether he could still bid",
    "clause": "which clause was broken",
    "pieces": "the {pieces} that were named",
    "trump": "what was trump",
    "slip": "who had the bid, and at what",
}


def no_difference(book: Book, case: Case, found: Ruling, again: Callable[[Case], Ruling]) -> str:
    """One sentence on what was told for nothing; empty where all of it counted."""
    words = {"pieces": book.words.pieces, "trick": book.words.trick}
    vain = [
        name.format_map(words)
        for field, name in NAMES.items()
        if _is_told(case, field) and all(_same(found, other, again) for other in _others(book, case, field))
    ]
    return f"That makes no difference here: {joined(vain)}." if vain else ""


def _is_told(case: Case, field: str) -> bool:
    return bool(getattr(case, field) != getattr(NOTHING, field)) and not case.kind.startswith(ABOUT.get(field, ()))


def _others(book: Book, case: Case, field: str) -> Iterator[Case]:
    """The case with this left out, or told otherwise."""
    said, nothing = getattr(case, field), getattr(NOTHING, field)
    others = OTHERWISE.get(field, (nothing,))
    if field == "caller":
        others = (nothing, *seating_of(book).seats)
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
