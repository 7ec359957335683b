"""The number of ways the hands can be played."""

from __future__ import annotations

import numpy as np

from meldhouse.solver.kernel.duties import after, laid, legal, lowest_face, winner_of
from meldhouse.solver.kernel.memory import Block, compiled_for, peek, poke
from meldhouse.solver.layout import FIELD, HANDS, PLAYERS, WIDTH


@compiled_for(5)
def count_ways(block: Block, plays: int, tricks: int, seat: int, waiting: int, lying: int) -> int:
    """The number of ways the next pieces can be played, without distinguishing identical copies."""
    nothing = int(np.int64(0))
    if not (plays and tricks):
        return nothing + 1
    width, field = peek(block, WIDTH), peek(block, FIELD)
    hand = peek(block, HANDS + seat)
    rest = legal(block, hand, lying)
    others = waiting & ~(1 << seat)
    everybody = (1 << peek(block, PLAYERS)) - 1
    found = nothing
    while rest:
        face = lowest_face(block, rest)
        rest &= ~(field << face * width)
        then = laid(block, lying, seat, face)
        poke(block, HANDS + seat, hand - (1 << face * width))
        if others:
            found += count_ways(block, plays - 1, tricks, after(seat, others), others, then)
        else:
            found += count_ways(block, plays - 1, tricks - 1, winner_of(then), everybody, nothing)
    poke(block, HANDS + seat, hand)
    return found
