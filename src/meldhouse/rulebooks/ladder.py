"""The ladder of bids: which numbers exist, and which of them may be bid now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from meldhouse.messages import Message, fact
from meldhouse.rulebooks.schema import Auction, Book


def bid_fact(book: Book, amount: int) -> int | Message:
    """A bid for a message: a number, or marks where the house bids them."""
    mark = book.auction.mark
    return fact("bid-in-marks", marks=amount // mark) if mark is not None and amount >= 2 * mark else amount


def is_rung(auction: Auction, amount: int) -> bool:
    """Whether `amount` can be bid at all."""
    if amount < auction.minimum or (auction.maximum is not None and amount > auction.maximum):
        return False
    floor = auction.minimum
    for step in auction.ladder:
        if step.to is None or amount <= step.to:
            return (amount - floor) % step.step == 0
        floor = step.to
    return False


def rungs_above(auction: Auction, standing: int | None) -> Iterator[int]:
    """The ladder above the standing bid; endless if the house sets no limit.

    >>> from meldhouse.rulebooks import load_book
    >>> list(islice(rungs_above(load_book("npa").auction, 58), 4))
    [59, 60, 65, 70]
    """
    floor = auction.minimum
    last = auction.minimum - 1 if standing is None else standing
    if last < auction.minimum:
        yield auction.minimum
        last = auction.minimum
    for step in auction.ladder:
        amount = floor if last < floor else floor + ((last - floor) // step.step + 1) * step.step
        if amount == floor:
            amount += step.step
        while step.to is None or amount <= step.to:
            if auction.maximum is not None and amount > auction.maximum:
                return
            yield amount
            last = amount
            amount += step.step
        floor = step.to if step.to is not None else floor


def next_rung(auction: Auction, standing: int | None) -> int | None:
    return next(rungs_above(auction, standing), None)


def legal_bids(auction: Auction, standing: int | None) -> Iterator[int]:
    """Every bid the house allows over `standing`, lowest first; endless if the house sets no limit."""
    if standing is None and auction.opening is not None:
        yield auction.opening
        return
    first = None
    for climbed, rung in enumerate(rungs_above(auction, standing), start=1):
        first = rung if first is None else first
        if auction.jump is not None and standing is not None and climbed > auction.jump:
            return
        if auction.free_to is not None and rung > auction.free_to and rung != first:
            return
        yield rung


def some_legal_bids(auction: Auction, standing: int | None, most: int) -> list[int]:
    return list(islice(legal_bids(auction, standing), most))
