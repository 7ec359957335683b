"""What a player who leads can take without giving the lead away, whatever the others do."""

from __future__ import annotations

from meldhouse.solver.kernel.duties import highest_face, number_of
from meldhouse.solver.kernel.memory import Block, compiled, peek
from meldhouse.solver.layout import APART, EACH, FACES, FOLLOW, HANDS, LED_BY, OVER, PLAYERS, SUITS, TRUMP, WIDTH, WORTH

COUNT = 1 << 16
"""A run is told as the number of its tricks times this, and the points in them."""


@compiled
def run(block: Block, seat: int) -> int:
    """The tricks that a leader can win one after the other, trumps first and every suit from the top, and what he has
    in them at least.

    To the n-th round of a suit somebody has a piece only if he had n of them; and who must follow does not trump.
    """
    trump = peek(block, TRUMP)
    found = 0
    if trump >= 0:
        found = _unbeaten(block, seat, trump, FACES)
    rounds = found // COUNT
    for suit in range(SUITS):
        if suit != trump and peek(block, HANDS + seat) & peek(block, LED_BY + suit):
            most = FACES
            for other in range(peek(block, PLAYERS)):
                hand = peek(block, HANDS + other)
                if other != seat and trump >= 0 and number_of(block, hand & peek(block, FOLLOW + trump)) > rounds:
                    # A domino may have to be played to another suit before.
                    follows = number_of(block, hand & peek(block, FOLLOW + suit)) if peek(block, APART) else 0
                    most = min(most, follows)
            found += _unbeaten(block, seat, suit, most)
    return found


@compiled
def _unbeaten(block: Block, seat: int, suit: int, most: int) -> int:
    """The highest pieces that lead a suit, as far down as nobody else can beat them in it."""
    width = peek(block, WIDTH)
    leads = peek(block, HANDS + seat) & peek(block, LED_BY + suit)
    follow = peek(block, FOLLOW + suit)
    rounds, points = 0, 0
    while leads and rounds < most:
        face = highest_face(block, leads)
        beating = follow & peek(block, OVER + suit * FACES + face)
        for other in range(peek(block, PLAYERS)):
            hand = peek(block, HANDS + other)
            if other != seat and hand & beating and number_of(block, hand & follow) > rounds:
                return rounds * COUNT + points
        points += peek(block, WORTH + face) + peek(block, EACH)
        rounds += 1
        leads -= 1 << face * width
    return rounds * COUNT + points
