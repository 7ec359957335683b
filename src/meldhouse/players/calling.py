"""The call itself: the options that the house allows, weighed by the auction in one's head."""

from __future__ import annotations

import numpy as np

from meldhouse.game import Bid, Pass, View
from meldhouse.game.bids import bid_refusal
from meldhouse.game.melds import marriages
from meldhouse.pieces import SUITS
from meldhouse.players.auctions import Auction, Values
from meldhouse.players.choices import Choice, ranked
from meldhouse.players.meld_table import counts_of
from meldhouse.players.memory import Memory
from meldhouse.players.prospects import can_support
from meldhouse.rulebooks import Book, some_legal_bids

MOST_LOOKED_AT = 16
OVER_PARTNER = 0.2
"""By so much more where partner has the bid: it takes more than a little to take it from him."""
LEAST_CHANCE = 0.5
"""A bid that would more often be set than made is nobody's of his own accord."""
RESERVE_ONCE = 0.04
"""By how much a bid must be better than a pass where everybody speaks once: the best of many is easily overrated."""


def nameable(book: Book, view: View) -> tuple[str, ...]:
    """The trumps this hand may name."""
    return tuple(marriages(view.hand)) if book.trump.marriage else book.trump.choices


def supported(book: Book, view: View) -> tuple[str, ...]:
    """Those it is long enough in to bid on of its own accord."""
    if book.deck.pieces == "dominoes":
        return book.trump.choices
    counts = counts_of(view.hand)
    return tuple([trump for trump in nameable(book, view) if can_support(book, counts, SUITS.index(trump))])


def must_bid(book: Book, view: View, memory: Memory) -> bool:
    """Whether the house leaves a dealer no other choice."""
    forced = book.auction.all_pass == "forced" and view.seat == view.dealer and view.bidder is None
    return forced and len(memory.passed | {view.dealer}) == len(memory.seating.seats)


def free_bids(book: Book, view: View, memory: Memory) -> list[int]:
    """The bids one may choose from."""
    seat = view.seat
    assert seat is not None
    if seat in view.silenced:
        return []
    frozen = view.frozen.get(seat)
    if frozen is not None:
        return [frozen] if bid_refusal(book, view.bid, frozen) is None else []
    legal = some_legal_bids(book.auction, view.bid, MOST_LOOKED_AT)
    return legal[:1] if seat in memory.held_to_next else legal


def weigh_call(book: Book, view: View, memory: Memory, auction: Auction) -> list[Choice]:
    """A pass and the bids that are worth a thought, the best first."""
    seat = view.seat
    assert seat is not None
    legal, trumps = free_bids(book, view, memory), supported(book, view)
    forced = must_bid(book, view, memory)
    if forced:
        trumps = trumps or nameable(book, view) or book.trump.choices
    passing = auction.if_passed(nameable(book, view))
    found = [] if forced else [Choice(Pass(seat), None, float(passing.mean()) + _reserve(book, view, memory))]
    if legal and trumps:
        bids = _bids(auction, legal, trumps, passing)
        if not forced:
            bids = [bid for bid in bids if _is_for_me(bid, view, memory)]
        found += bids
    return ranked(found)


def _is_for_me(bid: Choice, view: View, memory: Memory) -> bool:
    """Whether it is likely enough to be made, and does not take back a bid that partner has taken back before."""
    assert view.seat is not None
    partner = memory.seating.partner[view.seat]
    if partner is not None and view.bidder == partner and view.seat in memory.bids:
        return False
    return bid.chance is not None and bid.chance >= LEAST_CHANCE


def _bids(auction: Auction, legal: list[int], trumps: tuple[str, ...], passing: Values) -> list[Choice]:
    """What bids bring, with those in mind who may go higher where everybody speaks once. Where one can speak again, the
    lowest bid will do."""
    once = auction.book.auction.form == "once"
    found = []
    for bid in legal if once else legal[:1]:
        option = auction.best_trump(trumps, bid)
        value = auction.values(option.trump, bid)
        if once:
            value = np.where(auction.overbid(bid), passing, value)
        found.append(Choice(Bid(auction.seat, bid), option.chance, float(value.mean())))
    return found


def _reserve(book: Book, view: View, memory: Memory) -> float:
    """What speaks for a pass besides what comes of it."""
    assert view.seat is not None
    partner = memory.seating.partner[view.seat]
    over = OVER_PARTNER if partner is not None and view.bidder == partner else 0.0
    return (over + (RESERVE_ONCE if book.auction.form == "once" else 0.0)) * _unit(book)


def _unit(book: Book) -> float:
    """What a hand turns on, in the house's own score."""
    return 1.0 if book.scoring.style == "marks" else float(book.points_in_play)
