"""An easier question: would the claim hold even against opponents who never have to part with anything good?

Of what an opponent has played nothing is remembered but numbers: how many pieces of each suit he can have at most, and
at least. So he can do all that the real one can, and more; a claim that is good against such phantoms is good. And
there is far less to look at, because what they play leaves no trace but who won the trick.
"""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.referee.claims.board import NOBODY, NOTHING, Lying, bits
from meldhouse.referee.claims.bounds import ALL, Bounds
from meldhouse.referee.claims.cast import Cast
from meldhouse.referee.claims.outlook import Numbers, Outlook
from meldhouse.referee.claims.shapes import Shapes


class Frame(NamedTuple):
    """What stays as it is while one trick is played."""

    tricks: int
    slack: int
    most: Numbers
    least: Numbers
    pool: int
    """What the pieces are worth that the opponents can still have."""
    tried: int
    mute: int


def _given(numbers: tuple[int, ...], suit: int, more: int) -> tuple[int, ...]:
    return (*numbers[:suit], max(numbers[suit] + more, 0), *numbers[suit + 1 :])


def _one_less(numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([max(number - 1, 0) for number in numbers])


class Phantoms:
    def __init__(self, cast: Cast, outlook: Outlook, strict: Shapes, open_shapes: Shapes, bounds: Bounds) -> None:
        self.cast = cast
        self.board = cast.board
        self.outlook = outlook
        self.strict = strict
        self.open = open_shapes
        self.bounds = bounds
        # Where more than the winning piece can matter, every piece must be tried.
        self.all_matter = cast.any_card or cast.board.rules.head_ruffed
        self.nodes = 0

    def hold(
        self, left: int, queue: tuple[int, ...], lying: Lying, worth: int, tricks: int, slack: int, nodes: int
    ) -> bool:
        """Whether no more than `slack` can be lost, if that can be seen after looking at so many `nodes`."""
        cast, board = self.cast, self.board
        self.nodes = nodes
        self._known: dict[object, tuple[int, int]] = {}
        self.foes = left & cast.foe_pieces
        held = left ^ self.foes
        most = self.outlook.numbers(left)
        pool = 0
        self.even = cast.even(left, queue)
        self._gifts: list[list[int]] = []
        if cast.counts:
            pool = sum([cast.worth[n] for n in bits(self.foes)])
            self._gifts = [
                [max([cast.worth[n] for n in bits(left & board.hand[foe] & suit)], default=0) for suit in board.members]
                for foe in cast.foes
            ]
        if lying is NOTHING:
            return self._holds(held, queue[0], tricks, slack, most, most, pool)
        # Whoever has played to this trick already has not a piece less of its suit after it.
        most = tuple(
            [
                numbers if foe in queue else _given(numbers, lying.led, 1)
                for foe, numbers in zip(cast.foes, most, strict=True)
            ]
        )
        return self._play(held, queue, lying, worth, 0, Frame(tricks, slack, most, most, pool, board.all, 0))

    def _holds(self, held: int, leader: int, tricks: int, slack: int, most: Numbers, least: Numbers, pool: int) -> bool:
        if not tricks:
            return True
        cast, board = self.cast, self.board
        trump = board.trump
        pieces = held | self.foes
        if self.even and not cast.any_card:
            _, bound = self.bounds.loss(pieces, tricks)
            if bound <= slack:
                return True
        mute = 0
        danger = None if cast.against[leader] else self.outlook.danger(held, self.foes, leader, most, least)
        if danger is None and not cast.against[leader]:
            return True
        key: tuple[object, ...]
        if danger is not None and slack < cast.each:
            mute = danger.mute
            shape = self.strict.of(pieces & ~mute, danger.live)
            numbers = [(most[at], least[at] if trump >= 0 and most[at][trump] else 0) for at in danger.foes]
            key = (tricks, leader, shape.code, *numbers)
        else:
            shape = self.open.of(pieces, [suit for suit in board.suits if pieces & board.leaders[suit]])
            key = (tricks, leader, shape.code, most, least, pool)
        fails, holds = self._known.get(key, (-1, ALL))
        if slack >= holds:
            return True
        if slack <= fails or not self.nodes:
            return False
        self.nodes -= 1
        frame = Frame(tricks, slack, most, least, pool, shape.tried, mute)
        if self._play(held, cast.queue[leader], NOTHING, 0, 0, frame):
            self._known[key] = (fails, slack)
            return True
        self._known[key] = (slack, holds)
        return False

    def _play(self, held: int, queue: tuple[int, ...], lying: Lying, ours: int, theirs: int, frame: Frame) -> bool:
        """`ours` and `theirs` lie in the trick from either side; of theirs it is only known how much at most."""
        if not queue:
            return self._close(held, lying, ours, theirs, frame)
        cast = self.cast
        seat, rest = queue[0], queue[1:]
        if cast.against[seat]:
            return self._foe_plays(held, queue, lying, ours, theirs, frame)
        decides = cast.decides(seat)
        for move in cast.moves(held, seat, lying, frame.tried, frame.mute):
            laid = cast.laid(lying, seat, move)
            if self._play(held ^ (1 << move), rest, laid, ours + cast.worth[move], theirs, frame) is decides:
                return decides
        return not decides

    def _foe_plays(self, held: int, queue: tuple[int, ...], lying: Lying, ours: int, theirs: int, frame: Frame) -> bool:
        cast, board = self.cast, self.board
        seat, rest = queue[0], queue[1:]
        at = cast.foes.index(seat)
        hand = self.foes & board.hand[seat]
        most, least = frame.most[at], frame.least[at]
        led = lying.led
        if led < 0:
            options = sum([1 << n for n in bits(hand & frame.tried) if most[board.leads[n]]])
        elif hand & frame.mute:
            options = 0
        else:
            options = hand & board.members[led] if most[led] else 0
            if board.trump not in (NOBODY, led) and most[board.trump] and not least[led]:
                options |= hand & board.trumps
            wins = options & board.above[led][lying.best]
            if wins and frame.slack < cast.each and not cast.friend_in(rest):
                return False
            if not self.all_matter:
                options = wins
            options = options & frame.tried or options
        for move in bits(options):
            laid = cast.laid(lying, seat, move)
            if not self._play(held, rest, laid, ours, theirs + cast.worth[move], frame):
                return False
        if led < 0:
            return True
        if cast.counts:
            theirs += self._gifts[at][led] if least[led] else max(self._gifts[at])
        return self._play(held, rest, lying, ours, theirs, frame)

    def _close(self, held: int, lying: Lying, ours: int, theirs: int, frame: Frame) -> bool:
        if lying.beaten:
            return False
        cast, led = self.cast, lying.led
        tricks, slack, most, least, pool, _, _ = frame
        tricks -= 1
        if cast.against[lying.winner]:
            theirs = min(theirs, pool)
            pool -= theirs
            slack -= cast.each + ours + theirs
            if not tricks:
                slack -= cast.last
                if not self.even:
                    # What nobody could play for, because somebody has run out of pieces, goes with the last trick.
                    slack -= pool + sum([cast.worth[n] for n in bits(held)])
            if slack < 0:
                return False
        most = tuple([_given(numbers, led, -1) for numbers in most])
        # Who may have been void may have thrown away a piece of any other suit; a domino may have belonged to it too.
        least = tuple(
            [_given(numbers, led, -1) if numbers[led] and self.board.apart else _one_less(numbers) for numbers in least]
        )
        return self._holds(held, lying.winner, tricks, slack, most, least, pool)
