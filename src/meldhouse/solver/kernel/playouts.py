"""Plays hands out at random, many at a time."""

from __future__ import annotations

from meldhouse.solver.kernel.duties import after, bases_of, face_at, laid, legal, winner_of
from meldhouse.solver.kernel.hands import keep_hands, put_back
from meldhouse.solver.kernel.memory import Block, compiled, count_bits, nth_bit, peek, poke
from meldhouse.solver.layout import (
    EACH,
    GAINS,
    HANDS,
    LOT,
    NOTES,
    PLAYERS,
    UNPLAYED,
    WIDTH,
    WORTH,
)


@compiled
def drawn(block: Block, number: int) -> int:
    """A random number below `number`: xorshift, and the upper bits of a product instead of a division."""
    lot = peek(block, LOT)
    lot ^= lot << 13
    lot ^= lot >> 7 & (1 << 57) - 1
    lot ^= lot << 17
    poke(block, LOT, lot)
    return (lot >> 11 & 0xFFFFFFFF) * number >> 32


@compiled
def by_lot(block: Block, plays: int) -> int:
    """A random face of a word, all equally likely."""
    plays = bases_of(block, plays)
    return face_at(block, nth_bit(plays, drawn(block, count_bits(plays))))


@compiled
def play_out(block: Block, tricks: int, seat: int, waiting: int, lying: int, points: int, left: int) -> int:
    """Play the hands in the block to the end at random; returns what the gainers take. The hands are used up."""
    width, each, gains = peek(block, WIDTH), peek(block, EACH), peek(block, GAINS)
    everybody = (1 << peek(block, PLAYERS)) - 1
    taken = 0
    while True:
        hand = peek(block, HANDS + seat)
        face = by_lot(block, legal(block, hand, lying))
        poke(block, HANDS + seat, hand - (1 << face * width))
        lying = laid(block, lying, seat, face)
        points += peek(block, WORTH + face)
        waiting &= ~(1 << seat)
        if waiting:
            seat = after(seat, waiting)
            continue
        seat = winner_of(lying)
        tricks -= 1
        won = points + each if tricks else left
        left -= won
        if gains >> seat & 1:
            taken += won
        if not tricks:
            return taken
        waiting, lying, points = everybody, UNPLAYED, 0


@compiled
def play_many(
    block: Block,
    takes: Block,
    number: int,
    tricks: int,
    seat: int,
    waiting: int,
    lying: int,
    points: int,
    left: int,
) -> None:
    """Play the same hands out many times, and store what the gainers took each time."""
    keep_hands(block, NOTES)
    for at in range(number):
        poke(takes, at, play_out(block, tricks, seat, waiting, lying, points, left))
        put_back(block, NOTES)
