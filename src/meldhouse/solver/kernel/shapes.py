"""What comes to the same thing is looked at once."""

from __future__ import annotations

from meldhouse.solver.kernel.duties import bases_of, face_at, lowest_face
from meldhouse.solver.kernel.hands import hands_of
from meldhouse.solver.kernel.memory import Block, compiled, lowest_bit, peek, poke
from meldhouse.solver.kernel.safety import idle_suits
from meldhouse.solver.layout import (
    ANY_PIECE,
    BASES,
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
    """When no copy of a face is left anywhere, the faces below it that are like it move up one place, in all hands.

    With the tens gone, kings beside aces are as good as tens beside aces: so many positions are found to be known
    that differ in names only. `CHAIN` marks the faces that have one like them right below.
    """
    chain = peek(block, CHAIN)
    width = peek(block, WIDTH)
    while True:
        first, second, third, fourth = hands_of(block)
        held = bases_of(block, first | second | third | fourth)
        gaps = ~held & held << width & chain
        if not gaps:
            return
        below = peek(block, BELOW + face_at(block, lowest_bit(gaps)))
        for seat in range(SEATS):
            hand = peek(block, HANDS + seat)
            poke(block, HANDS + seat, hand & ~below | (hand & below) << width)


@compiled
def _of_each_kind(block: Block, hand: int, plays: int, threats: int) -> int:
    """The threats among the plays, and one piece of every kind that is good for nothing else."""
    idle = plays & idle_suits(block, hand, threats)
    kept = plays & threats | idle & -idle
    for suit in range(SUITS):
        fodder = plays & peek(block, FOLLOW + suit) & ~threats & ~idle
        kept |= fodder & -fodder
    return kept


@compiled
def list_plays(block: Block, frame: int, seat: int, plays: int, lying: int, threats: int) -> int:
    """Write the faces among `plays` that need to be tried into a frame, and say how many they are.

    Of neighbours that are like each other, and of which nobody else holds one, the lowest stands for all. Of what one
    can only follow suit with a single piece is tried, and of what one can only throw away too.
    """
    width, field = peek(block, WIDTH), peek(block, FIELD)
    if threats != EVERYTHING and not peek(block, GAINS) >> seat & 1:
        plays = _of_each_kind(block, peek(block, HANDS + seat), plays, threats)
    chain = peek(block, CHAIN)
    if lying and (peek(block, ANY_PIECE) or peek(block, HEAD_RUFFED)):
        # Here even a piece that does not win may matter to the trick.
        chain = 0
    count, last, others, winning = 0, 0, 0, 0
    if chain:
        for other in range(SEATS):
            if other != seat:
                others |= peek(block, HANDS + other)
        others = bases_of(block, others)
        if lying:
            winning = peek(block, OVER + ((lying & 255) - 1) * FACES + (lying >> 8 & 255))
    while plays:
        face = lowest_face(block, plays)
        base = 1 << face * width
        plays &= ~(field << face * width)
        if chain & base and last:
            # The fields from the last face up to this one, without the first.
            between = (base << 1) - (last << 1) & peek(block, BASES)
            if not (between & ~chain or (between | last) & others or (winning & base == 0) != (winning & last == 0)):
                last = base
                continue
        poke(block, frame + count, face)
        count += 1
        last = base
    return count
