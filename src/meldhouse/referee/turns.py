"""Whose turn it was, as the trick on the table shows it, and whether a piece was led or played there.

The trick is what lay there before the piece that is blamed: a complete one is its winner's, who leads to the next.
Where none is told, whoever is named as the leader has the lead.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.game import SEAT_NAMES, Seat, seating_of
from meldhouse.referee.cases import Case, CaseError
from meldhouse.referee.described import DescribedProof
from meldhouse.referee.judging import renege
from meldhouse.referee.rulings import Ruling, house_for, rule
from meldhouse.referee.told import Told, played_by, winner_told
from meldhouse.referee.wording import cited
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact

OF_TURN = ("lead_early", "play_early", "five_up")


class Turn(NamedTuple):
    """Who was to play, what a piece of anybody else is, and why."""

    seat: Seat
    kind: str
    why: str


def is_of_turn(case: Case, told: Told) -> bool:
    """Whether all that is asked of the trick is whose turn it was."""
    return case.kind in OF_TURN or (case.offence == "turn" and told.card is None)


def is_of_lead(case: Case) -> bool:
    """Whether it decides something who has the lead, though no trick is told."""
    return case.kind in (*OF_TURN, "piece_touched") or case.offence == "turn"


def proof_of_turn(book: Book, case: Case, told: Told) -> DescribedProof:
    """Whether it was another's turn."""
    turn = _turn(book, case, told)
    return DescribedProof(
        proven=turn.seat not in case.by,
        why=turn.why,
        offence="turn",
        punished="renege" in house_for(book, msgspec.structs.replace(case, kind=turn.kind)).remedies,
        clause=book.cite("lead-turn" if turn.kind == "lead_early" else "play-turn"),
    )


def out_of_turn(book: Book, case: Case, told: Told) -> Ruling:
    """The ruling on what it is, if it was not what it was called."""
    kind, why = _turn(book, case, told)[1:]
    led = msgspec.structs.replace(case, kind=kind, offence=None)
    house = house_for(book, led)
    if case.kind in ("renege", "renege_unproven") and "renege" in house.remedies:
        found = renege(book, msgspec.structs.replace(led, kind="renege", in_time=False))
        text = f"{why} {cited('It is a renege.', house.clause)} {found.text}"
        return msgspec.structs.replace(found, text=text, alternatives=book.other_readings(kind))
    is_really = f"{why} It is {book.voice.say(trouble_fact(kind))}"
    if case.kind in ("renege", "renege_unproven"):
        return _no_renege(book, case, led, f"{is_really}, which is no renege here.")
    found = rule(book, led)
    return found if kind == case.kind else msgspec.structs.replace(found, text=f"{is_really}. {found.text}")


def _no_renege(book: Book, case: Case, led: Case, why: str) -> Ruling:
    """What was done is ruled on for what it is; and a call of it as a renege is in vain."""
    found = rule(book, msgspec.structs.replace(led, caller=None))
    if case.caller is None:
        return msgspec.structs.replace(found, text=f"{why} {found.text}")
    vain = rule(book, msgspec.structs.replace(case, kind="renege_unproven"))
    return msgspec.structs.replace(vain, text=f"{why} {found.text} {vain.text}", remedies=found.remedies)


def _turn(book: Book, case: Case, told: Told) -> Turn:
    words, many = book.words, len(told.trick)
    if not case.by or told.leads is None:
        raise CaseError(f"Say who led to that {words.trick}, and who played out of turn: that shows whose turn it was.")
    if not many and case.kind == "play_early":
        raise CaseError("Tell what lay there when it was played (--trick): that shows whose turn it was.")
    if not many:
        return Turn(told.leads, "lead_early", f"It is {SEAT_NAMES[told.leads]}'s lead.")
    if many > book.table.seats:
        raise CaseError(f"A {words.trick} has {book.table.seats} {words.pieces} at most, not {many}.")
    if faults := book.pack.faults(told.trick):
        raise CaseError(" ".join(faults))
    if book.pack.faults((*told.trick, *case.pieces)):
        not_yet = f"The {case.pieces[0].name} cannot lie there yet"
        raise CaseError(f"{not_yet}: as the {words.trick}, tell what lay there before it was played.")
    if many < book.table.seats:
        seat = seating_of(book).clockwise_from(told.leads)[many]
        why = f"{SEAT_NAMES[told.leads]} led to that {words.trick}, and it is {SEAT_NAMES[seat]}'s turn."
        return Turn(seat, "play_early", why)
    if (winner := winner_told(book, told)) is None:
        raise CaseError(f"Say what was trump: that shows who won the {words.trick} and leads to the next.")
    won = f"{SEAT_NAMES[winner]} has won that {words.trick} with the {played_by(book, told, winner).name}"
    return Turn(winner, "lead_early", f"{won}, and leads to the next.")
