"""Those who must win every trick: who can still take one from them, with what, and what does not matter any more.

As long as nothing is lost they lead themselves. So another can win only with a piece that beats one which they may
lead, their lowest of a suit, at the worst. All his other pieces are good for nothing but to follow suit, or to be
thrown away.
"""

from __future__ import annotations

from meldhouse.solver.kernel.duties import lowest_face, number_of
from meldhouse.solver.kernel.memory import Block, compiled, peek
from meldhouse.solver.layout import (
    ANY_PIECE,
    CLAIMANT,
    FACES,
    FIELD,
    FOLLOW,
    GAINS,
    HANDS,
    LED_BY,
    OVER,
    PLAYERS,
    SUITS,
    TRUMP,
    WIDTH,
)


@compiled
def threats_to(block: Block, leader: int) -> int:
    """The faces with which somebody could win a trick before one is lost: a gainer who wins leads in his turn."""
    gains, players = peek(block, GAINS), peek(block, PLAYERS)
    able = 1 << leader
    leads = peek(block, HANDS + leader)
    while True:
        threats = 0
        for suit in range(SUITS):
            lowest = leads & peek(block, LED_BY + suit)
            if lowest:
                threats |= peek(block, OVER + suit * FACES + lowest_face(block, lowest))
        before = able
        for seat in range(players):
            hand = peek(block, HANDS + seat)
            if gains >> seat & 1 and hand & threats:
                able |= 1 << seat
                leads |= hand
        if able == before:
            return threats | _to_be_shown(block) if peek(block, ANY_PIECE) else threats


@compiled
def _to_be_shown(block: Block) -> int:
    """What beats a piece of the claimant wherever he plays it; an identical one may have been played before it."""
    width, field = peek(block, WIDTH), peek(block, FIELD)
    hand = peek(block, HANDS + peek(block, CLAIMANT))
    threats = hand
    for suit in range(SUITS):
        followers = hand & peek(block, FOLLOW + suit)
        while followers:
            face = lowest_face(block, followers)
            followers &= ~(field << face * width)
            threats |= peek(block, OVER + suit * FACES + face) | field << face * width
    return threats


@compiled
def harmless(block: Block, leader: int, threats: int) -> int:
    """The seats, a bit each, that hold no threat: it does not matter what they play."""
    found = 0
    for seat in range(peek(block, PLAYERS)):
        if seat != leader and not peek(block, HANDS + seat) & threats:
            found |= 1 << seat
    return found


@compiled
def idle_suits(block: Block, hand: int, threats: int) -> int:
    """What of a hand can only be thrown away, whatever it is: a suit without a threat, of one who has no trump."""
    trump = peek(block, TRUMP)
    if trump >= 0 and hand & peek(block, FOLLOW + trump):
        return 0
    idle = 0
    for suit in range(SUITS):
        pieces = hand & peek(block, FOLLOW + suit)
        if not pieces & threats:
            idle |= pieces
    return idle


@compiled
def role(block: Block, hand: int, threats: int, odd: int) -> int:
    """A number that is the same for two hands that can do the same harm."""
    idle = idle_suits(block, hand, threats)
    found = (hand & threats) * odd + number_of(block, idle)
    for suit in range(SUITS):
        found *= odd
        found += number_of(block, hand & peek(block, FOLLOW + suit) & ~threats & ~idle)
    return found
