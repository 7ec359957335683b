"""What a seat can be certain of during the tricks: what is out, what can still beat what, how the bid stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from meldhouse.game import Event, Seat, TrickOrder, View, winner_of
from meldhouse.pieces import Piece
from meldhouse.players.beliefs.memory import Memory
from meldhouse.rulebooks import Book

Standing = Literal["made", "lost"]


def remembered(book: Book, view: View, seen: Sequence[Event]) -> Memory:
    assert view.seat is not None
    memory = Memory(book, view.seat)
    for event in seen:
        memory.see(event)
    return memory


class Sight:
    """The table as seen by a good player who forgets nothing; all of it is certain, nothing is guessed."""

    def __init__(self, book: Book, view: View, memory: Memory) -> None:
        assert view.seat is not None
        assert memory.order is not None
        self.book, self.view, self.memory = book, view, memory
        self.seat: Seat = view.seat
        self.order: TrickOrder = memory.order
        self.seating = memory.seating
        self.partner = self.seating.partner[self.seat]
        self.out = +memory.outside
        """Every piece not in my hand that has not been seen to go; some may lie aside."""
        self.trumps = self.order.members.get(self.order.trump or "", frozenset())
        self.names_trump = view.trump is not None
        """Whether the table still tells which suit is trump."""

    # --- what is out ---------------------------------------------------------------------------------------------

    def beaten_by(self, piece: Piece, led: str) -> list[Piece]:
        """The different pieces outside that would beat `piece` in a trick led in `led`."""
        power = self.order.power[led]
        least = power.get(piece, 0) + (1 if self.order.first_wins else 0)
        return sorted([other for other in self.out if power.get(other, 0) >= max(1, least)], key=lambda p: p.order)

    def higher(self, piece: Piece) -> list[Piece]:
        """Those of its own suit among them."""
        suit = self.order.suit_of[piece]
        return [other for other in self.beaten_by(piece, suit) if other in self.order.members[suit]]

    def is_out(self, suit: str) -> bool:
        """Whether another player may hold something of a suit."""
        return any(number and piece in self.order.members[suit] for piece, number in self.out.items())

    def trumps_out(self) -> int:
        return sum([number for piece, number in self.out.items() if piece in self.trumps])

    def none_aside(self) -> bool:
        """Whether every piece that is out is in a hand."""
        held = sum([number for other, number in self.view.held.items() if other != self.seat])
        return held == self.out.total()

    def is_void(self, other: Seat, suit: str) -> bool:
        """Whether a player has shown a void in a suit."""
        return self.memory.is_void(other, suit)

    # --- the trick -----------------------------------------------------------------------------------------------

    @property
    def led(self) -> str:
        return self.order.suit_of[self.view.trick[0]]

    @property
    def winning(self) -> Seat:
        return self.view.trick_seats[winner_of(self.order, self.view.trick)]

    @property
    def best(self) -> Piece:
        return self.view.trick[winner_of(self.order, self.view.trick)]

    @property
    def speaks_last(self) -> bool:
        return len(self.view.trick) == len(self.seating.seats) - 1

    def takes(self, piece: Piece) -> bool:
        """Whether it would be the best of the trick so far."""
        return winner_of(self.order, (*self.view.trick, piece)) == len(self.view.trick)

    def is_settled(self, piece: Piece) -> bool:
        """Whether no player still to play can beat `piece`, the best of the trick."""
        return self.speaks_last or not self.beaten_by(piece, self.led)

    def is_mine(self, other: Seat) -> bool:
        return self.seating.side[other] == self.seating.side[self.seat]

    # --- the bid -------------------------------------------------------------------------------------------------

    def bidders_need(self) -> int | None:
        """What the bidding side still has to take; None where that cannot be known."""
        view, book = self.view, self.book
        if view.bidder is None or view.bid is None or (view.discard and book.kitty.counts and view.bidder != self.seat):
            return None
        side = self.seating.side[view.bidder]
        taken = self.memory.points[side]
        if view.discard and book.kitty.counts:
            taken += sum([book.worth[piece] for piece in view.discard])
        return book.to_take(view.bid, view.meld_points.get(side, 0)) - taken

    def points_left(self) -> int:
        """All points not taken yet."""
        book = self.book
        taken = sum(self.memory.points.values())
        if self.view.discard and book.kitty.counts and self.view.bidder == self.seat:
            taken += sum([book.worth[piece] for piece in self.view.discard])
        return book.points_in_play - taken

    def standing(self) -> Standing | None:
        """Whether the bid is already safe or lost; None while that is open."""
        need = self.bidders_need()
        if need is None or 0 < need <= self.points_left():
            return None
        return "made" if need <= 0 else "lost"
