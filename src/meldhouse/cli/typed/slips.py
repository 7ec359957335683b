"""Slips as people and programs write them: read completely, with every fault, and summed up in half a sentence."""

from __future__ import annotations

from typing import Any

from meldhouse.cli.trouble import REFUSED, Trouble
from meldhouse.game import ScoreEntry, Slip, SlipError, read_slip, score
from meldhouse.messages import Message, fact, written
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.ladder import bid_fact


def scored(book: Book, raw: dict[str, Any]) -> tuple[Slip, tuple[ScoreEntry, ...]]:
    """A slip and what it is worth; otherwise every fault in it."""
    try:
        slip = read_slip(raw, book)
        return slip, score(book, slip)
    except SlipError as problem:
        raise not_scored(book, problem) from None


def not_scored(book: Book, problem: SlipError) -> Trouble:
    return Trouble(
        "bad-slip",
        fact("cli-slip-wrong", faults=len(problem.faults)),
        faults=problem.faults,
        book=book,
        advice=fact("cli-slip-wrong-advice"),
        exit_code=REFUSED,
    )


def story(book: Book, slip: Slip) -> Message:
    """The hand in half a sentence."""
    if slip.how == "broken-off" and slip.dealer is None:
        given = [written(one.reason) if one.reason else fact("cli-story-beside") for one in slip.incidents]
        return fact("story", parts=tuple(given)) if given else fact("cli-story-back")
    if slip.bidder is None or slip.bid is None:
        return fact("cli-story-passed" if slip.how == "passed-out" else "cli-story-void")
    bid = _bid(book, slip.bid)
    if slip.trump:
        return fact("cli-story-trump", seat=slip.bidder, bid=bid, trump=slip.trump)
    return fact("cli-story", seat=slip.bidder, bid=bid)


def _bid(book: Book, amount: int) -> int | Message:
    """The bid in the house's terms; a bid of one mark is told both ways."""
    return fact("cli-one-mark", amount=amount) if amount == book.auction.mark else bid_fact(book, amount)
