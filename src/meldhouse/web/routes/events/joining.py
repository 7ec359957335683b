"""Helpers and players: links that give a role once, shown as an address and a code to scan."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.tournament.acts import Accept, Invite
from meldhouse.tournament.passes import hash_of, new_token
from meldhouse.web.forms import read_form
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import named, page, visit
from meldhouse.web.sharing import code_of, link_of
from meldhouse.web.site import site_of

ROLES = {
    "referee": "Rules at the tables, gives penalties, corrects sheets",
    "scorekeeper": "Checks people in, takes money, writes and signs sheets",
    "director": "May do everything",
    "player": "Acts for one player: his table, his sheet, his signature",
}


async def show(request: Request) -> Response:
    visited = await visit(request, "director")
    held = {who: sorted(roles) for who, roles in visited.state.roles.items() if roles}
    called = {who: visited.tournament.called.get(who, who) for who in held}
    return page(request, "roles.html", visited, words=ROLES, held=held, called=called, link=None)


async def invite(request: Request) -> Response:
    visited = await visit(request, "director")
    form = await read_form(request, site_of(request).desk)
    role = form.choice("role", "The role", ROLES, "scorekeeper")
    token = new_token()
    act = Invite(token=hash_of(token), role=role, person=form.get("person"))  # type: ignore[arg-type]
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        say_next(request, problem.refusal.text)
        return RedirectResponse(f"{visited.address}/desk/roles", 303)
    link = link_of(request, f"{visited.address}/pass/{token}")
    whom = visited.state.name(act.person) if role == "player" else ""
    code = code_of(link).decode()
    return page(request, "pass.html", visited, role=role, whom=whom, words=ROLES, link=link, code=code)


async def offered(request: Request) -> Response:
    """A link is followed by looking at it first: scanners and previews of messages open links too, and take nothing."""
    visited = await visit(request)
    held = visited.state.passes.get(hash_of(request.path_params["token"]))
    return page(request, "accept.html", visited, held=held, words=ROLES, token_here=request.path_params["token"])


async def accept(request: Request) -> Response:
    visited = await visit(request)
    form = await read_form(request, site_of(request).desk)
    visited = visited._replace(person=named(request, form))
    act = Accept(token=hash_of(request.path_params["token"]))
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        say_next(request, problem.refusal.text)
        return RedirectResponse(visited.address, 303)
    held = visited.state.passes[act.token]
    say_next(request, "You are in." if held.role == "player" else f"You are {held.role} now.")
    return RedirectResponse(visited.address if held.role == "player" else f"{visited.address}/desk", 303)
