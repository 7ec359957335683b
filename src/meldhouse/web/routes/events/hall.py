"""The screen for the hall: who sits where, the clock, what comes next, standings; readable from the last row."""

from __future__ import annotations

from typing import Any

from meldhouse.game import SEAT_NAMES
from meldhouse.tournament.accounts import standings_of
from meldhouse.tournament.bracket_words import kinds_at
from meldhouse.tournament.honours import honours_of
from meldhouse.tournament.planning import bracket_is_over
from meldhouse.tournament.playoffs import played_off
from meldhouse.tournament.standing_words import table_of
from meldhouse.tournament.state import RoundStatus, State
from meldhouse.tournament.words import round_name
from meldhouse.web.routes.events.common import Visit, shows
from meldhouse.web.routes.events.front import is_shown

HALL_WORDS: dict[RoundStatus, str] = {
    "released": "find your seat",
    "called": "please go to your tables",
    "playing": "being played",
}


def _shown(visited: Visit) -> dict[str, Any]:
    """What everybody may see, whoever's machine stands at the projector."""
    state = visited.state
    current = state.current if is_shown(state) else None
    is_over = state.finished or (state.current is not None and state.current.status == "closed")
    return {
        "current": current if not is_over else None,
        "hall_words": HALL_WORDS,
        "seats": _seats(state) if current is not None and not is_over else [],
        "out": [state.name(one) for one in current.seating.out] if current is not None and not is_over else [],
        "table": table_of(state, standings_of(state, state.released)) if is_over and state.released else None,
        "is_final": state.finished and state.released >= sum(each.status == "closed" for each in state.rounds),
        "kinds": kinds_at(state, current) if current is not None and not is_over else "",
        "honours": honours_of(visited.tournament),
        "last": _between(state) if is_over else "",
        "played_off": played_off(state, state.released) if is_over else [],
    }


show = shows("hall.html", _shown)
part = shows("hall_part.html", _shown)


def _between(state: State) -> str:
    """What there is to wait for, while nothing is played and no standings are released."""
    if state.finished:
        return "The tournament is over. The results are announced soon."
    if state.current is None:
        return ""
    over = f"{round_name(state.current)} is over."
    if bracket_is_over(state) or (state.form.rounds and len(state.main_rounds) >= state.form.rounds):
        return f"{over} The standings come next."
    return f"{over} The next one is being seated."


def _seats(state: State) -> list[tuple[str, int, str]]:
    """By name, since everybody looks for his own."""
    assert state.current is not None
    found = [
        (state.name(person), table.number, SEAT_NAMES[seat])
        for table in state.current.seating.tables
        for seat, person in state.seats_at(table).items()
    ]
    return sorted(found, key=lambda one: one[0].casefold())
