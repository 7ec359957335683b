"""A tournament as everybody may see it: what it is, how far it is, where one sits."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from meldhouse.tournament.state import State
from meldhouse.tournament.words import STATUSES, how_far, in_words
from meldhouse.web.events.tiles import tiles
from meldhouse.web.routes.events.common import Visit, page, visit


async def show(request: Request) -> Response:
    visited = await visit(request)
    return page(request, "show.html", visited, **_shown(visited))


async def part(request: Request) -> Response:
    visited = await visit(request)
    return page(request, "show_part.html", visited, **_shown(visited))


def _shown(visited: Visit) -> dict[str, Any]:
    state = visited.state
    current = state.current
    is_out = current is not None and is_shown(state)
    me = state.person_of(visited.person.id)
    return {
        "far": how_far(state),
        "form_words": in_words(state.book, state.form),
        "current": current if is_out else None,
        "statuses": STATUSES,
        "tiles": tiles(state, visited.event.clock()) if is_out else (),
        "me": me,
        "my_table": my_table(state, me) if is_out and me else None,
    }


def is_shown(state: State) -> bool:
    """Whether players may see the seating: a draft is for the desk alone."""
    return state.current is not None and state.current.status not in ("draft", "confirmed")


def my_table(state: State, person: str) -> int | None:
    """Where somebody sits in this round; None where he sits out."""
    current = state.current
    if current is None:
        return None
    if current.sheets:
        sheet = current.sheet_of(person)
        return sheet.table if sheet is not None else None
    return next((one.number for one in current.seating.tables if person in state.seats_at(one).values()), None)
