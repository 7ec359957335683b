"""Standings: for everybody as far as they are released, in full for officials; and as files."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meldhouse.messages import fact
from meldhouse.tournament.accounting.accounts import ledger_of, standings_of
from meldhouse.tournament.acts import PlayOff, ReleaseStandings
from meldhouse.tournament.desk.playoffs import left_to_play_off, played_off, playing_off
from meldhouse.tournament.lines.events import compared
from meldhouse.tournament.lines.standings import table_of
from meldhouse.tournament.results.exports import to_csv, to_json
from meldhouse.tournament.results.handing_out import results_of
from meldhouse.tournament.scoring.divisions import of_division
from meldhouse.tournament.state import State
from meldhouse.web.desk.pages.common import DESK_STAFF, Visit, page, visit
from meldhouse.web.problems import Problem


def closed_rounds(state: State) -> int:
    return sum(each.status == "closed" for each in state.rounds)


def seen_through(visited: Visit) -> int | None:
    """The number of rounds after which this person may see standings; None for people who see everything."""
    return None if visited.roles.intersection(DESK_STAFF) else visited.state.released


def _shown(visited: Visit, division: str = "") -> dict[str, Any]:
    state, through = visited.state, seen_through(visited)
    found = standings_of(state, through) if through is None or through > 0 else None
    divisions = [one for one in state.form.divisions if any(one == row.division for row in found.rows)] if found else []
    seen = of_division(found, division) if found is not None and division in divisions else found
    closed = closed_rounds(state)
    me = state.person_of(visited.person.id)
    own = [entry for entry in ledger_of(state).through(through).entries if me in entry.people] if me and found else []
    return {
        "table": table_of(state, seen) if seen is not None else None,
        "divisions": divisions,
        "division": division if division in divisions else "",
        "closed": closed,
        "released": state.released,
        "release": _encoded(ReleaseStandings(through=closed)) if closed > state.released else "",
        "hide": _encoded(ReleaseStandings(through=0)) if state.released else "",
        "playoffs": [(tie, _encoded(playing_off(state, tie))) for tie in left_to_play_off(state, found)]
        if found is not None
        else [],
        "compared": visited.voice.say(compared(state.form, state.book.scoring.style)),
        "played_off": played_off(state, through) if found is not None else [],
        "me": me,
        "own": own,
    }


async def show(request: Request) -> Response:
    """For all, or with ?division=… for one division."""
    visited = await visit(request)
    return page(request, "standings.html", visited, **_shown(visited, request.query_params.get("division", "")))


async def part(request: Request) -> Response:
    visited = await visit(request)
    return page(request, "standings_part.html", visited, **_shown(visited, request.query_params.get("division", "")))


def _encoded(act: PlayOff | ReleaseStandings) -> str:
    return msgspec.json.encode(act).decode()


async def download(request: Request) -> Response:
    visited = await visit(request)
    through = seen_through(visited)
    if through == 0:
        raise Problem(403, fact("event-standings-hidden"))
    found = results_of(visited.tournament, through)
    if request.path_params["kind"] == "csv":
        return _file(to_csv(found).encode(), "text/csv; charset=utf-8", "standings.csv")
    return _file(to_json(found), "application/json", "standings.json")


def _file(body: bytes, kind: str, name: str) -> Response:
    return Response(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})
