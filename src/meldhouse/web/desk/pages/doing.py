"""Everything that can be done and needs no page of its own: a form for each act, made from its fields."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from meldhouse.game import Refused
from meldhouse.messages import Message
from meldhouse.tournament.acts import Act
from meldhouse.tournament.fields import Field, Kind, derived, does, fields_of, filled_in, name_of
from meldhouse.web.desk.pages.common import DESK_STAFF, Visit, desk_form, do, page, visit
from meldhouse.web.forms import Form
from meldhouse.web.problems import Problem


class ShownAct(NamedTuple):
    name: str
    does: Message
    fields: tuple[Field, ...]


async def show(request: Request) -> Response:
    return _page(request, await visit(request, *DESK_STAFF), Form({}))


def _page(request: Request, visited: Visit, form: Form) -> Response:
    acts = [
        ShownAct(name_of(act), does(act), fields_of(act))
        for act in derived()
        if any(act.may.get(role) == "yes" for role in visited.roles)
    ]
    return page(request, "doing.html", visited, form=form, acts=acts, choices=_choices(visited))


def _choices(visited: Visit) -> dict[Kind, list[tuple[str, str]]]:
    """What can be chosen, and what it is called, by the kind of field."""
    state = visited.state
    people = [(one.id, one.name) for entrant in state.entrants.values() for one in entrant.people]
    return {
        "person": people,
        "entrant": [(one.id, one.name) for one in state.entrants.values()],
        "account": [(one.id, state.name(one.id)) for one in visited.tournament.accounts],
        "round": [(str(each.number), visited.voice.say(each.named)) for each in reversed(state.rounds)],
    }


async def send(request: Request) -> Response:
    visited = await visit(request)
    form = await desk_form(request)
    act = next((one for one in derived() if name_of(one) == form.get("act")), None)
    if act is None:
        raise Problem(400, Message("fault-button"))
    try:
        made = filled_in(visited.state.book, act, _said(act, form))
    except Refused as problem:
        form.faults[name_of(act)] = problem.refusal.whole
        return _page(request, await visit(request, *DESK_STAFF), form)
    if refusal := visited.tournament.verify(made, by=visited.person.id, at=visited.event.clock()):
        form.faults[name_of(act)] = refusal.whole
        return _page(request, await visit(request, *DESK_STAFF), form)
    return await do(request, visited, made, form, back="/desk/do", tells=True)


def _said(act: type[Act], form: Form) -> dict[str, Any]:
    return {
        field.name: bool(form.get(field.name)) if field.kind == "flag" else form.get(field.name).strip()
        for field in fields_of(act)
    }
