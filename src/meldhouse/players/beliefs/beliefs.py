"""Where the hidden pieces may lie, as one seat sees it: what it knows for certain, and how likely the rest is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache

from meldhouse.game import Seat, TrickOrder, View
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import NO_LIMIT, Memory
from meldhouse.players.beliefs.not_led import would_have_led
from meldhouse.players.beliefs.not_melded import unmelded
from meldhouse.players.beliefs.not_thrown import would_have_thrown
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import ASIDE, Hidden, Place

EVEN = 16
"""Odds that a piece is in a place, when nothing is known about it …"""
MOST = 500
"""… at most, for a piece likely to be laid aside …"""
SELDOM = 6
"""… for a piece the player would have led sooner …"""
HARDLY = 2
"""… for a piece the player would have thrown sooner …"""
SCARCELY = 1
"""… and for a piece the player would have shown as meld."""

Belongs = dict[Piece, tuple[tuple[str, int], ...]]


def hidden_from(view: View, memory: Memory, *, keenly: bool = True, reads_melds: bool = True) -> Hidden:
    """What this view's seat knows about the pieces it cannot see. Without `keenly` it uses only face-up pieces and
    voids, and forgets meld picked up again, cards passed, the kitty and anything said about it, and what was not
    beaten. With `reads_melds` it infers what others lack from the meld they did not show."""
    seat = view.seat
    assert seat is not None
    others = [other for other in memory.seating.seats if other != seat]
    known: dict[Place, tuple[Piece, ...]] = {seat: view.hand}
    loose = +memory.outside
    for other in others:
        # A player's face-up pieces are theirs too.
        certain = Counter(view.exposed.get(other, ()))
        if keenly:
            certain |= memory.known[other]
        known[other] = tuple(certain.elements())
        loose -= certain
    room: dict[Place, int] = {other: max(0, view.held[other] - len(known[other])) for other in others}
    room[ASIDE] = max(0, loose.total() - sum(room.values()))
    partner = memory.seating.partner[seat]
    if view.phase == "exchange" and partner is not None:
        # What partner has put down to pass is theirs until it changes hands.
        room[partner] += room[ASIDE]
        room[ASIDE] = 0
    belongs = _belongs(memory.book, memory.order) if memory.order is not None else {}
    told: list[tuple[int, Mapping[Seat, Collection[Piece]]]] = []
    if reads_melds:
        told.append((SCARCELY, unmelded(memory)))
    if keenly:
        told += [(HARDLY, would_have_thrown(memory)), (SELDOM, would_have_led(memory))]
    kitty = _from_kitty(memory) if keenly else Counter[Piece]()
    trumps = _trumps(memory)
    out = sum([number for piece, number in loose.items() if piece in trumps])
    told_of = view.declared_trumps if keenly else None
    odds_aside = _odds_aside(told_of, room[ASIDE], out, loose.total() - out)
    rows = []
    for piece, number in sorted(loose.items(), key=lambda item: item[0].order):
        odds: dict[Place, int] = {
            place: next((seldom for seldom, lacked in told if piece in lacked.get(place, ())), EVEN)
            for place in others
            if room[place] and _may_hold(memory, place, belongs.get(piece, ()), keenly)
        }
        if room[ASIDE] and odds_aside[piece in trumps]:
            odds[ASIDE] = odds_aside[piece in trumps]
        with_bidder = {place: chance for place, chance in odds.items() if place in (memory.bidder, ASIDE)}
        bound = min(kitty[piece], number) if with_bidder else 0
        rows += [(piece, with_bidder)] * bound + [(piece, odds)] * (number - bound)
    return Hidden(known, room, rows)


def _from_kitty(memory: Memory) -> Counter[Piece]:
    """What the bidder took from the kitty and has not shown since: still in hand, or laid away."""
    if memory.bidder is None or not memory.turned:
        return Counter()
    played = Counter([piece for seat, piece in memory.plays if seat == memory.bidder])
    return memory.turned - memory.known[memory.bidder] - played


def _odds_aside(told: int | None, aside: int, trumps: int, others: int) -> dict[bool, int]:
    """The odds that a trump (True) or another piece (False) lies aside, when the bidder has said how many of the
    `aside` pieces are trumps, and so many trumps and others are out. On average about that many land there.

    >>> _odds_aside(0, 5, 12, 40), _odds_aside(5, 5, 12, 40), _odds_aside(1, 5, 12, 40)
    ({True: 0, False: 16}, {True: 16, False: 0}, {True: 13, False: 16})
    """
    if told is None or not aside:
        return {True: EVEN, False: EVEN}
    if told in (0, aside):
        return {True: EVEN if told else 0, False: 0 if told else EVEN}
    wanted = told * others / ((aside - told) * max(trumps, 1))
    return {True: min(max(1, round(EVEN * wanted)), MOST), False: EVEN}


def _trumps(memory: Memory) -> frozenset[Piece]:
    order = memory.order
    return order.members.get(order.trump or "", frozenset()) if order is not None else frozenset()


def without_limits(hidden: Hidden) -> Hidden:
    """The same without limits, for a table where a player broke a duty, so that no deal fits what was seen."""
    everywhere = {place: EVEN for place, room in hidden.room.items() if room}
    return hidden._replace(pieces=[(piece, everywhere) for piece, _ in hidden.pieces])


def _may_hold(memory: Memory, other: Seat, belongs: tuple[tuple[str, int], ...], keenly: bool) -> bool:
    limits = memory.limits[other]
    if not keenly:
        return all(limits.get(suit) != 0 for suit, _ in belongs)
    return all(power <= limits.get(suit, NO_LIMIT) for suit, power in belongs)


@lru_cache(maxsize=64)
def _belongs(book: Book, order: TrickOrder) -> Belongs:
    """Each piece's suits, with its strength in each."""
    return {
        piece: tuple([(suit, order.power[suit][piece]) for suit, members in order.members.items() if piece in members])
        for piece in book.pack.faces
    }
