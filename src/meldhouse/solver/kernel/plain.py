"""A sensible simulated player for playing hands out: fast, and using only what its seat could know.

It sees its own hand, the trick, and which pieces have not been played yet, but never who holds them. It leads pieces
that nothing outside can beat, gives counters to tricks its side wins and keeps them from the others, wins cheaply, and
gives up the least useful piece first.
"""

from __future__ import annotations

from meldhouse.solver.kernel.duties import highest_face, lowest_face, number_of, winner_of
from meldhouse.solver.kernel.memory import Block, compiled, peek
from meldhouse.solver.kernel.rolling_layout import ALLIES, BIDDERS
from meldhouse.solver.layout import (
    FACES,
    FIELD,
    FOLLOW,
    LEADS,
    LED_BY,
    OVER,
    PLAYERS,
    POWER,
    SUITS,
    TRUMP,
    WIDTH,
    WORTH,
)

_WORTHS = 64
"""More than the strength of a piece can outweigh."""
_WINNER = 1 << 20
_DRAW = 1 << 21
_KEPT = 1 << 12


@compiled
def lead(block: Block, seat: int, hand: int, out: int) -> int:
    """The face to lead. `out` are the unplayed pieces outside its own hand."""
    trump = peek(block, TRUMP)
    trumps_out = 0
    if trump >= 0:
        trumps_out = number_of(block, out & peek(block, FOLLOW + trump))
    best, pick = -(1 << 40), 0
    for suit in range(SUITS):
        own = hand & peek(block, LED_BY + suit)
        if not own:
            continue
        follow = peek(block, FOLLOW + suit)
        top = highest_face(block, own)
        others = number_of(block, out & follow)
        if not out & follow & peek(block, OVER + suit * FACES + top):
            if suit == trump:
                drawing = trumps_out and peek(block, BIDDERS) >> seat & 1
                rating = _DRAW if drawing else _WINNER // 2
            else:
                # The more of the suit is out, the less likely somebody trumps it.
                rating = _WINNER + 64 * (others if trumps_out else 1000) + peek(block, WORTH + top)
            if rating > best:
                best, pick = rating, top
        low = lowest_face(block, own)
        if peek(block, WORTH + low):
            # A worthless piece may lie between; look for the least worth.
            low = _least(block, own, suit)
        rating = -peek(block, WORTH + low) * _WORTHS * 4 - peek(block, POWER + suit * FACES + low)
        if suit == trump:
            rating -= _KEPT
        if rating > best:
            best, pick = rating, low
    return pick


@compiled
def _least(block: Block, word: int, suit: int) -> int:
    """The piece of least worth; among equals, the weakest."""
    width, field = peek(block, WIDTH), peek(block, FIELD)
    best, pick = 1 << 40, 0
    while word:
        face = lowest_face(block, word)
        word &= ~(field << face * width)
        rating = peek(block, WORTH + face) * _WORTHS * 4 + peek(block, POWER + suit * FACES + face)
        if rating < best:
            best, pick = rating, face
    return pick


@compiled
def follow(block: Block, seat: int, plays: int, waiting: int, lying: int, out: int) -> int:
    """The face to play to a trick; `waiting` are the seats that play after this one."""
    width, field = peek(block, WIDTH), peek(block, FIELD)
    led = (lying & 255) - 1
    trump = peek(block, TRUMP)
    allies = peek(block, ALLIES + seat)
    foes_to_come = waiting & ~allies
    best = lying >> 8 & 255
    ours = allies >> winner_of(lying) & 1
    over_best = peek(block, OVER + led * FACES + best)
    safe_now = ours and not (foes_to_come and _may_be_beaten(block, led, best, out))
    value, pick = -(1 << 40), 0
    while plays:
        face = lowest_face(block, plays)
        plays &= ~(field << face * width)
        worth = peek(block, WORTH + face) * _WORTHS * 4
        wins = over_best >> face * width & 1
        won = ours
        if wins:
            won = 1 if not (foes_to_come and _may_be_beaten(block, led, face, out)) else 0
        if wins and won and not safe_now:
            rating = _WINNER + worth
        elif safe_now:
            rating = _WINNER + worth - (_KEPT if wins else 0)
        elif wins:
            rating = -worth // 2
        elif ours:
            rating = worth // 4
        else:
            rating = -worth
        own = peek(block, LEADS + face)
        rating -= peek(block, POWER + own * FACES + face)
        if own == trump and led != trump:
            rating -= 4 * _WORTHS
        if rating > value:
            value, pick = rating, face
    return pick


@compiled
def _may_be_beaten(block: Block, led: int, face: int, out: int) -> bool:
    """Whether a seat still to play is likely to beat a piece."""
    over = out & peek(block, OVER + led * FACES + face)
    if not over:
        return False
    if over & peek(block, FOLLOW + led):
        return True
    # Only a trump could, which is unlikely while plenty of the suit is out.
    return number_of(block, out & peek(block, FOLLOW + led)) < 2 * peek(block, PLAYERS)
