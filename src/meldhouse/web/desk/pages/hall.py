"""The screen for the hall: who sits where, the clock, what comes next, standings; readable from the last row."""

from __future__ import annotations

from typing import Any, NamedTuple

from meldhouse.game import Seat
from meldhouse.messages import Message, Voice
from meldhouse.tournament.accounting.accounts import standings_of
from meldhouse.tournament.desk.playoffs import played_off
from meldhouse.tournament.lines.brackets import kinds_at
from meldhouse.tournament.lines.rounds import round_title
from meldhouse.tournament.lines.standings import StandingLine, StandingsTable, table_of
from meldhouse.tournament.results.honors import honors_of
from meldhouse.tournament.rounds.planning import bracket_is_over
from meldhouse.tournament.state import State
from meldhouse.web.desk.pages.common import Visit, shows
from meldhouse.web.desk.pages.front import is_shown

COLUMNS = ((10, 1), (24, 2), (48, 3))
"""Up to this many places, use this many columns; beyond, four."""
FIGURES = {1: 9, 2: 9, 3: 2, 4: 1}
"""How many figures fit beside a name, by number of columns; the standings page has the rest."""
STEPS = (4, 6, 8, 10, 12, 16, 20, 24)
"""Rows per column; each step has its own type size, so that the screen is filled."""
LETTERS = (20, 24, 28, 32)
"""Name lengths; shorter names allow larger type."""
MOST = 96


class Board(NamedTuple):
    """Standings on the screen: each column is a table with its own headings."""

    columns: tuple[tuple[StandingLine, ...], ...]
    titles: tuple[Message, ...]
    step: int
    letters: int
    """The step in `LETTERS` that all names fit when a single figure is shown; otherwise 0."""


def _board(table: StandingsTable, voice: Voice) -> Board:
    lines = [line for line in table.lines if line.row.place][:MOST]
    many = next((columns for most, columns in COLUMNS if len(lines) <= most), 4)
    rows = max(1, -(-len(lines) // many))
    titles = tuple(column.title for column in table.columns[: FIGURES[many]])
    parts = tuple(tuple(lines[at : at + rows]) for at in range(0, len(lines), rows))
    longest = max(
        (len(line.row.name) + len(voice.say(line.gone) if line.gone is not None else "") // 2 for line in lines),
        default=0,
    )
    letters = next((most for most in LETTERS if longest <= most), 0) if len(titles) == 1 else 0
    return Board(parts, titles, next(step for step in STEPS if rows <= step), letters)


def _shown(visited: Visit) -> dict[str, Any]:
    """What everybody may see, no matter whose machine drives the projector."""
    state = visited.state
    current = state.current if is_shown(state) else None
    is_over = state.finished or (state.current is not None and state.current.status == "closed")
    table = table_of(state, standings_of(state, state.released)) if is_over and state.released else None
    return {
        "current": current if not is_over else None,
        "seats": _seats(state) if current is not None and not is_over else [],
        "out": [state.name(one) for one in current.seating.out] if current is not None and not is_over else [],
        "table": table,
        "board": _board(table, visited.voice) if table is not None else None,
        "is_final": state.finished and state.released >= sum(each.status == "closed" for each in state.rounds),
        "kinds": ". ".join(map(visited.voice.say, kinds_at(state, current)))
        if current is not None and not is_over
        else "",
        "honors": honors_of(visited.tournament),
        "last": _between(state) if is_over else "",
        "last_round": round_title(state.current) if state.current is not None and not state.finished else None,
        "played_off": played_off(state, state.released) if is_over else [],
    }


show = shows("hall.html", _shown)
part = shows("hall_part.html", _shown)


def _between(state: State) -> str:
    """What people are waiting for while nothing is played and no standings are released."""
    if state.finished:
        return "results"
    if state.current is None:
        return ""
    if bracket_is_over(state) or (state.form.rounds and len(state.main_rounds) >= state.form.rounds):
        return "standings"
    return "round"


def _seats(state: State) -> list[tuple[str, int, Seat]]:
    """Seats by name, since everybody looks for their own."""
    assert state.current is not None
    found = [
        (state.name(person), table.number, seat)
        for table in state.current.seating.tables
        for seat, person in state.seats_at(table).items()
    ]
    return sorted(found, key=lambda one: one[0].casefold())
