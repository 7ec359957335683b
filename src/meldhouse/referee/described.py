"""Proof from a description: the trick, the card that is blamed, and what its player is known to have held after it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.game import CONTRACT_NAMES, trick_order
from meldhouse.game.actions import Offence
from meldhouse.game.duties import play_refusal
from meldhouse.game.review import offence_of
from meldhouse.pieces import Piece
from meldhouse.referee.rulings import CaseError
from meldhouse.rulebooks import Book


class DescribedProof(msgspec.Struct, frozen=True):
    """Whether what was described is a renege in this house, and which."""

    proven: bool
    why: str
    offence: Offence | None = None
    punished: bool = False
    clause: str | None = None


def prove_described(
    book: Book, *, trump: str, trick: Sequence[Piece], card: Piece, later: Sequence[Piece]
) -> DescribedProof:
    """Did whoever played `card` to `trick` (its pieces in the order they fell) have to play otherwise?

    `later` is what he is known to have held when he played it: cards he played or showed afterwards.

    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> ten, king, ace = parse_pieces("TC KC AC")
    >>> prove_described(load_book("npa"), trump="H", trick=[ten, king], card=king, later=[ace]).why
    'You hold the ace of clubs, which beats the ten of clubs, so you must play higher (NPA-3.1b).'
    """
    if trump not in book.trump.choices:
        names = ", ".join(CONTRACT_NAMES[choice] for choice in book.trump.choices)
        raise CaseError(f"“{trump}” cannot be trump here; choose from {names}.")
    if len(trick) > book.table.seats:
        raise CaseError(f"A {book.words.trick} has {book.table.seats} {book.words.pieces} at most, not {len(trick)}.")
    if card not in trick:
        raise CaseError(f"The {card.name} is not among the {book.words.pieces} of that {book.words.trick}.")
    if faults := book.pack.faults((*trick, *later)):
        raise CaseError(" ".join(faults))
    order = trick_order(book, trump)
    # Of identical cards nobody says which was his, so each is tried; the one that was led can never be wrong.
    places = [place for place, piece in enumerate(trick) if piece == card]
    tried = (play_refusal(book, order, (card, *later), trick[:place], card) for place in places)
    refusal = next((found for found in tried if found is not None), None)
    if refusal is None:
        return DescribedProof(proven=False, why="With these cards it was rightly played.")
    offence = offence_of(refusal)
    return DescribedProof(
        proven=True, why=refusal.text, offence=offence, punished=offence in book.renege.kinds, clause=refusal.clause
    )
