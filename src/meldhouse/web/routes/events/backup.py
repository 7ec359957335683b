"""The director has everything backed up, with one button."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.journal import JournalError
from meldhouse.web.backups import FOLDER, back_up
from meldhouse.web.forms import address_of
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import desk_form, visit
from meldhouse.web.site import site_of, too_fast

ELSEWHERE = "This club’s data are in PostgreSQL. Ask whoever runs the server for a backup: they make it with pg_dump."


async def save(request: Request) -> Response:
    visited = await visit(request, "director")
    await desk_form(request)
    site = site_of(request)
    if wait := site.backups.take(""):
        raise too_fast(wait)
    try:
        made = await back_up(site.settings.house.journal)
    except (JournalError, OSError) as problem:
        say_next(request, f"No backup was made. {problem}")
    else:
        say_next(request, ELSEWHERE if made is None else f"Backed up and checked: {_where(request, made)}")
    return RedirectResponse(f"{visited.address}/desk/settings", 303)


def _where(request: Request, made: Path) -> str:
    """The whole path is for whoever sits at that computer; others need not know how its disk is laid out."""
    stick = "Copy it to a USB stick, or to another computer."
    if _is_here(request):
        return f"{made}. {stick}"
    return f"{made.name}, in the folder “{FOLDER}” on the computer that runs Meldhouse. {stick}"


def _is_here(request: Request) -> bool:
    if site_of(request).settings.base_url is not None:
        return False  # whoever comes through a proxy seems to be here
    try:
        return ip_address(address_of(request)).is_loopback
    except ValueError:
        return False
