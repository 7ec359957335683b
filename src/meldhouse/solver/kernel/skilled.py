"""A better simulated player: it weighs every piece by what the trick is worth, how likely its side wins it, and what
the piece would be worth later. The weights are in the block, so they can be tuned without changing code.

Like the plain one it sees its own hand, the trick, which pieces are still out, and who has shown out of a suit. All
fractions are in 1024ths.
"""

from __future__ import annotations

import numpy as np

from meldhouse.solver.kernel.duties import after, lowest_face, number_of, winner_of
from meldhouse.solver.kernel.memory import Block, compiled, peek
from meldhouse.solver.kernel.rolling_layout import ALLIES, BIDDERS, COUNTER, HEIGHTS, UNIT, WEIGHTS, WEIGHTS_ROOM
from meldhouse.solver.layout import FACES, FIELD, FOLLOW, LEADS, OVER, PLAYERS, SUITS, TRUMP, UNPLAYED, WIDTH, WORTH

ONE = 1024
(
    THROWN_BY_FRIEND,
    THROWN_BY_FOE,
    HELP,
    BOSS_KEPT,
    BOSS_POINTS,
    HEIGHT_KEPT,
    TRUMP_KEPT,
    TRUMP_HEIGHT,
    TRUMP_BOSS,
    LAST_OF_SUIT,
    DRAW,
    DRAW_LENGTH,
    FORCE_OUT,
    LEAVE_TRUMP,
    TRUMPS_GONE,
    LEAD_LENGTH,
    LEAD_LOW,
    LEAD_TO_VOID_FRIEND,
    COUNTER_KEPT,
) = range(19)

# The chance that none of n pieces is in a hand, when m hands may hold them: (1 - 1/m) to the n.
_MOST = 40
_NONE = np.array([[int(ONE * (1 - 1 / m) ** n) if m else ONE for n in range(_MOST)] for m in range(4)], np.int64)


@compiled
def _is_void(voids: int, seat: int, suit: int) -> int:
    return voids >> (seat * SUITS + suit) & 1


@compiled
def _holders(block: Block, seat: int, voids: int, suit: int) -> int:
    """How many other seats may hold a suit."""
    players = peek(block, PLAYERS)
    number = 0
    for other in range(players):
        if other != seat and not voids >> (other * SUITS + suit) & 1:
            number += 1
    return number


@compiled
def _chance(block: Block, seat: int, waiting: int, led: int, height: int, ours: int, out: int, voids: int) -> int:
    """The chance that the trick is ours, if `height` wins it so far and those `waiting` are still to play."""
    if not waiting:
        return ONE if ours else 0
    trump = peek(block, TRUMP)
    allies = peek(block, ALLIES + seat)
    over = out & peek(block, OVER + led * FACES + height)
    chance = ONE if ours else 0
    if not over:
        return chance
    follow = peek(block, FOLLOW + led)
    in_suit = number_of(block, over & follow)
    suit_out = number_of(block, out & follow)
    holders = _holders(block, seat, voids, led)
    trumps, trump_holders = 0, 0
    if trump >= 0 and led != trump:
        trumps = number_of(block, over & peek(block, FOLLOW + trump))
        trump_holders = _holders(block, seat, voids, trump)
    other = seat
    weights = WEIGHTS + seat * WEIGHTS_ROOM
    while waiting:
        other = after(other, waiting)
        waiting &= ~(1 << other)
        beaten, void = 0, ONE
        if not _is_void(voids, other, led):
            beaten = ONE - _NONE[holders, min(in_suit, _MOST - 1)]
            void = _NONE[holders, min(suit_out, _MOST - 1)]
        if trumps and void and not _is_void(voids, other, trump):
            beaten += void * (ONE - _NONE[trump_holders, min(trumps, _MOST - 1)]) >> 10
        if allies >> other & 1:
            chance += (ONE - chance) * (beaten * peek(block, weights + HELP) >> 10) >> 10
        else:
            chance -= chance * beaten >> 10
    return chance


@compiled
def _keeping(block: Block, weights: int, hand: int, face: int, out: int) -> int:
    """The worth of a piece in later tricks."""
    unit, suit, trump = peek(block, UNIT), peek(block, LEADS + face), peek(block, TRUMP)
    worth, height = peek(block, WORTH + face), peek(block, HEIGHTS + face)
    boss = not out & peek(block, FOLLOW + suit) & peek(block, OVER + suit * FACES + face)
    kept = peek(block, weights + COUNTER_KEPT) * worth
    if suit == trump:
        share = peek(block, weights + TRUMP_KEPT) + (peek(block, weights + TRUMP_HEIGHT) * height >> 10)
        if boss:
            kept += peek(block, weights + BOSS_POINTS) * worth
            share += peek(block, weights + TRUMP_BOSS)
        return kept + (unit * share >> 10)
    if boss:
        return kept + (unit * peek(block, weights + BOSS_KEPT) >> 10) + peek(block, weights + BOSS_POINTS) * worth
    share = peek(block, weights + HEIGHT_KEPT) * height >> 10
    own = hand & peek(block, FOLLOW + suit)
    if number_of(block, own) == 1 and trump >= 0 and hand & peek(block, FOLLOW + trump):
        share -= peek(block, weights + LAST_OF_SUIT)
    return kept + (unit * share >> 10)


@compiled
def _leading(block: Block, weights: int, seat: int, hand: int, face: int, out: int, voids: int) -> int:
    """The worth of a lead beyond the trick itself."""
    unit, suit, trump = peek(block, UNIT), peek(block, LEADS + face), peek(block, TRUMP)
    bidders, allies = peek(block, BIDDERS), peek(block, ALLIES + seat)
    boss = not out & peek(block, FOLLOW + suit) & peek(block, OVER + suit * FACES + face)
    if suit != trump:
        share = 0
        if not boss:
            share -= peek(block, weights + LEAD_LOW)
        share += peek(block, weights + LEAD_LENGTH) * number_of(block, hand & peek(block, FOLLOW + suit)) >> 3
        partner = allies & ~(1 << seat)
        if partner and trump >= 0:
            other = after(seat, partner)
            if _is_void(voids, other, suit) and not _is_void(voids, other, trump):
                share += peek(block, weights + LEAD_TO_VOID_FRIEND)
        return unit * share >> 10
    trumps_out = number_of(block, out & peek(block, FOLLOW + trump))
    foes_void = 1
    for other in range(peek(block, PLAYERS)):
        if not allies >> other & 1 and not _is_void(voids, other, trump):
            foes_void = 0
    if not trumps_out or foes_void:
        return -(unit * peek(block, weights + TRUMPS_GONE) >> 10)
    own = number_of(block, hand & peek(block, FOLLOW + trump))
    if bidders >> seat & 1:
        if boss:
            length = min(ONE, ONE * own // (trumps_out + 1))
            share = peek(block, weights + DRAW) + (peek(block, weights + DRAW_LENGTH) * length >> 10)
            return unit * share >> 10
        if own > trumps_out:
            return unit * peek(block, weights + FORCE_OUT) >> 10
    return -(unit * peek(block, weights + LEAVE_TRUMP) >> 10)


@compiled
def choose_well(
    block: Block, seat: int, hand: int, plays: int, waiting: int, lying: int, points: int, out: int, voids: int
) -> int:
    """The face to play; `waiting` are the seats that play after this one, `points` what is in the trick."""
    width, field = peek(block, WIDTH), peek(block, FIELD)
    weights = WEIGHTS + seat * WEIGHTS_ROOM
    allies, counter = peek(block, ALLIES + seat), peek(block, COUNTER)
    friends, foes = 0, 0
    for other in range(peek(block, PLAYERS)):
        if waiting >> other & 1:
            if allies >> other & 1:
                friends += 1
            else:
                foes += 1
    by_friend, by_foe = peek(block, weights + THROWN_BY_FRIEND), peek(block, weights + THROWN_BY_FOE)
    value, pick = -(1 << 60), 0
    while plays:
        face = lowest_face(block, plays)
        plays &= ~(field << face * width)
        if lying == UNPLAYED:
            led, height, ours = peek(block, LEADS + face), face, 1
        else:
            led, height = (lying & 255) - 1, lying >> 8 & 255
            ours = allies >> winner_of(lying) & 1
            if peek(block, OVER + led * FACES + height) >> face * width & 1:
                height, ours = face, 1
        chance = _chance(block, seat, waiting, led, height, ours, out, voids)
        # What partners and opponents will add: much to their own side's trick, little to the other's.
        added = friends * (by_foe * (ONE - chance) + by_friend * chance)
        added += foes * (by_foe * chance + by_friend * (ONE - chance))
        stake = (points + peek(block, WORTH + face)) * ONE + (counter * added >> 10)
        rating = (2 * chance - ONE) * stake >> 10
        rating -= _keeping(block, weights, hand, face, out)
        if lying == UNPLAYED:
            rating += _leading(block, weights, seat, hand, face, out, voids)
        if rating > value:
            value, pick = rating, face
    return pick
