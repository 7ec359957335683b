"""In how many ways the next plays can go: counted by the game, and counted by the kernel.

The two have nothing in common but the position. The game goes forward play by play, from all the places that can be
reached to all those after them, and remembers in how many ways each was reached. The kernel goes to the end of every
single way and back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from meldhouse.pieces import Piece
from meldhouse.solver.checking import check
from meldhouse.solver.perft.stepping import Place, Steps
from meldhouse.solver.position import Position
from meldhouse.solver.searching import Moment, Search

MOST_WAYS = 200_000_000
"""So many the kernel counts in some seconds."""
MOST_PLACES = 200_000
"""So many the game remembers at a time."""
FEW = 1_000_000
"""Up to so many ways the kernel is asked at once; above, in parts, so that one can stop it."""
PARTS = 500


class TooMany(Exception):
    """There are more ways than can be counted while somebody waits."""


class Count(Protocol):
    def __init__(self, position: Position) -> None: ...

    def by_depth(self) -> Iterator[int]:
        """In how many ways one, two, three … pieces can be played, to the last; a piece and its copies are one."""

    def divided(self, depth: int) -> dict[Piece, int]:
        """The ways of the next `depth` plays, by the first of them."""


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

    def _forward(self, start: Place) -> Iterator[int]:
        layer = Counter({start: 1})
        for _ in range(sum(map(len, start.hands))):
            plays = {place: self.steps.plays(place) for place in layer}
            yield sum([ways * len(plays[place]) for place, ways in layer.items()])
            then = Counter[Place]()
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
        """The ways of no play, one, two … as far as they are counted."""

    def by_depth(self) -> Iterator[int]:
        known = self.known
        for depth in range(1, self.left + 1):
            if depth == len(known):
                known.append(self._ways(self.search.start, depth, at_once=known[-1] < FEW))
            yield known[depth]

    def divided(self, depth: int) -> dict[Piece, int]:
        search, start = self.search, self.search.start
        # Step by step, so that too many are found out before they are begun.
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
