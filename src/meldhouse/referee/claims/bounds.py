"""How much can be lost at most, and must be lost at least, as the trumps alone tell.

Each trump of an opponent can beat one trump of a player on the claimant's side, and the other way round; what is left
over wins a trick, whenever it is played.
"""

from __future__ import annotations

from meldhouse.referee.claims.board import bits
from meldhouse.referee.claims.cast import Cast

ALL = 1 << 30
"""More than can be lost, tried or looked at."""


class Bounds:
    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.board = cast.board
        self._by_trumps: dict[int, tuple[int, int]] = {}
        self._tops: dict[tuple[int, int], int] = {}

    def loss(self, pieces: int, tricks: int) -> tuple[int, int]:
        """At least, and at most, so much; where everybody has the same number of pieces."""
        if self.board.trump < 0:
            return 0, ALL
        trumps = pieces & self.board.trumps
        known = self._by_trumps.get(trumps)
        if known is None:
            known = self._by_trumps[trumps] = self._by_trumps_alone(trumps)
        least, won = known
        if not won:
            return least, ALL
        return least, self.beside(pieces, tricks - won)

    def beside(self, pieces: int, tricks: int) -> int:
        """The most that so many tricks can cost, if everybody throws in the dearest of `pieces` that he has."""
        if tricks <= 0:
            return 0
        most = tricks * self.cast.each + self.cast.last
        for hand in self.board.hand:
            most += self._top(pieces & hand, tricks)
        return most

    def _by_trumps_alone(self, trumps: int) -> tuple[int, int]:
        """(the least that is lost, how many tricks the claimant's side must win)"""
        cast, least = self.cast, 0
        for foe in cast.foes:
            own = trumps & self.board.hand[foe]
            lost = self._unbeaten(own, trumps & ~cast.foe_pieces)
            least = max(least, lost * cast.each + sum(sorted([cast.worth[n] for n in bits(own)])[:lost]))
        foes = trumps & cast.foe_pieces
        return least, max([self._unbeaten(trumps & self.board.hand[seat], foes) for seat in cast.friends])

    def _unbeaten(self, own: int, others: int) -> int:
        """How many of `own` trumps are left over when each of the others has beaten one; of equals either may win."""
        power = self.board.power[self.board.trump]
        waiting = sorted([power[n] for n in bits(own)])
        beaten = 0
        for strength in sorted([power[n] for n in bits(others)]):
            if beaten < len(waiting) and waiting[beaten] <= strength:
                beaten += 1
        return len(waiting) - beaten

    def _top(self, hand: int, number: int) -> int:
        """What the dearest pieces of a hand are worth."""
        known = self._tops.get((hand, number))
        if known is None:
            worths = sorted([self.cast.worth[n] for n in bits(hand)], reverse=True)
            known = self._tops[hand, number] = sum(worths[:number])
        return known
