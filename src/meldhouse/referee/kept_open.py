"""Another piece played than the one that lies open: whether the open one could have been played, as the trick shows."""

from __future__ import annotations

import msgspec

from meldhouse.game import SEAT_NAMES, seating_of
from meldhouse.pieces import Piece
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.described import DescribedProof, prove_described
from meldhouse.referee.rulings import Ruling, by_clause, rule
from meldhouse.referee.told import Told
from meldhouse.referee.wording import cited
from meldhouse.referee.words import UNLESS_RENEGE
from meldhouse.rulebooks import Book


def kept_open(book: Book, case: Case, told: Told) -> tuple[Ruling, DescribedProof]:
    """The open piece is held against the trick as if it had been played in place of what lies there."""
    place, name = _place(book, case, told), SEAT_NAMES[case.by[0]]
    assert told.card is not None
    open_one, played = told.card, told.trick[place]
    if open_one == played:
        raise CaseError(f"{name} played the {played.name}; say which {book.words.piece} lay open (--cards).")
    proof = _put(book, case, told, place, open_one, played)
    if proof.proven:
        waits = f"The {open_one.name} waits for the first turn at which it is no renege."
        ruling = by_clause(book, case, f"Nothing is taken back. {proof.why} {waits}", book.cite("play-bound"))
        if _put(book, case, told, place, played, open_one).proven:
            itself = f" But the {played.name} was a renege itself; ask for renege."
            ruling = msgspec.structs.replace(ruling, text=ruling.text + itself)
        why = f"The {open_one.name} could not be played there."
        return ruling, DescribedProof(proven=False, why=why, place=place)
    found = rule(book, case)
    text = found.text.replace(UNLESS_RENEGE, "")
    if not place:  # a house that speaks of the lead has its own clause for it
        text += " " + cited(f"{name} had the lead, and the {open_one.name} had to be led.", book.cite("open-lead"))
    why = f"The {open_one.name} could be played there without a renege."
    return msgspec.structs.replace(found, text=text), DescribedProof(proven=True, why=why, place=place)


def _put(book: Book, case: Case, told: Told, place: int, piece: Piece, held: Piece) -> DescribedProof:
    """Whether it would be a renege to play `piece` there, with the other one still in hand."""
    assert told.trump is not None
    return prove_described(
        book,
        trump=told.trump,
        trick=(*told.trick[:place], piece, *told.trick[place + 1 :]),
        card=piece,
        later=(held, *told.later),
        by=case.by[0],
        leads=told.leads,
    )


def _place(book: Book, case: Case, told: Told) -> int:
    """Where in the trick his piece lies."""
    words = book.words
    if not case.by or told.leads is None or told.trump is None or told.card is None:
        need = (
            f"the {words.trick}, who led to it, whose {words.piece} is blamed, what was trump, and which one lay open"
        )
        raise CaseError(f"Tell {need} (--cards): that shows whether it could be played.")
    place = seating_of(book).clockwise_from(told.leads).index(case.by[0])
    if place >= len(told.trick):
        name = SEAT_NAMES[case.by[0]]
        raise CaseError(f"With {SEAT_NAMES[told.leads]} leading, {name} has not played to that {words.trick} yet.")
    return place
