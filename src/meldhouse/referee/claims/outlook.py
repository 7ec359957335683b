"""Who can still do harm to a claim that may not lose a trick, and proofs that nobody can.

As long as nothing is lost the claimant's side leads. So an opponent can win only with a piece that beats one which that
side may lead, or with a trump, once he is void.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meldhouse.referee.claims.board import bits
from meldhouse.referee.claims.cast import Cast

Numbers = tuple[tuple[int, ...], ...]
"""For each opponent, how many pieces he has of each suit."""


class Danger(NamedTuple):
    live: list[int]
    """The suits that may still be led, and trump."""
    mute: int
    """The pieces of those who cannot win a trick whatever they play."""
    foes: list[int]
    """The opponents who may win one, by their place among the opponents."""


class Other(NamedTuple):
    """Somebody beside the claimant: what he may hold, and how many of each suit at most and at least."""

    hand: int
    most: Sequence[int]
    least: Sequence[int]


class Outlook:
    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.board = cast.board
        self._threats: list[dict[int, int]] = [{} for _ in cast.board.suits]
        self._overs: list[dict[int, int]] = [{} for _ in cast.board.suits]

    def numbers(self, left: int) -> Numbers:
        hand, members = self.board.hand, self.board.members
        return tuple([tuple([(left & hand[foe] & suit).bit_count() for suit in members]) for foe in self.cast.foes])

    def now(self, left: int, leader: int) -> Danger | None:
        """What threatens a claim whose side leads; None when it is proven that it cannot lose a trick any more."""
        numbers = self.numbers(left)
        foes = left & self.cast.foe_pieces
        return self.danger(left ^ foes, foes, leader, numbers, numbers)

    def danger(self, held: int, foes: int, leader: int, most: Numbers, least: Numbers) -> Danger | None:
        """The same, where the opponents may hold any of `foes`, of each suit at `most` and at `least` so many."""
        board, cast = self.board, self.cast
        trump = board.trump
        mute = 0 if self._mates_may_win(held, leader) else held & cast.mate_pieces
        held ^= mute
        live = [suit for suit in board.suits if held & board.leaders[suit]]
        threats = [(suit, self._threats_in(suit, (held | foes) & board.members[suit])) for suit in live]
        found = []
        for at, foe in enumerate(cast.foes):
            hand, many = foes & board.hand[foe], most[at]
            if any(many[suit] and hand & threat for suit, threat in threats) or (
                trump >= 0 and many[trump] and not self._follows(least[at], held, live)
            ):
                found.append(at)
            else:
                mute |= hand
        own = held & cast.own
        if not found or self._all_top(own, foes):
            return None
        # A claimant who has the lead and keeps it needs no search.
        if leader == cast.claimant and self.run(held, foes, most, least) == own:
            return None
        if trump >= 0 and trump not in live:
            live.append(trump)
        return tuple.__new__(Danger, (live, mute, found))

    def _mates_may_win(self, held: int, leader: int) -> bool:
        """Whether anybody beside the claimant may come to lead for his side."""
        mates = held & self.cast.mate_pieces
        if not mates or leader != self.cast.claimant or mates & self.board.trumps:
            return bool(mates)
        own = held & self.cast.own
        for suit in self.board.suits:
            if own & self.board.leaders[suit] and self._overs_in(suit, held & self.board.members[suit]):
                return True
        return False

    def _overs_in(self, suit: int, pieces: int) -> int:
        """The partner's pieces that beat one which the claimant can lead."""
        known = self._overs[suit].get(pieces)
        if known is None:
            known = 0
            for n in bits(pieces & self.cast.own & self.board.leaders[suit]):
                known |= pieces & self.cast.mate_pieces & self.board.above[suit][n]
            self._overs[suit][pieces] = known
        return known

    def _threats_in(self, suit: int, pieces: int) -> int:
        """The opponents' pieces that can win a trick led in `suit`; or, where that is enough, beat one shown."""
        known = self._threats[suit].get(pieces)
        if known is None:
            board, cast = self.board, self.cast
            known = 0
            for n in bits(pieces & ~cast.foe_pieces & board.leaders[suit]):
                known |= board.above[suit][n]
            if cast.any_card and pieces & cast.own:
                power = board.power[suit]
                least = min([power[n] for n in bits(pieces & cast.own)])
                known |= sum([1 << n for n in bits(pieces) if power[n] >= least])
            known &= pieces & cast.foe_pieces
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
                if not board.apart or any(least[suit] < (pieces & hand).bit_count() for hand in board.hand):
                    return False
        return True

    def _all_top(self, own: int, foes: int) -> bool:
        """The claimant has only trumps, and none that an opponent could beat: he wins whatever is led."""
        board = self.board
        if not own or own & ~board.trumps:
            return False
        power = board.power[board.trump]
        least = min([power[n] for n in bits(own)])
        return all(power[n] < least for n in bits(foes & board.trumps))

    def run(self, held: int, foes: int, most: Numbers, least: Numbers) -> int:
        """What the claimant, who leads, can lead one after the other and win with, trumps first and every suit from the
        top, so that nobody else comes to lead in between.

        To the n-th round of a suit somebody has a piece only if he had n of them.
        """
        board, cast = self.board, self.cast
        if not cast.chooses or held & cast.named:
            return 0
        others = [Other(foes & board.hand[foe], most[at], least[at]) for at, foe in enumerate(cast.foes)]
        for mate in cast.mates:
            hand = held & board.hand[mate]
            numbers = tuple([(hand & suit).bit_count() for suit in board.members])
            others.append(Other(hand, numbers, numbers))
        own, trump = held & cast.own, board.trump
        found = self._unbeaten(own & board.trumps, trump, others) if trump >= 0 else 0
        rounds = found.bit_count()
        armed = [other for other in others if trump >= 0 and other.most[trump] > rounds]
        for suit in board.suits:
            leads = own & board.leaders[suit]
            if leads and suit != trump and (board.apart or not armed):
                top = self._unbeaten(leads, suit, others)
                # Who still has a trump must have a piece to follow with.
                while top and any(other.least[suit] < top.bit_count() for other in armed):
                    top &= top - 1
                found |= top
        return found

    def _unbeaten(self, leads: int, suit: int, others: list[Other]) -> int:
        """The highest of `leads`, as far down as nobody else can beat them in their suit."""
        above, members = self.board.above[suit], self.board.members[suit]
        found = rounds = 0
        while leads:
            n = leads.bit_length() - 1
            if any(other.most[suit] > rounds and other.hand & members & above[n] for other in others):
                break
            found |= 1 << n
            leads ^= 1 << n
            rounds += 1
        return found
