"""A position of the play in numbers: every piece a bit, every hand a sum of bits.

A bit belongs to one piece of one hand for good, so a single number, the pieces still in play, tells all the hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from meldhouse.game.seats import Seat
from meldhouse.game.tricks import TrickOrder
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book

NOBODY = -1


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _mask(flags: Iterable[bool]) -> int:
    return sum([1 << at for at, flag in enumerate(flags) if flag])


class Lying(NamedTuple):
    """What matters of the pieces on the table."""

    led: int
    """The suit that was led; `NOBODY` before the lead, like the next two."""
    best: int
    """The piece that wins so far."""
    winner: int
    top: int
    """The piece that followers must beat."""
    foe: int
    """How strong the best piece is that was played against the claim."""
    own: int
    """How strong the claimant's piece is; 0 while he has played none, or if he has thrown one away."""
    beaten: bool
    """Whether a piece that the claimant laid down was beaten."""


NOTHING = Lying(NOBODY, NOBODY, NOBODY, NOBODY, 0, 0, False)


class Board:
    """The pieces of a position numbered, and the duties of play in terms of these numbers."""

    def __init__(
        self,
        book: Book,
        order: TrickOrder,
        seats: Sequence[Seat],
        hands: Mapping[Seat, Sequence[Piece]],
        table: Sequence[Piece],
    ) -> None:
        self.rules = book.tricks
        # Trumps last and each suit from the bottom up: counting down then plays trumps, and what is high, first.
        names = sorted(order.members, key=lambda suit: suit == order.trump)
        place = {suit: at for at, suit in enumerate(names)}

        def rank(owned: tuple[int, Piece]) -> tuple[int, int, int]:
            suit = order.suit_of[owned[1]]
            return place[suit], order.power[suit][owned[1]], owned[0]

        owned = sorted(((at, piece) for at, seat in enumerate(seats) for piece in hands[seat]), key=rank)
        self.owner: list[int] = [at for at, _ in owned]
        self.pieces: list[Piece] = [piece for _, piece in owned] + list(table)
        """The pieces in the hands, and behind them those on the table."""
        self.all: int = (1 << len(owned)) - 1
        self.hand: list[int] = [_mask(at == seat for at in self.owner) for seat in range(len(seats))]
        self.worth: list[int] = [book.worth[piece] for piece in self.pieces]
        self.suits = range(len(names))
        self.leads: list[int] = [place[order.suit_of[piece]] for piece in self.pieces]
        self.leaders: list[int] = [_mask(lead == suit for lead in self.leads) for suit in self.suits]
        """The pieces that lead each suit."""
        self.members: list[int] = [_mask(piece in order.members[suit] for piece in self.pieces) for suit in names]
        self.power: list[list[int]] = [[order.power[suit].get(piece, 0) for piece in self.pieces] for suit in names]
        self.first_wins = order.first_wins
        self.above: list[list[int]] = [self._above(powers) for powers in self.power]
        """For every suit led and every piece, the pieces that beat it when they are played after it."""
        self.trump: int = NOBODY if order.trump is None else place[order.trump]
        self.trumps: int = 0 if order.trump is None else self.members[self.trump]
        self.apart: bool = sum(self.members) == sum(self.leaders)
        """No piece belongs to two suits."""

    def _above(self, powers: list[int]) -> list[int]:
        beyond = {
            power: _mask(other > power or (other == power > 0 and not self.first_wins) for other in powers)
            for power in set(powers)
        }
        return [beyond[power] for power in powers]

    def allowed(self, hand: int, lying: Lying) -> int:
        """What of `hand` may be played: `allowed_plays` of the game, in bits."""
        led = lying.led
        if led < 0:
            return hand
        rules = self.rules
        followers = hand & self.members[led]
        if followers:
            if rules.beat == "never" or (rules.beat == "trump-led" and led != self.trump):
                return followers
            return followers & self.above[led][lying.top] or followers
        trumps = hand & self.trumps
        if rules.ruff and trumps:
            if rules.overruff:
                return trumps & self.above[led][lying.best] or (trumps if rules.underruff else hand)
            return trumps
        return hand
