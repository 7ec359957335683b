"""The way back for a director who lost their browser: a one-time code on paper that makes its holder director."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import fact
from meldhouse.tournament.acts import Invite
from meldhouse.tournament.paper.order import Order, heading_of
from meldhouse.tournament.passes import hash_of, new_code, plain
from meldhouse.tournament.prints import NameTag
from meldhouse.web.desk.pages.common import Visit, desk_form, page, visit
from meldhouse.web.desk.pages.prints import in_turn, printed
from meldhouse.web.house.events import Event
from meldhouse.web.identity.people import Person
from meldhouse.web.links import link_of, pass_link


async def give(request: Request, event: Event, person: Person) -> None:
    """A code for a new tournament, shown at the desk until its director has it."""
    request.session["recovery"] = [event.id, await _made(event, person)]


async def _made(event: Event, person: Person) -> str:
    code = new_code()
    await event.do(person, Invite(token=hash_of(plain(code)), role="director"))
    return code


def to_show(request: Request, visited: Visit) -> str:
    """The code of a new tournament, shown in the browser that opened it until its director confirms having it, or
    somebody uses it."""
    found = request.session.get("recovery")
    if not isinstance(found, list) or len(found) != 2 or found[0] != visited.event.id:
        return ""
    held = visited.state.passes.get(hash_of(plain(str(found[1]))))
    return str(found[1]) if held is not None and not held.taken and "director" in visited.roles else ""


async def kept(request: Request) -> Response:
    """The director has written it down; it is never shown again."""
    visited = await visit(request, "director")
    await desk_form(request)
    request.session.pop("recovery", None)
    return RedirectResponse(f"{visited.address}/desk/people", 303)


async def another(request: Request) -> Response:
    """A new code; unused codes stay valid."""
    visited = await visit(request, "director")
    await desk_form(request)
    code = await _made(visited.event, visited.person)
    request.session["recovery"] = [visited.event.id, code]
    return page(request, "recovery.html", visited, code=code, address=link_of(request, visited.address))


async def on_paper(request: Request) -> Response:
    """The code on the page, as a card to keep."""
    visited = await visit(request, "director")
    form = await desk_form(request)
    code = form.get("code")
    held = visited.state.passes.get(hash_of(plain(code)))
    if held is None or held.role != "director" or held.taken:
        return RedirectResponse(f"{visited.address}/desk/roles", 303)
    in_turn(request, visited)
    card = NameTag(
        name=code,
        under=fact("event-recovery-card"),
        url=pass_link(request, visited.address, plain(code)),
    )
    order = Order(visited.tournament, None, link_of(request, visited.address))
    return await printed(request, visited, heading_of(order), [card], "recovery")
