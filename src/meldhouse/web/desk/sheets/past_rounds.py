"""Every seated round with its tables: who sat there, how it ended, and a link to each sheet."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from meldhouse.tournament.lines.forfeits import forfeit_note
from meldhouse.tournament.lines.rounds import note_fact
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State


class SideLine(NamedTuple):
    names: str
    score: int | None
    """Empty if it may not be seen, or is not written yet."""
    has_won: bool
    forfeit: str = ""
    """What a forfeit was for this side."""


class TableLine(NamedTuple):
    number: int
    sides: tuple[SideLine, ...]
    is_to_be_told: bool
    """Whether somebody there has not heard of a correction."""
    at: str
    """The link to the sheet, for people who may open it."""


class RoundLine(NamedTuple):
    each: RoundState
    tables: tuple[TableLine, ...]


def past_rounds(state: State, *, official: bool, person: str | None, keeps: int) -> tuple[RoundLine, ...]:
    """The newest first. Only the desk sees a draft. Figures are for officials and for those who sat there; everybody
    sees them up to the released standings."""
    seen = [each for each in state.rounds if official or each.status not in ("draft", "confirmed")]
    return tuple(
        RoundLine(each, tuple(_tables(state, each, official=official, person=person, keeps=keeps)))
        for each in reversed(seen)
    )


def _tables(state: State, each: RoundState, *, official: bool, person: str | None, keeps: int) -> list[TableLine]:
    if not each.sheets:
        return [
            TableLine(
                table.number, _seated(state, [state.name(one) for one in table.people]), is_to_be_told=False, at=""
            )
            for table in each.seating.tables
        ]
    found = []
    for number, sheet in sorted(each.sheets.items()):
        opens = official or keeps == number or person in sheet.seats.values()
        shows = opens or each.number <= state.released
        winners: Collection[str] = sheet.winners() if sheet.locked else ()
        names = state.names_at(sheet)
        sides = tuple(
            SideLine(
                " & ".join(names[seat] for seat in seats),
                max(sheet.totals[seat] for seat in seats) if shows and not _is_blank(sheet) else None,
                has_won=shows and side in winners,
                forfeit=state.book.voice.say(note_fact(note))
                if shows and (note := forfeit_note(sheet, sheet.people(side)))
                else "",
            )
            for side in sheet.sides
            if (seats := [seat for seat, one in sheet.seats.items() if sheet.side_of(one) == side])
        )
        at = f"/round/{each.number}/table/{number}" if opens else ""
        found.append(TableLine(number, sides, is_to_be_told=opens and bool(sheet.untold), at=at))
    return found


def _is_blank(sheet: Sheet) -> bool:
    """Whether nothing was played: a 0 would be misleading then."""
    return sheet.is_empty or (sheet.forfeit is not None and sheet.is_undealt and not any(sheet.totals.values()))


def _seated(state: State, names: list[str]) -> tuple[SideLine, ...]:
    """The sides before play: pairs as they are; single players with the partner they sit across from."""
    if state.form.entry == "person" and len(names) == 4:
        names = [" & ".join(names[0::2]), " & ".join(names[1::2])]
    return tuple(SideLine(name, None, has_won=False) for name in names)
