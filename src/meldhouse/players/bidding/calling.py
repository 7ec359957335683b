"""The call itself: the bids the rules allow, weighed by an imagined auction."""

from __future__ import annotations

import numpy as np

from meldhouse.game import Bid, Pass, View
from meldhouse.game.bids import bid_refusal
from meldhouse.game.melds import marriages
from meldhouse.pieces import SUITS
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.bidding.auctions import Auction, Values
from meldhouse.players.choices import Choice, ranked, rivals, surely_better
from meldhouse.players.hands.meld_table import counts_of
from meldhouse.players.hands.prospects import can_support
from meldhouse.rulebooks import Book, some_legal_bids

MOST_LOOKED_AT = 16
OVER_PARTNER = 0.2
"""How much better a bid must be where partner has the bid: it takes more than a little to take it away …"""
OVER_PARTNER_ONCE = 0.1
"""… less where everybody bids once, and the others may still take it …"""
AGAIN = 0.4
"""… and more still where partner took it from me before."""
LEAST_CHANCE = 0.5
"""A bid likelier to go set than be made is never made voluntarily …"""
LEAST_CHANCE_ALONE = 0.6
"""… and the high bidder has usually overrated the hand, so more is asked where partner passes no cards to help and few
cards tell what a hand is worth. McAllen bids that looked like 55 in 100 were made 25 times in 100, those of 65 about 54
times …"""
LEAST_CHANCE_FOR_MARKS = 0.4
"""… but less where only a mark is at stake: letting the others make theirs costs as much as going set."""
FEW = 15
"""A hand of this many cards or fewer is short."""
LIKELY = 0.65
"""A bid made this often is passed up only for something surely better, unless partner has the bid."""
RESERVE_ONCE = 0.04
"""How much better a bid must be than a pass where everybody bids once: the best of many is easily overrated."""

HIGHER = 2.0
"""How many standard errors better a bid must be to beat a lower one."""


def nameable(book: Book, view: View) -> tuple[str, ...]:
    """The trumps this hand may name."""
    return tuple(marriages(view.hand)) if book.trump.marriage else book.trump.choices


def supported(book: Book, view: View) -> tuple[str, ...]:
    """The trumps this hand is long enough in to bid voluntarily."""
    if book.deck.pieces == "dominoes":
        return book.trump.choices
    counts = counts_of(view.hand)
    return tuple([trump for trump in nameable(book, view) if can_support(book, counts, SUITS.index(trump))])


def must_bid(book: Book, view: View, memory: Memory) -> bool:
    """Whether the rules leave the dealer no other choice."""
    forced = book.auction.all_pass == "forced" and view.seat == view.dealer and view.bidder is None
    return forced and len(memory.passed | {view.dealer}) == len(memory.seating.seats)


def free_bids(book: Book, view: View, memory: Memory) -> list[int]:
    """The bids to choose from."""
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
    """Whether chance may have ranked the choices: a pass and a bid, or two trumps. Over partner's bid, close calls are
    passed anyway."""
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
    """A pass and the bids worth considering, best first."""
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
    if _is_partners(view, memory) and bids:  # a lead that may be chance alone is no reason either
        gain = bids[ranked(list(bids))[0]] - passing
        reserve += float(gain.mean()) - surely_better(gain, np.zeros_like(gain))
    least = _least_chance(book)
    likely = {bid: values for bid, values in bids.items() if bid.chance is not None and bid.chance >= least}
    leaving = Choice(Pass(seat), None, float(passing.mean()))
    rather = Choice(leaving.action, None, leaving.margin + reserve)
    best = ranked([rather, *likely])
    if not _is_partners(view, memory):
        best = _rather_spoken(best, likely, passing)
    # Other reasons to pass count in the ranking, but not in the reported value.
    return [leaving if choice is rather else choice for choice in _no_higher_than_needed(best, likely)]


def _least_chance(book: Book) -> float:
    """How likely a voluntary bid must be to be made."""
    if book.scoring.style == "marks":
        return LEAST_CHANCE_FOR_MARKS
    return LEAST_CHANCE_ALONE if book.exchange.form == "none" and book.deal.hand <= FEW else LEAST_CHANCE


def _rather_spoken(best: list[Choice], bids: dict[Choice, Values], passing: Values) -> list[Choice]:
    """Do not pass for what may be chance, with a bid that is made more often than not."""
    sound = [bid for bid in best if (bid.chance or 0.0) >= LIKELY and surely_better(passing, bids[bid]) <= 0]
    if not sound or best[0] in bids:
        return best
    return [sound[0], *[choice for choice in best if choice is not sound[0]]]


def _no_higher_than_needed(best: list[Choice], bids: dict[Choice, Values]) -> list[Choice]:
    """Where a bid is best, choose the lowest that is not surely worse: the best of many is easily overrated, so going
    higher needs a reason."""
    if best[0] not in bids:
        return best
    lowest = next(bid for bid, values in bids.items() if surely_better(bids[best[0]], values, surer=HIGHER) <= 0)
    return [lowest, *[choice for choice in best if choice is not lowest]]


def _bids(auction: Auction, legal: list[int], trumps: tuple[str, ...], passing: Values) -> dict[Choice, Values]:
    """What bids bring, on average and world by world. Where everybody bids once, others may still go higher; where
    there is another turn, only the lowest bid is looked at."""
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
    """How much a pass is preferred beyond its own value."""
    assert view.seat is not None
    over, once = 0.0, book.auction.form == "once"
    if _is_partners(view, memory):
        over = AGAIN if view.seat in memory.bids else OVER_PARTNER_ONCE if once else OVER_PARTNER
    return (over + (RESERVE_ONCE if once else 0.0)) * _unit(book)


def _is_partners(view: View, memory: Memory) -> bool:
    """Whether partner has the bid."""
    return view.seat is not None and view.bidder is not None and view.bidder == memory.seating.partner[view.seat]


def _unit(book: Book) -> float:
    """The size of a hand's stake in the club's score."""
    return 1.0 if book.scoring.style == "marks" else float(book.points_in_play)
