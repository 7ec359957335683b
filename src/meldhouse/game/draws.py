"""Drawing for the first deal, and the keys of the deals after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meldhouse.game.seats import Seat, seating_of
from meldhouse.pieces import PIP_NAMES, Card, Domino, Piece, shuffled, subkey
from meldhouse.rulebooks import Book


def highest_draw(book: Book, draws: Mapping[Seat, Piece]) -> tuple[Seat, ...]:
    """Who drew highest; several when they tie and must draw again."""

    def height(piece: Piece) -> int:
        if isinstance(piece, Domino):
            return piece.pips if book.deal.highest == "pips" else piece.high * len(PIP_NAMES) + piece.low
        return -book.deck.ranks.index(piece.rank) if isinstance(piece, Card) else 0

    best = max(height(piece) for piece in draws.values())
    return tuple(seat for seat, piece in draws.items() if height(piece) == best)


def draw_for_deal(book: Book, key: bytes, seats: Sequence[Seat] | None = None) -> tuple[Seat, list[dict[Seat, Piece]]]:
    """Let `seats` draw until one is highest; returns that seat and every draw on the way."""
    drawing = tuple(seats or seating_of(book).seats)
    rounds: list[dict[Seat, Piece]] = []
    while True:
        order = shuffled(book.pack.pieces, subkey(key, f"draw {len(rounds) + 1}"))
        rounds.append(dict(zip(drawing, order, strict=False)))
        drawing = highest_draw(book, rounds[-1])
        if len(drawing) == 1:
            return drawing[0], rounds


def first_dealer(book: Book, *, scorekeeper: Seat | None, key: bytes) -> Seat:
    """Who deals the first hand, as the book says; a table without a scorekeeper draws for it."""
    rule = book.deal.first_dealer
    if scorekeeper is None:
        return draw_for_deal(book, key)[0]
    if rule == "left-of-scorekeeper":
        return seating_of(book).left[scorekeeper]
    return scorekeeper if rule == "scorekeeper" else draw_for_deal(book, key)[0]


def hand_key(key: bytes, number: int) -> bytes:
    """The key of one hand where all deals of an evening follow from one."""
    return subkey(key, f"hand {number}")
