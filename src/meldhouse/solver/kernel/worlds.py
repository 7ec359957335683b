"""Deals that fit what is known: every hidden piece goes where there is room for it and nothing forbids it.

A *place* is a hand or, after the seats, the pieces laid aside. Each hidden piece has odds for every place: 0 where it
cannot be. It is put in a random place in proportion to its odds and the room left; a place that needs every piece that
could still go there gets them.

South holds one domino, West surely another; what is left goes to North and East, and North is out of sixes:

>>> from meldhouse.pieces import parse_pieces
>>> from meldhouse.rulebooks import load_book
>>> from meldhouse.solver.rolling import Hidden, rolling
>>> table = rolling(load_book("n42pa"), "4")
>>> own, sure, six, blank = parse_pieces("5-5 4-4 6-1 0-0")
>>> known, room = {"S": (own,), "W": (sure,)}, {"N": 1, "E": 1}
>>> worlds = table.deal(Hidden(known, room, [(six, {"E": 16}), (blank, {"N": 16, "E": 16})]), 2, lot=1)
>>> [[piece.text for piece in table.code.pieces(int(word))] for word in worlds[0]]
[['0-0'], ['6-1'], ['5-5'], ['4-4'], []]
"""

from __future__ import annotations

from meldhouse.solver.kernel.memory import Block, compiled, peek, poke
from meldhouse.solver.kernel.playouts import drawn
from meldhouse.solver.layout import HANDS, SEATS, WIDTH

PLACES = SEATS + 1
TRIES = 40
"""How often a failed deal is retried."""


@compiled
def take_up(block: Block, worlds: Block, world: int) -> None:
    """Put the hands of a world into the block."""
    for seat in range(SEATS):
        poke(block, HANDS + seat, peek(worlds, world * PLACES + seat))


@compiled
def deal_worlds(block: Block, hidden: Block, worlds: Block, left: Block, pieces: int, number: int) -> int:
    """Deal worlds, each a word for every place; returns how many succeeded.

    `hidden` has a row for each piece, its face and its odds in each place, preceded by a row with the words known to be
    in each place, and a row with the room left there. `left` is scratch space.
    """
    width = peek(block, WIDTH)
    made = 0
    for _ in range(number):
        for _ in range(TRIES):
            if _deal(block, hidden, worlds, left, pieces, width, made * PLACES):
                made += 1
                break
    return made


@compiled
def _deal(block: Block, hidden: Block, worlds: Block, left: Block, pieces: int, width: int, world: int) -> bool:
    """One attempt. `left` holds the room in each place, and how many pieces could still go there."""
    for place in range(PLACES):
        poke(worlds, world + place, peek(hidden, 1 + place))
        poke(left, place, peek(hidden, PLACES + 2 + place))
        poke(left, PLACES + place, 0)
    first = 2 * (PLACES + 1)
    for piece in range(pieces):
        for place in range(PLACES):
            if peek(hidden, first + piece * (PLACES + 1) + 1 + place):
                poke(left, PLACES + place, peek(left, PLACES + place) + 1)
    for piece in range(pieces):
        row = first + piece * (PLACES + 1)
        place = _place_for(block, hidden, left, row)
        if place < 0:
            return False
        poke(left, place, peek(left, place) - 1)
        poke(worlds, world + place, peek(worlds, world + place) + (1 << peek(hidden, row) * width))
        for other in range(PLACES):
            if peek(hidden, row + 1 + other):
                could = peek(left, PLACES + other) - 1
                poke(left, PLACES + other, could)
                if could < peek(left, other):
                    return False
    return True


@compiled
def _place_for(block: Block, hidden: Block, left: Block, row: int) -> int:
    """A random place for a piece; -1 if there is none."""
    whole = 0
    for place in range(PLACES):
        odds = peek(hidden, row + 1 + place)
        room = peek(left, place)
        if odds and room:
            if peek(left, PLACES + place) == room:
                return place
            whole += odds * room
    if not whole:
        return -1
    lot = drawn(block, whole)
    for place in range(PLACES):
        lot -= peek(hidden, row + 1 + place) * peek(left, place)
        if lot < 0:
            return place
    return -1
