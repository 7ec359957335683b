"""An easier question: would the claim hold even against opponents who never have to part with anything good?

Of what an opponent has thrown away nothing is remembered but numbers: how many pieces of each suit he has at most, and
at least. So he can do everything that the real one can, and more; a claim that is good against such phantoms is good.
And there is far less to look at, because what they play leaves no trace but who won the trick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.referee.claim_board import NOTHING, Lying, bits

if TYPE_CHECKING:
    from meldhouse.referee.claim_search import Search

Numbers = tuple[tuple[int, ...], ...]


class Phantoms:
    def __init__(self, search: Search) -> None:
        self.search = search
        self.board = search.board
        self.outlook = search.outlook
        self.nodes = 0
        self.budget = 0

    def hold(self, left: int, queue: tuple[int, ...], lying: Lying, tricks: int, budget: int) -> bool:
        self.foes = left & self.outlook.foe_pieces
        self.known: dict[object, bool] = {}
        self.budget = budget
        most = tuple(self.outlook.counts(left))
        held = left & ~self.foes
        if lying is NOTHING and not self.search.against[queue[0]]:
            return self._stands(held, queue[0], tricks, most, most)
        # Whoever has played to this trick already has no piece of its suit to give for it.
        most = tuple(
            self._given(numbers, lying.led, 1) if foe not in queue else numbers
            for foe, numbers in zip(self.outlook.foes, most, strict=True)
        )
        return self._play(held, queue, lying, self.board.all, 0, tricks, most, most)

    @staticmethod
    def _given(numbers: tuple[int, ...], suit: int, more: int) -> tuple[int, ...]:
        return (*numbers[:suit], max(numbers[suit] + more, 0), *numbers[suit + 1 :])

    def _stands(self, held: int, leader: int, tricks: int, most: Numbers, least: Numbers) -> bool:
        if not tricks:
            return True
        danger = self.outlook.danger(held, self.foes, leader, most, least)
        if danger is None:
            return True
        live, mute, foes = danger
        shape = self.search.strict.of((held | self.foes) & ~mute, live)
        trump = self.board.trump
        key = (
            tricks,
            leader,
            shape.code,
            *[(most[at], least[at] if trump >= 0 and most[at][trump] else 0) for at in foes],
        )
        known = self.known.get(key)
        if known is None:
            self.nodes += 1
            self.budget -= 1
            if self.budget < 0:
                return False
            queue = self.search.queue[leader]
            known = self.known[key] = self._play(held, queue, NOTHING, shape.tried, mute, tricks, most, least)
        return known

    def _play(
        self,
        held: int,
        queue: tuple[int, ...],
        lying: Lying,
        tried: int,
        mute: int,
        tricks: int,
        most: Numbers,
        least: Numbers,
    ) -> bool:
        search = self.search
        if not queue:
            return self._close(held, lying, tricks, most, least)
        seat, rest = queue[0], queue[1:]
        if search.against[seat]:
            at = self.outlook.foes.index(seat)
            hand = self.foes & self.board.hand[seat]
            if lying.led < 0:
                options = list(bits(hand))
            elif hand & mute:
                return self._play(held, rest, lying, tried, mute, tricks, most, least)
            else:
                options = self._beating(hand, lying, tried, most[at], least[at])
                if options and not search.any_card and not search.friend_in(rest):
                    return False
            for move in options:
                laid = search.laid(lying, seat, move)
                if not self._play(held, rest, laid, tried, mute, tricks, most, least):
                    return False
            return lying.led < 0 or self._play(held, rest, lying, tried, mute, tricks, most, least)
        chooses = seat == search.claimant and search.chooses
        for move in search.moves(held, seat, lying, tried, mute):
            laid = search.laid(lying, seat, move)
            if self._play(held ^ (1 << move), rest, laid, tried, mute, tricks, most, least) is chooses:
                return chooses
        return not chooses

    def _beating(self, hand: int, lying: Lying, tried: int, most: tuple[int, ...], least: tuple[int, ...]) -> list[int]:
        """What an opponent may play that matters."""
        board = self.board
        led = lying.led
        found = hand & board.members[led] if most[led] else 0
        if board.trump not in (-1, led) and most[board.trump] and not least[led]:
            found |= hand & board.trumps
        if not self.search.any_card:
            found &= board.above[led][lying.best]
        return list(bits(found & tried or found))

    def _close(self, held: int, lying: Lying, tricks: int, most: Numbers, least: Numbers) -> bool:
        if lying.beaten or self.search.against[lying.winner]:
            return False
        led = lying.led
        fewer = tuple([self._given(numbers, led, -1) for numbers in most])
        if self.board.apart:
            # Who may have been void may have thrown away a piece of any other suit.
            less = tuple(
                [
                    self._given(numbers, led, -1) if numbers[led] else tuple([max(n - 1, 0) for n in numbers])
                    for numbers in least
                ]
            )
        else:
            less = tuple([tuple([max(n - 1, 0) for n in numbers]) for numbers in least])
        return self._stands(held, lying.winner, tricks - 1, fewer, less)
