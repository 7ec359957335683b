"""Rewards for a hand: the points of the ledger, as they are or relative to the other sides."""

from __future__ import annotations

from collections.abc import Iterable

from meldhouse.game import ScoreEntry, Seat, seating_of, totals
from meldhouse.game.scoring import unit_of
from meldhouse.rulebooks import Book


def rewards(book: Book, entries: Iterable[ScoreEntry], *, zero_sum: bool = False) -> dict[Seat, float]:
    """Points, or marks where the house counts those. `zero_sum` subtracts the average of the others.

    >>> from meldhouse.game import Slip, score
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("npa")
    >>> slip = Slip(bidder="W", bid=75, trump="H", meld={"EW": 46, "NS": 25}, take={"EW": 30, "NS": 20})
    >>> rewards(book, score(book, slip))
    {'N': 45.0, 'E': 76.0, 'S': 45.0, 'W': 76.0}
    >>> rewards(book, score(book, slip), zero_sum=True)
    {'N': -31.0, 'E': 31.0, 'S': -31.0, 'W': 31.0}
    """
    seating = seating_of(book)
    sums = totals(entries, seating.seats, unit_of(book))
    if not zero_sum:
        return {seat: float(points) for seat, points in sums.items()}
    against: dict[Seat, float] = {}
    for seat, points in sums.items():
        others = [sums[other] for other in seating.seats if seating.side[other] != seating.side[seat]]
        against[seat] = points - sum(others) / len(others)
    return against


def worst(book: Book, bid: int) -> float:
    """The most that being set on `bid` costs in any house: the price of an illegal action."""
    mark = book.auction.mark
    return -float(bid if mark is None or book.scoring.style != "marks" else max(1, bid // mark))
