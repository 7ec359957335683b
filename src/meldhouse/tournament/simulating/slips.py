"""Random slips: hands nobody played but that could have been, for trying out an event in no time."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from meldhouse.game import Slip, seating_of
from meldhouse.game.slip_checks import slip_faults
from meldhouse.rulebooks import Book, some_legal_bids

POOL = 48
"""How many different hands a rulebook gets; each is checked once."""
MOST_TRIES = 4000


def chance_slip(book: Book, lot: Random) -> Slip:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> slip_faults(load_book("bend.3"), chance_slip(load_book("bend.3"), Random(1)))
    []
    """
    return lot.choice(_pool(book))


@lru_cache(maxsize=32)
def _pool(book: Book) -> tuple[Slip, ...]:
    lot, found = Random(b"hands of " + book.name.encode()), list[Slip]()
    bids = [book.auction.minimum, *some_legal_bids(book.auction, book.auction.minimum, 7)]
    for _ in range(MOST_TRIES):
        slip = _made_up(book, lot, bids)
        if not slip_faults(book, slip):
            found.append(slip)
        if len(found) == POOL:
            break
    assert found, book.name
    return tuple(found)


def _made_up(book: Book, lot: Random, bids: list[int]) -> Slip:
    seating = seating_of(book)
    bidder = lot.choice(seating.seats)
    unit = 10 if book.points_in_play >= 100 else 1
    left, take = book.points_in_play // unit, dict[str, int]()
    for side in seating.sides[:-1]:
        take[side] = lot.randint(0, left) * unit
        left -= take[side] // unit
    take[seating.sides[-1]] = left * unit
    meld = {side: lot.randrange(0, 40) * unit for side in seating.sides} if book.has_meld else {}
    trump = lot.choice(book.trump.choices)
    return Slip(bidder=bidder, bid=lot.choice(bids), trump=trump, meld=meld, take=take)
