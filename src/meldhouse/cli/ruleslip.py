"""How a hand stood about which somebody asks: who had the bid, at what, and everybody's meld."""

from __future__ import annotations

from meldhouse.cli.amounts import by_side
from meldhouse.cli.asking import read_bid, read_seat, read_trump
from meldhouse.cli.jsonl import Question
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Slip
from meldhouse.referee.cases import IRREGULARITIES, Case
from meldhouse.referee.rulings import house_for
from meldhouse.rulebooks import Book

BIDDER_ALONE = ("kitty_peeked", "contract_wrong", "trump_misspoken", "pass_count", "pass_peeked")
"""Beside what is done with meld: what depends on who had the bid, and never on what it was."""


def said(asked: Question, key: str) -> bool | None:
    value = asked.fields.get(key)
    if value is not None and not isinstance(value, bool):
        raise Trouble("bad-field", f"{key}: expected true or false, got {value!r}.")
    return value


def _costs_no_hand(book: Book, kind: str) -> bool:
    """Whether only who had the bid can matter, and not what it was."""
    about = kind.startswith("meld_") or kind in BIDDER_ALONE
    return about and kind in IRREGULARITIES and "renege" not in house_for(book, Case(kind=kind)).remedies


def slip_of(book: Book, kind: str, asked: Question) -> Slip | None:
    bidder, contract = asked.text("bidder"), asked.bid("contract")
    if bidder is None and contract is None:
        return None
    if bidder is not None and contract is None and not asked.texts("meld") and _costs_no_hand(book, kind):
        contract = book.auction.minimum
    if bidder is None or contract is None:
        raise Trouble("bad-case", "Give both the bidder and the contract, so that points can be counted.")
    trump = asked.text("trump")
    return Slip(
        bidder=read_seat(book, bidder),
        bid=read_bid(book, contract, what="contract"),
        trump=read_trump(book, trump) if trump else book.trump.choices[0],
        dropped=bool(said(asked, "dropped")),
        meld=by_side(asked, "meld"),
    )
