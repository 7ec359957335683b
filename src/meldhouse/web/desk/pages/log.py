"""Everything anybody did: who, when, before and after."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from meldhouse.tournament.log import line_of
from meldhouse.web.desk.pages.common import DESK_STAFF, page, visit
from meldhouse.web.forms import whole

PAGE = 100


async def show(request: Request) -> Response:
    visited = await visit(request, *DESK_STAFF)
    asked = whole(request.query_params.get("before", ""), most=10**8)
    last = visited.tournament.version
    first = last if asked is None else min(asked - 1, last)
    lines = [line_of(visited.tournament, number) for number in range(first, max(0, first - PAGE), -1)]
    return page(request, "log.html", visited, lines=lines, before=first - PAGE + 1 if first > PAGE else 0)
