"""Which plays to try first. A search that guesses well looks at a tenth of the positions."""

from __future__ import annotations

from meldhouse.solver.kernel.duties import after, laid, led_of, legal, lowest_face, winner_of
from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.layout import (
    CHOOSES,
    EVERYTHING,
    FACES,
    GAINS,
    HANDS,
    LEADS,
    OVER,
    POWER,
    UNPLAYED,
    WIDTH,
    WORTH,
)

FIRST = 1 << 40
GOOD = 10_000
"""More than the worth of a piece can outweigh."""
WORTHS = 300
"""More than the strength of a piece can outweigh."""


@compiled
def foretold(block: Block, seat: int, waiting: int, lying: int) -> int:
    """Who will win the trick, if everybody beats what he must, and otherwise only what his own camp has not won."""
    gains, chooses = peek(block, GAINS), peek(block, CHOOSES)
    while waiting:
        waiting &= ~(1 << seat)
        plays = legal(block, peek(block, HANDS + seat), lying)
        winning = plays & peek(block, OVER + ((lying & 255) - 1) * FACES + (lying >> 8 & 255))
        if winning:
            camp = chooses >> seat & 1
            if winning == plays or (gains >> winner_of(lying) & 1 != camp and gains >> seat & 1 == camp):
                lying = laid(block, lying, seat, lowest_face(block, winning))
        if waiting:
            seat = after(block, seat, waiting)
    return winner_of(lying)


@compiled
def rate_plays(
    block: Block, frame: int, count: int, seat: int, waiting: int, lying: int, known: int, threats: int
) -> None:
    """Write beside each face how promising it is: what was best before, what wins, counters into one's own tricks, and
    otherwise what is least missed."""
    gains, camp = peek(block, GAINS), peek(block, CHOOSES) >> seat & 1
    waiting &= ~(1 << seat)
    follower = after(block, seat, waiting) if waiting else seat
    for at in range(count):
        face = peek(block, frame + at)
        then = laid(block, lying, seat, face)
        won = gains >> foretold(block, follower, waiting, then) & 1 == camp
        worth = peek(block, WORTH + face) * WORTHS
        power = peek(block, POWER + led_of(then) * FACES + face)
        if not power:
            power = peek(block, POWER + peek(block, LEADS + face) * FACES + face)
        rating = (GOOD + worth if won else -worth) - power
        if threats != EVERYTHING and not won and threats >> face * peek(block, WIDTH) & 1:
            rating -= GOOD
        if lying == UNPLAYED and face == known:
            rating = FIRST
        poke(block, frame + FACES + at, rating)


@compiled
def next_best(block: Block, frame: int, at: int, count: int) -> int:
    """The most promising face from `at` on; it changes places with the one there."""
    pick = at
    best = peek(block, frame + FACES + at)
    for other in range(at + 1, count):
        rating = peek(block, frame + FACES + other)
        if rating > best:
            pick, best = other, rating
    face = peek(block, frame + pick)
    if pick != at:
        poke(block, frame + pick, peek(block, frame + at))
        poke(block, frame + FACES + pick, peek(block, frame + FACES + at))
        poke(block, frame + at, face)
    return face
