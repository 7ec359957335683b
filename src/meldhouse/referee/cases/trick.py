"""A described trick, and who won it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.game import Seat, seating_of, trick_order
from meldhouse.game.tricks import winner_of
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.cases.case import CaseError
from meldhouse.rulebooks import Book


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A trick in playing order, as far as it is described."""

    trick: tuple[Piece, ...]
    card: Piece | None = None
    """The piece in question."""
    later: tuple[Piece, ...] = ()
    """What its player is known to have held besides."""
    trump: str | None = None
    leads: Seat | None = None


def check_pack(book: Book, pieces: Sequence[Piece]) -> None:
    """Refuse pieces that one pack does not have."""
    if faults := book.pack.faults(pieces):
        raise CaseError(fact("case-pack", why=tuple(faults)))


def winner_told(book: Book, told: Told) -> Seat | None:
    """Who won the trick, if it is complete and the leader is known."""
    if len(told.trick) != book.table.seats or told.leads is None or told.trump is None:
        return None
    check_pack(book, told.trick)
    place = winner_of(trick_order(book, told.trump), told.trick)
    return seating_of(book).clockwise_from(told.leads)[place]


def played_by(book: Book, told: Told, seat: Seat) -> Piece:
    """What a player has played to it."""
    return told.trick[seating_of(book).clockwise_from(told.leads or seat).index(seat)]
