"""The call itself: the options that the house allows, weighed by the auction in one's head."""

from __future__ import annotations

import numpy as np

from meldhouse.game import Bid, Pass, View
from meldhouse.game.bids import bid_refusal
from meldhouse.game.melds import marriages
from meldhouse.pieces import SUITS
from meldhouse.players.auctions import Auction, Values
from meldhouse.players.choices import Choice, ranked, rivals, surely_better
from meldhouse.players.meld_table import counts_of
from meldhouse.players.memory import Memory
from meldhouse.players.prospects import can_support
from meldhouse.rulebooks import Book, some_legal_bids

MOST_LOOKED_AT = 16
OVER_PARTNER = 0.2
"""By so much more where partner has the bid: it takes more than a little to take it from him …"""
OVER_PARTNER_ONCE = 0.1
"""… less where everybody speaks once, and the others may still take it …"""
AGAIN = 0.4
"""… and still more where he has taken it from me before."""
LEAST_CHANCE = 0.5
"""A bid that would more often be set than made is nobody's of his own accord …"""
LEAST_CHANCE_ALONE = 0.6
"""… and who outbids everybody has overrated his hand more often than not: where partner passes nothing that mends it,
and few cards tell what a hand is worth, more is asked for. Bids of McAllen that looked like 55 in 100 were made 25
times in 100, those of 65 about 54 times …"""
LEAST_CHANCE_FOR_MARKS = 0.4
"""… but less where a mark is all there is to win: to let the others have theirs costs as much as to be set."""
FEW = 15
"""Cards of a hand that are few."""
LIKELY = 0.65
"""One that would be made so often is passed only for something surely better, unless partner has the bid."""
RESERVE_ONCE = 0.04
"""By how much a bid must be better than a pass where everybody speaks once: the best of many is easily overrated."""

HIGHER = 2.0
"""By so many standard errors a bid must be better than a lower one to be preferred to it."""


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


def is_close(book: Book, view: View, memory: Memory, auction: Auction) -> bool:
    """Whether chance may have ranked what there is to choose from: a pass and a bid, or two trumps. Where partner has
    the bid, what is not sure is left to him anyway."""
    bid = view.bid or book.auction.minimum
    if view.phase != "auction":
        trumps = nameable(book, view)
        return len(rivals([auction.values(trump, bid, dropped=view.dropped) for trump in trumps])) > 1
    legal, trumps = free_bids(book, view, memory), supported(book, view)
    if not legal or not trumps or _is_partners(view, memory):
        return False
    passing = auction.if_passed(nameable(book, view))
    bids = _bids(auction, legal, trumps, passing)
    return len(rivals([passing + _reserve(book, view, memory), bids[ranked(list(bids))[0]]])) > 1


def weigh_call(book: Book, view: View, memory: Memory, auction: Auction) -> list[Choice]:
    """A pass and the bids that are worth a thought, the best first."""
    seat = view.seat
    assert seat is not None
    legal, trumps = free_bids(book, view, memory), supported(book, view)
    forced = must_bid(book, view, memory)
    if forced:
        trumps = trumps or nameable(book, view) or book.trump.choices
    passing = auction.if_passed(nameable(book, view))
    bids = _bids(auction, legal, trumps, passing) if legal and trumps else {}
    if forced:
        return ranked(list(bids))
    reserve = _reserve(book, view, memory)
    if _is_partners(view, memory) and bids:  # what chance alone may have made of it is no reason either
        gain = bids[ranked(list(bids))[0]] - passing
        reserve += float(gain.mean()) - surely_better(gain, np.zeros_like(gain))
    least = _least_chance(book)
    likely = {bid: values for bid, values in bids.items() if bid.chance is not None and bid.chance >= least}
    leaving = Choice(Pass(seat), None, float(passing.mean()))
    rather = Choice(leaving.action, None, leaving.margin + reserve)
    best = ranked([rather, *likely])
    if not _is_partners(view, memory):
        best = _rather_spoken(best, likely, passing)
    # What speaks for a pass besides decides, but it is no part of what comes of it.
    return [leaving if choice is rather else choice for choice in _no_higher_than_needed(best, likely)]


def _least_chance(book: Book) -> float:
    """How often a bid must be made that somebody makes of his own accord."""
    if book.scoring.style == "marks":
        return LEAST_CHANCE_FOR_MARKS
    return LEAST_CHANCE_ALONE if book.exchange.form == "none" and book.deal.hand <= FEW else LEAST_CHANCE


def _rather_spoken(best: list[Choice], bids: dict[Choice, Values], passing: Values) -> list[Choice]:
    """Who would make his bid more often than not does not pass for what may be chance."""
    sound = [bid for bid in best if (bid.chance or 0.0) >= LIKELY and surely_better(passing, bids[bid]) <= 0]
    if not sound or best[0] in bids:
        return best
    return [sound[0], *[choice for choice in best if choice is not sound[0]]]


def _no_higher_than_needed(best: list[Choice], bids: dict[Choice, Values]) -> list[Choice]:
    """Where a bid is best, the lowest one first than which it is not surely better: the best of many is easily
    overrated, and who goes higher than he must wants a reason for it."""
    if best[0] not in bids:
        return best
    lowest = next(bid for bid, values in bids.items() if surely_better(bids[best[0]], values, surer=HIGHER) <= 0)
    return [lowest, *[choice for choice in best if choice is not lowest]]


def _bids(auction: Auction, legal: list[int], trumps: tuple[str, ...], passing: Values) -> dict[Choice, Values]:
    """What bids bring, on average and world by world, with those in mind who may go higher where everybody speaks once.
    Where one can speak again, the lowest bid will do."""
    once = auction.book.auction.form == "once"
    found = {}
    for bid in legal if once else legal[:1]:
        option = auction.best_trump(trumps, bid)
        value = auction.values(option.trump, bid)
        if once:
            value = np.where(auction.overbid(bid), passing, value)
        found[Choice(Bid(auction.seat, bid), option.chance, float(value.mean()))] = value
    return found


def _reserve(book: Book, view: View, memory: Memory) -> float:
    """What speaks for a pass besides what comes of it."""
    assert view.seat is not None
    over, once = 0.0, book.auction.form == "once"
    if _is_partners(view, memory):
        over = AGAIN if view.seat in memory.bids else OVER_PARTNER_ONCE if once else OVER_PARTNER
    return (over + (RESERVE_ONCE if once else 0.0)) * _unit(book)


def _is_partners(view: View, memory: Memory) -> bool:
    """Whether partner has the bid."""
    return view.seat is not None and view.bidder is not None and view.bidder == memory.seating.partner[view.seat]


def _unit(book: Book) -> float:
    """What a hand turns on, in the house's own score."""
    return 1.0 if book.scoring.style == "marks" else float(book.points_in_play)
