"""Solves worlds, one after the other, after each of the plays considered."""

from __future__ import annotations

import numpy as np

from meldhouse.solver.kernel.duties import after, laid, winner_of
from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.kernel.search import search
from meldhouse.solver.kernel.worlds import take_up
from meldhouse.solver.layout import (
    BUDGET,
    EACH,
    EVERYTHING,
    GAINS,
    HANDS,
    NODES,
    PLAYERS,
    THREATS,
    UNPLAYED,
    WIDTH,
    WORTH,
)


@compiled
def _value(block: Block, tricks: int, seat: int, waiting: int, lying: int, points: int, left: int, guess: int) -> int:
    """What the gainers take from here with best play by everybody. Each answer says where to ask next."""
    nothing = int(np.int64(0))
    least, most, need = nothing, left, guess
    while least < most and peek(block, NODES) <= peek(block, BUDGET):
        need = min(max(need, least + 1), most)
        found = search(block, nothing, tricks, seat, waiting, lying, points, left, need)
        if found >= need:
            least, need = found, found + 1
        else:
            most, need = found, found
    return least


@compiled
def solve_plays(
    block: Block,
    worlds: Block,
    faces: Block,
    takes: Block,
    number: int,
    choices: int,
    tricks: int,
    seat: int,
    waiting: int,
    lying: int,
    points: int,
    left: int,
) -> int:
    """In each world, let the seat play each of the faces, and store what the gainers take with best play from there.
    Returns how many worlds were solved within the budget."""
    nothing = int(np.int64(0))
    width, everybody = peek(block, WIDTH), (1 << peek(block, PLAYERS)) - 1
    others = waiting & ~(1 << seat)
    found = left // 2
    for world in range(number):
        for choice in range(choices):
            take_up(block, worlds, world)
            face = peek(faces, choice)
            poke(block, HANDS + seat, peek(block, HANDS + seat) - (1 << face * width))
            then = laid(block, lying, seat, face)
            within = points + peek(block, WORTH + face)
            if others:
                # Only a search that started at the lead knows which plays matter in this trick.
                poke(block, THREATS + tricks, EVERYTHING)
                found = _value(block, tricks, after(seat, others), others, then, within, left, found)
            else:
                won = within + peek(block, EACH) if tricks > 1 else left
                winner = winner_of(then)
                gained = won if peek(block, GAINS) >> winner & 1 else nothing
                rest, guess = left - won, found - gained
                found = gained
                if tricks > 1:
                    found += _value(block, tricks - 1, winner, everybody, UNPLAYED, nothing, rest, guess)
            if peek(block, NODES) > peek(block, BUDGET):
                return world
            poke(takes, world * choices + choice, found)
    return number
