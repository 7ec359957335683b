"""What a hand charges by itself: calling a renege that is not proven costs the caller points (NPA-3.1g).

It is part of the hand's score, but also a penalty like any other: on the printed sheet, on a slip, and in the list of
violations.
"""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Slip
from meldhouse.game.scoring import spoiler_fine
from meldhouse.messages import fact
from meldhouse.referee.officials.officials import Official
from meldhouse.referee.officials.penalty_table import SPOILER
from meldhouse.tournament.act import Stamp
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.rulings.disputes import dispute_of
from meldhouse.tournament.rulings.violations import strike_entry, write_penalty
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import Penalty, State


def fined_caller(sheet: Sheet, slip: Slip) -> str | None:
    """The caller that an awarded hand charges for an unproven call."""
    fined = slip.how == "awarded" and slip.offender is not None and sheet.book.renege.spoiler_fine
    return sheet.seats.get(slip.offender) if fined and slip.offender is not None else None


def hand_fines(sheet: Sheet) -> Iterator[Penalty]:
    """They have no number: they come and go with their hand."""
    for at, row in enumerate(sheet.rows, 1):
        if (caller := fined_caller(sheet, row.slip)) is None or sheet.sums.lines[at - 1].extra:
            continue
        assert row.slip.offender is not None
        fine = spoiler_fine(sheet.book, row.slip.offender)
        what = Penalized(
            people=(caller,),
            round=sheet.round,
            points=fine.points,
            reason=fine.reason,
            clause=fine.clause or "",
            table=sheet.table,
            hand=sheet.number_of(at),
            kind=SPOILER,
            offender=caller,
        )
        yield Penalty(0, what, row.by, row.at, entry=sheet.fined.get((what.hand, caller), 0))


def penalties_given(state: State) -> list[Penalty]:
    """Every penalty in order, including those a hand charges: the one list that every interface uses."""
    sheets = (sheet for each in state.rounds for sheet in each.sheets.values())
    given = [*state.penalties, *(fine for sheet in sheets for fine in hand_fines(sheet))]
    return sorted(given, key=lambda one: one.at)


def is_for_call(sheet: Sheet, kind: str, clause: str) -> bool:
    """Whether a penalty is for such a call, by its kind or by its clause."""
    return kind == SPOILER or bool(clause and clause == sheet.book.cite("renege-fine"))


def note_fines(state: State, sheet: Sheet, stamp: Stamp) -> None:
    """Keeps the list of violations in step with the hands as they are written."""
    now = {(fine.what.hand, fine.what.offender): fine.what for fine in hand_fines(sheet)}
    for key in sheet.fined.keys() - now.keys():
        strike_entry(state, sheet.fined.pop(key), stamp, fact("violation-rewritten"))
    for key in now.keys() - sheet.fined.keys():
        sheet.fined[key] = write_penalty(state, now[key], by=_ruled_by(state, sheet, now[key]))


def _ruled_by(state: State, sheet: Sheet, fine: Penalized) -> Official:
    """The official who ruled that the hand ended that way; if no ruling was needed, the caller, whoever wrote it
    down."""
    here = (sheet.round, sheet.table, fine.hand)
    for call in reversed(state.calls):
        opinions = dispute_of(state, call).course.opinions
        if opinions and (call.round, call.table, sheet.number_of(call.hand)) == here:
            return Official(opinions[-1].post, opinions[-1].ruled.person)
    return Official("player", fine.offender)
