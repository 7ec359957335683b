"""A position of the play in numbers: every piece a bit, every hand a sum of bits. What the search of a claim works on.

A bit belongs to one piece of one hand for good, so that the pieces still in play, one number, tell all the hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from meldhouse.game.seats import Seat
from meldhouse.game.tricks import TrickOrder
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book

NOBODY = -1


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Lying(NamedTuple):
    """What matters of the pieces on the table."""

    led: int
    """The suit that was led; `NOBODY` before the lead."""
    best: int
    """The piece that wins so far."""
    winner: int
    top: int
    """The piece that followers must beat."""
    foe: int
    """How strong the best piece is that was played against the claim."""
    mine: int
    """How strong the claimant's own piece is; 0 while he has played none, or has thrown one away."""
    beaten: bool
    """Whether a piece that the claimant laid down was beaten in this trick."""


NOTHING = Lying(NOBODY, NOBODY, NOBODY, NOBODY, 0, 0, False)


class Board:
    """The pieces of a position numbered, and the rules of the house in terms of these numbers."""

    def __init__(
        self,
        book: Book,
        order: TrickOrder,
        seats: Sequence[Seat],
        hands: Mapping[Seat, Sequence[Piece]],
        table: Sequence[Piece] = (),
    ) -> None:
        self.rules = book.tricks
        names = list(order.members)
        # Trumps last and each suit from the bottom up: counting bits downwards then plays trumps, and high pieces, first.
        names.sort(key=lambda suit: suit == order.trump)
        place = {suit: at for at, suit in enumerate(names)}

        def rank(owned: tuple[int, Piece]) -> tuple[int, int, int]:
            suit = order.suit_of[owned[1]]
            return place[suit], order.power[suit][owned[1]], owned[0]

        owned = sorted(((at, piece) for at, seat in enumerate(seats) for piece in hands[seat]), key=rank)
        self.pieces: list[Piece] = [piece for _, piece in owned] + list(table)
        self.owner: list[int] = [at for at, _ in owned]
        self.all: int = (1 << len(owned)) - 1
        self.hand: list[int] = [
            sum(1 << n for n, at in enumerate(self.owner) if at == seat) for seat in range(len(seats))
        ]
        self.left: list[int] = [(at + 1) % len(seats) for at in range(len(seats))]
        self.worth: list[int] = [book.worth[piece] for piece in self.pieces]
        self.leads: list[int] = [place[order.suit_of[piece]] for piece in self.pieces]
        self.power: list[list[int]] = [[order.power[suit].get(piece, 0) for piece in self.pieces] for suit in names]
        self.suits = range(len(names))
        self.members: list[int] = [self._mask(piece in order.members[suit] for piece in self.pieces) for suit in names]
        self.leaders: list[int] = [self._mask(lead == suit for lead in self.leads) for suit in self.suits]
        self.first_wins = order.first_wins
        self.above: list[list[int]] = [self._above(powers) for powers in self.power]
        """For every suit led and every piece, the pieces that beat it when they are played after it."""
        self.trump: int = place[order.trump] if order.trump in place else NOBODY
        self.trumps: int = self.members[self.trump] if self.trump != NOBODY else 0
        self.apart = not any(self.members[a] & self.members[b] for a in self.suits for b in self.suits if a < b)
        """No piece belongs to two suits."""

    @staticmethod
    def _mask(flags: Iterator[bool]) -> int:
        return sum(1 << at for at, flag in enumerate(flags) if flag)

    def _above(self, powers: list[int]) -> list[int]:
        beyond = {
            power: self._mask(other > power or (other == power > 0 and not self.first_wins) for other in powers)
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
        if rules.ruff:
            trumps = hand & self.trumps
            if trumps and rules.overruff:
                return trumps & self.above[led][lying.best] or (trumps if rules.underruff else hand)
            return trumps or hand
        return hand
