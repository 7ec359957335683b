"""The tables of a round as tiles: who sits there, how far their sheet is, and whether somebody should go and look."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from meldhouse.game import SEAT_NAMES, Seat, Side
from meldhouse.messages import Message
from meldhouse.rulebooks.describe import count
from meldhouse.tournament.clock import clock
from meldhouse.tournament.deciding_hands import decided_by
from meldhouse.tournament.missing import absent_people, away_from, still_missing
from meldhouse.tournament.penalty_lines import beside_sheet, penalty_brief
from meldhouse.tournament.round_notes import note_fact
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import RoundState, State


class Tile(NamedTuple):
    table: int
    kind: str
    """waiting, playing, full, signed, in, late, disputed: also how it is coloured."""
    stage: str
    people: tuple[tuple[str, str], ...]
    """Seat and name."""
    score: str
    missing: tuple[str, ...] = ()
    """What is still to come, in words."""
    penalties: tuple[Message, ...] = ()
    """What stands beside the score, and counts with it."""
    is_away: bool = False
    """Somebody who should play there does not: an official has to do something about it."""


def tiles(state: State, now: int) -> tuple[Tile, ...]:
    each = state.current
    if each is None:
        return ()
    if not each.sheets:
        return tuple(
            Tile(
                table.number,
                "waiting",
                "",
                _people({seat: state.name(who) for seat, who in state.seats_at(table).items()}),
                "",
            )
            for table in each.seating.tables
        )
    ticking = clock(state, now)
    slow = ticking.slow if ticking is not None else ()
    return tuple(_tile(state, each, sheet, now, slow) for _, sheet in sorted(each.sheets.items()))


def _tile(state: State, each: RoundState, sheet: Sheet, now: int, slow: Collection[int]) -> Tile:
    kind, stage = _stage(state, each, sheet, now, slow)
    score = ""
    if not sheet.is_empty:
        score = " · ".join(
            f"{_side(side)} {max(sheet.totals[one] for one in _seats(sheet, side))}" for side in sheet.sides
        )
        if won := decided_by(sheet):
            score += f" · a draw, which one more hand decided for {_side(won)}"
    missing = still_missing(state, each, sheet, now) if each.status == "playing" else ()
    penalties = tuple(penalty_brief(state, what) for what in beside_sheet(state, sheet))
    is_away = each.status == "playing" and not sheet.locked and bool(absent_people(state, each, sheet))
    return Tile(sheet.table, kind, stage, _people(state.names_at(sheet)), score, missing, penalties, is_away)


def _stage(state: State, each: RoundState, sheet: Sheet, now: int, slow: Collection[int]) -> tuple[str, str]:
    called = [call for call in state.calls if call.table == sheet.table and call.round == each.number]
    if waiting := [call for call in called if not call.answered_by]:
        return "disputed", "appeals" if all(call.ruling for call in waiting) else "calls the referee"
    if sheet.untold:
        return "disputed", "correction to be told"
    if sheet.locked:
        return "in", "sheet is in" if sheet.forfeit is None else state.book.voice.say(note_fact("forfeited"))
    if missing := away_from(state, each, sheet):
        return "late", f"{' and '.join(missing)} missing"
    if out := absent_people(state, each, sheet):
        return "late", f"{' and '.join(state.name(one) for one in out)} out of the tournament"
    status = sheet.status(time_up=each.time_up(now))
    if sheet.table in slow:
        return "late", "slow"
    words = {
        "waiting": "no hand yet",
        "playing": count(sheet.number_of(len(sheet.rows) + 1) - 1, "hand"),
        "full": "to be signed",
        "signed": "one side has signed",
    }
    return status, words[status]


def _side(side: Side) -> str:
    """
    >>> _side("NS"), _side("E")
    ('North–South', 'East')
    """
    return "–".join(SEAT_NAMES[seat] for seat in side)


def _seats(sheet: Sheet, side: Side) -> list[Seat]:
    return [seat for seat, person in sheet.seats.items() if sheet.side_of(person) == side]


def _people(names: Mapping[Seat, str]) -> tuple[tuple[str, str], ...]:
    return tuple((SEAT_NAMES[seat], name) for seat, name in names.items())
