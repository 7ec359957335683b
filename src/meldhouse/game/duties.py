"""Why a piece may not be played: one source for the table and for anyone who only asks."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.seats import Seat
from meldhouse.game.tricks import TrickOrder, allowed_plays, to_beat
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book


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

    Where the house no longer tells trump (`trump_is_told`), neither does the refusal.

    >>> from meldhouse.game.tricks import trick_order
    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book, hand = load_book("npa"), parse_pieces("KC AS")
    >>> book.voice.say(play_refusal(book, trick_order(book, "H"), hand, parse_pieces("TC"), hand[1]).whole)
    'You have a club, so you must play one (NPA-3.1a).'
    """
    allowed = allowed_plays(book.tricks, order, hand, played)
    if piece in allowed:
        return None
    led = order.suit_of[played[0]]
    trump = order.trump or led
    following = allowed[0] in order.members[led]
    must, held = tuple(dict.fromkeys(allowed)), allowed[0]
    if following and piece in order.members[led]:
        return refuse(book, "must-beat", pieces=must, held=held, best=to_beat(book.tricks, order, played))
    if following:
        if not trump_is_told:
            return refuse(book, "must-follow-hidden", code="must-follow")
        return refuse(book, "must-follow", pieces=must, held=held, led=led)
    if piece not in order.members[trump]:
        if not trump_is_told:
            return refuse(book, "must-trump-hidden", code="must-trump")
        return refuse(book, "must-trump", pieces=must, held=held, led=led)
    if not trump_is_told:
        return refuse(book, "must-overtrump-hidden", code="must-overtrump")
    best = max(played, key=lambda one: order.power[led].get(one, 0))
    return refuse(book, "must-overtrump", pieces=must, held=held, best=best)


def broken(refusal: Refusal, seat: Seat | None) -> Message:
    """The same duty, worded for the table afterwards; `seat`: who did not meet it, if known."""
    who = fact("someone", who=seat) if seat is not None else fact("the-player")
    facts = refusal.message.args
    match refusal.code:
        case "must-follow":
            return fact("broke-follow", who=who, led=facts["led"], held=facts["held"])
        case "must-beat":
            return fact("broke-beat", who=who, held=facts["held"], best=facts["best"])
        case "must-trump":
            return fact("broke-trump", who=who, led=facts["led"], held=facts["held"])
        case _:
            return fact("broke-overtrump", who=who, held=facts["held"], best=facts["best"])
