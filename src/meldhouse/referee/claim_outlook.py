"""Who can still do harm to a claim that may not lose a trick, and proofs that nobody can.

As long as nothing is lost the claimant's side leads. So an opponent can win only with a piece that beats one which that
side may lead, or with a trump, once he is void.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meldhouse.referee.claim_board import NOBODY, Board, bits

Counts = Sequence[Sequence[int]]
"""For each opponent, how many pieces he has of each suit."""


class Danger(NamedTuple):
    live: list[int]
    """The suits that may still be led, and trump."""
    mute: int
    """The pieces of those who cannot win a trick whatever they play."""
    foes: list[int]
    """The opponents who may win one, by their place among the opponents."""


class Outlook:
    def __init__(self, board: Board, *, claimant: int, against: Sequence[bool], any_card: bool, chooses: bool, named: int) -> None:
        self.board = board
        self.own = board.hand[claimant]
        self.claimant = claimant
        seats = range(len(board.hand))
        self.foes = [seat for seat in seats if against[seat]]
        self.mates = [seat for seat in seats if not against[seat] and seat != claimant]
        self.foe_pieces = sum(board.hand[seat] for seat in self.foes)
        self.mate_pieces = sum(board.hand[seat] for seat in self.mates)
        self.any_card = any_card
        self.chooses = chooses
        self.named = named
        self._threats: list[dict[int, int]] = [{} for _ in board.suits]
        self._overs: list[dict[int, int]] = [{} for _ in board.suits]

    def counts(self, left: int) -> list[tuple[int, ...]]:
        members = self.board.members
        return [tuple([(left & self.board.hand[foe] & suit).bit_count() for suit in members]) for foe in self.foes]

    def danger(self, held: int, foes: int, leader: int, most: Counts, least: Counts) -> Danger | None:
        """What threatens a claim whose side holds `held` and leads, when its opponents may hold any of `foes`, of each
        suit at `most` and at `least` so many; None when it is proven good."""
        board = self.board
        trump = board.trump
        mute = 0 if self._mates_may_win(held, leader) else held & self.mate_pieces
        held ^= mute
        live = [suit for suit in board.suits if held & board.leaders[suit]]
        threats = [(suit, self._threats_in(suit, (held | foes) & board.members[suit])) for suit in live]
        found = []
        for at, foe in enumerate(self.foes):
            hand, many = foes & board.hand[foe], most[at]
            if any([many[suit] and hand & threat for suit, threat in threats]) or (
                trump >= 0 and many[trump] and not self._follows(least[at], held, live)
            ):
                found.append(at)
            else:
                mute |= hand
        if not found or self._all_top(held & self.own, foes):
            return None
        if self.chooses and leader == self.claimant and not held & (self.mate_pieces | self.named):
            own = held & self.own
            if all([self._runs(own, foes & board.hand[self.foes[at]], most[at], least[at], live) for at in found]):
                return None
        if trump >= 0 and trump not in live:
            live.append(trump)
        return Danger(live, mute, found)

    def _mates_may_win(self, held: int, leader: int) -> bool:
        """Whether anybody beside the claimant may come to lead for his side."""
        mates = held & self.mate_pieces
        if not mates or leader != self.claimant or mates & self.board.trumps:
            return bool(mates)
        own = held & self.own
        for suit in self.board.suits:
            if own & self.board.leaders[suit] and self._overs_in(suit, held & self.board.members[suit]):
                return True
        return False

    def _overs_in(self, suit: int, pieces: int) -> int:
        """The partner's pieces that beat one which the claimant can lead."""
        known = self._overs[suit].get(pieces)
        if known is None:
            known = 0
            for n in bits(pieces & self.own & self.board.leaders[suit]):
                known |= pieces & self.mate_pieces & self.board.above[suit][n]
            self._overs[suit][pieces] = known
        return known

    def _threats_in(self, suit: int, pieces: int) -> int:
        """The opponents' pieces that can win a trick led in `suit`; or beat a piece of the claimant in it."""
        known = self._threats[suit].get(pieces)
        if known is None:
            board = self.board
            known = 0
            for n in bits(pieces & ~self.foe_pieces & board.leaders[suit]):
                known |= board.above[suit][n]
            if self.any_card and pieces & self.own:
                power = board.power[suit]
                least = min(power[n] for n in bits(pieces & self.own))
                known |= sum(1 << n for n in bits(pieces) if power[n] >= least)
            known &= pieces & self.foe_pieces
            self._threats[suit][pieces] = known
        return known

    def _follows(self, least: Sequence[int], held: int, live: Sequence[int]) -> bool:
        """Whether an opponent has, of each side suit, at least as many pieces as rounds of it can be led.

        Then he must follow every time and never gets to trump. (Not so with dominoes: a piece of one suit may have to
        be played to another.)
        """
        board = self.board
        for suit in live:
            if suit != board.trump:
                pieces = held & board.members[suit]
                if not board.apart or any([least[suit] < (pieces & hand).bit_count() for hand in board.hand]):
                    return False
        return True

    def _all_top(self, own: int, foes: int) -> bool:
        """The claimant has only trumps, and none that an opponent could beat: he wins whatever is led."""
        board = self.board
        if not own or own & ~board.trumps:
            return False
        power = board.power[board.trump]
        least = min([power[n] for n in bits(own)])
        return all([power[n] < least for n in bits(foes & board.trumps)])

    def _runs(self, own: int, hand: int, most: Sequence[int], least: Sequence[int], live: Sequence[int]) -> bool:
        """The claimant leads to the end, trumps first and every suit from the top; can this opponent never beat him?

        To the n-th round of a suit somebody has a piece only if he had n of them.
        """
        board = self.board
        for suit in live:
            leads = own & board.leaders[suit]
            for _ in range(min(most[suit], leads.bit_count()) - 1):
                leads ^= 1 << (leads.bit_length() - 1)
            if most[suit] and hand & board.members[suit] & board.above[suit][leads.bit_length() - 1]:
                return False
        drawn = board.trump == NOBODY or most[board.trump] <= (own & board.trumps).bit_count()
        return drawn or self._follows(least, own, live)
