"""Where those of a table go on when their sheet is in, as soon as the next round is released."""

from __future__ import annotations

from typing import NamedTuple

from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import RoundState, State
from meldhouse.tournament.words import round_in_sentence, round_name
from meldhouse.web.routes.events.front import is_shown, my_table


class NextTable(NamedTuple):
    table: int
    round: str
    link: str
    """To its sheet, as soon as that is there."""


def next_seats(state: State, sheet: Sheet) -> list[tuple[str, str]]:
    """Where everybody of this table sits in the round after it. Whoever has no place in a play-off, or in a bracket,
    does not sit out."""
    current = _released_after(state, sheet)
    if current is None:
        return []
    seats = [(state.name(person), my_table(state, person)) for person in sheet.seats.values()]
    takes_turns = not current.playoff and not state.form.is_bracket
    return [(name, f"table {table}" if table else "sits out") for name, table in seats if table or takes_turns]


def next_called(state: State, sheet: Sheet) -> str:
    """The round after it, by its name."""
    current = _released_after(state, sheet)
    return round_name(current) if current is not None else ""


def next_table(state: State, sheet: Sheet, me: str | None, device: str) -> NextTable | None:
    """Where whoever looks at a sheet that is in goes on: a player where he sits, a scorekeeper at his table."""
    current = _released_after(state, sheet)
    table = my_table(state, me) if me is not None else state.keeps.get(device)
    if current is None or table is None or table not in [one.number for one in current.seating.tables]:
        return None
    link = f"/round/{current.number}/table/{table}" if table in current.sheets else ""
    return NextTable(table, round_in_sentence(current), link)


def _released_after(state: State, sheet: Sheet) -> RoundState | None:
    """Nothing once that round is over too: then nobody sits there any more."""
    current = state.current
    if current is None or state.finished or current.status == "closed":
        return None
    return current if current.number > sheet.round and is_shown(state) else None
