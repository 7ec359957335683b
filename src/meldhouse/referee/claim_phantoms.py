"""An easier question: would the claim hold even against opponents who never have to part with anything good?

Of what an opponent has thrown away nothing is remembered but numbers: how many pieces of each suit he has at most, and
at least. So he can do everything that the real one can, and more; a claim that is good against such phantoms is good.
And there is far less to look at, because what they play leaves no trace but who won the trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meldhouse.referee.claim_board import NOBODY, NOTHING, Lying, bits

if TYPE_CHECKING:
    from meldhouse.referee.claim_search import Search

Numbers = tuple[tuple[int, ...], ...]


class Frame(NamedTuple):
    """What stays as it is while one trick is played."""

    tried: int
    mute: int
    tricks: int
    most: Numbers
    least: Numbers
    slack: int
    pool: int
    """What the pieces are worth that the opponents can still have."""


class Phantoms:
    def __init__(self, search: Search) -> None:
        self.search = search
        self.board = search.board
        self.outlook = search.outlook
        self.nodes = 0
        self.wary = search.any_card or search.board.rules.head_ruffed
        self.budget = 0

    def hold(self, left: int, queue: tuple[int, ...], lying: Lying, worth: int, tricks: int, slack: int, budget: int) -> bool:
        board = self.board
        self.foes = left & self.outlook.foe_pieces
        self.known: dict[object, bool] = {}
        self.budget = budget
        most = tuple(self.outlook.counts(left))
        worths = self.search.worth
        self.gifts = [
            [max([worths[n] for n in bits(left & board.hand[foe] & members)], default=0) for members in board.members]
            for foe in self.outlook.foes
        ]
        pool = sum([worths[n] for n in bits(self.foes)])
        held = left & ~self.foes
        self.uneven = len({(left & hand).bit_count() + (seat not in queue) for seat, hand in enumerate(board.hand)}) > 1
        if lying is NOTHING:
            return self._stands(held, queue[0], tricks, most, most, slack, pool)
        # Whoever has played to this trick already has no piece of its suit to give for it.
        most = tuple(
            self._given(numbers, lying.led, 1) if foe not in queue else numbers
            for foe, numbers in zip(self.outlook.foes, most, strict=True)
        )
        frame = Frame(board.all, 0, tricks, most, most, slack, pool)
        return self._play(held, queue, lying, worth, 0, frame)

    @staticmethod
    def _given(numbers: tuple[int, ...], suit: int, more: int) -> tuple[int, ...]:
        return (*numbers[:suit], max(numbers[suit] + more, 0), *numbers[suit + 1 :])

    def _stands(self, held: int, leader: int, tricks: int, most: Numbers, least: Numbers, slack: int, pool: int) -> bool:
        if not tricks:
            return True
        search, board = self.search, self.board
        trump = board.trump
        strict = slack < search.each
        if search.against[leader]:
            live = list(board.suits)
            mute = 0
            foes: list[int] = list(range(len(most)))
        else:
            danger = self.outlook.danger(held, self.foes, leader, most, least)
            if danger is None:
                return True
            live, mute, foes = danger
        if strict and not search.against[leader]:
            shape = search.strict.of((held | self.foes) & ~mute, live)
            key = (tricks, leader, shape.code, *[(most[at], least[at] if trump >= 0 and most[at][trump] else 0) for at in foes])
        else:
            mute = 0
            shape = search.open.of(held | self.foes, [suit for suit in board.suits if (held | self.foes) & board.leaders[suit]])
            key = (tricks, leader, shape.code, most, least, pool)
        fails, holds = self.known.get(key, (-1, 9999))
        if slack >= holds:
            return True
        if slack <= fails:
            return False
        self.nodes += 1
        self.budget -= 1
        if self.budget < 0:
            return False
        frame = Frame(shape.tried, mute, tricks, most, least, slack, pool)
        result = self._play(held, search.queue[leader], NOTHING, 0, 0, frame)
        if self.budget >= 0 or result:
            self.known[key] = (fails, slack) if result else (slack, holds)
        return result

    def _play(self, held: int, queue: tuple[int, ...], lying: Lying, ours: int, theirs: int, frame: Frame) -> bool:
        search = self.search
        if not queue:
            return self._close(held, lying, ours, theirs, frame)
        seat, rest = queue[0], queue[1:]
        if search.against[seat]:
            return self._foe_plays(held, seat, rest, lying, ours, theirs, frame)
        chooses = seat == search.claimant and search.chooses
        for move in search.moves(held, seat, lying, frame.tried, frame.mute):
            laid = search.laid(lying, seat, move)
            if self._play(held ^ (1 << move), rest, laid, ours + search.worth[move], theirs, frame) is chooses:
                return chooses
        return not chooses

    def _foe_plays(self, held: int, seat: int, rest: tuple[int, ...], lying: Lying, ours: int, theirs: int, frame: Frame) -> bool:
        search, board = self.search, self.board
        at = self.outlook.foes.index(seat)
        hand = self.foes & board.hand[seat]
        most, least = frame.most[at], frame.least[at]
        led = lying.led
        if led < 0:
            for move in bits(hand & frame.tried):
                if most[board.leads[move]] and not self._play(held, rest, search.laid(lying, seat, move), ours, theirs + search.worth[move], frame):
                    return False
            return True
        found = hand & board.members[led] if most[led] else 0
        if board.trump not in (NOBODY, led) and most[board.trump] and not least[led]:
            found |= hand & board.trumps
        wins = found & board.above[led][lying.best]
        if hand & frame.mute:
            found = wins = 0
        if wins and frame.slack < search.each and not search.friend_in(rest):
            return False
        options = found if self.wary else 0 if search.against[lying.winner] and not search.friend_in(rest) else wins
        for move in bits(options & frame.tried or options):
            if not self._play(held, rest, search.laid(lying, seat, move), ours, theirs + search.worth[move], frame):
                return False
        gift = self.gifts[at][led] if least[led] else max(self.gifts[at])
        return self._play(held, rest, lying, ours, theirs + gift, frame)

    def _left_over(self, held: int, pool: int) -> int:
        """What nobody could play for, because somebody has run out of pieces, goes with the last trick."""
        return sum([self.search.worth[n] for n in bits(held)]) + pool if self.uneven else 0

    def _close(self, held: int, lying: Lying, ours: int, theirs: int, frame: Frame) -> bool:
        if lying.beaten:
            return False
        slack, pool = frame.slack, frame.pool
        tricks = frame.tricks - 1
        if self.search.against[lying.winner]:
            theirs = min(theirs, pool)
            pool -= theirs
            slack -= self.search.each + ours + theirs
            if not tricks:
                slack -= self.search.last + self._left_over(held, pool)
            if slack < 0:
                return False
        led = lying.led
        most = tuple([self._given(numbers, led, -1) for numbers in frame.most])
        if self.board.apart:
            # Who may have been void may have thrown away a piece of any other suit.
            least = tuple(
                [
                    self._given(numbers, led, -1) if numbers[led] else tuple([max(n - 1, 0) for n in numbers])
                    for numbers in frame.least
                ]
            )
        else:
            least = tuple([tuple([max(n - 1, 0) for n in numbers]) for numbers in frame.least])
        return self._stands(held, lying.winner, tricks, most, least, slack, pool)
