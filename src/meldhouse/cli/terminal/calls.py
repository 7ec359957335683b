"""The calls a player may make in the auction now, as far as that player can know."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game import View, seating_of
from meldhouse.game.bids import bid_refusal
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, some_legal_bids
from meldhouse.rulebooks.ladder import bid_fact

MOST = 40
MOST_EVER = 1000
FEW = 6


class Calls(NamedTuple):
    """The legal bids, lowest first, and whether passing is allowed."""

    bids: tuple[int, ...]
    may_pass: bool
    endless: bool = False
    """More bids exist above the listed ones."""

    @property
    def passing(self) -> str:
        return "may" if self.may_pass else "must"

    @property
    def lowest(self) -> int | None:
        return self.bids[0] if self.bids else None


def calls_now(book: Book, view: View) -> Calls:
    """The calls open now; includes an official's orders, which a resumed record may contain."""
    seat = view.seat
    assert seat is not None
    if seat in view.silenced:
        return Calls((), True)
    frozen = view.frozen.get(seat)
    if frozen is not None:
        still_good = bid_refusal(book, view.bid, frozen) is None
        return Calls((frozen,) if still_good else (), not still_good)
    may_pass = not _must_bid(book, view)
    if seat in view.next_only:
        return Calls(tuple(some_legal_bids(book.auction, view.bid, 1)), may_pass)
    bids = tuple(some_legal_bids(book.auction, view.bid, MOST_EVER))
    endless = len(bids) == MOST_EVER
    return Calls(bids[:MOST] if endless else bids, may_pass, endless)


def _must_bid(book: Book, view: View) -> bool:
    """Whether the house forces a dealer to bid after everybody passed."""
    if book.auction.all_pass != "forced" or view.seat != view.dealer or view.bidder is not None:
        return False
    return {call.seat for call in view.calls} | {view.dealer} == set(seating_of(book).seats)


def bids_fact(book: Book, bids: tuple[int, ...], *, endless: bool = False) -> Message:
    """All the bids, or the start of an endless list; numbers in a row become “31 to 42”.

    >>> from meldhouse.messages import Voice
    >>> from meldhouse.rulebooks import load_book
    >>> Voice().say(bids_fact(load_book("n42pa"), (30, 31, 32, 33, 42, 84)))
    '30 to 33, 42, or 2 marks'
    >>> Voice().say(bids_fact(load_book("bend"), tuple(range(510, 1000, 10)), endless=True))
    '510, 520, 530, 540, 550, 560, and so on'
    """
    spans: list[list[int]] = []
    for bid in bids:
        if spans and bid == spans[-1][-1] + 1:
            spans[-1].append(bid)
        else:
            spans.append([bid])
    if endless and len(spans) == 1:
        return fact("bids-up", bid=bid_fact(book, bids[0]))
    told: list[int | Message] = []
    for span in spans[:FEW] if endless else spans:
        if len(span) > 2:
            told.append(fact("bids-span", low=bid_fact(book, span[0]), high=bid_fact(book, span[-1])))
        else:
            told += [bid_fact(book, bid) for bid in span]
    return fact("bids-on" if endless else "bids-listed", bids=tuple(told))
