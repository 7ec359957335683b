"""Helpers and players: links that give a role once, shown as an address and a code to scan."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import Message, fact, written
from meldhouse.messages.moments import moment
from meldhouse.tournament.acts import Accept, Dismiss, Invite, Role
from meldhouse.tournament.passes import given, hash_of, new_token
from meldhouse.web.desk.pages.common import Visit, desk_form, page, visit
from meldhouse.web.desk.people.recovery import to_show
from meldhouse.web.forms import Form
from meldhouse.web.gate.network import phones_need
from meldhouse.web.identity.people import remember, say_next
from meldhouse.web.links import code_of, link_of, pass_link
from meldhouse.web.pages.naming import named
from meldhouse.web.site import site_of

ROLES: tuple[Role, ...] = ("referee", "scorekeeper", "director", "player")


async def show(request: Request) -> Response:
    visited = await visit(request, "director")
    state = visited.state
    directors = sum("director" in roles for roles in state.roles.values())
    tables = max([len(state.here) // 3, *(len(each.seating.tables) for each in state.rounds)])
    return page(
        request,
        "roles.html",
        visited,
        role_names=ROLES,
        held=_devices(visited),
        directors=directors,
        tables=tables,
        need=phones_need(link_of(request, visited.address)),
        code=to_show(request, visited),
        address=link_of(request, visited.address),
    )


class Device(NamedTuple):
    """A device with a role, allowed to do more here than look."""

    id: str
    name: str
    told: Message
    """What it may do, and since when it is known."""
    dismissals: tuple[tuple[Message, str], ...]
    """Buttons to take a role from it: the name, and the act."""
    is_own: bool
    """Whether it is the device looking at this page."""


def _devices(visited: Visit) -> list[Device]:
    """Officials first, then players' devices."""
    state, found = visited.state, list[Device]()
    first = {step.by: step.at for step in reversed(visited.tournament.log)}
    roles: dict[str, list[tuple[Message, Role]]] = {
        who: [(fact("role-name", role=role), role) for role in sorted(held)]
        for who, held in state.roles.items()
        if held
    }
    for who, table in state.keeps.items():
        roles.setdefault(who, []).append((fact("event-role-table", table=table), "scorekeeper"))
    for who, person in state.acts_for.items():
        roles.setdefault(who, []).append((fact("event-role-for", name=state.name(person)), "player"))
    for who, held in roles.items():
        is_own = who == visited.person.id
        may = tuple(told for told, _ in held)
        known = fact("event-device-since", roles=may, since=moment(first[who])) if who in first else None
        acts = [
            (told, msgspec.json.encode(Dismiss(who=who, role=role)).decode())
            for told, role in held
            if not (is_own and role == "director")
        ]
        name = visited.tournament.called.get(who, who)
        found.append(Device(who, name, known or fact("event-device", roles=may), tuple(acts), is_own))
    return sorted(found, key=lambda one: roles[one.id][0][1] == "player")


async def invite(request: Request) -> Response:
    visited = await visit(request, "director")
    form = await desk_form(request)
    role = form.choice("role", ROLES, "scorekeeper")
    token = new_token()
    number = form.number("table") if role == "scorekeeper" else 0
    act = Invite(token=hash_of(token), role=role, person=form.get("person"), table=number)  # type: ignore[arg-type]
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
        return RedirectResponse(f"{visited.address}/desk/roles", 303)
    link = pass_link(request, visited.address, token)
    whom = written(visited.state.name(act.person)) if role == "player" else fact("role-name", role=role)
    return page(
        request,
        "pass.html",
        visited,
        whom=fact("event-role-table", table=number) if number else whom,
        about=fact("event-role-about", role=role, table=number),
        link=link,
        code=code_of(link).decode(),
        need=phones_need(link),
        back=_back(visited, role, number),
    )


def sheet_at(visited: Visit, table: int) -> str:
    """The page of a table in the current round; empty before the round starts."""
    current = visited.state.current
    is_there = current is not None and table in current.sheets
    return f"/round/{current.number}/table/{table}" if current is not None and is_there else ""


def _back(visited: Visit, role: str, table: int) -> tuple[str, Message]:
    """Where the director came from, and the label for the way back."""
    if table and (at := sheet_at(visited, table)):
        return at, fact("event-link-back", where="table", table=table)
    where = "people" if role == "player" else "roles"
    return f"/desk/{where}", fact("event-link-back", where=where, table=0)


async def asked_for_code(request: Request) -> Response:
    """Where every link leads. The code stands after a #, and is sent from here in the body of a form, like a typed one,
    because addresses end up in logs, browser histories and other sites."""
    return page(request, "code.html", await visit(request))


async def offered(request: Request) -> Response:
    """Show the offer before the code is used: scanners and message previews open links too, and must not use it up."""
    visited = await visit(request)
    return _offer(request, visited, Form({}), _token(visited, await desk_form(request)))


def _token(visited: Visit, form: Form) -> str:
    return given(form.get("code"), visited.state.passes)


def _offer(request: Request, visited: Visit, form: Form, token: str) -> Response:
    return page(
        request,
        "accept.html",
        visited,
        form=form,
        held=(held := visited.state.passes.get(hash_of(token))),
        about=fact("event-role-about", role=held.role, table=held.table) if held is not None else None,
        code=token,
    )


async def accept(request: Request) -> Response:
    visited = await visit(request)
    form = await desk_form(request)
    link = _token(visited, form)
    held = visited.state.passes.get(hash_of(link))
    called = visited.state.name(held.person) if held is not None and held.role == "player" else ""
    if held is not None:
        visited = visited._replace(person=named(request, form, why=fact("fault-name-log"), else_called=called))
    if form.faults:
        return _offer(request, visited, form, link)
    try:
        await visited.event.do(visited.person, Accept(link=link), id=form.get("id"))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
        return RedirectResponse(visited.address, 303)
    mark = await site_of(request).settings.house.sessions.renew(visited.person.id, visited.person.mark)
    remember(request, visited.person._replace(mark=mark))  # a copied cookie gets no part in the new role
    held = visited.state.passes[hash_of(link)]
    say_next(request, fact("event-you-are", role=held.role, table=held.table))
    if held.table:
        return RedirectResponse(visited.address + sheet_at(visited, held.table), 303)
    return RedirectResponse(visited.address if held.role == "player" else f"{visited.address}/desk", 303)
