"""Actions at a sheet besides writing hands: sign, enter only the result, call the referee, report corrections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused, Seat, Side
from meldhouse.messages import FactError, Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.events import Penalized
from meldhouse.tournament.lines.disputes import asked_for_another
from meldhouse.tournament.lines.hands import people
from meldhouse.tournament.lines.penalties import penalty_line
from meldhouse.tournament.scoring.deciding_hands import level
from meldhouse.tournament.scoring.possible_results import SKUNK, skunk_question, skunker, with_skunk
from meldhouse.web.desk.pages.common import desk_form, do
from meldhouse.web.desk.people.late_minutes import minutes_said
from meldhouse.web.desk.sheets.sheet import after_correction, sheet_page, with_names
from meldhouse.web.desk.sheets.sheet_visit import SheetVisit, at_table, spoken_for
from meldhouse.web.forms import Form, signed, whole
from meldhouse.web.identity.people import say_next
from meldhouse.web.problems import Problem

MOST_POINTS = 10_000


async def sign(request: Request) -> Response:
    here = await at_table(request)
    form = await desk_form(request)
    if here.is_on:
        say_next(request, fact("event-sign-early"))
        return RedirectResponse(here.visited.address + here.path, 303)
    act = acts.Sign(
        round=here.round,
        table=here.table,
        side=form.choice("side", here.sheet.sides, here.sheet.sides[0]),
        signer=form.get("signer"),
        digest=form.get("digest"),
    )
    return await do(request, here.visited, act, form, back=here.path, said=fact("event-signed-now"))


async def agree(request: Request) -> Response:
    """A side agrees to a hand as written."""
    here = await at_table(request)
    form = await desk_form(request)
    act = acts.Agree(
        round=here.round,
        table=here.table,
        hand=int(form.get("hand")) if form.get("hand").isdecimal() and len(form.get("hand")) < 5 else 0,
        side=form.choice("side", here.sheet.sides, here.sheet.sides[0]),
    )
    return await do(request, here.visited, act, form, back=here.path, said=fact("event-agreed-now"))


async def dealer(request: Request) -> Response:
    """Set who deals the first hand, if not the usual dealer."""
    here = await at_table(request)
    form = await desk_form(request)
    seat = next((one for one in here.sheet.seats if one == form.get("seat")), here.sheet.first_dealer)
    act = acts.FirstDealer(round=here.round, table=here.table, seat=seat)
    name = here.visited.state.name(here.sheet.seats[seat])
    return await do(request, here.visited, act, form, back=here.path, said=fact("event-first-dealer", name=name))


async def result(request: Request) -> Response:
    """Enter only how the table ended."""
    here = await at_table(request)
    form = await desk_form(request)
    points, games = dict[Side, int](), dict[Side, int]()
    for side in here.sheet.sides:
        text = form.get(f"points-{side}").strip().replace("−", "-")
        if (figure := signed(text, most=10**8)) is None:
            form.faults[f"points-{side}"] = _no_number(text) if text else fact("event-result-missing")
        else:
            points[side] = figure
        won = form.get(f"games-{side}").strip()
        if won and whole(won, most=999) is None:
            form.faults[f"games-{side}"] = _no_number(won)
        elif won:
            games[side] = int(won)
    sets, reneges = (_times(here, form, what) for what in ("sets", "reneges"))
    points = _whole_score(here, form, points)
    if not form.is_taken:
        return sheet_page(request, here, form)
    games = games or _decided(points, form.get("decider"))
    reason, clause = form.get("reason")[:400], form.get("clause").strip()[:40]
    known: Any = {"points": points, "games": games, "sets": sets, "reneges": reneges}
    act: acts.AnyAct = (
        acts.CorrectResult(round=here.round, table=here.table, reason=reason, clause=clause, **known)
        if here.sheet.locked
        else acts.EnterResult(round=here.round, table=here.table, version=here.sheet.version, **known)
    )
    try:
        await here.visited.event.do(here.visited.person, act, id=form.get("id"))
    except Refused as problem:
        form.faults["result"] = problem.refusal.whole
        with_names(here, form)
        return sheet_page(request, await at_table(request), form)
    after = await at_table(request)
    if here.sheet.locked:
        say_next(request, fact("event-result-corrected"), *after_correction(after))
    else:
        say_next(request, fact("event-result-saved"))
    return RedirectResponse(here.visited.address + here.path, 303)


def _whole_score(here: SheetVisit, form: Form, points: dict[Side, int]) -> dict[Side, int]:
    """The score including the skunk bonus, by the answer to that question; until answered, the question stays in the
    form."""
    book, ahead = here.sheet.book, skunker(here.sheet.book, points)
    if form.faults or ahead is None:
        return points
    names = here.visited.state.names_at(here.sheet)
    if form.get("skunk") in SKUNK:
        try:
            return with_skunk(book, points, form.get("skunk"))
        except FactError as problem:
            form.faults["skunk"] = problem.message
    form.asks["skunk"] = skunk_question(book, points, people(book, ahead, names))
    return points


def _times(here: SheetVisit, form: Form, what: str) -> dict[Seat, int]:
    """How often each was set, or reneged; an empty field means none."""
    found: dict[Seat, int] = {}
    for seat in here.sheet.seats:
        text = form.get(f"{what}-{seat}").strip()
        if (times := whole(text or "0", most=99)) is None:
            form.faults[f"{what}-{seat}"] = _no_number(text)
        elif times:
            found[seat] = times
    return found


def _decided(points: Mapping[Side, int], winner: str) -> dict[Side, int]:
    """The tie-break winner counts as one more game won: at a table of three, the leader has one too.

    >>> _decided({"NS": 1500, "EW": 1500}, "EW"), _decided({"NS": 1500, "EW": 1400}, "EW")
    ({'EW': 1}, {})
    """
    tied = level(points)
    if winner not in tied or len(tied) < 2:
        return {}
    return {side: 1 for side in points if side == winner or side not in tied}


def _no_number(typed: str) -> Message:
    return fact("fault-number", typed=typed[:20])


async def forfeit(request: Request) -> Response:
    """An official ends the table in favor of the players who are there."""
    here = await at_table(request)
    form = await desk_form(request)
    side = next((one for one in here.sheet.sides if one == form.get("side")), None)
    points = whole(form.get("points").strip() or "0", most=MOST_POINTS)
    if side is None:
        form.faults["forfeit"] = fact("event-forfeit-side-fault")
    if points is None:
        form.faults["points"] = fact("event-forfeit-points-fault", most=MOST_POINTS)
    average = form.get("gets") == "average"
    if points and form.get("gets", "points") != "points":
        form.faults["points"] = fact("event-forfeit-choose", points=points)
    if side is None or points is None or form.faults:
        return sheet_page(request, here, form)
    reason, clause = form.get("reason").strip()[:400], form.get("clause").strip()[:40]
    act = acts.Forfeit(
        round=here.round, table=here.table, side=side, reason=reason, clause=clause, points=points, average=average
    )
    try:
        await here.visited.event.do(here.visited.person, act, id=form.get("id"))
    except Refused as problem:
        form.faults["forfeit"] = problem.refusal.whole
        return sheet_page(request, await at_table(request), form)
    say_next(request, fact("event-forfeited"))
    return RedirectResponse(here.visited.address + here.path, 303)


async def call(request: Request) -> Response:
    here = await at_table(request)
    form = await desk_form(request)
    act = acts.CallReferee(round=here.round, table=here.table, about=form.get("about")[:400])
    return await do(request, here.visited, act, form, back=here.path, said=fact("event-call-done"))


async def appeal(request: Request) -> Response:
    """Somebody at the table asks for another official."""
    here = await at_table(request)
    form = await desk_form(request)
    number = form.number("call")
    act = acts.Appeal(call=number, person=form.get("person"))
    try:
        await here.visited.event.do(here.visited.person, act, id=form.get("id"))
        state = (await at_table(request)).visited.state
        say_next(request, *asked_for_another(state, state.calls[number - 1]))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(here.visited.address + here.path, 303)


async def tell(request: Request) -> Response:
    """Report that players heard of a correction, or that somebody is missing or has arrived."""
    here = await at_table(request)
    form = await desk_form(request)
    person, what = form.get("person"), form.get("what")
    if what == "side-missing":
        return await _side_missing(request, here, form)
    if what == "acknowledge":
        return await _told_of(request, here, form, person)
    name, late = here.visited.state.name(person), minutes_said(form)
    other = form.get("name").strip()[:80]
    said = {
        "missing": fact("event-noted-missing", names=(name,)),
        "stand-in": fact("event-stand-in-plays", name=other, whom=name),
    }
    choices: dict[str, acts.AnyAct] = {
        "missing": acts.Missing(round=here.round, person=person),
        "stand-in": acts.StandIn(round=here.round, person=person, name=other, minutes=late),
    }
    if "minutes" in form.faults:
        say_next(request, form.faults["minutes"])
        return RedirectResponse(here.visited.address + here.path, 303)
    if what == "arrived":
        return await _has_come(request, here, form, acts.Arrived(round=here.round, person=person, minutes=late))
    if what not in choices:
        raise Problem(400, fact("fault-button"))
    return await do(request, here.visited, choices[what], form, back=here.path, said=said[what])


async def _has_come(request: Request, here: SheetVisit, form: Form, act: acts.Arrived) -> Response:
    """An arrival, with the penalty for coming that late."""
    state = here.visited.state
    try:
        then = await here.visited.event.do_all(here.visited.person, [act], id=form.get("id"))
        costs = tuple(penalty_line(state, event) for event in then if isinstance(event, Penalized))
        told = [fact("event-penalty-told", costs=costs)] if costs else []
        say_next(request, fact("event-noted-arrived", name=state.name(act.person)), *told)
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(here.visited.address + here.path, 303)


async def _told_of(request: Request, here: SheetVisit, form: Form, person: str) -> Response:
    """Everything an official corrected there: for one player, or for all this device may speak for."""
    heard = {person} if person else set(spoken_for(here))
    at: Any = {"round": here.round, "table": here.table}
    untold = [(number, who) for number, who in here.sheet.untold if who in heard]
    names = tuple(dict.fromkeys(here.visited.state.name(who) for _, who in untold))
    said = fact("event-told", names=names) if names else fact("event-told-before")
    try:
        todo = [acts.Acknowledge(correction=number, person=who, **at) for number, who in untold]
        await here.visited.event.do_all(here.visited.person, todo, id=form.get("id"))
        say_next(request, said)
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(here.visited.address + here.path, 303)


async def _side_missing(request: Request, here: SheetVisit, form: Form) -> Response:
    """The side that is missing: a pair usually comes late together, so one click reports both."""
    each, state = here.visited.state.rounds[here.round - 1], here.visited.state
    side = form.choice("side", here.sheet.sides, here.sheet.sides[0])
    away = [one for one in here.sheet.people(side) if one not in each.missing and one not in each.standins]
    try:
        todo = [acts.Missing(round=here.round, person=one) for one in away]
        await here.visited.event.do_all(here.visited.person, todo, id=form.get("id"))
        say_next(request, fact("event-noted-missing", names=tuple(state.name(one) for one in away)))
    except Refused as problem:
        say_next(request, problem.refusal.whole)
    return RedirectResponse(here.visited.address + here.path, 303)
