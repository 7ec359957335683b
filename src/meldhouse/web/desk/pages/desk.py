"""The evening on one page: what to do next, the tables as tiles, the last action and its undo."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import fact
from meldhouse.tournament.acts import AnyAct, Close, Undo
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.desk.playoffs import who_fills
from meldhouse.tournament.lines.disputes import appeal_line, rulings_told
from meldhouse.tournament.log import done_together
from meldhouse.tournament.results.handing_out import to_come_back
from meldhouse.tournament.rounds.finishing import untold_corrections
from meldhouse.tournament.rulings.disputes import to_be_written
from meldhouse.web.desk.pages.common import DESK_STAFF, Visit, desk_form, do, if_any, page, shows, visit
from meldhouse.web.desk.shown.steps_said import said_and_sent
from meldhouse.web.desk.shown.tiles import tiles
from meldhouse.web.gate.network import phones_need
from meldhouse.web.identity.people import say_next
from meldhouse.web.links import link_of
from meldhouse.web.site import site_of

LONG_LOG = 2000
"""Log steps; beyond this, trying out an undo takes too long."""
_ACT: msgspec.json.Decoder[AnyAct] = msgspec.json.Decoder(AnyAct)


def _shown(visited: Visit) -> dict[str, Any]:
    tournament, now = visited.tournament, visited.event.clock()
    steps = [said_and_sent(step, visited.voice) for step in next_steps(tournament.state)]
    last = tournament.undone_next()
    return {
        "steps": steps,
        "tiles": tiles(tournament.state, now),
        "current": tournament.state.current,
        "last_number": last[-1] if last else 0,
        "last": done_together(tournament, last) if last else None,
        "back": to_come_back(tournament) if tournament.state.finished else (),
        "fill": who_fills(tournament.state, tournament.state.current) if tournament.state.current is not None else None,
        "untold": untold_corrections(tournament.state),
        "orders": to_be_written(tournament.state),
        "why_no_undo": bool(last) and "director" in visited.roles and _refused(visited, now),
        "all_in": tournament.state.current is not None
        and all(sheet.locked for sheet in tournament.state.current.sheets.values()),
        "time_up": tournament.state.current is not None and tournament.state.current.time_up(now),
        "calls": (calls := [call for call in tournament.state.calls if not call.answered_by]),
        "appeals": {call.number: if_any(visited.voice, appeal_line(tournament.state, call)) for call in calls},
        "rulings": {call.number: [*map(visited.voice.say, rulings_told(tournament.state, call))] for call in calls},
    }


def _refused(visited: Visit, now: int) -> bool:
    """Whether the last act can no longer be undone because of later ones. Finding out replays the whole log, so it is
    done once per state; if the log is very long, pressing the button tells."""
    tournament = visited.tournament
    key = tournament.version
    if tournament.undone_next()[-1:] == (key,) or key > LONG_LOG:
        return False
    return tournament.state.once("undo", key, lambda: not tournament.can(Undo(), by=visited.person.id, at=now))


async def show(request: Request) -> Response:
    visited = await visit(request, *DESK_STAFF)
    need = phones_need(link_of(request, visited.address)) if "director" in visited.roles else None
    return page(request, "desk.html", visited, need=need, **_shown(visited))


board = shows("board.html", _shown, *DESK_STAFF)


async def step(request: Request) -> Response:
    """A button of the desk: the act is in its form, and is checked like any other."""
    visited = await visit(request)
    form = await desk_form(request)
    try:
        act = _ACT.decode(form.get("act"))
    except msgspec.MsgspecError:
        return site_of(request).error(request, 400, fact("fault-button"))
    if isinstance(act, Close) and act.anyway:
        act = msgspec.structs.replace(act, reason=form.get("reason").strip()[:400])
    return await do(request, visited, act, form, back=_back(form.get("back")), tells=True)


async def undo(request: Request) -> Response:
    visited = await visit(request)
    form = await desk_form(request)
    last = visited.tournament.undone_next()
    if form.get("last") and last and form.number("last") != last[-1]:
        say_next(request, fact("event-not-undone", what=done_together(visited.tournament, last)))
        return RedirectResponse(f"{visited.address}/desk", 303)
    done = fact("event-undone", what=done_together(visited.tournament, last)) if last else fact("event-undone-plain")
    return await do(request, visited, Undo(reason=form.get("reason")[:400]), form, back="/desk", said=done)


def _back(wanted: str) -> str:
    """Only to a page of this tournament."""
    known = (
        "/desk",
        "/desk/people",
        "/desk/seating",
        "/desk/calls",
        "/desk/money",
        "/desk/prizes",
        "/desk/roles",
        "/standings",
    )
    if re.fullmatch(r"/desk/ask\?call=\d{1,6}|/desk/people/[PT]\d{1,6}", wanted):
        return wanted
    return "" if wanted == "front" else wanted if wanted in known else "/desk"
