"""Back up everything with one button: for the person at the computer that runs Meldhouse, or, if its host allows it,
for directors. Elsewhere anybody can open a tournament and so become a director."""

from __future__ import annotations

import logging
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.journal import JournalError
from meldhouse.messages import Message, fact
from meldhouse.web.desk.pages.common import desk_form, visit
from meldhouse.web.gate.addresses import is_this_machine
from meldhouse.web.house.backups import FOLDER, back_up
from meldhouse.web.identity.people import say_next
from meldhouse.web.problems import Problem, too_fast
from meldhouse.web.site import site_of

_BY_PROXY = ("forwarded", "x-forwarded-for", "via")

log = logging.getLogger(__name__)


def may_back_up(request: Request) -> bool:
    return site_of(request).settings.desk_backups or _is_here(request)


async def save(request: Request) -> Response:
    visited = await visit(request, "director")
    await desk_form(request)
    site = site_of(request)
    if not may_back_up(request):
        raise Problem(403, fact("event-backup-host"))
    if wait := site.backups.take(""):
        raise too_fast(wait)
    try:
        made = await back_up(site.settings.house.journal)
    except (JournalError, OSError) as problem:
        log.error("No backup was made: %s", problem)
        here = fact("event-backup-failed-why", why=str(problem))
        say_next(request, here if _is_here(request) else fact("event-backup-failed"))
    else:
        say_next(request, fact("event-backup-elsewhere") if made is None else _made(request, made))
    return RedirectResponse(f"{visited.address}/desk/settings", 303)


def _made(request: Request, made: Path) -> Message:
    """Show the full path only to the person at that computer; others need not know its disk layout."""
    if _is_here(request):
        return fact("event-backup-made", file=str(made))
    return fact("event-backup-made-there", file=made.name, folder=FOLDER)


def _is_here(request: Request) -> bool:
    if site_of(request).settings.base_url is not None or any(name in request.headers for name in _BY_PROXY):
        return False  # everyone behind a proxy appears to be local
    return request.client is not None and is_this_machine(request.client.host)
