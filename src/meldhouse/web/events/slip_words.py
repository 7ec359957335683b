"""A hand in half a sentence, with the names of those who played it."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import CONTRACT_NAMES, Seat, Slip
from meldhouse.game.bids import price
from meldhouse.game.slip_kinds import STRUCK
from meldhouse.rulebooks import Book
from meldhouse.web.events.slip_form import ENDINGS


def story(book: Book, slip: Slip, names: Mapping[Seat, str]) -> str:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> story(load_book("npa"), Slip(bidder="N", bid=50, trump="H"), {"N": "Ann"})
    'Ann bid 50 in hearts'
    """
    if slip.how == "passed-out":
        return "everybody passed"
    if slip.how in STRUCK or slip.bidder is None or slip.bid is None:
        return STRUCK.get(slip.how, "the hand does not count")
    trump = f" in {CONTRACT_NAMES[slip.trump]}" if slip.trump else ""
    ending = "" if slip.how == "played" else f"; {ENDINGS.get(slip.how, slip.how).lower()}"
    who = f" ({names[slip.offender]})" if slip.offender else ""
    return f"{names[slip.bidder]} bid {price(book, slip.bid)}{trump}{ending}{who}"
