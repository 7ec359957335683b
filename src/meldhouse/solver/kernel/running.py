"""What a leader can take without losing the lead, whatever the others do."""

from __future__ import annotations

from meldhouse.solver.kernel.duties import highest_face, number_of
from meldhouse.solver.kernel.memory import Block, compiled, lowest_bit, peek, poke
from meldhouse.solver.layout import (
    APART,
    CHOOSES,
    CLAIMANT,
    EACH,
    FACES,
    FOLLOW,
    GAINS,
    GRADED,
    GRADES,
    HANDS,
    LED_BY,
    OVER,
    PLAYERS,
    RUNS,
    STATED,
    SUITS,
    TRUMP,
    WIDTH,
    WORTH,
)

ALL = 1 << 10
"""More pieces than there are."""


@compiled
def sure_of(block: Block, seat: int, tricks: int, left: int) -> int:
    """What a leader is sure of by winning trick after trick, trumps first and every suit from the top: their own pieces
    plus the least the others add.

    A seat follows to the n-th round of a suit only if it had n pieces of it; and a seat that must follow does not
    trump.
    """
    trump = peek(block, TRUMP)
    rounds, points = 0, 0
    for suit in range(SUITS):
        poke(block, RUNS + suit, 0)
    if trump >= 0:
        rounds, points = _unbeaten(block, seat, trump, FACES)
        poke(block, RUNS + trump, rounds)
    armed = _armed(block, seat, rounds)
    for suit in range(SUITS):
        if suit != trump and peek(block, HANDS + seat) & peek(block, LED_BY + suit):
            most = FACES
            if armed:
                # A domino may have to be played to another suit before.
                most = _follows_least(block, armed, suit) if peek(block, APART) else 0
            more, worth = _unbeaten(block, seat, suit, most)
            poke(block, RUNS + suit, more)
            rounds += more
            points += worth
    if rounds >= tricks:
        return left
    if rounds:
        for other in range(peek(block, PLAYERS)):
            if other != seat:
                points += _adds(block, seat, other, rounds)
    return points


@compiled
def _armed(block: Block, leader: int, drawn: int) -> int:
    """The seats, a bit each, with trumps left after this many rounds of them."""
    trump = peek(block, TRUMP)
    found = 0
    if trump >= 0:
        for seat in range(peek(block, PLAYERS)):
            if seat != leader and number_of(block, peek(block, HANDS + seat) & peek(block, FOLLOW + trump)) > drawn:
                found |= 1 << seat
    return found


@compiled
def _follows_least(block: Block, seats: int, suit: int) -> int:
    """The fewest pieces of a suit that any of these seats has."""
    least = FACES
    while seats:
        least = min(least, number_of(block, peek(block, HANDS + lowest_bit(seats)) & peek(block, FOLLOW + suit)))
        seats &= seats - 1
    return least


@compiled
def unavoidable(block: Block, side: int, tricks: int) -> int:
    """What some seats take whatever anybody plays, themselves included: their highest trumps win whenever they are
    played, and everybody adds something to each of those tricks."""
    trump, players = peek(block, TRUMP), peek(block, PLAYERS)
    if trump < 0:
        return 0
    against = 0
    for seat in range(players):
        if number_of(block, peek(block, HANDS + seat)) != tricks:
            return 0
        if not side >> seat & 1:
            against |= peek(block, HANDS + seat)
    above = peek(block, FOLLOW + trump)
    if against & above:
        above &= -1 << (highest_face(block, against & above) + 1) * peek(block, WIDTH)
    most, winner = 0, 0
    for seat in range(players):
        has = number_of(block, peek(block, HANDS + seat) & above)
        if side >> seat & 1 and has > most:
            most, winner = has, seat
    if not most:
        return 0
    found = most * peek(block, EACH)
    for seat in range(players):
        hand = peek(block, HANDS + seat)
        own = _worth(block, hand & above, ALL) if side >> seat & 1 else 0
        found += own if seat == winner else max(own, _worth(block, hand, ALL) - _worth(block, hand, tricks - most))
    return found


@compiled
def _unbeaten(block: Block, seat: int, suit: int, most: int) -> tuple[int, int]:
    """The highest pieces that lead a suit, as far down as nobody else can beat them: how many, and what they bring."""
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
                return rounds, points
        points += peek(block, WORTH + face) + peek(block, EACH)
        rounds += 1
        leads -= 1 << face * width
    return rounds, points


@compiled
def _worth(block: Block, word: int, number: int) -> int:
    """The most that this many pieces of a word are worth."""
    found = 0
    for grade in range(GRADED, GRADED + 2 * peek(block, GRADES), 2):
        has = min(number_of(block, word & peek(block, grade)), number)
        found += has * peek(block, grade + 1)
        number -= has
    return found


@compiled
def _adds(block: Block, leader: int, seat: int, rounds: int) -> int:
    """What another seat adds to a run of this many tricks: as much as it can, if it plays with the leader and has not
    announced its play; otherwise as little as possible, since it keeps its most valuable pieces, as many as are left.
    """
    hand = peek(block, HANDS + seat)
    all_of_it = _worth(block, hand, ALL)
    if not all_of_it:
        return 0
    if not peek(block, APART):
        return all_of_it - _worth(block, hand, number_of(block, hand) - rounds)
    gains, chooses = peek(block, GAINS), peek(block, CHOOSES)
    apart = (gains >> leader ^ gains >> seat | chooses >> leader ^ chooses >> seat) & 1
    friendly = not apart and not (peek(block, STATED) and seat == peek(block, CLAIMANT))
    found, thrown, rest = 0, 0, 0
    for suit in range(SUITS):
        pieces = hand & peek(block, FOLLOW + suit)
        led = peek(block, RUNS + suit)
        if not led:
            rest |= pieces
            continue
        has = number_of(block, pieces)
        if friendly:
            found += _worth(block, pieces, led)
            thrown += max(led - has, 0)
        elif pieces:
            found += _worth(block, pieces, ALL) - _worth(block, pieces, max(has - led, 0))
    if friendly:
        return found + _worth(block, rest, thrown)
    return max(found, all_of_it - _worth(block, hand, number_of(block, hand) - rounds))
