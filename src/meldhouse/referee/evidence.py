"""A trick that somebody describes, held against what he says of it: who won it, and what it proves."""

from __future__ import annotations

import msgspec

from meldhouse.game import SEAT_NAMES, Seat, seating_of, trick_order
from meldhouse.game.phases.melding import shows_owed
from meldhouse.game.tricks import winner_of
from meldhouse.pieces import Piece
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.described import DescribedProof, prove_described
from meldhouse.referee.offences import DUTIES, headed, is_punished
from meldhouse.referee.rulings import Ruling, house_for, rule
from meldhouse.rulebooks import Book

TAKEN = ("trick_taken", "trick_taken_led", "trick_taken_late")


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """A trick in the order it was played, as far as somebody tells it."""

    trick: tuple[Piece, ...]
    card: Piece | None = None
    """The piece that is blamed."""
    later: tuple[Piece, ...] = ()
    """What its player is known to have held beside it."""
    trump: str | None = None
    leads: Seat | None = None


def rule_on_told(book: Book, case: Case, told: Told) -> tuple[Ruling, DescribedProof]:
    """The ruling on a renege, or on a trick that was taken; what the trick shows decides, whatever was said."""
    if len(case.by) > 1:
        raise CaseError(f"Nobody knows whose {book.words.piece} is blamed; ask for each player alone.")
    _check_every_trick(book, case, told)
    proof = _proof(book, case, told)
    if proof.proven and case.kind in TAKEN:
        return rule(book, case), proof
    if proof.proven:
        found = msgspec.structs.replace(case, kind="renege", offence=proof.offence)
        pieces = (told.card,) if told.card is not None and proof.offence in DUTIES else case.pieces
        in_time = _in_time(book, case, told, proof)
        return rule(book, msgspec.structs.replace(found, pieces=pieces, in_time=in_time)), proof
    if case.kind == "trick_taken_led" and _winner(book, told) not in case.by:
        return _led_for_partner(book, case, proof), proof
    unproven = msgspec.structs.replace(case, kind="renege_unproven", readings=_otherwise(book, case, told))
    to_call = case.kind not in TAKEN or "renege" in house_for(book, case).remedies
    if case.caller is not None and to_call:
        return rule(book, unproven), proof
    none = "It is no renege, and play goes on." if to_call else f"Nothing is wrong: {proof.why}"
    told_beside = book.other_readings(*unproven.readings)
    kind = unproven.kind if to_call else case.kind
    return Ruling(kind=kind, what="a renege", text=none, clause=None, alternatives=told_beside), proof


def _proof(book: Book, case: Case, told: Told) -> DescribedProof:
    """What the trick proves of what was called; a house may ask that it was called by its name."""
    exact = book.renege.exact and case.caller is not None
    if case.kind in TAKEN or case.offence == "taken":
        taken = _taken_falsely(book, case, told)
        if taken.proven or exact or case.kind in TAKEN or told.card is None:
            return taken
    if case.offence == "aces":
        return _kept_back(book, told)
    found = _broken_duty(book, case, told)
    if found.proven and exact and case.offence not in (None, found.offence):
        return msgspec.structs.replace(found, proven=False, why=f"That is another renege than was called. {found.why}")
    return found


def _otherwise(book: Book, case: Case, told: Told) -> tuple[str, ...]:
    """The reading of the paper by which the same trick would prove it."""
    other = headed(book) if told.card is not None and case.offence in (None, *DUTIES) else None
    return (other[0],) if other is not None and _proof(other[1], case, told).proven else ()


def _broken_duty(book: Book, case: Case, told: Told) -> DescribedProof:
    if told.card is None or told.trump is None:
        raise CaseError(f"Say which {book.words.piece} is blamed, and what was trump.")
    return prove_described(
        book,
        trump=told.trump,
        trick=told.trick,
        card=told.card,
        later=told.later,
        by=case.by[0] if case.by else None,
        leads=told.leads,
    )


def _taken_falsely(book: Book, case: Case, told: Told) -> DescribedProof:
    """Whether it was the other side that won the trick."""
    winner = _winner(book, told)
    if winner is None or not case.by:
        one = book.words.trick
        raise CaseError(f"Tell the whole {one}, who led to it, what was trump, and who took it: that shows who won it.")
    side, place = seating_of(book).side, seating_of(book).clockwise_from(told.leads or winner).index(winner)
    return DescribedProof(
        proven=side[winner] != side[case.by[0]],
        why=f"{SEAT_NAMES[winner]} has won that {book.words.trick} with the {told.trick[place].name}.",
        offence="taken",
        punished=is_punished(book, "taken"),
        clause=book.cite("page-wins"),
    )


def _led_for_partner(book: Book, case: Case, proof: DescribedProof) -> Ruling:
    """The side has rightly taken its trick, and the wrong one of the two led from it."""
    led = rule(book, msgspec.structs.replace(case, kind="lead_early"))
    return msgspec.structs.replace(led, text=f"{proof.why} It is a lead out of turn. {led.text}")


def _kept_back(book: Book, told: Told) -> DescribedProof:
    """Whether he held meld that must be laid; that he did not lay it is what was called."""
    held = told.later if told.card is None else (told.card, *told.later)
    owed, pieces = shows_owed(book, held), book.words.pieces
    why = f"With these {pieces} he had meld that must be laid." if owed else f"These {pieces} need not be laid."
    clause = book.cite("meld-compulsory")
    return DescribedProof(proven=owed, why=why, offence="aces", punished=is_punished(book, "aces"), clause=clause)


def _winner(book: Book, told: Told) -> Seat | None:
    """Who won the trick, if it is complete and that can be told."""
    if len(told.trick) != book.table.seats or told.leads is None or told.trump is None:
        return None
    if faults := book.pack.faults(told.trick):
        raise CaseError(" ".join(faults))
    place = winner_of(trick_order(book, told.trump), told.trick)
    return seating_of(book).clockwise_from(told.leads)[place]


def _check_every_trick(book: Book, case: Case, told: Told) -> None:
    side, winner = seating_of(book).side, _winner(book, told) if case.has_every_trick else None
    if winner is not None and case.by and side[winner] != side[case.by[0]]:
        won, one = f"{SEAT_NAMES[winner]} has won that {book.words.trick}", book.words.trick
        raise CaseError(f"{won}, so the side of {SEAT_NAMES[case.by[0]]} cannot have every {one}.")


def _in_time(book: Book, case: Case, told: Told, proof: DescribedProof) -> bool | None:
    """Whether it could still be put right: as far as the trick does not show it, as somebody says."""
    shown = _shown_in_time(book, case, told, proof)
    if shown is None or case.in_time in (None, shown):
        return case.in_time if shown is None else shown
    piece, trick = book.words.piece, book.words.trick
    if shown:
        raise CaseError(f"As that {trick} lies there it can still be put right; tell every {piece} played since.")
    if book.renege.correct == "own-seen":
        raise CaseError(f"That {trick} is not complete, so nobody can have asked to see it before it was called.")
    raise CaseError(f"Another {piece} lies on it in that {trick}, so it cannot be put right any more.")


def _shown_in_time(book: Book, case: Case, told: Told, proof: DescribedProof) -> bool | None:
    if proof.offence in ("taken", "aces"):
        return None
    window, many, seats = book.renege.correct, len(told.trick), book.table.seats
    if window == "next-trick":
        return True if many < seats else None
    if window == "own-seen" and many < seats:  # nobody can ask to see it yet; its owner may still speak first
        return case.caller in case.by
    if window not in ("next-piece", "next-legal") or proof.place == seats - 1:
        return None
    return proof.place == many - 1
