"""Plays that no partner forgives, whatever the other hands are: a few imagined deals can make one look no worse than
the play that everybody expects."""

from __future__ import annotations

from meldhouse.game import TrickOrder, View, winner_of
from meldhouse.pieces import Piece
from meldhouse.players.memory import Memory

NEAR_THE_END = 3
"""With so few pieces left there may be reason for any of them."""
EARLY = 3
"""Tricks in which a defender leaves trump alone …"""
FEW_TRUMPS = 2
"""… if he has no more than these."""

Pieces = frozenset[Piece]
NOTHING: Pieces = frozenset()


def unforgiven(view: View, memory: Memory) -> Pieces:
    """Of the pieces that are legal now, those that should stay where they are; never all of them."""
    order = memory.order
    if order is None or view.seat is None or view.bidder is None:
        return NOTHING
    if not view.trick:
        wrong = _leads(view, memory, order) | _counters_led(view, memory, order)
        return wrong if frozenset(view.legal_plays) - wrong else NOTHING
    if len(view.trick) == len(memory.seating.seats) - 1 and len(view.hand) > NEAR_THE_END:
        return _gifts(view, memory, order)
    return NOTHING


def _gifts(view: View, memory: Memory, order: TrickOrder) -> Pieces:
    """Counters, if the last to play follows suit to a trick that is the others' whatever he plays, and has something
    without points that is no winner later either."""
    side, worth, legal = memory.seating.side, memory.book.worth, frozenset(view.legal_plays)
    assert view.seat is not None
    seats = (*view.trick_seats, view.seat)
    if not legal <= order.members[order.suit_of[view.trick[0]]]:
        return NOTHING
    if any(side[seats[winner_of(order, (*view.trick, piece))]] == side[view.seat] for piece in legal):
        return NOTHING
    if all(worth[piece] or memory.is_boss(piece) for piece in legal):
        return NOTHING
    return frozenset(piece for piece in legal if worth[piece])


def _leads(view: View, memory: Memory, order: TrickOrder) -> Pieces:
    """Low trumps: of one who can draw all the others with his high ones, after which everything he has is good; and
    early in the hand of a defender who has few, and a winner in a suit that was never led."""
    assert view.seat is not None
    assert view.bidder is not None
    side, trumps = memory.seating.side, order.members.get(order.trump or "", NOTHING)
    legal = frozenset(view.legal_plays)
    winners = frozenset(piece for piece in legal if memory.is_boss(piece))
    low, out = (legal & trumps) - winners, sum([memory.outside[piece] for piece in trumps])
    if 0 < out <= sum([piece in winners and piece in trumps for piece in view.hand]) and legal <= trumps | winners:
        return low
    early = memory.played < EARLY * len(memory.seating.seats)
    few = sum([piece in trumps for piece in view.hand]) <= FEW_TRUMPS
    if side[view.seat] == side[view.bidder] or not (early and few) or winners & trumps:
        return NOTHING
    led = {order.suit_of[trick[0][1]] for trick in memory.tricks if trick}
    return low if any(order.suit_of[piece] not in led for piece in winners) else NOTHING


def _counters_led(view: View, memory: Memory, order: TrickOrder) -> Pieces:
    """Counters that the others may beat, from a suit with something cheaper in it, if partner has shown neither that
    he wins the trick nor that he can trump it."""
    worth, trumps = memory.book.worth, order.members.get(order.trump or "", NOTHING)
    if len(view.hand) <= NEAR_THE_END:
        return NOTHING
    plain = frozenset(view.legal_plays) - trumps
    cheap = {order.suit_of[piece] for piece in plain if not worth[piece]}
    return frozenset(
        piece
        for piece in plain
        if worth[piece] and order.suit_of[piece] in cheap and _goes_to_the_others(memory, order, piece)
    )


def _goes_to_the_others(memory: Memory, order: TrickOrder, led: Piece) -> bool:
    """Whether one of the others may beat it, for all that is known, and partner not surely."""
    suit, side = order.suit_of[led], memory.seating.side
    power = order.power[suit]
    higher = [piece for piece in order.members[suit] if memory.outside[piece] and power[piece] > power[led]]
    foes = [seat for seat in memory.seating.seats if side[seat] != side[memory.seat]]
    if not any(memory.could_hold(foe, piece, suit, power[piece]) for foe in foes for piece in higher):
        return False
    partner = memory.seating.partner[memory.seat]
    if partner is None:
        return True
    top = max(power[piece] for piece in higher)
    return not memory.is_void(partner, suit) and not any(power.get(piece, 0) == top for piece in +memory.known[partner])
