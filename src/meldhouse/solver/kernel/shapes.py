"""Positions that come to the same thing are made one.

When no copy of a face is left anywhere, the faces below it that are worth the same move up one place: with the tens
gone, kings beside aces are as good as tens beside aces. So a table of positions finds many that differ in names only.
"""

from __future__ import annotations

from meldhouse.solver.kernel.duties import face_at
from meldhouse.solver.kernel.memory import Block, compiled, lowest_bit, peek, poke
from meldhouse.solver.layout import BASES, BELOW, CHAIN, HANDS, WIDTH


@compiled
def close_ranks(block: Block) -> None:
    """Close the gaps between the faces that are left, in all hands. `CHAIN` marks faces with a lower one like them."""
    chain = peek(block, CHAIN)
    width = peek(block, WIDTH)
    while True:
        first, second = peek(block, HANDS), peek(block, HANDS + 1)
        third, fourth = peek(block, HANDS + 2), peek(block, HANDS + 3)
        held = first | second | third | fourth
        if width > 1:
            held |= held >> 1
        if width > 2:
            held |= held >> 1
        held &= peek(block, BASES)
        gaps = ~held & held << width & chain
        if not gaps:
            return
        below = peek(block, BELOW + face_at(block, lowest_bit(gaps)))
        poke(block, HANDS, first & ~below | (first & below) << width)
        poke(block, HANDS + 1, second & ~below | (second & below) << width)
        poke(block, HANDS + 2, third & ~below | (third & below) << width)
        poke(block, HANDS + 3, fourth & ~below | (fourth & below) << width)
