"""How acts at the tables change their sheets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from meldhouse.game import Side
from meldhouse.messages import written
from meldhouse.tournament import acts
from meldhouse.tournament.clock import is_deciding
from meldhouse.tournament.hand_fines import note_fines
from meldhouse.tournament.sheets import Mended, Result, Row, Sheet, Signature
from meldhouse.tournament.state import Stamp, State


def _sheet(state: State, act: acts.OfTable) -> Sheet:
    return state.rounds[act.round - 1].sheets[act.table]


def _first_dealer(state: State, act: acts.FirstDealer, _: Stamp) -> None:
    _sheet(state, act).begin_with(act.seat)


def _slips(state: State, act: acts.EnterSlips, stamp: Stamp) -> None:
    sheet, each = _sheet(state, act), state.rounds[act.round - 1]
    for slip in act.slips:
        deciding = is_deciding(each, sheet, stamp.at)
        sheet.write(Row(slip, stamp.by, stamp.at, deciding, _by_ruling(state, act, stamp)))
    if _by_ruling(state, act, stamp):
        _wrote(state, act.call, len(sheet.rows))
    note_fines(state, sheet, stamp)


def _by_ruling(state: State, act: acts.EnterSlips | acts.ChangeSlip | acts.Correct, stamp: Stamp) -> bool:
    """Anyone who may correct a sheet that is in may write for the official who ruled."""
    if not 1 <= act.call <= len(state.calls):
        return False
    return isinstance(act, acts.Correct) or bool(state.roles_of(stamp.by) & {"director", "referee"})


def _wrote(state: State, number: int, hand: int) -> None:
    """The last ruling on that call is on the sheet."""
    call = state.calls[number - 1]
    if call.brought:
        last = replace(call.brought[-1], wrote=True)
        state.calls[number - 1] = replace(call, hand=hand, brought=(*call.brought[:-1], last))


def _changed(state: State, act: acts.ChangeSlip, stamp: Stamp) -> None:
    _mend(state, act, stamp, official=False)


def _corrected(state: State, act: acts.Correct, stamp: Stamp) -> None:
    _mend(state, act, stamp, official=True, reason=written(act.reason), clause=act.clause, call=act.call)


def _mend(state: State, act: acts.ChangeSlip | acts.Correct, stamp: Stamp, **said: Any) -> None:
    sheet = _sheet(state, act)
    old = sheet.rows[act.hand - 1]
    ruled = old.ruled or (isinstance(act, acts.ChangeSlip) and _by_ruling(state, act, stamp))
    if _by_ruling(state, act, stamp):
        _wrote(state, act.call, act.hand)
    score = sheet.score
    sheet.rewrite(act.hand, Row(act.slip, old.by, old.at, old.deciding, ruled))
    number = len(sheet.mended) + 1
    said["scores"] = (score, sheet.score)
    line = Mended(number=number, hand=act.hand, before=old.slip, after=act.slip, by=stamp.by, at=stamp.at, **said)
    sheet.mended.append(line)
    note_fines(state, sheet, stamp)


def _result(state: State, act: acts.EnterResult | acts.CorrectResult, stamp: Stamp) -> None:
    sheet = _sheet(state, act)
    old, new = sheet.result, Result(act.points, act.games, stamp.by, stamp.at, act.sets, act.reneges)
    if sheet.forfeit is not None:  # it was played after all
        old = Result(_made(sheet), sheet.games(), stamp.by, stamp.at)
    sheet.close_with(new)
    note_fines(state, sheet, stamp)
    if old is not None and old.figures != new.figures:
        official = isinstance(act, acts.CorrectResult)
        said: Any = {"reason": written(act.reason), "clause": act.clause} if isinstance(act, acts.CorrectResult) else {}
        number = len(sheet.mended) + 1
        line = Mended(number=number, hand=0, before=old, after=new, by=stamp.by, at=stamp.at, official=official, **said)
        sheet.mended.append(line)


def _made(sheet: Sheet) -> dict[Side, int]:
    own = sheet.totals
    return {side: own[seats[0]] for side, seats in sheet.sums.seating.members.items()}


def _agreed(state: State, act: acts.Agree, _: Stamp) -> None:
    sheet = _sheet(state, act)
    sheet.agreed[act.hand] = sheet.agreed.get(act.hand, frozenset()) | {act.side}


def _signed(state: State, act: acts.Sign, stamp: Stamp) -> None:
    _sheet(state, act).signed[act.side] = Signature(act.signer, act.digest, stamp.by, stamp.at)


def _acknowledged(state: State, act: acts.Acknowledge, _: Stamp) -> None:
    mended = _sheet(state, act).mended
    line = mended[act.correction - 1]
    mended[act.correction - 1] = replace(line, told=(*line.told, act.person))


ON_SHEETS: dict[type, Callable[[State, Any, Stamp], None]] = {
    acts.FirstDealer: _first_dealer,
    acts.EnterSlips: _slips,
    acts.ChangeSlip: _changed,
    acts.EnterResult: _result,
    acts.Agree: _agreed,
    acts.Sign: _signed,
    acts.Correct: _corrected,
    acts.CorrectResult: _result,
    acts.Acknowledge: _acknowledged,
}
