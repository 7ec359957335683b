"""Check a described trick against what was said about it: who won it, and what it proves."""

from __future__ import annotations

import msgspec

from meldhouse.game import seating_of
from meldhouse.game.phases.melding import shows_owed
from meldhouse.messages import fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import RENEGES
from meldhouse.referee.cases.offences import DUTIES, is_punished, read_otherwise
from meldhouse.referee.cases.possible import check
from meldhouse.referee.cases.trick import Told, played_by, winner_told
from meldhouse.referee.proof.described import DescribedProof, prove_described
from meldhouse.referee.proof.face_up import kept_open
from meldhouse.referee.proof.touching import touched_to
from meldhouse.referee.proof.turns import OF_TURN, is_of_turn, out_of_turn, proof_of_turn
from meldhouse.referee.rulings.at_other_times import NOT_THEIR_LEAD
from meldhouse.referee.rulings.outcomes import Outcome, Outcomes, follows, other_readings
from meldhouse.referee.rulings.remedies import aces_to_see
from meldhouse.referee.rulings.ruling import Ruling, house_for, rule, ruling_on
from meldhouse.rulebooks import Book

TAKEN = ("trick_taken", "trick_taken_led", "trick_taken_late")

ANOTHER = Outcome(fact("ruling-another-renege"))


def rule_on_told(book: Book, case: Case, told: Told) -> tuple[Ruling, DescribedProof]:
    """The ruling on a renege, a trick taken, or a turn; what the trick shows decides, whatever was said."""
    if len(case.by) > 1:
        raise CaseError(fact("case-whose-card"))
    if case.kind == "piece_touched":
        return touched_to(book, case, told)
    if case.kind == "open_kept":
        return kept_open(book, case, told)
    _check_every_trick(book, case, told)
    if case.offence == "aces" and told.card is not None:  # the last one played
        case = msgspec.structs.replace(case, pieces=(*case.pieces, told.card))
    proof = _proof(book, case, told)
    if not proof.proven:
        return _unproven(book, case, told, proof), proof
    if is_of_turn(case, told):
        return out_of_turn(book, case, told), proof
    if proof.offence == "taken":
        case = msgspec.structs.replace(case, equal=_is_equal(book, case, told))
    if case.kind in TAKEN:
        return rule(book, case), proof
    found = msgspec.structs.replace(case, kind="renege", offence=proof.offence)
    pieces = (told.card,) if told.card is not None and proof.offence in DUTIES else case.pieces
    in_time = _in_time(book, case, told, proof)
    ruling = rule(book, msgspec.structs.replace(found, pieces=pieces, in_time=in_time))
    return _closed_by_a_play(book, told, ruling), proof


def _closed_by_a_play(book: Book, told: Told, ruling: Ruling) -> Ruling:
    """Where the next legal piece closes a trick, and so does turning it down, the second has another reading: leave it
    out for a trick that cannot have been turned down yet."""
    if book.renege.correct != "next-legal" or len(told.trick) >= book.table.seats:
        return ruling
    turned = other_readings(book, "correct-late")
    return msgspec.structs.replace(ruling, alternatives=tuple(one for one in ruling.alternatives if one not in turned))


def _unproven(book: Book, case: Case, told: Told, proof: DescribedProof) -> Ruling:
    """Nothing is wrong with it, or calling it is in vain."""
    if case.kind == "five_up" and (not told.trick or winner_told(book, told) is not None):
        found = rule(book, case)  # it was their lead, but still too early
        return msgspec.structs.replace(found, outcomes=tuple(one for one in found.outcomes if one != NOT_THEIR_LEAD))
    unproven = msgspec.structs.replace(case, kind="renege_unproven", readings=_otherwise(book, case, told))
    if case.kind in OF_TURN:
        to_call = proof.punished
    else:
        to_call = case.kind not in TAKEN or "renege" in house_for(book, case).remedies
    # A renege that is asked about counts as called, whether or not the caller is given.
    if (case.caller is not None or case.kind in RENEGES) and to_call:
        check(book, case)
        found = ruling_on(book, unproven)
        found = found.preceded(*(proof.why if case.kind in OF_TURN else proof.why[:1] if ANOTHER in proof.why else ()))
    else:
        none = follows(fact("ruling-no-renege"))
        fine = (*follows(fact("ruling-nothing-wrong")), *proof.why)
        told_beside = other_readings(book, *unproven.readings)
        kind = unproven.kind if to_call else case.kind
        found = Ruling(kind=kind, outcomes=none if to_call else fine, clause=None, alternatives=told_beside)
    return found.followed(*_if_they_led(book, case, told))


def _proof(book: Book, case: Case, told: Told) -> DescribedProof:
    """What the trick proves about the call; a book may require the right name for it."""
    exact = book.renege.exact  # whether or not the caller is given
    if is_of_turn(case, told):
        return proof_of_turn(book, case, told)
    if case.kind in TAKEN or case.offence == "taken":
        taken = _taken_falsely(book, case, told)
        if taken.proven or exact or case.kind in TAKEN or told.card is None:
            return taken
    if case.offence == "aces":
        return _kept_back(book, case)
    found = _broken_duty(book, case, told)
    if found.proven and exact and case.offence not in (None, found.offence):
        return msgspec.structs.replace(found, proven=False, why=(ANOTHER, *found.why))
    return found


def _otherwise(book: Book, case: Case, told: Told) -> tuple[str, ...]:
    """The reading of the rules by which the same trick would prove it."""
    if (case.kind in TAKEN[1:] or case.offence == "taken") and not case.in_time and is_punished(book, "taken"):
        return ("taken-partners",) if winner_told(book, told) not in (None, *case.by) else ()
    other = read_otherwise(book) if told.card is not None and case.offence in (None, *DUTIES) else None
    return (other[0],) if other is not None and _proof(other[1], case, told).proven else ()


def _broken_duty(book: Book, case: Case, told: Told) -> DescribedProof:
    if told.card is None or told.trump is None:
        raise CaseError(fact("case-blamed"))
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
    """Whether the other side won the trick."""
    winner = winner_told(book, told)
    if winner is None or not case.by:
        raise CaseError(fact("case-trick-taken-tell"))
    side = seating_of(book).side
    return DescribedProof(
        proven=side[winner] != side[case.by[0]],
        why=follows(fact("ruling-won-with", who=winner, card=played_by(book, told, winner).text)),
        offence="taken",
        punished=is_punished(book, "taken"),
        clause=book.cite("page-wins"),
    )


def _is_equal(book: Book, case: Case, told: Told) -> bool:
    """Whether the accused had played the same piece as the winner, who was first with it."""
    winner = winner_told(book, told)
    return winner is not None and played_by(book, told, winner) == played_by(book, told, case.by[0])


def _if_they_led(book: Book, case: Case, told: Told) -> Outcomes:
    """Either partner may gather their side's trick, but only the winner leads next."""
    winner = winner_told(book, told) if case.kind in TAKEN[1:] else None
    if winner is None or winner in case.by:
        return ()
    return follows(fact("ruling-has-the-lead", who=winner, other=case.by[0]))


def _kept_back(book: Book, case: Case) -> DescribedProof:
    """Whether the aces played had to be declared; that they were not is the call itself."""
    owed = shows_owed(book, case.pieces)
    why = follows(fact("ruling-aces-owed")) if owed else (aces_to_see(book),)
    clause = book.cite("meld-compulsory")
    return DescribedProof(proven=owed, why=why, offence="aces", punished=is_punished(book, "aces"), clause=clause)


def _check_every_trick(book: Book, case: Case, told: Told) -> None:
    side, winner = seating_of(book).side, winner_told(book, told) if case.has_every_trick else None
    if winner is not None and case.by and side[winner] != side[case.by[0]]:
        raise CaseError(fact("case-not-every-trick", winner=winner, who=case.by[0]))


def _in_time(book: Book, case: Case, told: Told, proof: DescribedProof) -> bool | None:
    """Whether it could still be put right: as the trick shows or, failing that, as given."""
    shown = _shown_in_time(book, case, told, proof)
    if shown is None or case.in_time in (None, shown):
        return case.in_time if shown is None else shown
    if shown:
        raise CaseError(fact("case-still-mended"))
    raise CaseError(fact("case-not-complete" if book.renege.correct == "own-seen" else "case-covered"))


def _shown_in_time(book: Book, case: Case, told: Told, proof: DescribedProof) -> bool | None:
    if proof.offence in ("taken", "aces"):
        return None
    window, many, seats = book.renege.correct, len(told.trick), book.table.seats
    if window == "next-trick":
        return True if many < seats else None
    if window == "own-seen" and many < seats:  # too early to ask to see it; its owner may still speak first
        return case.caller in case.by
    if window not in ("next-piece", "next-legal") or proof.place == seats - 1:
        return None
    return proof.place == many - 1
