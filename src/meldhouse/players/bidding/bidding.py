"""When to bid, how high, and what to name."""

from __future__ import annotations

from meldhouse.game import Action, Bid, NameTrump, Pass, View
from meldhouse.game.bids import bid_refusal
from meldhouse.pieces import FACE_DOWN
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.hands.prospects import Mood, Prospect, prospects
from meldhouse.rulebooks import Book, next_rung, some_legal_bids

ENOUGH = 0.61
"""A bid is worth making from this chance up …"""
ENOUGH_ONCE = 0.53
"""… and from this chance up where there is no second turn to bid."""
RELIEVE_PARTNER = 0.08
"""How much less is enough when partner would otherwise be stuck with the bid."""
LEAVE_DEALER = 0.05
"""How much more it takes when an opponent would otherwise be stuck with the bid."""
OVER_PARTNER = 0.75
"""Overbidding partner takes this chance …"""
OWN_RUN = 0.28
"""… and a trump with this much more meld than partner's choice, as a share of the points in play."""
SHUT_OUT = 0.80
"""Where everybody bids only once, bid as high as this chance allows."""
MOST_LOOKED_AT = 16


def choose_call(book: Book, view: View, memory: Memory) -> Action:
    """A bid or a pass."""
    seat = view.seat
    assert seat is not None
    if seat in view.silenced:
        return Pass(seat)
    frozen = view.frozen.get(seat)
    if frozen is not None:
        return Bid(seat, frozen) if bid_refusal(book, view.bid, frozen) is None else Pass(seat)
    legal = some_legal_bids(book.auction, view.bid, MOST_LOOKED_AT)
    if seat in memory.held_to_next:
        legal = legal[:1]
    if not legal:
        return Pass(seat)
    if _must_bid(book, view, memory):
        return Bid(seat, legal[0])
    partner = memory.seating.partner[seat]
    mood: Mood = "unknown"
    if partner is not None:
        mood = "bid" if memory.bids.get(partner) else "passed" if partner in memory.passed else "unknown"
    found = [prospect for prospect in prospects(book, view.hand, mood) if prospect.sound]
    if not found:
        return Pass(seat)
    best = max(found, key=lambda prospect: (prospect.makes(book, legal[0]), prospect.expected))
    chance = best.makes(book, legal[0])
    if partner is not None and view.bidder == partner:
        if chance < OVER_PARTNER or not _better_than_partners(book, best, found):
            return Pass(seat)
    elif chance < _enough(book, view, memory):
        return Pass(seat)
    if book.auction.form == "once" and not _speaks_last(view, memory):
        return Bid(seat, max((bid for bid in legal if _best_chance(book, found, bid) >= SHUT_OUT), default=legal[0]))
    return Bid(seat, legal[0])


def _must_bid(book: Book, view: View, memory: Memory) -> bool:
    """Whether the rules leave the dealer no other choice."""
    forced = book.auction.all_pass == "forced" and view.seat == view.dealer and view.bidder is None
    return forced and len(memory.passed | {view.dealer}) == len(memory.seating.seats)


def _enough(book: Book, view: View, memory: Memory) -> float:
    """The chance at which a bid becomes better than a pass."""
    seat, dealer = view.seat, view.dealer
    assert seat is not None
    if book.auction.form == "once":
        return ENOUGH_ONCE
    if view.bid is not None or book.auction.all_pass == "reshake" or seat == dealer:
        return ENOUGH
    if memory.seating.partner[seat] == dealer:
        return ENOUGH - RELIEVE_PARTNER
    return ENOUGH + LEAVE_DEALER


def _best_chance(book: Book, found: list[Prospect], bid: int) -> float:
    return max(prospect.makes(book, bid) for prospect in found)


def _better_than_partners(book: Book, best: Prospect, found: list[Prospect]) -> bool:
    """Whether my trump brings so much more than another that it is worth outbidding partner."""
    if not best.outlooks:
        return best.makes(book, next_rung(book.auction, book.auction.minimum) or 0) >= 0.85
    others = [prospect.expected for prospect in found if prospect is not best]
    elsewhere = sum(others) / len(others) if others else 0.0
    return best.expected - elsewhere >= OWN_RUN * book.points_in_play


def _speaks_last(view: View, memory: Memory) -> bool:
    return len(view.calls) == len(memory.seating.seats) - 1


def choose_trump(book: Book, view: View, memory: Memory) -> Action:
    """The trump or contract most likely to make the bid."""
    seat = view.seat
    assert seat is not None
    partner = memory.seating.partner[seat]
    mood: Mood = "bid" if partner is not None and memory.bids.get(partner) else "unknown"
    taken_up = bool(view.kitty) and FACE_DOWN not in view.kitty
    found = prospects(book, view.hand, mood, final=taken_up)
    bid = view.bid or book.auction.minimum
    best = max(
        found,
        key=lambda prospect: (
            prospect.sound,
            round(prospect.makes(book, bid, dropped=view.dropped), 2),
            prospect.expected,
        ),
    )
    return NameTrump(seat, best.trump)
