"""Positions met before, between two tricks: a key for each, and what is known about it.

Known are the least and the most that is taken, and the best lead. If every trick is needed, harmless hands are left out
of the key although they affect the points left: then only *all* or *not all* is known.

A key has two places. The first keeps the position with the most tricks left, which was the most work; the second takes
whatever came last. There are few places at first, and twice as many whenever a quarter is taken, up to the room in the
block. So a small search stays in the processor's cache and touches no more memory than it needs.
"""

from __future__ import annotations

import numpy as np

from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.kernel.safety import role
from meldhouse.solver.layout import APART, EVERYTHING, GAINS, HANDS, HORIZON, MASK, ROOM, SEATS, TABLE, TAKEN

# Odd random numbers; a key is a sum of hands multiplied by them.
_ODD = (
    np.int64(-7046029254386353131),
    np.int64(-4417276706812531889),
    np.int64(7109453100751455733),
    np.int64(-3335678366873096957),
    np.int64(-6884282663029611473),
)


@compiled
def key_of(block: Block, leader: int, unable: int, threats: int) -> int:
    """A hash of the relevant hands and the leader. Two positions share it once in 2⁶⁴ times."""
    key = (peek(block, HORIZON) * 4 + leader) * _ODD[4]
    gains = peek(block, GAINS)
    if threats != EVERYTHING:
        key += _ODD[3]
    for seat in range(SEATS):
        if not unable >> seat & 1:
            hand = peek(block, HANDS + seat)
            alike = threats != EVERYTHING and not gains >> seat & 1 and peek(block, APART)
            key += (role(block, hand, threats, int(_ODD[2])) if alike else hand) * _ODD[seat]
    key ^= key >> 32
    key *= _ODD[1]
    return int(key ^ key >> 29)


@compiled
def _place_of(block: Block, key: int) -> int:
    """The first of the two places for a key."""
    return TABLE + 4 * (key >> 20 & peek(block, MASK))


@compiled
def recall(block: Block, key: int, left: int, all_needed: int) -> tuple[int, int, int]:
    """(at least, at most, best lead or -1 if unknown)"""
    place = _place_of(block, key)
    if peek(block, place) != key:
        place += 2
        if peek(block, place) != key:
            return 0, left, -1
    entry = peek(block, place + 1)
    least, most, best = entry & 0xFFFF, entry >> 16 & 0xFFFF, entry >> 32 & 0xFF
    if all_needed:
        return (left if least else 0), (left if most else left - 1), best
    return least, most, best


@compiled
def remember(block: Block, key: int, tricks: int, least: int, most: int, best: int, left: int, all_needed: int) -> None:
    if all_needed:
        least, most = (1 if least == left else 0), (1 if most == left else 0)
    place = _place_of(block, key)
    before = peek(block, place)
    if before and before != key:
        if peek(block, place + 1) >> 40 > tricks:
            place += 2
            before = peek(block, place)
        else:
            before = peek(block, place + 2)
            poke(block, place + 2, peek(block, place))
            poke(block, place + 3, peek(block, place + 1))
    poke(block, place, key)
    poke(block, place + 1, least | most << 16 | best << 32 | tricks << 40)
    if not before:
        taken = peek(block, TAKEN) + 1
        poke(block, TAKEN, taken)
        places = 2 * (peek(block, MASK) + 1)
        if 4 * taken > places and 2 * places <= peek(block, ROOM):
            _make_room(block)


@compiled
def _make_room(block: Block) -> None:
    """Double the places: one more bit of a key says where it belongs."""
    upper = peek(block, MASK) + 1
    for place in range(TABLE, TABLE + 4 * upper, 2):
        key = peek(block, place)
        if key >> 20 & upper:
            poke(block, place + 4 * upper, key)
            poke(block, place + 4 * upper + 1, peek(block, place + 1))
            poke(block, place, 0)
    poke(block, MASK, 2 * upper - 1)
