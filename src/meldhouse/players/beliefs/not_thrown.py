"""What players would have thrown instead, had they held it: an ace put under an ace means nothing smaller is left."""

from __future__ import annotations

from meldhouse.game import Seat, TrickOrder, winner_of
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.beliefs.mending import Laid


def would_have_thrown(memory: Memory) -> dict[Seat, set[Piece]]:
    """For each other player, the pieces they hardly hold: lower than one they followed with, on a trick that stayed the
    other side's. They may have saved a lesser counter if partner was still to play."""
    found: dict[Seat, set[Piece]] = {other: set() for other in memory.seating.seats if other != memory.seat}
    if memory.order is None:
        return found
    for trick in memory.tricks:
        for at in range(1, len(trick)):
            if trick[at][0] in found:
                found[trick[at][0]] |= _smaller(memory, memory.order, trick[: at + 1])
    return found


def _smaller(memory: Memory, order: TrickOrder, trick: Laid) -> set[Piece]:
    """What would have done as well as the last piece of this trick, and was worth less to keep."""
    seat, thrown = trick[-1]
    led = order.suit_of[trick[0][1]]
    power, worth = order.power[led], memory.book.worth
    winner = trick[winner_of(order, [piece for _, piece in trick])][0]
    if thrown not in order.members[led] or not _are_foes(memory, seat, winner):
        return set()
    to_come = set(memory.seating.seats) - {other for other, _ in trick}
    hopes = any(not _are_foes(memory, seat, other) for other in to_come)
    return {
        piece
        for piece in order.members[led]
        if power[piece] < power[thrown]
        and (worth[piece] == worth[thrown] or (worth[piece] < worth[thrown] and not hopes))
    }


def _are_foes(memory: Memory, one: Seat, other: Seat) -> bool:
    """Whether two seats are opponents; without partners, everybody opposes the bidder."""
    seating = memory.seating
    if seating.partner[one] is None:
        return (one == memory.bidder) != (other == memory.bidder)
    return seating.side[one] != seating.side[other]
