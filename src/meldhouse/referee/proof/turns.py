"""Whose turn it was, as the trick on the table shows, and whether a piece was led or played there.

The trick is what lay there before the piece in question; after a complete one, its winner leads to the next. If no
trick is given, the named leader has the lead.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meldhouse.game import Seat, seating_of
from meldhouse.messages import Message, fact
from meldhouse.referee.cases.case import Case, CaseError
from meldhouse.referee.cases.kinds import RENEGES
from meldhouse.referee.cases.trick import Told, check_pack, played_by, winner_told
from meldhouse.referee.proof.described import DescribedProof
from meldhouse.referee.rulings.outcomes import Outcome, other_readings
from meldhouse.referee.rulings.reneges import renege
from meldhouse.referee.rulings.ruling import Ruling, house_for, rule
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe.lines import yes
from meldhouse.rulebooks.trouble import trouble_fact

OF_TURN = ("lead_early", "play_early", "five_up")


class Turn(NamedTuple):
    """Who was to play, what a piece by anybody else is, and why."""

    seat: Seat
    kind: str
    why: Message


def is_of_turn(case: Case, told: Told) -> bool:
    """Whether the trick only has to show whose turn it was."""
    return case.kind in OF_TURN or (case.offence == "turn" and told.card is None)


def is_of_lead(case: Case) -> bool:
    """Whether it matters who has the lead, even without a trick."""
    return case.kind in (*OF_TURN, "piece_touched") or case.offence == "turn"


def proof_of_turn(book: Book, case: Case, told: Told) -> DescribedProof:
    """Whether it was another player's turn."""
    turn = _turn(book, case, told)
    return DescribedProof(
        proven=turn.seat not in case.by,
        why=(Outcome(turn.why),),
        offence="turn",
        punished="renege" in house_for(book, msgspec.structs.replace(case, kind=turn.kind)).remedies,
        clause=book.cite("lead-turn" if turn.kind == "lead_early" else "play-turn"),
    )


def out_of_turn(book: Book, case: Case, told: Told) -> Ruling:
    """The ruling on what it really is, if it was called something else."""
    kind, why = _turn(book, case, told)[1:]
    led = msgspec.structs.replace(case, kind=kind, offence=None)
    house = house_for(book, led)
    if case.kind in RENEGES and "renege" in house.remedies:
        found = renege(book, msgspec.structs.replace(led, kind="renege", in_time=False))
        found = found.preceded(Outcome(why), Outcome(fact("ruling-a-renege"), house.clause or None))
        return msgspec.structs.replace(found, alternatives=other_readings(book, kind))
    of_renege = case.kind in RENEGES
    is_really = (Outcome(why), Outcome(fact("ruling-really", what=trouble_fact(kind), renege=yes(not of_renege))))
    if of_renege:
        return _no_renege(book, case, led, is_really)
    found = rule(book, led)
    return found if kind == case.kind else found.preceded(*is_really)


def _no_renege(book: Book, case: Case, led: Case, why: tuple[Outcome, ...]) -> Ruling:
    """Rule on what was really done; calling it a renege is in vain."""
    found = rule(book, msgspec.structs.replace(led, caller=None))
    if case.caller is None:
        return found.preceded(*why)
    vain = rule(book, msgspec.structs.replace(case, kind="renege_unproven"))
    return msgspec.structs.replace(vain.preceded(*why, *found.outcomes), remedies=found.remedies)


def _turn(book: Book, case: Case, told: Told) -> Turn:
    many = len(told.trick)
    if not case.by or told.leads is None:
        raise CaseError(fact("case-turn-tell"))
    if not many and case.kind == "play_early":
        raise CaseError(fact("case-turn-trick"))
    if not many:
        return Turn(told.leads, "lead_early", fact("ruling-their-lead", who=told.leads))
    if many > book.table.seats:
        raise CaseError(fact("case-trick-size", most=book.table.seats, count=many))
    check_pack(book, told.trick)
    if book.pack.faults((*told.trick, *case.pieces)):
        raise CaseError(fact("case-turn-card", card=case.pieces[0].text))
    if many < book.table.seats:
        seat = seating_of(book).clockwise_from(told.leads)[many]
        return Turn(seat, "play_early", fact("ruling-their-turn", leads=told.leads, who=seat))
    if (winner := winner_told(book, told)) is None:
        raise CaseError(fact("case-turn-trump"))
    won = fact("ruling-won-and-leads", who=winner, card=played_by(book, told, winner).text)
    return Turn(winner, "lead_early", won)
