"""Plays hands out with simulated players, in many worlds, after each of the plays considered.

North has the highest four, which are trump, and the double five; South must give North the five-blank:

>>> import numpy
>>> from meldhouse.pieces import parse_pieces
>>> from meldhouse.rulebooks import load_book
>>> from meldhouse.solver.rolling import rolling
>>> table = rolling(load_book("n42pa"), "4")
>>> hands = [table.code.word(parse_pieces(text)) for text in ("4-4 5-5", "6-1 3-0", "6-0 5-0", "2-1 6-2")]
>>> table.play(numpy.array([[*hands, 0]]), "N").tolist()
[[17, 0, 0, 0]]
"""

from __future__ import annotations

from meldhouse.solver.kernel.duties import after, bases_of, laid, legal, lowest_face, winner_of
from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.kernel.plain import follow, lead
from meldhouse.solver.kernel.rolling_layout import SKILLED
from meldhouse.solver.kernel.skilled import choose_well
from meldhouse.solver.kernel.worlds import take_up
from meldhouse.solver.layout import EACH, FOLLOW, HANDS, PLAYERS, SEATS, SUITS, TAKE, UNPLAYED, WIDTH, WORTH


@compiled
def choose(block: Block, seat: int, waiting: int, lying: int, points: int, out: int, voids: int) -> int:
    """The face a seat plays. `waiting` are the seats that have not played to the trick, `points` is its worth so far,
    `out` are the unplayed pieces this seat does not hold."""
    hand = peek(block, HANDS + seat)
    plays = legal(block, hand, lying)
    bases = bases_of(block, plays)
    if not bases & (bases - 1):
        return lowest_face(block, plays)
    waiting &= ~(1 << seat)
    if peek(block, SKILLED) >> seat & 1:
        return choose_well(block, seat, hand, plays, waiting, lying, points, out, voids)
    if lying == UNPLAYED:
        return lead(block, seat, hand, out)
    return follow(block, seat, plays, waiting, lying, out)


@compiled
def shown_void(block: Block, voids: int, seat: int, lying: int, face: int) -> int:
    """The suits each seat is known to be out of after a play: eight bits for each seat."""
    if lying != UNPLAYED:
        led = (lying & 255) - 1
        if not peek(block, FOLLOW + led) >> (face * peek(block, WIDTH)) & 1:
            voids |= 1 << (seat * SUITS + led)
    return voids


@compiled
def play_through(
    block: Block, tricks: int, seat: int, waiting: int, lying: int, points: int, left: int, voids: int
) -> int:
    """Play the hands in the block to the end. Returns what every seat takes, `TAKE` bits each."""
    width, each = peek(block, WIDTH), peek(block, EACH)
    everybody = (1 << peek(block, PLAYERS)) - 1
    out = 0
    for other in range(SEATS):
        out += peek(block, HANDS + other)
    taken = 0
    while tricks:
        hand = peek(block, HANDS + seat)
        face = choose(block, seat, waiting, lying, points, out - hand, voids)
        one = 1 << face * width
        poke(block, HANDS + seat, hand - one)
        out -= one
        voids = shown_void(block, voids, seat, lying, face)
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
        taken += won << TAKE * seat
        waiting, lying, points = everybody, UNPLAYED, 0
    return taken


@compiled
def try_plays(
    block: Block,
    worlds: Block,
    faces: Block,
    takes: Block,
    number: int,
    choices: int,
    tricks: int,
    seat: int,
    waiting: int,
    lying: int,
    points: int,
    left: int,
    voids: int,
) -> None:
    """In each world, let the seat play each of the faces, play on, and store what was taken."""
    width, each = peek(block, WIDTH), peek(block, EACH)
    everybody = (1 << peek(block, PLAYERS)) - 1
    others = waiting & ~(1 << seat)
    for world in range(number):
        for choice in range(choices):
            take_up(block, worlds, world)
            face = peek(faces, choice)
            poke(block, HANDS + seat, peek(block, HANDS + seat) - (1 << face * width))
            shown = shown_void(block, voids, seat, lying, face)
            then = laid(block, lying, seat, face)
            within = points + peek(block, WORTH + face)
            if others:
                found = play_through(block, tricks, after(seat, others), others, then, within, left, shown)
            else:
                won = within + each if tricks > 1 else left
                winner = winner_of(then)
                found = won << TAKE * winner
                if tricks > 1:
                    found += play_through(block, tricks - 1, winner, everybody, UNPLAYED, 0, left - won, shown)
            poke(takes, world * choices + choice, found)


@compiled
def play_worlds(block: Block, worlds: Block, takes: Block, number: int, tricks: int, leader: int, left: int) -> None:
    """Play many worlds from the first lead."""
    everybody = (1 << peek(block, PLAYERS)) - 1
    for world in range(number):
        take_up(block, worlds, world)
        poke(takes, world, play_through(block, tricks, leader, everybody, UNPLAYED, 0, left, 0))
