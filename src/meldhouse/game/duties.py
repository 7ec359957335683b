"""What the house says to a piece that may not be played: one source for the table and for whoever only asks."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.tricks import TrickOrder, allowed_plays, to_beat
from meldhouse.pieces import Domino, Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.sentences import some_suit


def _what_is_held(piece: Piece, suit: str) -> str:
    """A domino belongs to two suits, so it is named; of a card its suit says enough."""
    return f"the {piece.name}" if isinstance(piece, Domino) else some_suit(suit)


def play_refusal(
    book: Book,
    order: TrickOrder,
    hand: Sequence[Piece],
    played: Sequence[Piece],
    piece: Piece,
    *,
    trump_is_told: bool = True,
) -> Refusal | None:
    """The duty that playing `piece` would break, naming a piece that would meet it; None when it may be played.

    Where the house no longer tells trump (`trump_is_told`), the sentence does not either.

    >>> from meldhouse.game.tricks import trick_order
    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book, hand = load_book("npa"), parse_pieces("KC AS")
    >>> print(play_refusal(book, trick_order(book, "H"), hand, parse_pieces("TC"), hand[1]))
    You hold a club, so you must follow clubs (NPA-3.1a).
    """
    allowed = allowed_plays(book.tricks, order, hand, played)
    if piece in allowed:
        return None
    led = order.suit_of[played[0]]
    trump = order.trump or led
    following = allowed[0] in order.members[led]
    if following:
        code = "must-beat" if piece in order.members[led] else "must-follow"
    else:
        code = "must-overtrump" if piece in order.members[trump] else "must-trump"
    if not trump_is_told and not (following and code == "must-beat"):
        return refuse(book, code, worded_as=f"{code}-hidden")
    best = to_beat(book.tricks, order, played) if following else max(played, key=lambda p: order.power[led].get(p, 0))
    return refuse(
        book,
        code,
        pieces=tuple(dict.fromkeys(allowed)),
        one=_what_is_held(allowed[0], led if following else trump),
        led=some_suit(led, many=True),
        held=allowed[0].name,
        best=best.name,
    )
