"""Which plays to try first. A search that guesses well looks at a tenth of the positions.

All hands are open, so the winner of a trick is predicted from the strongest piece each camp has for it. The weights
were found by experiment: with them the fewest positions are searched.
"""

from __future__ import annotations

from meldhouse.solver.kernel.duties import best_of, led_of, lowest_face, number_of, winner_of
from meldhouse.solver.kernel.memory import Block, compiled, lowest_bit, peek, poke
from meldhouse.solver.layout import (
    CHOOSES,
    COUNTER,
    EVERYTHING,
    FACES,
    FIELD,
    FOLLOW,
    GAINS,
    HANDS,
    LEADS,
    OVER,
    POWER,
    PROVEN,
    SEATS,
    TRUMP,
    UNPLAYED,
    WIDTH,
    WORTH,
)

FIRST = 1 << 50
WASTED = 1 << 40
TRUMPS = 100
"""The strength of a trump on top of its place in its suit."""

# In hundredths of a counter. Weights for a lead: it settled the question the last time; its trick will be won, and
# without help; each counter in it …
PROVED, WINS, ALONE, WINS_COUNTER = 540, 520, -70, 375
# … the strength of a losing piece; it is a trump; each foe or partner without the suit, or how many they have.
LOSES_STRENGTH, LEADS_TRUMP = -10, -450
FOE_IS_OUT, FOE_HAS, PARTNER_IS_OUT, PARTNER_HAS = -515, -28, -180, 36
# Weights for a piece played to a trick: the trick will be won, without a trump, with counters and little strength; or
# it will be lost.
WON, WON_TRUMP, WON_COUNTER, WON_STRENGTH, LOST_COUNTER, LOST_STRENGTH = 5000, -220, 200, -46, -460, -18


@compiled
def _weapons(block: Block, led: int, seats: int) -> int:
    """The pieces with which these seats could win a trick: those that follow suit, or trumps."""
    trump = peek(block, TRUMP)
    follow = peek(block, FOLLOW + led)
    trumps = peek(block, FOLLOW + trump) if trump >= 0 else 0
    found = 0
    while seats:
        hand = peek(block, HANDS + lowest_bit(seats))
        seats &= seats - 1
        found |= hand & follow if hand & follow else hand & trumps
    return found


@compiled
def _wins(block: Block, led: int, face: int, ours: bool, along: int, against: int) -> bool:
    """Whether a camp wins a trick in which a face is best (one of `ours` or not), when it can still play `along` and
    the others `against`: the winner so far keeps it, unless the strongest piece against is not beaten in turn."""
    width, field = peek(block, WIDTH), peek(block, FIELD)
    better = (against if ours else along) & peek(block, OVER + led * FACES + face)
    if not better:
        return ours
    while better:
        face = lowest_face(block, better)
        better &= peek(block, OVER + led * FACES + face) & ~(field << face * width)
    again = (along if ours else against) & peek(block, OVER + led * FACES + face)
    return ours if again else not ours


@compiled
def _of_suit(block: Block, suit: int, friends: int, foes: int) -> int:
    """The score for leading a suit, whatever the piece."""
    follow = peek(block, FOLLOW + suit)
    rating = LEADS_TRUMP if suit == peek(block, TRUMP) else 0
    while foes:
        has = number_of(block, peek(block, HANDS + lowest_bit(foes)) & follow)
        foes &= foes - 1
        rating += FOE_HAS * has if has else FOE_IS_OUT
    while friends:
        has = number_of(block, peek(block, HANDS + lowest_bit(friends)) & follow)
        friends &= friends - 1
        rating += PARTNER_HAS * has if has else PARTNER_IS_OUT
    return rating


@compiled
def _put_first(block: Block, frame: int, pick: int) -> None:
    face = peek(block, frame + pick)
    poke(block, frame + pick, peek(block, frame))
    poke(block, frame + FACES + pick, peek(block, frame + FACES))
    poke(block, frame, face)


@compiled
def _rate_leads(
    block: Block, frame: int, count: int, own: bool, friends: int, foes: int, known: int, proven: int
) -> None:
    counter = peek(block, COUNTER)
    suit, of_suit, along, against = -1, 0, 0, 0
    best, pick = -FIRST, 0
    for at in range(count):
        face = peek(block, frame + at)
        if peek(block, LEADS + face) != suit:
            suit = peek(block, LEADS + face)
            of_suit = _of_suit(block, suit, friends, foes)
            along, against = _weapons(block, suit, friends), _weapons(block, suit, foes)
        rating, worth = of_suit, 0
        if face == proven:
            rating += PROVED
        if _wins(block, suit, face, own, along, against):
            rating += WINS
            worth = WINS_COUNTER * peek(block, WORTH + face)
            if not against & peek(block, OVER + suit * FACES + face):
                rating += ALONE
        else:
            rating += LOSES_STRENGTH * (peek(block, POWER + suit * FACES + face) % TRUMPS)
        rating = FIRST if face == known else counter * rating + worth
        poke(block, frame + FACES + at, rating)
        if rating > best:
            best, pick = rating, at
    _put_first(block, frame, pick)


@compiled
def _rate_answers(
    block: Block, frame: int, count: int, own: bool, lying: int, ours: bool, friends: int, foes: int, threats: int
) -> None:
    """The score for playing to a trick; it is `ours` so far, or not."""
    led, best, width = led_of(lying), best_of(lying), peek(block, WIDTH)
    over = peek(block, OVER + led * FACES + best)
    along, against = _weapons(block, led, friends), _weapons(block, led, foes)
    without = _wins(block, led, best, ours, along, against)
    counter = peek(block, COUNTER)
    highest, pick = -FIRST, 0
    for at in range(count):
        face = peek(block, frame + at)
        won = without
        if over >> face * width & 1:
            won = _wins(block, led, face, own, along, against)
        strength = peek(block, POWER + led * FACES + face)
        if not strength:
            strength = peek(block, POWER + peek(block, LEADS + face) * FACES + face)
        if won:
            rating = WON + WON_STRENGTH * (strength % TRUMPS) + (WON_TRUMP if strength > TRUMPS else 0)
            rating = counter * rating + WON_COUNTER * peek(block, WORTH + face)
        else:
            rating = counter * LOST_STRENGTH * (strength % TRUMPS) + LOST_COUNTER * peek(block, WORTH + face)
            if threats != EVERYTHING and threats >> face * width & 1:
                rating -= WASTED
        poke(block, frame + FACES + at, rating)
        if rating > highest:
            highest, pick = rating, at
    _put_first(block, frame, pick)


@compiled
def rate_plays(
    block: Block, frame: int, count: int, tricks: int, seat: int, waiting: int, lying: int, known: int, threats: int
) -> None:
    """Store beside each face in a frame how promising it is."""
    gains, chooses = peek(block, GAINS), peek(block, CHOOSES)
    camp = chooses >> seat & 1
    own = gains >> seat & 1 == camp
    # A gainer who does not choose, such as a claimant's partner, wins only what it must.
    waiting &= ~(1 << seat | gains ^ chooses)
    friends = waiting & (gains if camp else ~gains)
    if lying == UNPLAYED:
        proven = peek(block, PROVEN + SEATS * tricks + seat) - 1
        _rate_leads(block, frame, count, own, friends, waiting & ~friends, known, proven)
    else:
        ours = gains >> winner_of(lying) & 1 == camp
        _rate_answers(block, frame, count, own, lying, ours, friends, waiting & ~friends, threats)


@compiled
def next_best(block: Block, frame: int, at: int, count: int) -> int:
    """The most promising face from `at` on, swapped with the one there."""
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
