"""What the house says to a piece that may not be played: one source for the table and for whoever only asks."""

from __future__ import annotations

from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.tricks import Duty, TrickOrder
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.sentences import some_suit


def play_refusal(book: Book, order: TrickOrder, duty: Duty, piece: Piece) -> Refusal | None:
    """The duty that playing `piece` would break, naming a piece that would meet it; None when it may be played.

    >>> from meldhouse.game.tricks import duty_of, trick_order
    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book, hand = load_book("npa"), parse_pieces("KC AS")
    >>> order = trick_order(book, "H")
    >>> print(play_refusal(book, order, duty_of(book.tricks, order, hand, parse_pieces("TC")), hand[1]))
    You hold a club, so you must follow clubs (NPA-3.1a).
    """
    code = duty.breach(piece)
    if code is None:
        return None
    assert duty.led is not None
    example = duty.allowed[0]
    return refuse(
        book,
        code,
        pieces=tuple(dict.fromkeys(duty.allowed)),
        one=some_suit(duty.led if code == "must-follow" else order.trump or duty.led),
        led=some_suit(duty.led, many=True),
        held=example.name,
        best=duty.best.name if duty.best else "",
        trump=some_suit(order.trump or duty.led, many=True),
    )
