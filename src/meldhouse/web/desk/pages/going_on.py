"""Where the players of a table go next, once their sheet is in and the next round is released."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.messages import Message
from meldhouse.tournament.accounting.accounts import standings_of
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import RoundState, State
from meldhouse.web.desk.pages.front import is_shown, my_table


class NextTable(NamedTuple):
    table: int
    round: Message
    link: str
    """The link to its sheet, once there is one."""
    is_seat: bool
    """Whether this person sits there; otherwise their device only keeps that table's sheet."""


def next_seats(state: State, sheet: Sheet) -> list[tuple[str, int]]:
    """Where everybody at this table sits in the next round; 0 if they sit out. People left out of a playoff or a
    bracket do not count as sitting out."""
    current = _released_after(state, sheet)
    if current is None:
        return []
    seats = [(state.name(person), my_table(state, person)) for person in sheet.seats.values()]
    takes_turns = not current.playoff and not state.form.is_bracket
    return [(name, table or 0) for name, table in seats if table or takes_turns]


def next_called(state: State, sheet: Sheet) -> Message | None:
    """The name of the next round."""
    current = _released_after(state, sheet)
    return round_title(current) if current is not None else None


def next_table(state: State, sheet: Sheet, me: str | None, device: str) -> NextTable | None:
    """Where to go after a finished sheet: players to their seat, scorekeepers to their table."""
    current = _released_after(state, sheet)
    table = my_table(state, me) if me is not None else state.keeps.get(device)
    if current is None or table is None or table not in [one.number for one in current.seating.tables]:
        return None
    link = f"/round/{current.number}/table/{table}" if table in current.sheets else ""
    return NextTable(table, current.named, link, me is not None)


def _released_after(state: State, sheet: Sheet) -> RoundState | None:
    """The next round; None if it is over as well."""
    current = state.current
    if current is None or current.number <= sheet.round or current.status == "closed" or state.finished:
        return None
    return current if is_shown(state) else None


def after_last(state: State, each: RoundState) -> str:
    """Why nothing is planned after a table: a tie may still need another round."""
    if (each.playoff or each.status == "closed") and standings_of(state).ties:
        return "tie"
    if state.form.ranking.playoff != "none" and each.status != "closed":
        return "maybe-tie"
    return "over"
