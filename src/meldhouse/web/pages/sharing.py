"""Joining a table by its link: the code to scan, and a name before sitting down."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import written
from meldhouse.tables.hall.hall import NoTable
from meldhouse.tables.table import Table
from meldhouse.web.forms import Form, read_form
from meldhouse.web.gate.network import phones_need
from meldhouse.web.identity.people import LONGEST_NAME, guest_name, person_of, remember
from meldhouse.web.links import code_of, link_of
from meldhouse.web.problems import Problem
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of


def ask_name(request: Request, table: Table) -> Response | None:
    """Ask for a name from anyone who comes by a link without one; giving a name is optional."""
    person = person_of(request)
    if person.is_named or table.terms.home or person.id == table.host or table.chair_of(person.id) is not None:
        return None
    return _page(request, table, Form({}))


async def name(request: Request) -> Response:
    table = await table_asked(request)
    form = await read_form(request)
    person = person_of(request)
    if form.get("guest"):
        called = guest_name(person, voice_of(request), [chair.name for chair in table.chairs.values()])
    else:
        called = form.line("name", most=LONGEST_NAME, least=1)
    if form.faults:
        return _page(request, table, form)
    remember(request, person._replace(name=called))
    return RedirectResponse(f"/table/{request.path_params['id']}", 303)


async def code(request: Request) -> Response:
    """The picture alone."""
    await table_asked(request)
    link = link_of(request, f"/table/{request.path_params['id']}")
    return Response(code_of(link), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


async def show_code(request: Request) -> Response:
    """The picture, large enough to hold up or print."""
    table, id = await table_asked(request), request.path_params["id"]
    link = link_of(request, f"/table/{id}")
    return site_of(request).page(
        request, "code.html", table=id, table_title=table.terms.called, link=link, need=phones_need(link)
    )


async def table_asked(request: Request) -> Table:
    try:
        return (await site_of(request).settings.house.hall.room(request.path_params["id"])).table
    except NoTable as problem:
        raise Problem(404, written(str(problem))) from None


def _page(request: Request, table: Table, form: Form) -> Response:
    host = next((chair.name for chair in table.chairs.values() if chair.person == table.host), "")
    return site_of(request).page(
        request,
        "name.html",
        table=request.path_params["id"],
        table_title=table.terms.called,
        host=host,
        form=form,
        longest_name=LONGEST_NAME,
    )
