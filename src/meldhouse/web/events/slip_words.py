"""A hand in half a sentence, with the names of those who played it."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import CONTRACT_NAMES, Seat, Slip
from meldhouse.game.bids import price
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_kinds import STRUCK
from meldhouse.game.state import Incident
from meldhouse.rulebooks import Book
from meldhouse.tournament.reckoning import is_beside
from meldhouse.web.events.slip_form import ENDINGS


def story(book: Book, slip: Slip, names: Mapping[Seat, str]) -> str:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> story(load_book("npa"), Slip(bidder="N", bid=50, trump="H"), {"N": "Ann"})
    'Ann bid 50 in hearts'
    """
    beside = [_given(book, one, names) for one in slip.incidents]
    if is_beside(slip):
        return "; ".join(beside) or "taken back: nothing is given here"
    return "; ".join([_hand(book, slip, names), *beside])


def _given(book: Book, one: Incident, names: Mapping[Seat, str]) -> str:
    unit = unit_of(book).removesuffix("s") + ("s" if abs(one.points) != 1 else "")
    why = f": {one.reason}" if one.reason else ""
    by = f" ({one.clause})" if one.clause else ""
    return f"{one.points:+d} {unit} for {' and '.join(names[seat] for seat in one.seats)}{why}{by}"


def _hand(book: Book, slip: Slip, names: Mapping[Seat, str]) -> str:
    if slip.how == "passed-out":
        return "everybody passed"
    if slip.how in STRUCK or slip.bidder is None or slip.bid is None:
        return STRUCK.get(slip.how, "the hand does not count")
    trump = f" in {CONTRACT_NAMES[slip.trump]}" if slip.trump else ""
    ending = "" if slip.how == "played" else f"; {ENDINGS.get(slip.how, slip.how).lower()}"
    who = f" ({names[slip.offender]})" if slip.offender else ""
    return f"{names[slip.bidder]} bid {price(book, slip.bid)}{trump}{ending}{who}"
