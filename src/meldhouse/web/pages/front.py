"""The lobby, and the pages that are the same for everybody."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response

from meldhouse.web.assets import FOLDER
from meldhouse.web.forms import read_form
from meldhouse.web.identity.people import person_of
from meldhouse.web.pages.houses import choices
from meldhouse.web.site import site_of
from meldhouse.web.speaking import choose_language

HERE = re.compile(r"/(?![/\\])[\x21-\x5b\x5d-\x7e]*")
"""A path on our site, never another site's address."""


async def lobby(request: Request) -> Response:
    site, person = site_of(request), person_of(request)
    rooms = site.settings.house.lobby
    site.settings.house.hall.expect_players()
    return site.page(
        request,
        "lobby.html",
        choices=choices(await rooms.my_houses(person)),
        open_tables=await rooms.open_tables(person),
        my_tables=await rooms.my_tables(person),
        my_games=await rooms.my_games(person),
    )


async def tables(request: Request) -> Response:
    """Only the lists, so that the lobby can refresh itself."""
    site, person = site_of(request), person_of(request)
    rooms = site.settings.house.lobby
    return site.page(
        request,
        "tables.html",
        open_tables=await rooms.open_tables(person),
        my_tables=await rooms.my_tables(person),
    )


async def preferences(request: Request) -> Response:
    return site_of(request).page(request, "preferences.html")


async def language(request: Request) -> Response:
    """Switch this browser to another language, and go back to the same page."""
    form = await read_form(request)
    choose_language(request, form.get("language"))
    back = form.get("back")
    return RedirectResponse(back if HERE.fullmatch(back) else "/", 303)


async def help_page(request: Request) -> Response:
    return site_of(request).page(request, "help.html")


async def fair_page(request: Request) -> Response:
    return site_of(request).page(request, "fair.html")


async def icon(_request: Request) -> Response:
    return FileResponse(FOLDER / "icon.svg", headers={"cache-control": "public, max-age=86400"})


async def robots(_request: Request) -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /table/\nDisallow: /you\n")
