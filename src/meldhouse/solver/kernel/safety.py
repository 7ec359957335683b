"""When one camp must win every trick: who can still take one, with what, and what no longer matters.

As long as nothing is lost, they lead. So an opponent can win only with a piece that beats one they may lead, at worst
their lowest of a suit. All the opponent's other pieces only follow suit or are thrown away.
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
    """The faces that could win a trick from the camp while none is lost: a gainer who wins a trick leads the next."""
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
    """The pieces that beat a piece of the claimant whenever it is played; an identical one may be played before it."""
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
    """The pieces of a hand that can only be thrown away: in suits without a threat, if it has no trump."""
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
    """A hash that is the same for two hands with the same threats."""
    idle = idle_suits(block, hand, threats)
    found = (hand & threats) * odd + number_of(block, idle)
    for suit in range(SUITS):
        found *= odd
        found += number_of(block, hand & peek(block, FOLLOW + suit) & ~threats & ~idle)
    return found
