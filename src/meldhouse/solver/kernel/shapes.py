"""Searches equivalent plays and positions only once."""

from __future__ import annotations

from meldhouse.solver.kernel.duties import bases_of, best_of, face_at, led_of, lowest_face
from meldhouse.solver.kernel.memory import Block, compiled, lowest_bit, peek, poke
from meldhouse.solver.kernel.safety import idle_suits
from meldhouse.solver.layout import (
    ANY_PIECE,
    BELOW,
    CHAIN,
    EVERYTHING,
    FACES,
    FIELD,
    FOLLOW,
    GAINS,
    HANDS,
    HEAD_RUFFED,
    OVER,
    SEATS,
    SUITS,
    WIDTH,
)


@compiled
def close_ranks(block: Block) -> None:
    """Rename equivalent pieces by the order in which they beat each other alone.

    When no copy of a face is left anywhere, equivalent faces below it move up one place, in all hands. With the tens
    gone, kings beside aces are as good as tens beside aces. And a hand that alone holds two such neighbors may as well
    hold one of them twice: the lower moves up to the other. So positions that differ only in names are recognized.
    `CHAIN` marks the faces with an equivalent one right below.
    """
    width = peek(block, WIDTH)
    while True:
        place = _to_be_filled(block)
        if place < 0:
            return
        below = peek(block, BELOW + face_at(block, place))
        for seat in range(SEATS):
            hand = peek(block, HANDS + seat)
            poke(block, HANDS + seat, (hand & ~below) + ((hand & below) << width))


@compiled
def _to_be_filled(block: Block) -> int:
    """The lowest bit of a field that the one below can move up to; -1 if there is none."""
    width, chain = peek(block, WIDTH), peek(block, CHAIN)
    pieces, held, shared = 0, 0, 0
    for seat in range(SEATS):
        hand = peek(block, HANDS + seat)
        bases = bases_of(block, hand)
        shared |= held & bases
        held |= bases
        pieces |= hand
    gaps = ~held & held << width & chain
    if gaps:
        return lowest_bit(gaps)
    single, neighbours = held & ~shared, 0
    pairs = single & single << width & chain
    if pairs:
        for seat in range(SEATS):
            own = bases_of(block, peek(block, HANDS + seat))
            neighbours |= pairs & own & own << width
    field = peek(block, FIELD)
    while neighbours:
        place = lowest_bit(neighbours)
        if (pieces >> place & field) + (pieces >> place - width & field) <= field:
            return place
        neighbours &= neighbours - 1
    return -1


@compiled
def _of_each_kind(block: Block, hand: int, plays: int, threats: int) -> int:
    """The threats among the plays, and one harmless piece of every kind."""
    idle = plays & idle_suits(block, hand, threats)
    kept = plays & threats | idle & -idle
    for suit in range(SUITS):
        fodder = plays & peek(block, FOLLOW + suit) & ~threats & ~idle
        kept |= fodder & -fodder
    return kept


@compiled
def _stood_for(block: Block, seat: int, faces: int, lying: int) -> int:
    """The faces (their bases) that a lower one represents: it is equivalent, nobody else holds it or anything between,
    and it wins the trick so far if they do."""
    width = peek(block, WIDTH)
    others = peek(block, HANDS + (seat ^ 1)) | peek(block, HANDS + (seat ^ 2)) | peek(block, HANDS + (seat ^ 3))
    own = ~bases_of(block, others)
    links = own & peek(block, CHAIN)
    if lying:
        winning = peek(block, OVER + led_of(lying) * FACES + best_of(lying))
        links &= ~(winning & ~(winning << width))
    found = (faces & own) << width & links
    more = found << width & links & ~found
    while more:
        found |= more
        more = found << width & links & ~found
    return faces & found


@compiled
def list_plays(block: Block, frame: int, seat: int, plays: int, lying: int, threats: int) -> int:
    """Write the faces among `plays` that need to be tried into a frame; returns their number.

    Of equivalent neighbors that nobody else holds, the lowest represents all. Of pieces that only follow suit, one is
    tried; of pieces that can only be thrown away, also one.
    """
    if threats != EVERYTHING and not peek(block, GAINS) >> seat & 1:
        plays = _of_each_kind(block, peek(block, HANDS + seat), plays, threats)
    faces = bases_of(block, plays)
    # If any piece, or the best of the suit led, counts, even a losing piece may matter to the trick.
    if faces & (faces - 1) and not (lying and (peek(block, ANY_PIECE) or peek(block, HEAD_RUFFED))):
        faces &= ~_stood_for(block, seat, faces, lying)
    count = 0
    while faces:
        poke(block, frame + count, lowest_face(block, faces))
        faces &= faces - 1
        count += 1
    return count
