"""Penalties in two taps: the table, then the person with the cost; and lateness by the round's clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.game.scoring import unit_of
from meldhouse.messages import fact
from meldhouse.referee.officials.penalty_table import SPOILER, penalty_table
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.given_on_sheets import counts_in_game
from meldhouse.tournament.acts.lateness import lateness
from meldhouse.tournament.acts.penalties import bearers
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.rulings.citing import clauses_meant
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.tournament.state import State
from meldhouse.web.desk.pages.common import Visit, desk_form, page, visit
from meldhouse.web.desk.people.late_minutes import minutes_said, reckoned_at
from meldhouse.web.desk.rulings.calls import REFEREES
from meldhouse.web.desk.rulings.ruling_others import is_taken
from meldhouse.web.forms import Form, whole
from meldhouse.web.identity.people import say_next
from meldhouse.web.problems import Problem


async def choose(request: Request) -> Response:
    """The second tap: the person, with what it costs."""
    visited = await visit(request, *REFEREES)
    return _page(request, visited, str(request.path_params["table"]), Form({}))


def _page(request: Request, visited: Visit, number: str, form: Form, choices: tuple[str, ...] = ()) -> Response:
    state, current = visited.state, visited.state.current
    sheet = current.sheets.get(whole(number) or 0) if current is not None else None
    if sheet is None:
        raise Problem(404, fact("event-no-table"))
    return page(
        request,
        "penalty.html",
        visited,
        form=form,
        choices=[(id, visited.voice.say(state.book.clause_table[id].says)) for id in choices],
        table=sheet.table,
        seats={person: seat for seat, person in sheet.seats.items()},
        people={person: state.name(person) for person in sorted(sheet.seats.values(), key=_not_missing(state, sheet))},
        prices=penalty_table(sheet.book),
        awarding=SPOILER if sheet.result is None else "",
        late=_late(visited, sheet),
        reckoned=reckoned_at(state, sheet, visited.event.clock()),
        hands=len(sheet.rows) if counts_in_game(sheet) else 0,
        played=len(sheet.rows),
        on=0 if sheet.locked or sheet.result is not None or sheet.sums.is_played else len(sheet.rows) + 1,
        on_number=sheet.number_of(len(sheet.rows) + 1),
        numbers=[(row, told) for row in range(1, len(sheet.rows) + 1) if (told := sheet.number_of(row))],
        unit=unit_of(sheet.book),
        clauses=sheet.book.clause,
        gives=unit_of(sheet.book) == "marks",
        together=_together(state, sheet),
    )


def _not_missing(state: State, sheet: Sheet) -> Callable[[str], bool]:
    """A sort key that puts missing people first, since their table is waiting."""
    missing = state.rounds[sheet.round - 1].missing
    return lambda person: person not in missing


def _together(state: State, sheet: Sheet) -> dict[str, list[str]]:
    """For each player, everybody who loses points with them; empty if scores are separate or nobody loses any."""
    if sheet.book.table.accounts != "side" or unit_of(sheet.book) == "marks":
        return {}
    return {person: [state.name(one) for one in bearers(sheet, person)] for person in sheet.seats.values()}


def _late(visited: Visit, sheet: Sheet) -> dict[str, dict[str, Any]]:
    """For each player, what it would mean to arrive now by the round's clock; empty if the house has no rule."""
    state, rules = visited.state, sheet.book.late
    each = state.rounds[sheet.round - 1]
    if each.status != "playing" or not (rules.each or rules.replaced):
        return {}
    return {person: _comes_now(visited, state, sheet, person) for person in sheet.seats.values()}


def _comes_now(visited: Visit, state: State, sheet: Sheet, person: str) -> dict[str, Any]:
    """The effect of arriving now; a stand-in plays instead of anyone missing too long or gone from the tournament."""
    each, ruling = state.rounds[sheet.round - 1], lateness(state, sheet.round, person, visited.event.clock())
    is_gone = not state.entrants[state.owners[person]].is_here
    return {
        "missing": person in each.missing,
        "standin": each.standins.get(person, ""),
        "text": replace(visited.voice, names=state.names_at(sheet)).say(ruling.says),
        "replaced": is_gone or (person in each.missing and "replaced" in ruling.remedies),
    }


async def penalize(request: Request) -> Response:
    """Give a penalty; if refused, the form comes back with everything that was entered."""
    visited = await visit(request)
    form = await desk_form(request)
    meant = _meant(visited, form)
    if "minutes" in form.faults:
        form.faults[f"penalty-{form.get('person')}"] = form.faults.pop("minutes")
        return _page(request, visited, form.get("table"), form)
    try:
        then = await visited.event.do_all(visited.person, meant, id=form.get("id"))
    except Refused as problem:
        form.faults[f"penalty-{form.get('person')}"] = problem.refusal.whole
        if not form.get("table"):
            say_next(request, problem.refusal.whole)
            return RedirectResponse(f"{visited.address}/desk/calls", 303)
        choices = clauses_meant(visited.state.book, meant[-1]) if problem.refusal.code == "clause-which" else ()
        return _page(request, await visit(request), form.get("table"), form, choices)
    given = any(isinstance(event, Penalized) for event in then)
    say_next(request, fact("event-penalty-given" if given else "event-penalty-free"))
    back = f"/desk/penalty/{form.get('table')}" if form.get("what") == "missing" else "/desk/calls"
    return RedirectResponse(visited.address + back, 303)


def _meant(visited: Visit, form: Form) -> list[acts.AnyAct]:
    current = visited.state.current
    number, person, what = current.number if current is not None else 0, form.get("person"), form.get("what")
    if what == "missing":
        return [acts.Missing(round=number, person=person)]
    if what in ("arrived", "stand-in"):
        known = current is not None and person in current.missing
        come: acts.AnyAct = (
            acts.Arrived(round=number, person=person, minutes=minutes_said(form))
            if what == "arrived"
            else acts.StandIn(
                round=number, person=person, name=form.get("name").strip()[:80], minutes=minutes_said(form)
            )
        )
        return [come] if known else [acts.Missing(round=number, person=person), come]
    act = acts.Penalize(
        round=number,
        person=person,
        kind=form.get("kind"),
        points=whole(form.get("points").strip().lstrip("-−"), most=99_999),
        reason=form.get("reason")[:400],
        clause=form.get("clause").strip()[:40],
        hand=form.number("hand"),
        taken=is_taken(form, visited.state.book),
    )
    return [act]


async def lift(request: Request) -> Response:
    visited = await visit(request)
    form = await desk_form(request)
    act = acts.Lift(penalty=form.number("penalty"), reason=form.get("reason")[:400])
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(f"{visited.address}/desk/calls", 303)
