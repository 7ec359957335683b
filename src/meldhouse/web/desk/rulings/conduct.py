"""Conduct at the desk: note a lapse with one tap, see records, ease rules, and answer questions about rules."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import fact
from meldhouse.referee.moments import cite_at
from meldhouse.referee.officials.conduct import breakable
from meldhouse.tournament import acts
from meldhouse.tournament.desk.histories import is_pointed_out
from meldhouse.tournament.rulings.citing import clauses_meant
from meldhouse.tournament.state import State
from meldhouse.web.desk.pages.common import Visit, desk_form, do, page, visit
from meldhouse.web.desk.rulings.calls import REFEREES
from meldhouse.web.desk.rulings.records import entries_of, stood_before
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import say_next
from meldhouse.web.problems import Problem
from meldhouse.web.site import site_of


async def show(request: Request) -> Response:
    """Everybody who plays now, as a button; and everything that is written down."""
    visited = await visit(request, *REFEREES)
    return page(request, "conduct.html", visited, **await _list(request, visited))


async def part(request: Request) -> Response:
    visited = await visit(request, *REFEREES)
    return page(request, "conduct_part.html", visited, **await _list(request, visited))


async def _list(request: Request, visited: Visit) -> dict[str, Any]:
    state, current = visited.state, visited.state.current
    tables = {} if current is None else {sheet.table: list(sheet.seats.values()) for sheet in current.sheets.values()}
    named = {entry.who for entry in state.violations.standing}
    earlier = await stood_before(
        site_of(request).settings.house.events, visited.event.id, visited.person.id, state, *state.owners
    )
    return {
        "tables": tables,
        "others": [one for one in state.owners if not any(one in people for people in tables.values())],
        "entries": entries_of(state),
        "flagged": {one for one in state.owners if is_pointed_out(state, one, earlier[one])},
        "counts": {one: len(state.violations.of(one)) for one in named},
        "earlier": {one: len(found) for one, found in earlier.items() if found},
        "repeat": state.book.clause_table.get(cite_at(state.book, "repeat") or ""),
    }


async def one(request: Request) -> Response:
    return await _one(request, await visit(request, *REFEREES), Form({}))


async def one_part(request: Request) -> Response:
    """The records of one person, fetched after a tap."""
    return await _one(request, await visit(request, *REFEREES), Form({}), template="conduct_record.html")


async def _one(
    request: Request,
    visited: Visit,
    form: Form,
    choices: tuple[str, ...] = (),
    *,
    template: str = "conduct_person.html",
) -> Response:
    """One person's records. `choices`: the clauses a typed number could mean, to pick one."""
    state, person = visited.state, str(request.path_params["person"])
    if person not in state.owners:
        raise Problem(404, fact("event-no-number"))
    events = site_of(request).settings.house.events
    earlier = (await stood_before(events, visited.event.id, visited.person.id, state, person))[person]
    number, table = _place(state, person)
    return page(
        request,
        template,
        visited,
        form=form,
        choices=[(id, visited.voice.say(state.book.clause_table[id].says)) for id in choices],
        who=person,
        number=number,
        table=table,
        clauses=[(clause, _tap(person, clause.id, number)) for clause in breakable(state.book)],
        unlisted=state.book.clause_table.get(cite_at(state.book, "unlisted") or ""),
        allowance=state.book.clause_table.get(cite_at(state.book, "allowance") or ""),
        eased=[one for one in state.eased if one.who == person],
        entries=entries_of(state, person),
        earlier=earlier,
        is_flagged=is_pointed_out(state, person, earlier),
        repeat=state.book.clause_table.get(cite_at(state.book, "repeat") or ""),
        everything=state.book.clause,
    )


def _place(state: State, person: str) -> tuple[int, int]:
    """The current round and the person's table; 0 between rounds."""
    current = state.current
    if current is None or current.status != "playing":
        return 0, 0
    sheet = current.sheet_of(person)
    return (current.number, sheet.table) if sheet is not None else (0, 0)


def _tap(person: str, clause: str, number: int) -> str:
    return msgspec.json.encode(acts.LogConduct(person=person, clause=clause, round=number)).decode()


async def write(request: Request) -> Response:
    """Entries that take more than a tap: a note, something no clause covers, a correction, an eased rule."""
    visited = await visit(request)
    form = await desk_form(request)
    person = str(request.path_params["person"])
    if person not in visited.state.owners:
        raise Problem(404, fact("event-no-number"))
    act = _meant(visited.state, person, form)
    if act is None:
        form.faults["what"] = fact("fault-buttons")
        return await _one(request, await visit(request, *REFEREES), form)
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        form.faults["what"] = problem.refusal.whole
        form.values["clause"] = getattr(act, "clause", "")
        choices = clauses_meant(visited.state.book, act) if problem.refusal.code == "clause-which" else ()
        return await _one(request, await visit(request, *REFEREES), form, choices)
    say_next(request, fact("event-conduct-saved"))
    return RedirectResponse(f"{visited.address}/desk/conduct/{person}", 303)


def _meant(state: State, person: str, form: Form) -> acts.AnyAct | None:
    clause, note = form.get("clause").strip()[:40], form.get("note").strip()[:400]
    match form.get("what"):
        case "log" | "unlisted" as what:
            named = (form.get("number").strip()[:40] or clause) if what == "log" else ""
            return acts.LogConduct(person=person, clause=named, note=note, round=_place(state, person)[0])
        case "strike":
            return acts.CorrectEntry(entry=form.number("entry"), reason=note, struck=True)
        case "correct":
            return acts.CorrectEntry(
                entry=form.number("entry"), reason=note, person=form.get("whose")[:80], clause=clause
            )
        case "ease":
            return acts.Ease(person=person, clause=clause, reason=note)
    return None


async def ask(request: Request) -> Response:
    """Ask what a rule means."""
    visited = await visit(request)
    form = await desk_form(request)
    act = acts.AskRule(text=form.get("text").strip()[:400])
    return await do(request, visited, act, form, back="", said=fact("event-question-sent"))


async def reply(request: Request) -> Response:
    visited = await visit(request)
    form = await desk_form(request)
    text, clause = form.get("text").strip()[:400], form.get("clause").strip()[:40]
    act = acts.AnswerRule(question=form.number("question"), text=text, clause=clause)
    return await do(request, visited, act, form, back="/desk/calls", said=fact("event-question-answered"))
