"""A table's rules: its own book, even if it is on no shelf; in full, or in brief."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from meldhouse.messages import Message, fact
from meldhouse.tables.terms import book_of
from meldhouse.web.casual import made_from, when_hidden
from meldhouse.web.pages.rules import book_page, in_short
from meldhouse.web.pages.sharing import table_asked
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of
from meldhouse.web.table.table_page import rules_at


async def show(request: Request) -> Response:
    id, source = request.path_params["id"], (await table_asked(request)).terms.book
    return book_page(request, book_of(source), rules_at(id), table=id, eased=_eased(source))


async def brief(request: Request) -> Response:
    """For reading at the table, without leaving it."""
    source = (await table_asked(request)).terms.book
    book = book_of(source)
    voice = voice_of(request, book)
    return site_of(request).page(request, "brief_here.html", **in_short(book, voice), eased=_eased(source))


def _eased(source: str) -> Message | None:
    house = made_from(source)
    return fact("casual-table", when=when_hidden(house)) if house is not None else None
