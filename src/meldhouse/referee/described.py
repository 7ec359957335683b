"""Proof from a description: the trick, the card that is blamed, and what its player is known to have held after it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Seat, seating_of, trick_order
from meldhouse.game.actions import Offence
from meldhouse.game.duties import broken, play_refusal
from meldhouse.game.review import offence_of
from meldhouse.pieces import Piece
from meldhouse.referee.cases import CaseError
from meldhouse.rulebooks import Book


class DescribedProof(msgspec.Struct, frozen=True):
    """Whether what was described is a renege in this house, and which."""

    proven: bool
    why: str
    offence: Offence | None = None
    punished: bool = False
    clause: str | None = None
    place: int = 0
    """Where in the trick the piece lies, counted from 0."""


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
    """Did whoever played `card` to `trick` (its pieces in the order they fell) have to play otherwise?

    `later` is what he is known to have held when he played it: cards he played or showed afterwards. `by` is his seat,
    and `leads` that of the leader; without them a piece that lies there twice may be anybody's.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> ten, king, ace = parse_pieces("TC KC AC")
    >>> prove_described(load_book("npa"), trump="H", trick=[ten, king], card=king, later=[ace]).why
    'He held the ace of clubs, which beats the ten of clubs, so he had to play higher (NPA-3.1b).'
    """
    if trump not in book.trump.choices:
        names = ", ".join(CONTRACT_NAMES[choice] for choice in book.trump.choices)
        raise CaseError(f"“{trump}” cannot be trump here; choose from {names}.")
    if len(trick) > book.table.seats:
        raise CaseError(f"A {book.words.trick} has {book.table.seats} {book.words.pieces} at most, not {len(trick)}.")
    if card in later and book.pack.faults((*trick, *later)):  # what he held is told with the piece that he played
        later = [*later]
        later.remove(card)
    if faults := book.pack.faults((*trick, *later)):
        raise CaseError(" ".join(faults))
    if len(later) + 1 > (most := book.deal.hand + book.deal.kitty):
        held = f"With the {card.name} that makes {len(later) + 1} {book.words.pieces}"
        raise CaseError(f"{held}; nobody here holds more than {most}.")
    order = trick_order(book, trump)
    found = {
        place: play_refusal(book, order, (card, *later), trick[:place], card)
        for place in _places(book, trick, card, by, leads)
    }
    if len({refusal is None for refusal in found.values()}) > 1:
        raise CaseError(f"The {card.name} lies there more than once; say who led to that {book.words.trick}.")
    place, refusal = next(iter(found.items()))
    if refusal is None:
        return DescribedProof(proven=False, why=f"With these {book.words.pieces} it was rightly played.", place=place)
    offence = offence_of(refusal)
    return DescribedProof(
        proven=True,
        why=book.voice.say(broken(refusal, by)),
        offence=offence,
        punished=offence in book.renege.kinds,
        clause=refusal.clause,
        place=place,
    )


def _places(book: Book, trick: Sequence[Piece], card: Piece, by: Seat | None, leads: Seat | None) -> list[int]:
    """Where in the trick the piece that is blamed can lie."""
    words = book.words
    places = [place for place, piece in enumerate(trick) if piece == card]
    if not places:
        raise CaseError(f"The {card.name} is not among the {words.pieces} of that {words.trick}.")
    if by is None or leads is None:
        return places
    place = seating_of(book).clockwise_from(leads).index(by)
    if place >= len(trick):
        raise CaseError(f"With {SEAT_NAMES[leads]} leading, {SEAT_NAMES[by]} has not played to that {words.trick} yet.")
    if place not in places:
        played = f"{SEAT_NAMES[by]} played the {trick[place].name}, not the {card.name}"
        raise CaseError(f"With {SEAT_NAMES[leads]} leading, {played}.")
    return [place]
