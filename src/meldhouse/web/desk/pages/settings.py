"""Tournament settings, each with the house's value, and which ones can no longer be changed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import fact
from meldhouse.tournament.acts import Amend
from meldhouse.tournament.acts.event import SETTLED
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.lines.events import event_lines
from meldhouse.tournament.state import State
from meldhouse.web.desk.pages.backup import may_back_up
from meldhouse.web.desk.pages.common import Visit, desk_form, page, visit
from meldhouse.web.desk.shown.form_reading import event_form, shown_fields
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import say_next


async def show(request: Request) -> Response:
    return _page(request, await visit(request, "director"), Form({}))


def _page(request: Request, visited: Visit, form: Form) -> Response:
    state = visited.state
    return page(
        request,
        "settings.html",
        visited,
        form=form,
        locked=_locked(state),
        now=[*event_lines(state.book, state.form)],
        may_back_up=may_back_up(request),
        **shown_fields(state.form, state.book, visited.voice, form_of(state.book)),
    )


def _locked(state: State) -> tuple[str, ...]:
    return SETTLED if state.rounds else ("entry",) if state.entrants else ()


async def amend(request: Request) -> Response:
    visited = await visit(request, "director")
    form = await desk_form(request)
    meant = event_form(form, visited.state.form, blank_is_usual=False)
    if meant == visited.state.form:
        say_next(request, fact("event-settings-same"))
        return RedirectResponse(f"{visited.address}/desk/settings", 303)
    if meant is not None:
        try:
            await visited.event.do(visited.person, Amend(form=meant), id=form.get("id"))
        except Refused as problem:
            form.faults["movement"] = problem.refusal.whole
    if form.faults:
        return _page(request, visited, form)
    say_next(request, fact("event-settings-saved"))
    return RedirectResponse(f"{visited.address}/desk/settings", 303)
