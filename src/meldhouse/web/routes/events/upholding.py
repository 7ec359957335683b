"""An official who is asked after others upholds one of them with one press: the ruling, and what it brought."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.tournament.disputes import dispute_of, may_come_round
from meldhouse.tournament.log import changes_of
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.upholding import must_be_written, still_to_write, upholding, views_on
from meldhouse.web.events.slip_form import values_of
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import Visit, desk_form, visit
from meldhouse.web.speaking import voice_of

HANDED_OVER = (
    "The sheet is signed, so the scoring table writes the hand: the director, or a scorekeeper of all tables. "
    "It stands on their desk."
)
AS_PLAYED = "It is ruled. Write the hand as it was played: a ruling that does not hold had written it."


class ViewShown(NamedTuple):
    number: int
    button: str
    who: str
    ruling: str
    clause: str


def views_shown(visited: Visit, call: RefereeCall) -> list[ViewShown]:
    """The rulings that whoever looks at this may uphold, each with the word on its button."""
    state, by = visited.state, visited.person.id
    is_split = dispute_of(state, call).stage == "split"
    is_aside = bool(dispute_of(state, call).course.set_aside)
    found = []
    for view in views_on(state, call, by):
        who = f"{state.name(view.person)}, {view.post}"
        button = f"Uphold the {view.post}" if is_split else "I agree with that ruling"
        if is_aside:
            button = "Let it stand after all"
        if may_come_round(state, call, by):
            button = "I take the other's view"
        found.append(ViewShown(view.number, button, who, view.ruling, view.clause))
    return found


async def uphold(request: Request) -> Response:
    """The ruling again, the hand as it stood by it, and its penalties: all of it, or nothing."""
    visited = await visit(request)
    form = await desk_form(request)
    state, number, by = visited.state, form.number("call"), visited.person.id
    call = state.calls[number - 1] if 1 <= number <= len(state.calls) else None
    views = {str(view.number): view for view in views_on(state, call, by)} if call is not None else {}
    view = views.get(form.get("view"))
    if call is None or view is None:
        say_next(request, "That is decided already, or is not yours to decide.")
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    known, before = still_to_write(state, call, view), visited.tournament.version
    try:
        todo = upholding(state, call, view, by, form.get("post")[:80])
        await visited.event.do_all(visited.person, todo, id=form.get("id"))
    except Refused as problem:
        say_next(request, visited.why(problem.refusal))
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    if visited.state.calls[number - 1].ordered is not None:
        say_next(request, f"The ruling of {state.name(view.person)} is upheld. {HANDED_OVER}")
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    if known is not None:
        book = state.rounds[call.round - 1].sheets[call.table].book
        fields = {key: value for key, value in values_of(known, book).items() if value}
        say_next(request, "It is ruled. Write the hand as it was ruled: what is known of it stands here.")
        at = f"{visited.address}/round/{call.round}/table/{call.table}"
        return RedirectResponse(f"{at}?{urlencode({**fields, 'call': number})}#slip", 303)
    if must_be_written(call, view):
        say_next(request, AS_PLAYED)
        return RedirectResponse(
            f"{visited.address}/round/{call.round}/table/{call.table}/hand/{call.hand}?call={number}", 303
        )
    later = range(before + 1, visited.tournament.version + 1)
    say = voice_of(request, state.book).say
    changed = [f"{say(one)}." for step in later for one in changes_of(visited.tournament, step)]
    untold = visited.state.rounds[call.round - 1].sheets[call.table].untold
    tell = [f"Those at table {call.table} still have to be told."] if changed and untold else []
    say_next(request, " ".join([f"The ruling of {state.name(view.person)} is upheld.", *changed, *tell]))
    return RedirectResponse(f"{visited.address}/desk/calls", 303)
