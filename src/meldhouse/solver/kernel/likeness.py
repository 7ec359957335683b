"""How well a world explains the plays seen so far: how many of them the simulated players would have made with that
world's hands."""

from __future__ import annotations

from meldhouse.solver.kernel.duties import laid
from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.kernel.rollouts import choose, shown_void
from meldhouse.solver.kernel.worlds import take_up
from meldhouse.solver.layout import FACES, HANDS, LEADS, PLAYERS, POWER, SEATS, UNPLAYED, WIDTH, WORTH


@compiled
def strangeness(block: Block, worlds: Block, plays: Block, found: Block, number: int, length: int, me: int) -> None:
    """For each world, how many of the others' plays the simulated players would not have made.

    `plays` are the faces in the order played, each followed by its seat. A world has the current hands, so the played
    pieces are put back first.
    """
    width = peek(block, WIDTH)
    everybody = (1 << peek(block, PLAYERS)) - 1
    for world in range(number):
        out = 0
        take_up(block, worlds, world)
        for play in range(length):
            seat = peek(plays, 2 * play + 1)
            poke(block, HANDS + seat, peek(block, HANDS + seat) + (1 << peek(plays, 2 * play) * width))
        for seat in range(SEATS):
            out += peek(block, HANDS + seat)
        waiting, lying, points, voids, strange = everybody, UNPLAYED, 0, 0, 0
        for play in range(length):
            face, seat = peek(plays, 2 * play), peek(plays, 2 * play + 1)
            hand = peek(block, HANDS + seat)
            if seat != me:
                thought = choose(block, seat, waiting, lying, points, out - hand, voids)
                if not _alike(block, thought, face):
                    strange += 1
            one = 1 << face * width
            poke(block, HANDS + seat, hand - one)
            out -= one
            voids = shown_void(block, voids, seat, lying, face)
            lying = laid(block, lying, seat, face)
            points += peek(block, WORTH + face)
            waiting &= ~(1 << seat)
            if not waiting:
                waiting, lying, points = everybody, UNPLAYED, 0
        poke(found, world, strange)


@compiled
def _alike(block: Block, one: int, other: int) -> bool:
    """Whether two faces are nearly equal: same suit and worth, and next to each other."""
    suit = peek(block, LEADS + one)
    if suit != peek(block, LEADS + other) or peek(block, WORTH + one) != peek(block, WORTH + other):
        return False
    return abs(peek(block, POWER + suit * FACES + one) - peek(block, POWER + suit * FACES + other)) <= 1
