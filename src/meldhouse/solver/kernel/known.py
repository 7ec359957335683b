"""Positions met before, between two tricks: a key for each, and what is known of it.

Known is how much is taken at least and at most, and what was best to lead. Where every trick is needed, hands that
cannot do harm are left out of the key, though they make a difference to what is left: then only *all* or *not all* is
known.
"""

from __future__ import annotations

import numpy as np

from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.kernel.safety import role
from meldhouse.solver.layout import APART, EVERYTHING, GAINS, HANDS, HORIZON, MASK, SEATS, TABLE

# Odd numbers without a pattern; a key is a sum of hands multiplied by them.
_ODD = (
    np.int64(-7046029254386353131),
    np.int64(-4417276706812531889),
    np.int64(7109453100751455733),
    np.int64(-3335678366873096957),
    np.int64(-6884282663029611473),
)


@compiled
def key_of(block: Block, leader: int, unable: int, threats: int) -> int:
    """A number for the hands as far as they matter, and who leads. Two positions share it once in 2⁶⁴ times."""
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
def slot_of(block: Block, key: int) -> int:
    """Where a position is kept, unless another one has taken its place."""
    return TABLE + 2 * (key >> 20 & peek(block, MASK))


@compiled
def recall(block: Block, slot: int, key: int, left: int, all_needed: int) -> tuple[int, int, int]:
    """(at least, at most, what was best to lead; -1 if that is not known)"""
    if peek(block, slot) != key:
        return 0, left, -1
    entry = peek(block, slot + 1)
    least, most, best = entry & 0xFFFF, entry >> 16 & 0xFFFF, entry >> 32
    if all_needed:
        return (left if least else 0), (left if most else left - 1), best
    return least, most, best


@compiled
def remember(block: Block, slot: int, key: int, least: int, most: int, best: int, left: int, all_needed: int) -> None:
    if all_needed:
        least, most = (1 if least else 0), (1 if most == left else 0)
    poke(block, slot, key)
    poke(block, slot + 1, least | most << 16 | best << 32)
