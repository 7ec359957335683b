"""The tables of a round as tiles: who sits there, how far the sheet is, and whether somebody should go and look."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from meldhouse.game import Seat, Side
from meldhouse.messages import Message, fact
from meldhouse.tournament.lines.penalties import beside_sheet, penalty_brief
from meldhouse.tournament.lines.rounds import note_fact
from meldhouse.tournament.rounds.clock import clock
from meldhouse.tournament.rounds.missing import absent_people, away_from, still_missing
from meldhouse.tournament.scoring.deciding_hands import decided_by
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State


class Tile(NamedTuple):
    table: int
    kind: str
    """waiting, playing, full, signed, in, late, disputed: also sets the color."""
    stage: Message | None
    people: tuple[tuple[Seat, str], ...]
    score: tuple[tuple[Side, int], ...] = ()
    decided: Side = ""
    """Who won the extra hand that decided a tie."""
    missing: tuple[Message, ...] = ()
    """What is still to come, in words."""
    penalties: tuple[Message, ...] = ()
    """What is recorded beside the score and counts with it."""
    is_away: bool = False
    """Whether a player is missing, so that an official has to act."""


def tiles(state: State, now: int) -> tuple[Tile, ...]:
    each = state.current
    if each is None:
        return ()
    if not each.sheets:
        return tuple(
            Tile(
                table.number,
                "waiting",
                None,
                tuple((seat, state.name(who)) for seat, who in state.seats_at(table).items()),
            )
            for table in each.seating.tables
        )
    ticking = clock(state, now)
    slow = ticking.slow if ticking is not None else ()
    return tuple(_tile(state, each, sheet, now, slow) for _, sheet in sorted(each.sheets.items()))


def _tile(state: State, each: RoundState, sheet: Sheet, now: int, slow: Collection[int]) -> Tile:
    kind, stage = _stage(state, each, sheet, now, slow)
    score = [(side, max(sheet.totals[one] for one in _seats(sheet, side))) for side in sheet.sides]
    missing = still_missing(state, each, sheet, now) if each.status == "playing" else ()
    penalties = tuple(penalty_brief(state, what) for what in beside_sheet(state, sheet))
    is_away = each.status == "playing" and not sheet.locked and bool(absent_people(state, each, sheet))
    return Tile(
        sheet.table,
        kind,
        stage,
        tuple(state.names_at(sheet).items()),
        tuple(score) if not sheet.is_empty else (),
        decided_by(sheet) or "" if not sheet.is_empty else "",
        missing,
        penalties,
        is_away,
    )


def _stage(state: State, each: RoundState, sheet: Sheet, now: int, slow: Collection[int]) -> tuple[str, Message]:
    called = [call for call in state.calls if call.table == sheet.table and call.round == each.number]
    if waiting := [call for call in called if not call.answered_by]:
        return "disputed", fact("event-stage", stage="appealed" if all(call.ruling for call in waiting) else "called")
    if sheet.untold:
        return "disputed", fact("event-stage", stage="untold")
    if sheet.locked:
        return "in", fact("event-stage", stage="in") if sheet.forfeit is None else note_fact("forfeited")
    if missing := away_from(state, each, sheet):
        return "late", fact("event-stage-missing", names=tuple(missing))
    if out := absent_people(state, each, sheet):
        return "late", fact("event-stage-out", names=tuple(state.name(one) for one in out))
    status = sheet.status(time_up=each.time_up(now))
    if sheet.table in slow:
        return "late", fact("event-stage", stage="slow")
    if status == "playing":
        return status, fact("event-stage-hands", number=sheet.number_of(len(sheet.rows) + 1) - 1)
    return status, fact("event-stage", stage=status)


def _seats(sheet: Sheet, side: Side) -> list[Seat]:
    return [seat for seat, person in sheet.seats.items() if sheet.side_of(person) == side]
