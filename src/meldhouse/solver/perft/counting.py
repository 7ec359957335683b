"""Counts the ways the next plays can go: by the game, and by the kernel.

The two share nothing except the position. The game goes forward play by play, from all reachable places to all places
after them, and remembers in how many ways each was reached. The kernel follows every single way to the end and back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from meldhouse.pieces import Piece
from meldhouse.solver.checking import check
from meldhouse.solver.perft.stepping import PositionKey, Steps
from meldhouse.solver.position import Position
from meldhouse.solver.searching import Moment, Search

MOST_WAYS = 200_000_000
"""As many as the kernel counts in some seconds."""
MOST_PLACES = 200_000
"""The most places the game remembers at a time."""
FEW = 1_000_000
"""Up to this many ways the kernel counts at once; above that in parts, so that it can be stopped."""
PARTS = 500


class TooMany(Exception):
    """There are more ways than can be counted in reasonable time."""


class Count(Protocol):
    def __init__(self, position: Position) -> None: ...

    def by_depth(self) -> Iterator[int]:
        """The number of ways one, two, three … pieces can be played, to the last; a piece and its copies count as
        one."""

    def divided(self, depth: int) -> dict[Piece, int]:
        """The number of ways for the next `depth` plays, by the first of them."""


def pieces_left(position: Position) -> int:
    return sum(map(len, position.hands.values()))


class GameCount:
    def __init__(self, position: Position) -> None:
        check(position)
        self.steps = Steps(position.book, position.order)
        self.start = self.steps.place(position)

    def by_depth(self) -> Iterator[int]:
        return self._forward(self.start)

    def divided(self, depth: int) -> dict[Piece, int]:
        found = {}
        for piece in self.steps.plays(self.start):
            ways = self._forward(self.steps.after(self.start, piece))
            found[piece] = [1, *(next(ways) for _ in range(depth - 1))][-1]
        return found

    def _forward(self, start: PositionKey) -> Iterator[int]:
        layer = Counter({start: 1})
        for _ in range(sum(map(len, start.hands))):
            plays = {place: self.steps.plays(place) for place in layer}
            yield sum([ways * len(plays[place]) for place, ways in layer.items()])
            then = Counter[PositionKey]()
            for place, ways in layer.items():
                for piece in plays[place]:
                    then[self.steps.after(place, piece)] += ways
                if len(then) > MOST_PLACES:
                    raise TooMany
            layer = then


class KernelCount:
    def __init__(self, position: Position) -> None:
        check(position)
        self.left = pieces_left(position)
        self.search = Search(position, (), (), positions=1)
        self.known = [1]
        """The number of ways for no play, one, two … as far as counted."""

    def by_depth(self) -> Iterator[int]:
        known = self.known
        for depth in range(1, self.left + 1):
            if depth == len(known):
                known.append(self._ways(self.search.start, depth, at_once=known[-1] < FEW))
            yield known[depth]

    def divided(self, depth: int) -> dict[Piece, int]:
        search, start = self.search, self.search.start
        # Step by step, so that too large a count is noticed before it starts.
        list(islice(self.by_depth(), depth - 1))
        afterwards = {search.code.faces[face]: search.after(start, face) for face in search.faces(start)}
        found = {piece: self._ways(moment, depth - 1, at_once=False) for piece, moment in afterwards.items()}
        if sum(found.values()) > MOST_WAYS:
            raise TooMany
        return found

    def _ways(self, start: Moment, plays: int, *, at_once: bool) -> int:
        search, moments = self.search, [start]
        while not at_once and plays > 1 and len(moments) < PARTS:
            moments = [search.after(moment, face) for moment in moments for face in search.faces(moment)]
            plays -= 1
        found = 0
        for hands, tricks, seat, waiting, lying, *_ in moments:
            search.set_hands(hands)
            found += int(search.kernel.count_ways(search.given, plays, tricks, seat, waiting, lying))
            if found > MOST_WAYS:
                raise TooMany
        return found
