"""Between two tricks: bounds on a position before any lead is tried, and what is stored afterwards."""

from __future__ import annotations

from meldhouse.solver.kernel.hands import keep_hands, put_back
from meldhouse.solver.kernel.known import key_of, recall, remember
from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.kernel.running import sure_of, unavoidable
from meldhouse.solver.kernel.safety import harmless, threats_to
from meldhouse.solver.kernel.shapes import close_ranks
from meldhouse.solver.layout import (
    ANY_PIECE,
    APART,
    BUDGET,
    CHAIN,
    CHOOSES,
    CLAIMANT,
    EACH,
    EVERYTHING,
    GAINS,
    HORIZON,
    NODES,
    NOTE,
    NOTES,
    PLAYERS,
    PROVEN,
    SEATS,
    STATED,
    THREATS,
)

OPEN = -(1 << 21)
"""The answer is open: only a search can tell."""

KEY, LEAST, MOST, KNOWN, UNABLE = range(SEATS, SEATS + 5)
"""Its place in a note; the hands come before it."""


@compiled
def _all_needed(block: Block, seat: int, left: int, need: int) -> int:
    """Whether the leader's camp needs every trick; only if even a worthless trick counts."""
    return need == left and peek(block, GAINS) >> seat & 1 and peek(block, EACH)


@compiled
def arrive(block: Block, tricks: int, seat: int, left: int, need: int) -> int:
    """The answer, if known or obvious; otherwise `OPEN`, with a note of the position (with ranks now closed up) for
    `leave`."""
    nodes = peek(block, NODES) + 1
    poke(block, NODES, nodes)
    if nodes > peek(block, BUDGET):
        return 0
    note = NOTES + NOTE * tricks
    keep_hands(block, note)
    if peek(block, CHAIN):
        close_ranks(block)
    all_needed = _all_needed(block, seat, left, need)
    threats, unable = EVERYTHING, 0
    if all_needed:
        threats = threats_to(block, seat)
        unable = harmless(block, seat, threats)
        if peek(block, GAINS) | unable == (1 << peek(block, PLAYERS)) - 1:
            put_back(block, note)
            return left
    key = key_of(block, seat, unable, threats)
    least, most, known = recall(block, key, left, all_needed)
    if known < 0:
        least, most = _surely(block, seat, tricks, left, need)
    if least >= need or most < need:
        put_back(block, note)
        return least if least >= need else most
    poke(block, note + KEY, key)
    poke(block, note + LEAST, least)
    poke(block, note + MOST, most)
    poke(block, note + KNOWN, known)
    poke(block, note + UNABLE, unable)
    # A domino belongs to two suits.
    poke(block, THREATS + tricks, threats if peek(block, APART) else EVERYTHING)
    return OPEN


@compiled
def leave(block: Block, tricks: int, seat: int, left: int, need: int, value: int, chosen: int) -> int:
    """Store what was found, unless the budget was spent, and restore the hands. Returns the value, as far as known: a
    search for every trick that fails has found only that the value is below `left`."""
    note = NOTES + NOTE * tricks
    all_needed = _all_needed(block, seat, left, need)
    if all_needed and 0 <= value < left:
        value = left - 1
    if peek(block, NODES) <= peek(block, BUDGET):
        least, most = peek(block, note + LEAST), peek(block, note + MOST)
        reached = value >= need
        if reached:
            least = max(least, value)
        else:
            most = max(min(most, value), 0)
        remember(block, peek(block, note + KEY), tricks, least, most, chosen, left, all_needed)
        if reached == (peek(block, CHOOSES) >> seat & 1):
            poke(block, PROVEN + SEATS * tricks + seat, chosen + 1)
    put_back(block, note)
    return value


@compiled
def _surely(block: Block, seat: int, tricks: int, left: int, need: int) -> tuple[int, int]:
    """(at least, at most) what is taken, without search. A leader who plays for the gainers is sure of their run, and
    the opponents are sure of what they cannot help taking; if everybody plays against the gainers, likewise for them.

    If any beaten piece of the claimant breaks the claim, only the claimant's own run is safe: in a trick that partner
    wins, somebody else may beat the claimant's piece."""
    everybody, any_piece = (1 << peek(block, PLAYERS)) - 1, peek(block, ANY_PIECE)
    gains, chooses = peek(block, GAINS) >> seat & 1, peek(block, CHOOSES) >> seat & 1
    least, most = 0, left
    if not peek(block, CHOOSES) and not any_piece:
        least = unavoidable(block, peek(block, GAINS), tricks)
        if gains and peek(block, GAINS) | harmless(block, seat, threats_to(block, seat)) == everybody:
            least = left
    claims = seat == peek(block, CLAIMANT)
    if gains == chooses and not (peek(block, STATED) and claims):
        if gains and (claims or not any_piece):
            least = sure_of(block, seat, tricks, left)
        if not gains and not peek(block, HORIZON):
            most = left - sure_of(block, seat, tricks, left)
    if least < need <= most:
        if gains and not peek(block, HORIZON):
            most = min(most, left - unavoidable(block, everybody & ~peek(block, GAINS), tricks))
        if not gains and not any_piece:
            least = max(least, unavoidable(block, peek(block, GAINS), tricks))
    return least, most
