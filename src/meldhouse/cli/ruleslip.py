"""The state of the hand a ruling is about: who had the bid, how much it was, and everybody's meld."""

from __future__ import annotations

from meldhouse.cli.amounts import by_side
from meldhouse.cli.asking import read_bid, read_seat, read_trump
from meldhouse.cli.jsonl import Question, wrong_kind
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Seat, Slip
from meldhouse.messages import fact
from meldhouse.referee.cases.case import IRREGULARITIES, Case
from meldhouse.referee.rulings.ruling import house_for
from meldhouse.rulebooks import Book

BIDDER_ALONE = ("kitty_peeked", "contract_wrong", "trump_misspoken", "pass_count", "pass_peeked")
"""Besides meld cases: kinds that depend on who had the bid, but never on how much."""


def said(asked: Question, key: str) -> bool | None:
    value = asked.fields.get(key)
    if value is not None and not isinstance(value, bool):
        raise wrong_kind(key, fact("cli-kind-yes-no"), value)
    return value


def _costs_a_hand(book: Book, kind: str) -> bool:
    """Whether points depend on the bid and on everybody's meld."""
    if kind in IRREGULARITIES:
        return "renege" in house_for(book, Case(kind=kind)).remedies
    return kind in ("renege", "renege_unproven", "claim", *OF_THE_BID)


def _costs_no_hand(book: Book, kind: str) -> bool:
    """Whether all that can matter is who had the bid, not how much."""
    if kind not in IRREGULARITIES:
        return False
    remedies = house_for(book, Case(kind=kind)).remedies
    about = kind.startswith("meld_") or kind in BIDDER_ALONE or "unanswered" in remedies  # by the side without the bid
    return about and "renege" not in remedies


OF_THE_BID = ("board_short", "no_marriage")
"""Kinds about the bidder: the player named has the bid."""


def slip_of(book: Book, kind: str, asked: Question, by: tuple[Seat, ...]) -> Slip | None:
    bidder, contract = asked.text("bidder"), asked.bid("contract")
    dropped, meld = bool(said(asked, "dropped")), by_side(asked, "meld")
    if kind in OF_THE_BID and (dropped or meld or contract is not None):
        if (bidder := bidder or next(iter(by), None)) is None:
            raise Trouble("bad-case", fact("cli-rule-bidder-too"))
        contract = book.auction.dropped_at if dropped and contract is None else contract
    if bidder is None and contract is None:
        if meld and _costs_a_hand(book, kind):
            raise Trouble("bad-case", fact("cli-rule-contract-too"))
        return None
    if bidder is not None and contract is None and not asked.texts("meld") and _costs_no_hand(book, kind):
        contract = book.auction.minimum
    if bidder is None or contract is None:
        raise Trouble("bad-case", fact("cli-rule-both"))
    trump = asked.text("trump")
    return Slip(
        bidder=read_seat(book, bidder),
        bid=read_bid(book, contract, what="contract"),
        trump=read_trump(book, trump) if trump else book.trump.choices[0],
        dropped=dropped,
        meld=meld,
    )
