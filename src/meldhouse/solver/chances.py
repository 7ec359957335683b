"""Plays a position out at random, many times."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, SupportsIndex

from meldhouse.game.seats import Side
from meldhouse.solver import layout
from meldhouse.solver.position import Position
from meldhouse.solver.solving import search_for

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


def playouts(position: Position, side: Side, number: int, *, seed: int = 0) -> NDArray[numpy.int64]:
    """What a side takes from here on each time, if everybody plays random legal pieces; repeatable by seed.

    >>> from meldhouse.game import trick_order
    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("n42pa")
    >>> held = {"N": "5-5 6-1", "E": "4-0 3-1", "S": "5-1 3-2", "W": "6-2 3-0"}
    >>> hands = {seat: tuple(parse_pieces(text)) for seat, text in held.items()}
    >>> takes = playouts(Position(book, trick_order(book, "4"), hands, (), (), "N"), "NS", 1_000)
    >>> sorted(set(takes.tolist()))
    [0, 6, 11, 16]
    """
    import numpy

    if not (isinstance(number, SupportsIndex) and number >= 1):
        raise ValueError(f"A position can be played out once or more often, not {number!r} times.")
    search = search_for(position, side, positions=1)
    takes = numpy.zeros(number, numpy.int64)
    hands, tricks, *rest = search.start[:-1]
    if tricks:
        search.block[layout.LOT] = _lot(seed)
        search.set_hands(hands)
        search.kernel.play_many(search.given, search.kernel.given(takes), number, tricks, *rest)
    return takes


def _lot(seed: int) -> int:
    """The start of the random numbers: never 0, and far apart for neighboring seeds."""
    return int.from_bytes(hashlib.sha256(b"meldhouse playouts %d" % seed).digest()[:7], "big") | 1
