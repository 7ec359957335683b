"""Reneges a player can see: a piece played later shows that an earlier duty was not met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meldhouse.game import Seat
from meldhouse.game.actions import Offence
from meldhouse.game.duties import play_refusal
from meldhouse.game.review import UNSEEN, offence_of
from meldhouse.players.beliefs.memory import Memory


class Renege(NamedTuple):
    accused: Seat
    trick: int
    offence: Offence


def seen_reneges(memory: Memory) -> Iterator[Renege]:
    """The other side's reneges that this seat could call and prove, earliest first."""
    order, side = memory.order, memory.seating.side
    if order is None:
        return
    for number, trick in enumerate(memory.tricks):
        for at, (seat, piece) in enumerate(trick):
            if side[seat] == side[memory.seat]:
                continue
            # They held at least this piece and everything they have played since, or were seen to hold.
            later = [laid for after in memory.tricks[number + 1 :] for player, laid in after if player == seat]
            held = (piece, *later, *memory.known[seat].elements())
            before = [laid for _, laid in trick[:at]]
            refusal = play_refusal(memory.book, order, held, before, piece)
            if refusal is None or refusal.code not in UNSEEN:
                continue
            if refusal.code == "must-follow" or piece in order.members[order.suit_of[before[0]]]:
                yield Renege(seat, number + 1, offence_of(refusal))
            elif not any(memory.outside[other] > 0 for other in order.members[order.suit_of[before[0]]]):
                # As long as they might have had to follow, nobody can say which duty was broken.
                yield Renege(seat, number + 1, offence_of(refusal))
