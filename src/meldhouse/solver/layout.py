"""The layout of the one block of 64-bit numbers that the kernel works on.

A *face* is a piece without its copies: 24 of them in a pack of 48 cards, 20 in one of 80, 28 dominoes. Faces are
numbered suit by suit, from the weakest to the strongest. A *word* is a set of pieces: for every face a field of one,
two or three bits, wide enough for the number of its copies, and face 0 in the lowest::

    80 cards, three bits a face:   … AH TH KH QH JH | AS TS KS QS JS
                                    000 … 001 010   | 100 000 … 001     four aces and a jack of spades, …

So identical copies count as one, a hand is one number, "does this hand hold a club" is one `and`, and playing a card is
one subtraction. Besides the hands, the block has tables for the book and the trump: which faces follow a suit, which
beat another, what they are worth. No part of the kernel asks which game it is.
"""

from __future__ import annotations

FACES = 32
"""Room for this many faces in a table (28 dominoes are the most)."""
SUITS = 8
"""Room for this many suits (the seven ends and the doubles)."""
SEATS = 4
TAKE = 15
"""Bits for what a seat has taken, when all seats are packed into one number."""
MOST_POINTS = (1 << TAKE) - 1
"""The most points in the tricks of a hand."""

# The book's settings, the question, and the state of the search: one number each.
PLAYERS, WIDTH, FIELD, INVERSE, TRUMP = range(5)
BEAT, RUFF, OVERRUFF, UNDERRUFF, HEAD_RUFFED, EACH = range(5, 11)
GAINS, CHOOSES, CLAIMANT, ANY_PIECE, STATED = range(11, 16)
HORIZON, MASK, NODES, BUDGET, BASES, CHAIN, APART, LOT = range(16, 24)

NEVER, TRUMP_LED, ALWAYS = range(3)
"""The values of `BEAT`."""

HANDS = 24
"""A word for each seat."""
ROOM, TAKEN, COUNTER = range(HANDS + SEATS, HANDS + SEATS + 3)
"""How many positions can be remembered, and how many are; the worth of the smallest counter."""
FOLLOW = HANDS + SEATS + 4
"""For each suit, the faces that follow it."""
LEADS = FOLLOW + SUITS
"""For each face, the suit it leads."""
LED_BY = LEADS + FACES
"""For each suit, the faces that lead it."""
WORTH = LED_BY + SUITS
BELOW = WORTH + FACES
"""For each face, those below it in its suit that are worth the same."""
POWER = BELOW + FACES
"""For each suit led and each face, how strong it is there; 0 where it cannot win."""
OVER = POWER + SUITS * FACES
"""For each suit led and each face, the faces that beat it when they are played after it."""
ORDER = OVER + SUITS * FACES
"""The plays a claimant announced: the face, and how many copies of it are left afterwards."""
ORDERS = 48
"""More than the pieces of any hand: seven copies of 20 kinds, the largest pack there is room for, give three players 46
each."""
THREATS = ORDER + 2 * ORDERS
"""For each number of tricks left, what can break a claim to all of them; `EVERYTHING` if that is not the question."""
EVERYTHING = -1
PROVEN = THREATS + ORDERS
"""For each number of tricks left and each leader, one more than the face whose lead last settled the question."""
GRADES = PROVEN + SEATS * ORDERS
"""The number of different worths above 0; and for each, from the highest, its faces and the worth."""
GRADED = GRADES + 1
RUNS = GRADED + 2 * FACES
"""For each suit, how often the leader can lead it and win."""
NOTES = RUNS + SUITS
"""For each number of tricks left, the hands before the lead and what was known about them."""
NOTE = 9
FRAMES = NOTES + NOTE * ORDERS
"""For each piece that is played on the way down, the faces to try and how promising they are."""
FRAME = 2 * FACES
DEPTH = 3 * ORDERS
TABLE = FRAMES + DEPTH * FRAME
"""Positions met before: a key, and what is known about it. Two of them share a bucket."""

UNPLAYED = 0
"""What lies on the table before the lead."""


def block_size(positions: int) -> int:
    """The size of a block that can remember this many positions (a power of two)."""
    return TABLE + 2 * max(positions, 2)
