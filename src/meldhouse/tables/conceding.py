"""What conceding the bid would cost, shown before the bidder decides."""

from __future__ import annotations

from functools import lru_cache

from meldhouse.game import Hand, Seat, Side, Slip, score, seating_of
from meldhouse.rulebooks import Book


def given_up(hand: Hand) -> dict[Side, int]:
    """What each side would score. Uses only what is public: the bid and the meld shown."""
    state = hand.state
    if state.bidder is None or state.amount is None:
        return {}
    melds = tuple((side, state.meld_of(side)) for side in state.seating.sides) if state.book.has_meld else ()
    return dict(_scored(state.book, state.bidder, state.amount, state.trump, melds))


@lru_cache(maxsize=1024)
def _scored(
    book: Book, bidder: Seat, bid: int, trump: str | None, melds: tuple[tuple[Side, int], ...]
) -> tuple[tuple[Side, int], ...]:
    """Cached: asked after every play of a hand, with the same answer until the next hand."""
    sums = dict.fromkeys(seating_of(book).sides, 0)
    for entry in score(book, Slip(bidder=bidder, bid=bid, trump=trump, how="conceded", meld=dict(melds))):
        if entry.unit != "cents" and entry.account in sums:
            sums[entry.account] += entry.points
    return tuple(sums.items())
