"""Plays no partner forgives, whatever the other hands are. A few imagined deals can make one look no worse than the
play everybody expects."""

from __future__ import annotations

from meldhouse.game import TrickOrder, View, winner_of
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory

NEAR_THE_END = 3
"""With this few pieces left, there may be a reason for any of them."""
EARLY = 3
"""For this many tricks a defender leaves trump alone …"""
FEW_TRUMPS = 2
"""… holding no more trumps than this."""

Pieces = frozenset[Piece]
NOTHING: Pieces = frozenset()


def unforgiven(view: View, memory: Memory) -> Pieces:
    """The legal pieces that should not be played; never all of them."""
    order = memory.order
    if order is None or view.seat is None or view.bidder is None:
        return NOTHING
    if not view.trick:
        wrong = _leads(view, memory, order) | _counters_led(view, memory, order)
        return wrong if frozenset(view.legal_plays) - wrong else NOTHING
    if len(view.hand) > NEAR_THE_END and _partner_cannot_win(view, memory, order):
        return _gifts(view, memory, order)
    return NOTHING


def _partner_cannot_win(view: View, memory: Memory, order: TrickOrder) -> bool:
    """Whether partner has already played, or must follow to a trick that nothing of its suit can win."""
    partner = memory.seating.partner[memory.seat]
    if partner is None:
        return len(view.trick) == len(memory.seating.seats) - 1
    suit = order.members[order.suit_of[view.trick[0]]]
    best = view.trick[winner_of(order, view.trick)]
    follows = any(piece in suit for piece in +memory.known[partner])
    return partner in view.trick_seats or (follows and best in suit and memory.is_boss(best))


def _gifts(view: View, memory: Memory, order: TrickOrder) -> Pieces:
    """Counters, if the trick is lost whatever is added to it, and the hand has a piece without points that is neither a
    trump nor a future winner."""
    side, worth, legal = memory.seating.side, memory.book.worth, frozenset(view.legal_plays)
    assert view.seat is not None
    seats = (*view.trick_seats, view.seat)
    if any(side[seats[winner_of(order, (*view.trick, piece))]] == side[view.seat] for piece in legal):
        return NOTHING
    trumps = order.members.get(order.trump or "", NOTHING)
    if view.trick[0] in trumps:
        trumps = NOTHING  # then they follow suit
    if all(worth[piece] or memory.is_boss(piece) or piece in trumps for piece in legal):
        return NOTHING
    return frozenset(piece for piece in legal if worth[piece])


def _leads(view: View, memory: Memory, order: TrickOrder) -> Pieces:
    """All but high trumps, if those draw all other trumps and everything left then wins. Low trumps, if the high ones
    draw all an opponent can have. Low trumps early on, for a defender who has few of them and a winner in a suit not
    led yet."""
    assert view.seat is not None
    assert view.bidder is not None
    side, trumps = memory.seating.side, order.members.get(order.trump or "", NOTHING)
    legal = frozenset(view.legal_plays)
    winners = frozenset(piece for piece in legal if memory.is_boss(piece))
    low, out = (legal & trumps) - winners, sum([memory.outside[piece] for piece in trumps])
    high = sum([piece in winners and piece in trumps for piece in view.hand])
    if 0 < out <= high and legal <= trumps | winners:
        return legal - (winners & trumps)
    if 0 < most_trumps(memory, trumps) <= high and len(view.hand) > NEAR_THE_END:
        return low
    early = memory.played < EARLY * len(memory.seating.seats)
    few = sum([piece in trumps for piece in view.hand]) <= FEW_TRUMPS
    if side[view.seat] == side[view.bidder] or not (early and few) or winners & trumps:
        return NOTHING
    led = {order.suit_of[trick[0][1]] for trick in memory.tricks if trick}
    return low if any(order.suit_of[piece] not in led for piece in winners) else NOTHING


def _counters_led(view: View, memory: Memory, order: TrickOrder) -> Pieces:
    """Counters from a suit not led yet, if something higher is out, nothing higher is in the hand, and something
    cheaper is; unless partner is known to win the trick."""
    worth, trumps = memory.book.worth, order.members.get(order.trump or "", NOTHING)
    if len(view.hand) <= NEAR_THE_END:
        return NOTHING
    plain = frozenset(view.legal_plays) - trumps
    fresh = {order.suit_of[piece] for piece in plain} - {order.suit_of[trick[0][1]] for trick in memory.tricks if trick}
    cheap = {order.suit_of[piece] for piece in plain if not worth[piece]}
    asked = [piece for piece in plain if worth[piece] and order.suit_of[piece] in fresh & cheap]
    return frozenset(piece for piece in asked if _may_lose(view, memory, piece))


def most_trumps(memory: Memory, trumps: Pieces) -> int:
    """The most trumps a single opponent may have."""
    assert memory.order is not None
    side, suit = memory.seating.side, memory.order.trump or ""
    known = {other: sum([memory.known[other][piece] for piece in trumps]) for other in memory.known}
    loose = sum([memory.outside[piece] for piece in trumps]) - sum(known.values())
    foes = [other for other in known if side[other] != side[memory.seat] and not memory.is_void(other, suit)]
    return max([loose + known[foe] for foe in foes], default=0)


def _may_lose(view: View, memory: Memory, led: Piece) -> bool:
    """Whether the piece that wins the trick is out, and not surely with partner."""
    order, partner = memory.order, memory.seating.partner[memory.seat]
    assert order is not None
    suit = order.members[order.suit_of[led]]
    power = order.power[order.suit_of[led]]
    if memory.is_boss(led) or any(power[piece] > power[led] for piece in view.hand if piece in suit):
        return False
    top = max(power[piece] for piece in suit if memory.outside[piece])
    return partner is None or not any(power[piece] == top for piece in +memory.known[partner] if piece in suit)
