"""Proof from a description: the trick, the card in question, and what its player is known to have held after it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.game import Seat, seating_of, trick_order
from meldhouse.game.actions import Offence
from meldhouse.game.duties import broken, play_refusal
from meldhouse.game.review import offence_of
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.cases.case import CaseError
from meldhouse.referee.cases.trick import check_pack
from meldhouse.referee.rulings.outcomes import Outcomes, follows
from meldhouse.rulebooks import Book


class DescribedProof(msgspec.Struct, frozen=True):
    """Whether a description is a renege under this book, and which one."""

    proven: bool
    why: Outcomes
    offence: Offence | None = None
    punished: bool = False
    clause: str | None = None
    place: int = 0
    """The position of the piece in the trick, from 0."""


def prove_described(
    book: Book,
    *,
    trump: str,
    trick: Sequence[Piece],
    card: Piece,
    later: Sequence[Piece],
    by: Seat | None = None,
    leads: Seat | None = None,
) -> DescribedProof:
    """Did the player of `card` in `trick` (its pieces in playing order) have to play something else?

    `later` is what they are known to have held at the time: cards played or shown afterward. `by` is their seat and
    `leads` the leader's; without them, a piece that lies there twice may be anybody's.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> ten, king, ace = parse_pieces("TC KC AC")
    >>> prove_described(load_book("npa"), trump="H", trick=[ten, king], card=king, later=[ace]).why[0].said.id
    'broke-beat'
    """
    if trump not in book.trump.choices:
        raise CaseError(fact("case-trump", trump=trump, choices=book.trump.choices))
    if len(trick) > book.table.seats:
        raise CaseError(fact("case-trick-size", most=book.table.seats, count=len(trick)))
    if card in later and book.pack.faults((*trick, *later)):  # `later` may include the piece played
        later = [*later]
        later.remove(card)
    check_pack(book, (*trick, *later))
    if len(later) + 1 > (most := book.deal.hand + book.deal.kitty):
        raise CaseError(fact("case-held-many", card=card.text, count=len(later) + 1, most=most))
    order = trick_order(book, trump)
    found = {
        place: play_refusal(book, order, (card, *later), trick[:place], card)
        for place in _places(book, trick, card, by, leads)
    }
    if len({refusal is None for refusal in found.values()}) > 1:
        raise CaseError(fact("case-card-twice", card=card.text))
    place, refusal = next(iter(found.items()))
    if refusal is None:
        return DescribedProof(proven=False, why=follows(fact("ruling-played-right")), place=place)
    offence = offence_of(refusal)
    return DescribedProof(
        proven=True,
        why=follows(broken(refusal, by), clause=refusal.clause),
        offence=offence,
        punished=offence in book.renege.kinds,
        clause=refusal.clause,
        place=place,
    )


def _places(book: Book, trick: Sequence[Piece], card: Piece, by: Seat | None, leads: Seat | None) -> list[int]:
    """The positions in the trick where the card in question can lie."""
    places = [place for place, piece in enumerate(trick) if piece == card]
    if not places:
        raise CaseError(fact("case-card-not-there", card=card.text))
    if by is None or leads is None:
        return places
    place = seating_of(book).clockwise_from(leads).index(by)
    if place >= len(trick):
        raise CaseError(fact("case-not-played-yet", leads=leads, who=by))
    if place not in places:
        raise CaseError(fact("case-card-not-theirs", leads=leads, who=by, played=trick[place].text, card=card.text))
    return [place]
