"""How much can be taken from here: a search that asks one yes-or-no question at a time.

`GAINS` are the seats whose tricks count, `CHOOSES` those who want them to take much; all the others want the opposite.
In a solved hand the two are one side. In a lay-down the claimant chooses alone, or nobody does.
"""

from __future__ import annotations

import numpy as np

from meldhouse.solver.kernel.duties import BEATEN, after, laid, legal, winner_of
from meldhouse.solver.kernel.hands import hands_of, put_back
from meldhouse.solver.kernel.known import key_of, recall, remember, slot_of
from meldhouse.solver.kernel.memory import Block, compiled, compiled_for, peek, poke
from meldhouse.solver.kernel.promise import next_best, rate_plays
from meldhouse.solver.kernel.running import COUNT, run
from meldhouse.solver.kernel.safety import harmless, threats_to
from meldhouse.solver.kernel.shapes import close_ranks, list_plays
from meldhouse.solver.layout import (
    APART,
    BUDGET,
    CHAIN,
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
    ORDER,
    PLAYERS,
    STATED,
    THREATS,
    UNPLAYED,
    WIDTH,
    WORTH,
)

LOST = -(1 << 20)
"""What a claim is worth of which a piece was beaten."""
MUTE = 1 << 52
"""In what lies on the table, the first of four bits: it does not matter what this seat plays."""


@compiled
def playable(block: Block, seat: int, lying: int) -> int:
    """What a seat may play; of a claimant, what he has said he will play next, if he may."""
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
def _surely(block: Block, seat: int, tricks: int, left: int) -> int:
    """What a leader who plays for himself can make sure of; nobody knows where others choose for him."""
    if peek(block, STATED) and seat == peek(block, CLAIMANT):
        return 0
    found = run(block, seat)
    return left if found // COUNT >= tricks else found % COUNT


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
    """What is taken from here on, as far as that answers whether it is at least `need`.

    If the answer is `need` or more, at least so much is taken; if it is less, at most so much. `waiting` are the seats
    that have yet to play to the trick, `points` is what lies in it, `left` all that there is still to take.
    """
    # Not a plain 0: a call with a number written out would be a function of another type.
    nothing = int(np.int64(0))
    hands = (nothing, nothing, nothing, nothing)
    key, slot, least, most, known, unable = nothing, nothing, nothing, left, nothing - 1, nothing
    gains, everybody = peek(block, GAINS), (1 << peek(block, PLAYERS)) - 1
    leads = lying == UNPLAYED
    # Every trick is needed only where even an empty one counts.
    all_needed = need == left and gains >> seat & 1 and peek(block, EACH)
    if leads:
        if need <= 0:
            return nothing
        if left < need or tricks <= peek(block, HORIZON):
            return left
        nodes = peek(block, NODES) + 1
        poke(block, NODES, nodes)
        if nodes > peek(block, BUDGET):
            return nothing
        sure = _surely(block, seat, tricks, left)
        if peek(block, CHOOSES) >> seat & 1:
            if sure >= need:
                return sure
        elif left - sure < need and not gains >> seat & 1 and not peek(block, HORIZON):
            return left - sure
        hands = hands_of(block)
        if peek(block, CHAIN):
            close_ranks(block)
        threats = EVERYTHING
        if all_needed:
            threats = threats_to(block, seat)
            unable = harmless(block, seat, threats)
            if gains | unable == everybody:
                put_back(block, hands)
                return left
        key = key_of(block, seat, unable, threats)
        slot = slot_of(block, key)
        least, most, known = recall(block, slot, key, left, all_needed)
        if least >= need or most < need:
            put_back(block, hands)
            return least if least >= need else most
        # A domino is good for two suits.
        poke(block, THREATS + tricks, threats if peek(block, APART) else EVERYTHING)
    hand = peek(block, HANDS + seat)
    frame = FRAMES + depth * FRAME
    plays = playable(block, seat, lying)
    if lying & MUTE << seat:
        plays &= -plays
    threats = peek(block, THREATS + tricks)
    count = list_plays(block, frame, seat, plays, lying, threats)
    if count > 1:
        rate_plays(block, frame, count, seat, waiting, lying, known, threats)
    others = waiting & ~(1 << seat)
    chooses = peek(block, CHOOSES) >> seat & 1
    width = peek(block, WIDTH)
    value = LOST - 1 if chooses else -LOST
    chosen = nothing
    for at in range(count):
        face = next_best(block, frame, at, count) if count > 1 else peek(block, frame)
        then = laid(block, lying, seat, face) | unable * MUTE
        within = points + peek(block, WORTH + face)
        poke(block, HANDS + seat, hand - (1 << face * width))
        if then & BEATEN:
            found = LOST
        elif others:
            follower = after(block, seat, others)
            found = search(block, depth + 1, tricks, follower, others, then, within, left, need)
        else:
            # What nobody can play for, because somebody has run out of pieces, goes with the last trick.
            taken = within + peek(block, EACH) if tricks > 1 else left
            winner = winner_of(then)
            found = taken if gains >> winner & 1 else nothing
            if tricks > 1:
                rest, short = left - taken, need - found
                found += search(block, depth + 1, tricks - 1, winner, everybody, nothing, nothing, rest, short)
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
    if leads:
        if peek(block, NODES) <= peek(block, BUDGET):
            least = max(least, value) if value >= need else least
            most = most if value >= need else max(min(most, value), nothing)
            remember(block, slot, key, least, most, chosen, left, all_needed)
        put_back(block, hands)
    return value
