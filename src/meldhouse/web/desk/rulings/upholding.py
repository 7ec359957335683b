"""An official asked after others may uphold one of their rulings with one click: the ruling, and what it brought."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament.desk.upholding import must_be_written, still_to_write, upholding, views_on
from meldhouse.tournament.log import changes_of
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.rulings.disputes import dispute_of, may_come_round
from meldhouse.web.desk.pages.common import Visit, desk_form, visit
from meldhouse.web.desk.sheets.slip_form import values_of
from meldhouse.web.identity.people import say_next


class ViewShown(NamedTuple):
    number: int
    button: Message
    who: Message
    ruling: str
    clause: str


def views_shown(visited: Visit, call: RefereeCall) -> list[ViewShown]:
    """The rulings this person may uphold, each with its button's text."""
    state, by = visited.state, visited.person.id
    is_split = dispute_of(state, call).stage == "split"
    is_aside = bool(dispute_of(state, call).course.set_aside)
    found = []
    for view in views_on(state, call, by):
        who = fact("official", name=state.name(view.person), post=post_fact(view.post))
        how = (
            "other" if may_come_round(state, call, by) else "after-all" if is_aside else "post" if is_split else "agree"
        )
        button = fact("event-uphold", how=how, post=post_fact(view.post))
        found.append(ViewShown(view.number, button, who, view.ruling, view.clause))
    return found


async def uphold(request: Request) -> Response:
    """Repeat the ruling, its version of the hand, and its penalties: all of it, or nothing."""
    visited = await visit(request)
    form = await desk_form(request)
    state, number, by = visited.state, form.number("call"), visited.person.id
    call = state.calls[number - 1] if 1 <= number <= len(state.calls) else None
    views = {str(view.number): view for view in views_on(state, call, by)} if call is not None else {}
    view = views.get(form.get("view"))
    if call is None or view is None:
        say_next(request, fact("event-upheld-gone"))
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    known, before = still_to_write(state, call, view), visited.tournament.version
    try:
        todo = upholding(state, call, view, by, form.get("post")[:80])
        await visited.event.do_all(visited.person, todo, id=form.get("id"))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    if visited.state.calls[number - 1].ordered is not None:
        say_next(request, fact("event-upheld", name=state.name(view.person)), fact("event-handed-over"))
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    if known is not None:
        book = state.rounds[call.round - 1].sheets[call.table].book
        fields = {key: value for key, value in values_of(known, book).items() if value}
        say_next(request, fact("event-write-ruled"))
        at = f"{visited.address}/round/{call.round}/table/{call.table}"
        return RedirectResponse(f"{at}?{urlencode({**fields, 'call': number})}#slip", 303)
    if must_be_written(call, view):
        say_next(request, fact("event-write-played"))
        return RedirectResponse(
            f"{visited.address}/round/{call.round}/table/{call.table}/hand/{call.hand}?call={number}", 303
        )
    later = range(before + 1, visited.tournament.version + 1)
    changed = tuple(one for step in later for one in changes_of(visited.tournament, step))
    untold = visited.state.rounds[call.round - 1].sheets[call.table].untold
    told = [fact("event-upheld", name=state.name(view.person))]
    if changed:
        told.append(fact("event-upheld-changes", changes=changed))
    if changed and untold:
        told.append(fact("event-upheld-tell", table=call.table))
    say_next(request, *told)
    return RedirectResponse(f"{visited.address}/desk/calls", 303)
