"""Slips as people and programs write them: read whole, with every fault, and told in half a sentence."""

from __future__ import annotations

from typing import Any

from meldhouse.cli.hands import side_name
from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import CONTRACT_NAMES, Entry, Slip, SlipError, read_slip, score, seating_of
from meldhouse.game.bids import price
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count


def scored(book: Book, raw: dict[str, Any]) -> tuple[Slip, tuple[Entry, ...]]:
    """A slip and what it is worth; or every fault of it."""
    try:
        slip = read_slip(raw, book)
        return slip, score(book, slip)
    except SlipError as problem:
        raise not_scored(problem) from None


def not_scored(problem: SlipError) -> Trouble:
    return Trouble(
        "bad-slip",
        f"This slip has {count(len(problem.faults), 'fault')} and was not scored:",
        faults=problem.faults,
        advice="Correct the slip and score it again.",
        exit_code=REFUSED,
    )


def story(book: Book, slip: Slip) -> str:
    """The hand in half a sentence."""
    if slip.how == "broken-off" and slip.dealer is None:
        return "; ".join(one.reason or "given beside the hands" for one in slip.incidents) or "taken back"
    if slip.bidder is None or slip.bid is None:
        return "everybody passed" if slip.how == "passed-out" else "the hand does not count"
    trump = f", {CONTRACT_NAMES[slip.trump]}" if slip.trump else ""
    who, side = side_name(slip.bidder), seating_of(book).side[slip.bidder]
    whose = f" for {side_name(side)}" if side != slip.bidder else ""
    return f"{who}{whose} had the bid at {_bid(book, slip.bid)}{trump}"


def _bid(book: Book, amount: int) -> str:
    """As the house says it; the bid that is one mark both ways."""
    return f"{amount} (1 mark)" if amount == book.auction.mark else price(book, amount)
