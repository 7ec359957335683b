"""A position taken one play further by the functions of `game` alone, slowly and plainly."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.game.seats import Seat, seating_of
from meldhouse.game.tricks import TrickOrder, allowed_plays, winner_of
from meldhouse.pieces import Piece, sorted_pieces
from meldhouse.rulebooks import Book
from meldhouse.solver.position import Position

Hands = tuple[tuple[Piece, ...], ...]


class PositionKey(NamedTuple):
    """Identifies positions of one hand: equal ones continue alike, however they were reached."""

    hands: Hands
    """In the order of the seats; each sorted, so that it does not matter which copy was played."""
    trick: tuple[Piece, ...]
    turn: int


class Steps:
    """How one place leads to the next, with one book and one trump."""

    def __init__(self, book: Book, order: TrickOrder) -> None:
        self.book, self.order = book, order
        self.seats: tuple[Seat, ...] = seating_of(book).seats

    def place(self, position: Position) -> PositionKey:
        hands = tuple([sorted_pieces(position.hands[seat]) for seat in self.seats])
        return PositionKey(hands, position.trick, self.seats.index(position.turn))

    def position(self, place: PositionKey) -> Position:
        played = tuple([self.seats[place.turn - back] for back in range(len(place.trick), 0, -1)])
        hands = dict(zip(self.seats, place.hands, strict=True))
        return Position(self.book, self.order, hands, place.trick, played, self.seats[place.turn])

    def plays(self, place: PositionKey) -> tuple[Piece, ...]:
        """What may be played, each identical piece once."""
        hand = place.hands[place.turn]
        return tuple(dict.fromkeys(allowed_plays(self.book.tricks, self.order, hand, place.trick)))

    def after(self, place: PositionKey, piece: Piece) -> PositionKey:
        hands, trick, turn = place
        hand = hands[turn]
        at = hand.index(piece)
        hands = (*hands[:turn], hand[:at] + hand[at + 1 :], *hands[turn + 1 :])
        trick = (*trick, piece)
        following = (turn + 1) % len(hands)
        if len(trick) < len(hands):
            return PositionKey(hands, trick, following)
        # The seat after the last to play is the leader.
        return PositionKey(hands, (), (following + winner_of(self.order, trick)) % len(hands))
