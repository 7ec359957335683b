"""A different piece played than the face-up one: whether that one could have been played, as the trick shows."""

from __future__ import annotations

import msgspec

from meldhouse.game import seating_of
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.trick import Told
from meldhouse.referee.proof.described import DescribedProof, prove_described
from meldhouse.referee.rulings.outcomes import Outcome
from meldhouse.referee.rulings.ruling import Ruling, by_clause, rule
from meldhouse.rulebooks import Book

PLAY_IT = fact("ruling-remedy", remedy="play-open")
"""The remedy where the trick shows that playing the face-up piece is no renege."""


def kept_open(book: Book, case: Case, told: Told) -> tuple[Ruling, DescribedProof]:
    """Check the face-up piece as if it had been played instead of the actual one."""
    place = _place(book, case, told)
    assert told.card is not None
    open_one, played = told.card, told.trick[place]
    if open_one == played:
        raise CaseError(fact("case-open-played", who=case.by[0], card=played.text))
    proof = _put(book, case, told, place, open_one, played)
    if proof.proven:
        waits = Outcome(fact("ruling-open-waits", card=open_one.text))
        said = (Outcome(fact("ruling-none-taken-back")), *proof.why, waits)
        ruling = by_clause(book, case, said, book.cite("play-bound"))
        if _put(book, case, told, place, played, open_one).proven:
            ruling = ruling.followed(Outcome(fact("ruling-itself-renege", card=played.text)))
        why = Outcome(fact("ruling-open-unplayable", card=open_one.text))
        return ruling, DescribedProof(proven=False, why=(why,), place=place)
    found = rule(book, case)
    said = tuple(
        msgspec.structs.replace(one, said=PLAY_IT) if one.said.args.get("remedy") == "take-back-open_kept" else one
        for one in found.outcomes
    )
    if not place:  # a rulebook that covers leads has its own clause for that
        led = fact("ruling-open-lead", who=case.by[0], card=open_one.text)
        said += (Outcome(led, book.cite("open-lead")),)
    why = Outcome(fact("ruling-open-playable", card=open_one.text))
    return msgspec.structs.replace(found, outcomes=said), DescribedProof(proven=True, why=(why,), place=place)


def _put(book: Book, case: Case, told: Told, place: int, piece: Piece, held: Piece) -> DescribedProof:
    """Whether it would be a renege to play `piece` there, with `held` still in hand."""
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
    """The position of the offender's piece in the trick."""
    if not case.by or told.leads is None or told.trump is None or told.card is None:
        raise CaseError(fact("case-open-tell"))
    place = seating_of(book).clockwise_from(told.leads).index(case.by[0])
    if place >= len(told.trick):
        raise CaseError(fact("case-not-played-yet", leads=told.leads, who=case.by[0]))
    return place
