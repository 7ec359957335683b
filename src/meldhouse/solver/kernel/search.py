"""How much can be taken from here: a search by yes-or-no questions.

`GAINS` are the seats whose tricks count, `CHOOSES` the seats that want them to take much; all others want the opposite.
When solving a hand, both are one side. In a claim, the claimant chooses alone, or nobody does.
"""

from __future__ import annotations

import numpy as np

from meldhouse.solver.kernel.between import KNOWN, OPEN, UNABLE, arrive, leave
from meldhouse.solver.kernel.duties import BEATEN, after, laid, legal, lowest_face, winner_of
from meldhouse.solver.kernel.memory import Block, compiled, compiled_for, peek, poke
from meldhouse.solver.kernel.promise import next_best, rate_plays
from meldhouse.solver.kernel.shapes import list_plays
from meldhouse.solver.layout import (
    BASES,
    BUDGET,
    CHOOSES,
    CLAIMANT,
    EACH,
    EVERYTHING,
    FIELD,
    FRAME,
    FRAMES,
    GAINS,
    HANDS,
    HORIZON,
    NODES,
    NOTE,
    NOTES,
    ORDER,
    PLAYERS,
    STATED,
    THREATS,
    UNPLAYED,
    WIDTH,
    WORTH,
)

LOST = -(1 << 20)
"""The value of a claim with a beaten piece."""
MUTE = 1 << 52
"""In the table number, the first of four bits: it does not matter what this seat plays."""


@compiled
def playable(block: Block, seat: int, lying: int) -> int:
    """What a seat may play; for a claimant, the piece announced next, if legal."""
    hand = peek(block, HANDS + seat)
    plays = legal(block, hand, lying)
    if peek(block, STATED) and seat == peek(block, CLAIMANT):
        width, field = peek(block, WIDTH), peek(block, FIELD)
        for at in range(peek(block, STATED)):
            face, kept = peek(block, ORDER + 2 * at), peek(block, ORDER + 2 * at + 1)
            if hand >> (face * width) & field > kept:
                said = plays & field << face * width
                return said if said else plays
    return plays


@compiled
def _last_trick(block: Block, seat: int, left: int) -> int:
    """What is taken in the last trick, when everybody has one piece; `OPEN` if somebody has a choice."""
    lying = UNPLAYED
    for _ in range(peek(block, PLAYERS)):
        hand = peek(block, HANDS + seat)
        if hand & (hand - 1) or not hand & peek(block, BASES):
            return OPEN
        lying = laid(block, lying, seat, lowest_face(block, hand))
        seat = seat + 1 if seat + 1 < peek(block, PLAYERS) else 0
    poke(block, NODES, peek(block, NODES) + 1)
    if lying & BEATEN:
        return LOST
    return left if peek(block, GAINS) >> winner_of(lying) & 1 else 0


@compiled_for(8)
def search(
    block: Block,
    depth: int,
    tricks: int,
    seat: int,
    waiting: int,
    lying: int,
    points: int,
    left: int,
    need: int,
) -> int:
    """What is taken from here on, precise enough to tell whether it is at least `need`.

    If the answer is `need` or more, it is a lower bound; if less, an upper bound. `waiting` are the seats yet to play
    to the trick, `points` is its worth so far, `left` everything still to take. Before a lead, ask only open questions:
    `need` above 0 and at most `left`, with more tricks left than the horizon.
    """
    # Not a literal 0: a call with a literal would compile another variant of the function.
    nothing = int(np.int64(0))
    gains, everybody = peek(block, GAINS), (1 << peek(block, PLAYERS)) - 1
    known, unable = nothing - 1, nothing
    if lying == UNPLAYED:
        answer = arrive(block, tricks, seat, left, need)
        if answer != OPEN:
            return answer
        known = peek(block, NOTES + NOTE * tricks + KNOWN)
        unable = peek(block, NOTES + NOTE * tricks + UNABLE)
    hand = peek(block, HANDS + seat)
    frame = FRAMES + depth * FRAME
    plays = playable(block, seat, lying)
    if lying & MUTE << seat:
        plays &= -plays
    threats = peek(block, THREATS + tricks)
    count = list_plays(block, frame, seat, plays, lying, threats)
    if count > 1:
        rate_plays(block, frame, count, tricks, seat, waiting, lying, known, threats)
    others = waiting & ~(1 << seat)
    chooses = peek(block, CHOOSES) >> seat & 1
    width = peek(block, WIDTH)
    value = LOST - 1 if chooses else -LOST
    chosen = nothing
    for at in range(count):
        face = next_best(block, frame, at, count) if at else peek(block, frame)
        then = laid(block, lying, seat, face) | unable * MUTE
        within = points + peek(block, WORTH + face)
        poke(block, HANDS + seat, hand - (1 << face * width))
        if then & BEATEN:
            found = LOST
        elif others:
            follower = after(seat, others)
            found = search(block, depth + 1, tricks, follower, others, then, within, left, need)
        else:
            # Points that cannot be played for, because somebody ran out of pieces, go with the last trick.
            taken = within + peek(block, EACH) if tricks > 1 else left
            winner = winner_of(then)
            found = taken if gains >> winner & 1 else nothing
            rest, short = left - taken, need - found
            if short > 0 and rest:
                more = rest
                if rest >= short and tricks - 1 > peek(block, HORIZON):
                    more = _last_trick(block, winner, rest) if tricks == 2 else OPEN
                    if more == OPEN:
                        more = search(block, depth + 1, tricks - 1, winner, everybody, nothing, nothing, rest, short)
                found += more
        if peek(block, NODES) > peek(block, BUDGET):
            break
        if chooses:
            if found > value:
                value, chosen = found, face
                if found >= need:
                    break
        elif found < value:
            value, chosen = found, face
            if found < need:
                break
    poke(block, HANDS + seat, hand)
    if lying == UNPLAYED:
        return leave(block, tricks, seat, left, need, value, chosen)
    return value


@compiled
def foreseen(block: Block, tricks: int, seat: int, waiting: int, lying: int, points: int, left: int) -> int:
    """What is taken if everybody makes the most promising play: not the answer, but a good first guess. The hands are
    used up."""
    everybody, width = (1 << peek(block, PLAYERS)) - 1, peek(block, WIDTH)
    found = 0
    while tricks:
        plays = playable(block, seat, lying)
        count = list_plays(block, FRAMES, seat, plays, lying, EVERYTHING)
        if count > 1:
            rate_plays(block, FRAMES, count, tricks, seat, waiting, lying, -1, EVERYTHING)
        face = peek(block, FRAMES)
        poke(block, HANDS + seat, peek(block, HANDS + seat) - (1 << face * width))
        lying = laid(block, lying, seat, face)
        points += peek(block, WORTH + face)
        waiting &= ~(1 << seat)
        if waiting:
            seat = after(seat, waiting)
            continue
        taken = points + peek(block, EACH) if tricks > 1 else left
        seat = winner_of(lying)
        if peek(block, GAINS) >> seat & 1:
            found += taken
        tricks, left, waiting, lying, points = tricks - 1, left - taken, everybody, UNPLAYED, 0
    return found
