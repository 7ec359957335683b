"""What may be played, and the table after it: `game.tricks` in numbers.

What *lies* on the table is packed into one number, eight bits each, from the lowest: the suit led (plus one, so that 0
is an empty table), the face winning so far, the face that followers must beat, the seat that wins. If a claim fails as
soon as one piece of the claimant is beaten, these follow: the strength of the claimant's piece, the strength of the
best piece against it, and whether it was beaten.

North leads the king of spades, East plays the ace, and South must beat the trick if possible, by the duties of NPA:

>>> from meldhouse.pieces import parse_pieces
>>> from meldhouse.rulebooks import load_book
>>> from meldhouse.solver.rolling import rolling
>>> table = rolling(load_book("npa"), "H")
>>> king, ace = [table.code.number[piece] for piece in parse_pieces("KS AS")]
>>> lying = laid(table.given, 0, 0, king)
>>> table.code.suits[led_of(lying)], table.code.faces[best_of(lying)].text, winner_of(lying)
('S', 'KS', 0)
>>> hand = table.code.word(parse_pieces("QS TS AS AH"))
>>> [piece.text for piece in table.code.pieces(legal(table.given, hand, lying))]
['TS', 'AS']
>>> lying = laid(table.given, lying, 1, ace)
>>> table.code.faces[best_of(lying)].text, winner_of(lying)
('AS', 1)
>>> [piece.text for piece in table.code.pieces(legal(table.given, hand, lying))]
['QS', 'TS', 'AS']
>>> after(1, waiting=0b1100), after(3, waiting=0b0001)
(2, 0)
"""

from __future__ import annotations

from meldhouse.solver.kernel.memory import Block, compiled, count_bits, highest_bit, lowest_bit, peek
from meldhouse.solver.layout import (
    ALWAYS,
    ANY_PIECE,
    BASES,
    BEAT,
    CLAIMANT,
    FACES,
    FOLLOW,
    GAINS,
    HEAD_RUFFED,
    INVERSE,
    LEADS,
    OVER,
    OVERRUFF,
    POWER,
    RUFF,
    TRUMP,
    TRUMP_LED,
    UNDERRUFF,
    WIDTH,
)

BEATEN = 1 << 48
SHOWN = 255 << 32 | BEATEN
"""The state of the claimant's own piece."""


@compiled
def led_of(lying: int) -> int:
    return (lying & 255) - 1


@compiled
def best_of(lying: int) -> int:
    return lying >> 8 & 255


@compiled
def winner_of(lying: int) -> int:
    return lying >> 24 & 255


@compiled
def face_at(block: Block, bit: int) -> int:
    """The face whose field a bit belongs to: a division by the field width, done as a multiplication."""
    return (bit * peek(block, INVERSE)) >> 16


@compiled
def lowest_face(block: Block, word: int) -> int:
    return face_at(block, lowest_bit(word))


@compiled
def highest_face(block: Block, word: int) -> int:
    return face_at(block, highest_bit(word))


@compiled
def bases_of(block: Block, word: int) -> int:
    """The lowest bit of every field that is not empty: one bit for each face."""
    width = peek(block, WIDTH)
    if width > 1:
        word |= word >> 1
    if width > 2:
        word |= word >> 1
    return word & peek(block, BASES)


@compiled
def number_of(block: Block, word: int) -> int:
    """The number of pieces in a word."""
    bases, width = peek(block, BASES), peek(block, WIDTH)
    number = count_bits(word & bases)
    if width > 1:
        number += 2 * count_bits(word >> 1 & bases)
    if width > 2:
        number += 4 * count_bits(word >> 2 & bases)
    return number


@compiled
def legal(block: Block, hand: int, lying: int) -> int:
    """The pieces of a hand that may be played."""
    if not lying:
        return hand
    led = (lying & 255) - 1
    followers = hand & peek(block, FOLLOW + led)
    if followers:
        beat = peek(block, BEAT)
        if beat == ALWAYS or (beat == TRUMP_LED and led == peek(block, TRUMP)):
            over = followers & peek(block, OVER + led * FACES + (lying >> 16 & 255))
            return over if over else followers
        return followers
    trump = peek(block, TRUMP)
    if trump >= 0 and peek(block, RUFF):
        trumps = hand & peek(block, FOLLOW + trump)
        if trumps:
            if not peek(block, OVERRUFF):
                return trumps
            over = trumps & peek(block, OVER + led * FACES + (lying >> 8 & 255))
            if over:
                return over
            return trumps if peek(block, UNDERRUFF) else hand
    return hand


@compiled
def laid(block: Block, lying: int, seat: int, face: int) -> int:
    """The table after a seat has played a face."""
    if not lying:
        led = peek(block, LEADS + face)
        lying = led + 1 | face << 8 | face << 16 | seat << 24
    else:
        led = (lying & 255) - 1
        wins = peek(block, OVER + led * FACES + (lying >> 8 & 255)) >> (face * peek(block, WIDTH)) & 1
        if wins:
            lying = lying & ~(255 << 8 | 255 << 24) | face << 8 | seat << 24
        if not peek(block, HEAD_RUFFED):
            lying = lying & ~(255 << 16) | (lying >> 8 & 255) << 16
        elif peek(block, FOLLOW + led) >> (face * peek(block, WIDTH)) & 1 and peek(
            block, POWER + led * FACES + face
        ) > peek(block, POWER + led * FACES + (lying >> 16 & 255)):
            lying = lying & ~(255 << 16) | face << 16
    if peek(block, ANY_PIECE):
        return _shown(block, lying, led, seat, face)
    return lying


@compiled
def _shown(block: Block, lying: int, led: int, seat: int, face: int) -> int:
    """Whether a piece of the claimant was beaten; a discard cannot be."""
    power = peek(block, POWER + led * FACES + face)
    own = lying >> 32 & 255
    foe = lying >> 40 & 255
    # Of two identical pieces the first wins, or the last.
    last_wins = peek(block, OVER + led * FACES + face) >> (face * peek(block, WIDTH)) & 1
    if seat == peek(block, CLAIMANT):
        if power and (foe > power or (foe == power and not last_wins)):
            lying |= BEATEN
        lying |= power << 32
    elif not peek(block, GAINS) >> seat & 1:
        if own and (power > own or (power == own and last_wins)):
            lying |= BEATEN
        lying = lying & ~(255 << 40) | max(foe, power) << 40
    return lying


@compiled
def after(seat: int, waiting: int) -> int:
    """The next seat clockwise that has not played to this trick."""
    later = waiting >> seat + 1 << seat + 1
    return lowest_bit(later if later else waiting)
