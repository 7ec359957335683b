"""One position, and how much certain seats can take from it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from meldhouse.game.seats import Seat, seating_of
from meldhouse.pieces import Piece
from meldhouse.solver import layout
from meldhouse.solver.encoding import Code, Stakes
from meldhouse.solver.position import Position
from meldhouse.solver.starting import kernel

POSITIONS = 1 << 16
"""How many positions are remembered, unless somebody wants more: a megabyte."""
UNLIMITED = 1 << 62
GLIMPSE = 100_000
"""How many positions may be looked at to find a shorter line."""

Played = tuple[Seat, Piece]


class Unsolved(Exception):
    """The budget was spent before an answer was found."""


class Moment(NamedTuple):
    """Where a search goes on from: between two plays."""

    tricks: int
    seat: int
    waiting: int
    """The seats that have yet to play to this trick, a bit each."""
    lying: int
    points: int
    """What lies in the trick."""
    left: int
    """All that there is still to take, with what lies in the trick."""
    taken: int
    """What the gainers have taken since the search began."""


class Search:
    """`gains` are the seats whose tricks count; `chooses` those who want them to take much, while all others want them
    to take little. In a solved hand both are the same side; a claimant may stand alone against three."""

    def __init__(
        self,
        position: Position,
        gains: Collection[Seat],
        chooses: Collection[Seat],
        *,
        stakes: Stakes | None = None,
        positions: int = POSITIONS,
        budget: int = UNLIMITED,
    ) -> None:
        import numpy

        self.position = position
        self.kernel = kernel()
        self.seats = seating_of(position.book).seats
        self.stakes = stakes or Stakes.of(position.book)
        self.code = Code(position.book, position.order)
        self.block = numpy.zeros(layout.block_size(positions), numpy.int64)
        self._given = self.kernel.given(self.block)
        self._write(self.code.tables(self.stakes))
        self._write(self.code.alike(self.stakes))
        self._write({layout.PLAYERS: len(self.seats), layout.GAINS: self._bits(gains)})
        self._write({layout.CHOOSES: self._bits(chooses), layout.MASK: positions - 1, layout.BUDGET: budget})
        self._write({layout.HANDS + at: self.code.word(position.hands[seat]) for at, seat in enumerate(self.seats)})
        self.start = self._start()

    def claim(self, claimant: Seat, stated: Sequence[Piece], *, any_piece: bool) -> None:
        """`claimant` plays in the order he has `stated`, as far as he may; where `any_piece` of his that is beaten
        breaks his claim, it is one of those he has laid down, not one that he had played before."""
        self._write({layout.CLAIMANT: self.seats.index(claimant), layout.ANY_PIECE: any_piece})
        if stated:
            self._write(self.code.stated(stated, self.position.hands[claimant]))
            # Pieces that were named stay themselves.
            self._write({layout.CHAIN: 0})
        start = self._start()
        self.start = start._replace(lying=start.lying & ~self.kernel.SHOWN)

    @property
    def nodes(self) -> int:
        """How many positions have been looked at."""
        return int(self.block[layout.NODES])

    def reaches(self, need: int) -> bool:
        """Whether the gainers take at least so much from here on."""
        return self._take(self.start, need) >= need

    def line(self, need: int) -> list[list[Played]]:
        """How they fail to reach it, soon: trick by trick, to the end of the one after which they no longer can."""
        self._look_no_further(need)
        hands = self.block[layout.HANDS : layout.HANDS + layout.SEATS].copy()
        moment, tricks = self.start, list[list[Played]]()
        while moment.lying or (moment.tricks and moment.taken + moment.left >= need):
            if not (tricks and moment.lying):
                tricks.append([])
            face = self._refutation(moment, need)
            tricks[-1].append((self.seats[moment.seat], self.code.faces[face]))
            self.block[layout.HANDS + moment.seat] -= self._unit(face)
            moment = self._after(moment, face)
        self.block[layout.HANDS : layout.HANDS + layout.SEATS] = hands
        self.block[layout.HORIZON] = 0
        return tricks

    def _look_no_further(self, need: int) -> None:
        """Set the horizon to the trick in which they can be stopped soonest, unless that takes too long to see."""
        budget = int(self.block[layout.BUDGET])
        self.block[layout.BUDGET] = min(budget, self.nodes + GLIMPSE)
        try:
            for tricks in range(self.start.tricks - 1, 0, -1):
                self.block[layout.HORIZON] = tricks
                if not self.reaches(need):
                    return
        except Unsolved:
            pass
        finally:
            self.block[layout.BUDGET] = budget
        self.block[layout.HORIZON] = 0

    def _write(self, numbers: dict[int, int]) -> None:
        for at, number in numbers.items():
            self.block[at] = number

    def _bits(self, seats: Collection[Seat]) -> int:
        return sum([1 << self.seats.index(seat) for seat in seats])

    def _unit(self, face: int) -> int:
        return 1 << face * self.code.width

    def _start(self) -> Moment:
        """Out of turn or not: to the trick on the table play those who have not yet."""
        position, stakes = self.position, self.stakes
        lying = layout.UNPLAYED
        for seat, piece in zip(position.trick_seats, position.trick, strict=True):
            lying = self.kernel.laid(self._given, lying, self.seats.index(seat), self.code.number[piece])
        waiting = [seat for seat in self.seats if seat not in position.trick_seats]
        tricks = min([len(position.hands[seat]) + (seat not in waiting) for seat in self.seats])
        points = sum([stakes.worth[piece] for piece in position.trick])
        left = points + sum([stakes.worth[piece] for hand in position.hands.values() for piece in hand])
        left += stakes.each * tricks + (stakes.last if tricks else 0)
        return Moment(tricks, self.seats.index(position.turn), self._bits(waiting), lying, points, left, 0)

    def _take(self, moment: Moment, need: int) -> int:
        if moment.lying & self.kernel.BEATEN or moment.taken < 0:
            return int(self.kernel.LOST)
        if moment.tricks <= self.block[layout.HORIZON]:
            return moment.taken + moment.left
        short = need - moment.taken
        if moment.lying:
            # Only a search that has seen the trick begin knows what matters in it.
            self.block[layout.THREATS + moment.tricks] = layout.EVERYTHING
        found = self.kernel.search(
            self._given, 0, moment.tricks, moment.seat, moment.waiting, moment.lying, moment.points, moment.left, short
        )
        if self.nodes > self.block[layout.BUDGET]:
            raise Unsolved
        return moment.taken + int(found)

    def _after(self, moment: Moment, face: int) -> Moment:
        """The moment after this face is played from the hand of whose turn it is."""
        tricks, seat, waiting, lying, points, left, taken = moment
        lying = self.kernel.laid(self._given, lying, seat, face)
        points += self.stakes.worth[self.code.faces[face]]
        waiting &= ~(1 << seat)
        if waiting:
            return Moment(tricks, self.kernel.after(self._given, seat, waiting), waiting, lying, points, left, taken)
        won = points + self.stakes.each if tricks > 1 else left
        winner = self.kernel.winner_of(lying)
        if lying & self.kernel.BEATEN:
            taken = self.kernel.LOST
        elif self.block[layout.GAINS] >> winner & 1:
            taken += won
        return Moment(tricks - 1, winner, (1 << len(self.seats)) - 1, layout.UNPLAYED, 0, left - won, taken)

    def _refutation(self, moment: Moment, need: int) -> int:
        """A face with which it is not reached; one who wants it to be plays what comes nearest."""
        seat = moment.seat
        plays = self.kernel.playable(self._given, seat, moment.lying)
        faces = [self.code.number[piece] for piece in self.code.pieces(plays)]
        chooses = self.block[layout.CHOOSES] >> seat & 1
        found = []
        for face in faces:
            self.block[layout.HANDS + seat] -= self._unit(face)
            take = self._take(self._after(moment, face), need)
            self.block[layout.HANDS + seat] += self._unit(face)
            if take < need and not chooses:
                return face
            found.append(take)
        assert chooses, "somebody's play must lead on to where it fails"
        return faces[found.index(max(found))]
