"""The four hands together, to be put back as they were after a search has played from them."""

from __future__ import annotations

from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.layout import HANDS

Hands = tuple[int, int, int, int]


@compiled
def hands_of(block: Block) -> Hands:
    return peek(block, HANDS), peek(block, HANDS + 1), peek(block, HANDS + 2), peek(block, HANDS + 3)


@compiled
def put_back(block: Block, hands: Hands) -> None:
    poke(block, HANDS, hands[0])
    poke(block, HANDS + 1, hands[1])
    poke(block, HANDS + 2, hands[2])
    poke(block, HANDS + 3, hands[3])
