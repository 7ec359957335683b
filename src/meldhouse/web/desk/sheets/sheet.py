"""A table's score sheet: hand by hand, added up, signed by both sides, corrected by officials; then the next seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from meldhouse.game import Refused, Seat, Slip
from meldhouse.messages import Message, Voice, fact, written
from meldhouse.tournament import acts
from meldhouse.tournament.acts.sheets import SlipRefusal
from meldhouse.tournament.results.handing_out import to_come_back
from meldhouse.tournament.rounds.results_behind import old_results
from meldhouse.web.desk.pages.common import desk_form, page, wants_json
from meldhouse.web.desk.sheets.sheet_shown import shown
from meldhouse.web.desk.sheets.sheet_visit import SheetVisit, at_table, number_in
from meldhouse.web.desk.sheets.slip_form import (
    SideLine,
    form_keys,
    side_lines,
    slip_from,
    values_of,
)
from meldhouse.web.forms import Form, whole
from meldhouse.web.identity.people import say_next
from meldhouse.web.problems import Problem

BY_RULING = ("reason", "clause", "call")
"""Values a ruling may bring to the form, besides the hand."""


async def show(request: Request) -> Response:
    here = await at_table(request)
    return sheet_page(request, here, Form({"how": "played", **_told(request, here)}))


def _told(request: Request, here: SheetVisit) -> dict[str, str]:
    """The values a ruling brings."""
    known = {*form_keys(here.sheet.book), *BY_RULING}
    return {key: value for key, value in request.query_params.items() if key in known}


async def part(request: Request) -> Response:
    """Just the figures, for a page where somebody is typing."""
    here = await at_table(request)
    name = "sheet_news.html" if request.query_params.get("of") == "news" else "sheet_part.html"
    return page(request, name, here.visited, **shown(here))


def sheet_page(request: Request, here: SheetVisit, form: Form, *, hand: int = 0) -> Response:
    return page(request, "sheet.html", here.visited, form=form, hand=hand, **shown(here))


async def write(request: Request) -> Response:
    """Write the next hand, or edit one."""
    here = await at_table(request)
    form = await desk_form(request)
    hand = form.number("hand")
    rows = here.sheet.rows
    slip = slip_from(form, here.sheet.book, rows[hand - 1].slip if 1 <= hand <= len(rows) else None)
    if slip is None:
        return _answer(request, here, form, hand)
    version = whole(form.get("version"), most=10**9)
    return await _do(request, here, _writing(here, slip, hand, version, form), form, hand)


def _writing(here: SheetVisit, slip: Slip, hand: int, version: int | None, form: Form) -> acts.AnyAct:
    call = form.number("call")
    if not hand:
        return acts.EnterSlips(round=here.round, table=here.table, slips=(slip,), version=version, call=call)
    if here.sheet.stands(hand):
        reason, clause = form.get("reason")[:400], form.get("clause").strip()[:40]
        at: Any = {"round": here.round, "table": here.table}
        return acts.Correct(hand=hand, slip=slip, reason=reason, clause=clause, call=call, **at)
    return acts.ChangeSlip(round=here.round, table=here.table, hand=hand, slip=slip, version=version, call=call)


async def _do(request: Request, here: SheetVisit, act: acts.AnyAct, form: Form, hand: int) -> Response:
    try:
        await here.visited.event.do(here.visited.person, act, id=form.get("id"))
    except Refused as problem:
        asks = problem.refusal.asks if isinstance(problem.refusal, SlipRefusal) else ()
        if asks:
            form.asks |= dict.fromkeys(asks, problem.refusal.whole)
        else:
            form.faults["slip"] = problem.refusal.whole
        return _answer(request, await at_table(request), form, hand)
    after = await at_table(request)
    say_next(request, *_written(after, hand or len(after.sheet.rows)))
    return _answer(request, after, form, hand)


def _written(here: SheetVisit, hand: int) -> list[Message]:
    """What the page says then: the hand, and the new score."""
    names = here.visited.state.names_at(here.sheet)
    sums = [one for side in side_lines(here.sheet.book, names) for one in _standing(here, side, names)]
    told = fact("event-hand-saved", number=here.sheet.number_of(hand), sums=tuple(sums))
    return [told, *(after_correction(here) if here.sheet.locked or here.sheet.untold else ())]


def _standing(here: SheetVisit, side: SideLine, names: Mapping[Seat, str]) -> list[Message]:
    """A side's total; each partner's own if a penalty made them differ."""
    totals = [here.sheet.totals[seat] for seat in side.seats]
    if len(set(totals)) == 1:
        return [fact("event-stands-at", names=side.names, points=totals[0])]
    each = zip(side.seats, totals, strict=True)
    return [fact("event-stands-at", names=names[seat], points=total) for seat, total in each]


def after_correction(here: SheetVisit) -> list[Message]:
    """What a correction leaves to do: people to tell, a seating based on old results, and prizes to take back."""
    state = here.visited.state
    told = [fact("event-tell-below")] if here.sheet.untold else []
    if state.current is not None and here.is_official:
        told += old_results(state, state.current)
    back = to_come_back(here.visited.tournament) if state.finished and here.is_official else ()
    return [*told, fact("event-take-back-prizes", what=tuple(back))] if back else told


def _answer(request: Request, here: SheetVisit, form: Form, hand: int) -> Response:
    """For a script that kept the entry while offline: only whether it is written now."""
    with_names(here, form)
    if wants_json(request):
        told = (here.visited.voice.say(one) for one in (*form.faults.values(), *form.asks.values()))
        sentence = " ".join(dict.fromkeys(told))
        following = here.sheet.number_of(len(here.sheet.rows) + 1)
        said = {"ok": form.is_taken, "version": here.sheet.version, "next": following, "sentence": sentence}
        return JSONResponse({**said, "asks": sorted(form.asks)}, 200 if form.is_taken else 422)
    if not form.is_taken:
        return sheet_page(request, here, form, hand=hand)
    return RedirectResponse(here.visited.address + here.path, 303)


def _voice(here: SheetVisit) -> Voice:
    """The reader's voice, with the names of the players."""
    return replace(here.visited.voice, names=here.visited.state.names_at(here.sheet))


def with_names(here: SheetVisit, form: Form) -> None:
    """Put the players' names into the form's faults and questions, as in the form itself."""
    voice = _voice(here)
    for told in (form.faults, form.asks):
        for key, message in told.items():
            told[key] = written(voice.say(message))


async def edit(request: Request) -> Response:
    """Edit a hand: players may until the sheet is locked, then officials."""
    here = await at_table(request)
    hand = number_in(request, "hand")
    if not 1 <= hand <= len(here.sheet.rows):
        raise Problem(404, fact("event-no-such-hand"))
    if not here.sheet.number_of(hand):  # the address counts lines, whose places never change
        raise Problem(404, fact("event-not-a-hand"))
    values, told = values_of(here.sheet.rows[hand - 1].slip, here.sheet.book), _told(request, here)
    if told.get("how", values["how"]) != values["how"]:  # a different ending: the old take no longer applies
        values = {key: value for key, value in values.items() if not key.startswith(("take-", "tricks-", "counter_"))}
    return sheet_page(request, here, Form({**values, **told}), hand=hand)
