"""A search in one position for how much certain seats can take."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import inf
from time import monotonic
from typing import NamedTuple
from weakref import finalize

from meldhouse.game.seats import Seat, seating_of
from meldhouse.messages import FactError, fact
from meldhouse.pieces import Piece
from meldhouse.solver import layout
from meldhouse.solver.blocks import block_of, code_of, give_back
from meldhouse.solver.encoding import Stakes
from meldhouse.solver.position import Position
from meldhouse.solver.starting import kernel

POSITIONS = 1 << 16
"""How many positions are remembered by default: a megabyte."""
UNLIMITED = 1 << 62
STEP = 1 << 15
"""How many positions are searched before the first look at the clock: a hundredth of a second."""
GLIMPSE = 100_000
"""How many positions may be searched to find a shorter line."""

Played = tuple[Seat, Piece]


class Unsolved(FactError):
    """The budget of positions or time ran out before an answer was found."""


class Moment(NamedTuple):
    """A moment between two plays, from which a search goes on."""

    hands: tuple[int, ...]
    """A word for each seat."""
    tricks: int
    seat: int
    waiting: int
    """The seats yet to play to this trick, a bit each."""
    lying: int
    points: int
    """The points in the trick."""
    left: int
    """All points still to take, including those in the trick."""
    taken: int = 0
    """What the gainers took since the search began."""


class Search:
    """`gains` are the seats whose tricks count; `chooses` the seats that want them to take much, while all others want
    them to take little. When solving a hand, both are the same side; a claimant may be alone against three."""

    def __init__(
        self,
        position: Position,
        gains: Collection[Seat],
        chooses: Collection[Seat],
        *,
        stakes: Stakes | None = None,
        positions: int = POSITIONS,
        budget: int = UNLIMITED,
        seconds: float | None = None,
    ) -> None:
        self.position = position
        self.kernel = kernel()
        self.seats = seating_of(position.book).seats
        self.stakes = stakes or Stakes.of(position.book)
        self.code = code_of(position.book, position.order)
        self.block = block_of(self.code, self.stakes, positions)
        finalize(self, give_back, self.block).atexit = False
        self.given = self.kernel.given(self.block)
        self._write({layout.PLAYERS: len(self.seats), layout.GAINS: self._bits(gains)})
        self._write({layout.CHOOSES: self._bits(chooses)})
        self.budget = budget
        self.deadline = inf if seconds is None else monotonic() + seconds
        self.start = self._start()
        self.patience = budget
        """How many positions may be searched in all while making a line as convincing as possible."""

    def claim(self, claimant: Seat, stated: Sequence[Piece], *, any_piece: bool) -> None:
        """`claimant` plays in the `stated` order, as far as legal. If `any_piece` beaten breaks the claim, only pieces
        laid down count, not one already played."""
        self._write({layout.CLAIMANT: self.seats.index(claimant), layout.ANY_PIECE: any_piece})
        if stated:
            self._write(self.code.stated(stated, self.position.hands[claimant]))
            # Announced pieces must not be renamed.
            self._write({layout.CHAIN: 0})
        start = self._start()
        self.start = start._replace(lying=start.lying & ~self.kernel.SHOWN)

    @property
    def nodes(self) -> int:
        """How many positions were searched."""
        return int(self.block[layout.NODES])

    def reaches(self, need: int, moment: Moment | None = None) -> bool:
        """Whether the gainers reach at least this much, from here or from a later moment."""
        return self.take(moment or self.start, need) >= need

    def take(self, moment: Moment, need: int) -> int:
        """What the gainers reach, precise enough to compare with `need`: a lower or an upper bound."""
        if moment.lying & self.kernel.BEATEN or moment.taken < 0:
            return int(self.kernel.LOST)
        if moment.tricks <= self.block[layout.HORIZON]:
            return moment.taken + moment.left
        hands, tricks, seat, waiting, lying, points, left, taken = moment
        if not lying and not taken < need <= taken + left:
            return taken if need <= taken else taken + left
        if lying:
            # Only a search that started at the lead knows which plays matter in this trick.
            self.block[layout.THREATS + tricks] = layout.EVERYTHING
        return taken + self._search(hands, 0, tricks, seat, waiting, lying, points, left, need - taken)

    def _search(self, hands: Sequence[int], *question: int) -> int:
        """The kernel's answer. With a deadline it is asked in steps, with a look at the clock between them: each step
        reuses what the last one remembered, and none takes longer than half the remaining time."""
        step = UNLIMITED if self.deadline == inf else STEP
        began, before = monotonic(), self.nodes
        while True:
            until = min(self.budget, self.nodes + step)
            self.block[layout.BUDGET] = until
            self.set_hands(hands)
            found = self.kernel.search(self.given, *question)
            if self.nodes <= until:
                return int(found)
            now = monotonic()
            if self.nodes > self.budget or now >= self.deadline:
                raise Unsolved(fact("solver-no-answer", positions=self.nodes))
            pace = (self.nodes - before) / (now - began)
            step = max(STEP, min(2 * step, int(pace * (self.deadline - now) / 2)))

    def value(self, moment: Moment | None = None, guess: int | None = None) -> int:
        """What the gainers reach with best play by everybody. The better the guess, the fewer questions: each answer
        says where to ask next."""
        moment = moment or self.start
        least, most = moment.taken, moment.taken + moment.left
        need = self.guess(moment) if guess is None else guess
        while least < most:
            need = min(max(need, least + 1), most)
            found = self.take(moment, need)
            if found >= need:
                least, need = found, found + 1
            else:
                most, need = found, found
        return least

    def guess(self, moment: Moment) -> int:
        """What the gainers reach if everybody makes the most promising play."""
        self.set_hands(moment.hands)
        return moment.taken + int(self.kernel.foreseen(self.given, *moment[1:-1]))

    def set_hands(self, hands: Sequence[int]) -> None:
        self.block[layout.HANDS : layout.HANDS + len(hands)] = hands

    def faces(self, moment: Moment) -> list[int]:
        """The faces that can be played at this moment."""
        self.set_hands(moment.hands)
        plays = self.kernel.playable(self.given, moment.seat, moment.lying)
        return [self.code.number[piece] for piece in dict.fromkeys(self.code.pieces(plays))]

    def hands_at(self, moment: Moment) -> dict[Seat, tuple[Piece, ...]]:
        """The hands of a moment as pieces again, the weakest first."""
        return {seat: tuple(self.code.pieces(word)) for seat, word in zip(self.seats, moment.hands, strict=True)}

    def played(self, moment: Moment, face: int) -> Played:
        return self.seats[moment.seat], self.code.faces[face]

    def after(self, moment: Moment, face: int) -> Moment:
        """The moment after the player to move plays this face."""
        hands, tricks, seat, waiting, lying, points, left, taken = moment
        one = 1 << face * self.code.width
        hands = tuple([hand - one if at == seat else hand for at, hand in enumerate(hands)])
        lying = self.kernel.laid(self.given, lying, seat, face)
        points += self.stakes.worth[self.code.faces[face]]
        waiting &= ~(1 << seat)
        if waiting:
            seat = self.kernel.after(seat, waiting)
            return Moment(hands, tricks, seat, waiting, lying, points, left, taken)
        won = points + self.stakes.each if tricks > 1 else left
        winner = self.kernel.winner_of(lying)
        if lying & self.kernel.BEATEN:
            taken = self.kernel.LOST
        elif self.block[layout.GAINS] >> winner & 1:
            taken += won
        everybody = (1 << len(self.seats)) - 1
        return Moment(hands, tricks - 1, winner, everybody, layout.UNPLAYED, 0, left - won, taken)

    def chooses(self, moment: Moment) -> bool:
        """Whether the player to move plays for the gainers."""
        return bool(self.block[layout.CHOOSES] >> moment.seat & 1)

    def line(self, need: int) -> list[list[Played]]:
        """A short line in which they fail to reach it: trick by trick, to the end of the one after which they no longer
        can."""
        self.patience = self.nodes + 3 * GLIMPSE
        self.block[layout.HORIZON] = self._end(self.start, need)
        moment, tricks = self.start, list[list[Played]]()
        while moment.lying or (moment.tricks and moment.taken + moment.left >= need):
            if not (tricks and moment.lying):
                tricks.append([])
            face = self._refutation(moment, need)
            tricks[-1].append(self.played(moment, face))
            moment = self.after(moment, face)
        self.block[layout.HORIZON] = 0
        return tricks

    def _end(self, moment: Moment, need: int) -> int:
        """How many tricks are left if they are stopped as soon as possible; 0 if that is hard to see."""
        return self._glimpsed(lambda: self._soonest(moment, need), 0)

    def _soonest(self, moment: Moment, need: int) -> int:
        for tricks in range(moment.tricks - 1, 0, -1):
            self.block[layout.HORIZON] = tricks
            if self.take(moment, need) < need:
                return tricks
        return 0

    def _refutation(self, moment: Moment, need: int) -> int:
        """A face with which it is not reached; a player who wants to reach it comes as close as possible."""
        faces = self.faces(moment)
        if self.chooses(moment):
            # Among equivalent faces, try the strongest first.
            return max(reversed(faces), key=lambda face: self._nearness(self.after(moment, face), need))
        return next(face for face in faces if self.take(self.after(moment, face), need) < need)

    def _nearness(self, moment: Moment, need: int) -> tuple[int, int]:
        """How much they still reach, and how long it takes to stop them."""

        def value() -> int:
            self.block[layout.HORIZON] = 0
            return self.value(moment)

        return self._glimpsed(value, moment.taken), -self._end(moment, need)

    def _glimpsed(self, look: Callable[[], int], otherwise: int) -> int:
        """The result of a short search, whatever the horizon was, so that it ends in reasonable time."""
        budget, horizon = self.budget, int(self.block[layout.HORIZON])
        self.budget = min(budget, self.nodes + GLIMPSE, self.patience)
        try:
            return look()
        except Unsolved:
            return otherwise
        finally:
            self.budget, self.block[layout.HORIZON] = budget, horizon

    def _write(self, numbers: dict[int, int]) -> None:
        for at, number in numbers.items():
            self.block[at] = number

    def _bits(self, seats: Collection[Seat]) -> int:
        return sum([1 << self.seats.index(seat) for seat in seats])

    def _start(self) -> Moment:
        """The next seat: the first one yet to play to the trick, even if others played out of turn."""
        position, stakes = self.position, self.stakes
        lying = layout.UNPLAYED
        for seat, piece in zip(position.trick_seats, position.trick, strict=True):
            lying = self.kernel.laid(self.given, lying, self.seats.index(seat), self.code.number[piece])
        hands = tuple([self.code.word(position.hands[seat]) for seat in self.seats])
        waiting = [seat for seat in self.seats if seat not in position.trick_seats]
        tricks = min([len(position.hands[seat]) + (seat not in waiting) for seat in self.seats])
        points = sum([stakes.worth[piece] for piece in position.trick])
        left = points + sum([stakes.worth[piece] for hand in position.hands.values() for piece in hand])
        left += stakes.each * tricks + (stakes.last if tricks else 0)
        return Moment(hands, tricks, self.seats.index(position.turn), self._bits(waiting), lying, points, left)
