"""The referee's page: who has called, what the house does about it, and penalties in two taps."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Refused, seating_of
from meldhouse.referee.groups import GROUPS, HANDS
from meldhouse.referee.happened import OFFENCES
from meldhouse.referee.offences import offences
from meldhouse.referee.rulings import Ruling
from meldhouse.referee.wording import irregularities
from meldhouse.rulebooks import Book
from meldhouse.tournament import acts
from meldhouse.tournament.desk.penalties import priced
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.state import RefereeCall
from meldhouse.web.events.ruling_form import ruled
from meldhouse.web.forms import Form, read_form
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import Visit, do, page, visit
from meldhouse.web.site import site_of

REFEREES: tuple[acts.Role, ...] = ("director", "referee")


async def show(request: Request) -> Response:
    visited = await visit(request, *REFEREES)
    return page(request, "calls.html", visited, **_shown(visited))


async def part(request: Request) -> Response:
    visited = await visit(request, *REFEREES)
    return page(request, "calls_part.html", visited, **_shown(visited))


def _shown(visited: Visit) -> dict[str, Any]:
    state = visited.state
    current = state.current
    names = irregularities(state.book)
    return {
        "calls": [call for call in state.calls if not call.answered_by],
        "answered": [call for call in reversed(state.calls) if call.answered_by][:20],
        "tables": sorted(current.sheets) if current is not None else [],
        "current": current,
        "prices": {kind: (names[kind], points) for kind, points in priced(state).items()},
        "penalties": state.penalties[:-31:-1],
        "kinds": {group: [(kind, names[kind]) for kind in kinds] for group, kinds in GROUPS.items()},
    }


async def ask(request: Request) -> Response:
    """The ruling helper: for a call, or for whatever somebody wants to know."""
    visited = await visit(request, *REFEREES)
    form = Form(dict(request.query_params))
    call = _call(visited, form.get("call"))
    book = _book(visited, call)
    found = ruled(book, form) if form.get("asked") else None
    names, words = irregularities(book), msgspec.structs.asdict(book.words)
    sheet = visited.state.sheet(call.round, call.table) if call is not None else None
    people = {seat: visited.state.name(person) for seat, person in sheet.seats.items()} if sheet is not None else {}
    return page(
        request,
        "ask.html",
        visited,
        status=422 if form.faults else 200,
        form=form,
        call=call,
        found=found,
        taken=_taken(found, sheet) if found is not None and sheet is not None else [],
        hand=HANDS[found.hand].format(words=book.words) if found is not None else "",
        clause=book.clause_table.get(found.clause or "") if found is not None else None,
        kinds={group: [(kind, names[kind]) for kind in kinds] for group, kinds in GROUPS.items()},
        book=book,
        seats={seat: people.get(seat, SEAT_NAMES[seat]) for seat in seating_of(book).seats},
        sides=seating_of(book).sides,
        seat_words=SEAT_NAMES,
        trumps={choice: CONTRACT_NAMES.get(choice, choice) for choice in book.trump.choices},
        offences={offence: OFFENCES[offence].format_map(words) for offence in offences(book)},
    )


def _taken(found: Ruling, sheet: Sheet) -> list[tuple[str, int, str]]:
    """Who loses how many points by a ruling, by which clause. What ends a hand is written on the sheet with it."""
    if found.hand == "over":
        return []
    lost = [entry for entry in found.entries if entry.points < 0 and entry.unit == "points"]
    return [(sheet.seats[seat], -entry.points, entry.clause or "") for entry in lost for seat in entry.seats]


def _call(visited: Visit, number: str) -> RefereeCall | None:
    calls = visited.state.calls
    return calls[int(number) - 1] if number.isdecimal() and 1 <= int(number) <= len(calls) else None


def _book(visited: Visit, call: RefereeCall | None) -> Book:
    """Tables of three play by a book of their own."""
    sheet = visited.state.sheet(call.round, call.table) if call is not None else None
    return sheet.book if sheet is not None else visited.state.book


async def answer(request: Request) -> Response:
    visited = await visit(request)
    form = await read_form(request, site_of(request).desk)
    number = form.get("call")
    act = acts.Answer(
        call=int(number) if number.isdecimal() and len(number) < 6 else 0,
        ruling=form.get("ruling")[:400],
        clause=form.get("clause").strip()[:40],
    )
    try:
        await visited.event.do_all(visited.person, [*_penalties(visited, act.call, form), act])
    except Refused as problem:
        say_next(request, problem.refusal.text)
    else:
        say_next(request, "It is answered.")
    return RedirectResponse(f"{visited.address}/desk/calls", 303)


def _penalties(visited: Visit, number: int, form: Form) -> list[acts.AnyAct]:
    """The points that the ruling takes, where the referee has them taken now."""
    call = _call(visited, str(number))
    if call is None:
        return []
    people = [key.removeprefix("take-") for key in form.values if key.startswith("take-")]
    return [
        acts.Penalize(
            round=call.round,
            person=person,
            points=int(points) if points.isdecimal() and len(points) < 6 else None,
            reason=form.get("what")[:400],
            clause=clause[:40],
        )
        for person in people
        for points, _, clause in [form.get(f"take-{person}").partition(" ")]
    ]


async def penalize(request: Request) -> Response:
    visited = await visit(request)
    form = await read_form(request, site_of(request).desk)
    points = form.get("points").strip()
    act = acts.Penalize(
        round=visited.state.current.number if visited.state.current is not None else 0,
        person=form.get("person"),
        kind=form.get("kind"),
        points=int(points) if points.isascii() and points.isdecimal() and len(points) < 6 else None,
        reason=form.get("reason")[:400],
        clause=form.get("clause").strip()[:40],
    )
    return await do(request, visited, act, form, back="/desk/calls", said="It stands in the ledger.")


async def choose(request: Request) -> Response:
    """The first tap was the table; the second is the person with what it costs."""
    visited = await visit(request, *REFEREES)
    current = visited.state.current
    number = request.path_params["table"]
    sheet = current.sheets.get(int(number)) if current is not None and number.isdecimal() and len(number) < 5 else None
    if sheet is None:
        raise HTTPException(404, "There is no such table in this round.")
    names = irregularities(sheet.book)
    prices = {kind: (names[kind], points) for kind, points in priced(visited.state).items()}
    people = {person: visited.state.name(person) for person in sheet.seats.values()}
    return page(
        request, "penalty.html", visited, table=sheet.table, people=people, prices=prices, clauses=sheet.book.clause
    )


async def lift(request: Request) -> Response:
    visited = await visit(request)
    form = await read_form(request, site_of(request).desk)
    number = form.get("penalty")
    act = acts.Lift(
        penalty=int(number) if number.isdecimal() and len(number) < 6 else 0, reason=form.get("reason")[:400]
    )
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        say_next(request, problem.refusal.text)
    return RedirectResponse(f"{visited.address}/desk/calls", 303)
