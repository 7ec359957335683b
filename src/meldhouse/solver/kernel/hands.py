"""Saves the four hands elsewhere in the block until the plays from them are taken back."""

from __future__ import annotations

from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.layout import HANDS, SEATS


@compiled
def keep_hands(block: Block, place: int) -> None:
    for seat in range(SEATS):
        poke(block, place + seat, peek(block, HANDS + seat))


@compiled
def put_back(block: Block, place: int) -> None:
    for seat in range(SEATS):
        poke(block, HANDS + seat, peek(block, place + seat))
