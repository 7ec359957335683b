"""The referee's page: who has called, what the house does about it, and what is ruled."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlencode

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Refused, Slip, seating_of
from meldhouse.referee.cases import KINDS
from meldhouse.referee.deciding import conduct_by_clause, deciding_facts
from meldhouse.referee.groups import fate_of
from meldhouse.referee.happened import OFFENCES
from meldhouse.referee.offences import offences
from meldhouse.referee.wording import irregularities
from meldhouse.rulebooks.pages import WORD_FORMS
from meldhouse.tournament import acts
from meldhouse.tournament.desk.penalties import priced
from meldhouse.tournament.dispute_words import appeal_in_words, barred, course_in_words
from meldhouse.tournament.disputes import dispute_of, is_final, may_appeal, posts_for, would_differ
from meldhouse.tournament.penalty_words import cost, whose
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.seat_words import with_people
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.slip_words import side_names, story
from meldhouse.tournament.state import State
from meldhouse.tournament.upholding import (
    before_it_was_ruled,
    is_given,
    is_handed_over,
    overruling,
    taken_back,
    written_as_ruled,
)
from meldhouse.web.events.records import asked_and_answered
from meldhouse.web.events.ruling_asked import kinds_of, moment_of
from meldhouse.web.events.ruling_effects import taken_of, without_codes, written_of
from meldhouse.web.events.ruling_form import CALLED, known_of, ruled
from meldhouse.web.events.slip_form import slip_from
from meldhouse.web.forms import Form, whole
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import Visit, desk_form, page, shows, visit
from meldhouse.web.routes.events.upholding import HANDED_OVER, views_shown
from meldhouse.web.site import site_of

NO_HAND = "none"
"""The ruling is about no hand of the sheet."""
REFEREES: tuple[acts.Role, ...] = ("director", "referee")
_PENALTY: msgspec.json.Decoder[acts.Penalize] = msgspec.json.Decoder(acts.Penalize)
_SLIP: msgspec.json.Decoder[Slip] = msgspec.json.Decoder(Slip)


def _shown(visited: Visit) -> dict[str, Any]:
    state = visited.state
    current = state.current
    names = irregularities(state.book)
    return {
        "calls": [call for call in state.calls if not call.answered_by],
        "answered": [_answered(state, call) for call in reversed(state.calls) if call.answered_by][:20],
        "appeals": {call.number: appeal_in_words(state, call) for call in state.calls if not call.answered_by},
        "barred": {call.number: barred(state, call, visited.person.id) for call in state.calls if not call.answered_by},
        "views": {call.number: views_shown(visited, call) for call in state.calls if not call.answered_by},
        "whose": whose,
        "cost": cost,
        "tables": sorted(current.sheets) if current is not None else [],
        "current": current,
        "prices": {kind: (names[kind], points) for kind, points in priced(state).items()},
        "penalties": state.penalties[:-31:-1],
        "questions": asked_and_answered(state),
        "answering": True,
    }


show = shows("calls.html", _shown, *REFEREES)
part = shows("calls_part.html", _shown, *REFEREES)


def _answered(state: State, call: RefereeCall) -> dict[str, Any]:
    """A ruling, and what may still be done about it."""
    sheet = state.rounds[call.round - 1].sheets[call.table]
    final = is_final(state, call)
    refused = dispute_of(state, call).course.declined
    return {
        "call": call,
        "may_appeal": may_appeal(state, call),
        "taken_back": taken_back(state, call),
        "is_final": final,
        "people": [(who, state.name(who)) for seat, who in sheet.seats.items() if seat not in refused],
        "refused": [state.name(sheet.seats[seat]) for seat in refused],
    }


async def ask(request: Request) -> Response:
    """The ruling helper: for a call, for a table that has not called, or for whatever somebody wants to know.

    First what happened is chosen, then what decides about it is asked."""
    visited = await visit(request, *REFEREES)
    form = Form(dict(request.query_params))
    return _ask(request, visited, form)


def _ask(request: Request, visited: Visit, form: Form) -> Response:
    state = visited.state
    call = _call(visited, form.get("call"))
    sheet = _sheet(visited, form, call)
    book = sheet.book if sheet is not None else state.book
    if call is not None and call.hand:  # whoever rules on it again rules on the same hand
        form.values.setdefault("hand", str(call.hand))
    hand = form.number("hand")
    row = sheet.rows[hand - 1] if sheet is not None and 1 <= hand <= len(sheet.rows) else None
    if row is not None:  # what the sheet knows is not asked again
        for key, value in known_of(row.slip, book).items():
            form.values[key] = form.get(key) or value
    kind = form.get("kind") if form.get("kind") in KINDS else ""
    found = ruled(book, form) if form.get("asked") else None
    ruling = found[1] if found is not None else None
    words = msgspec.structs.asdict(book.words)
    people = state.names_at(sheet) if sheet is not None else {}
    seats = {seat: people.get(seat, SEAT_NAMES[seat]) for seat in seating_of(book).seats}
    sides = {side: side_names(book, side, seats) for side in seating_of(book).sides}
    if "case" in form.faults:
        form.faults["case"] = with_people(without_codes(form.faults["case"], sides), people)
    if ruling is not None:
        ruling = replace(ruling, what=with_people(ruling.what, people), text=with_people(ruling.text, people))
    why_not = barred(state, call, visited.person.id) if call is not None and not call.answered_by else ""
    is_open = sheet is not None and (call is None or not (call.answered_by or why_not))
    return page(
        request,
        "ask.html",
        visited,
        form=form,
        call=call,
        table=sheet.table if sheet is not None else 0,
        is_open=is_open,
        why_not=why_not,
        sheet=sheet,
        is_full=sheet is not None and is_full(sheet),
        about=hand if row is not None else 0,
        stories=[story(book, each.slip, people) for each in sheet.rows] if sheet is not None else [],
        views=views_shown(visited, call) if call is not None else [],
        was_rewritten=call is not None and before_it_was_ruled(call) is not None,
        found=ruling,
        taken=taken_of(state, found, sheet) if found is not None and sheet is not None else [],
        blamed=found[0].by if found is not None and found[1].logged else (),
        written=written_of(state, found, sheet) if found is not None and sheet is not None and is_open else None,
        posts=posts_for(state, call) if call is not None and is_open else book.officials.chain,
        earlier=course_in_words(state, call) if call is not None and call.ruling else [],
        hand=fate_of(book, ruling) if ruling is not None else "",
        clause=book.clause_table.get(ruling.clause or "") if ruling is not None else None,
        clauses=book.clause,
        kind=kind,
        happened=irregularities(book)[kind] if kind else "",
        facts=deciding_facts(book, kind) if kind else frozenset(),
        moment=moment_of(book, kind) if kind else None,
        called=CALLED,
        conduct=conduct_by_clause(book) if kind == "conduct" else [],
        kinds=kinds_of(book, form.get("q")) if not kind else None,
        forms=WORD_FORMS,
        book=book,
        seats=seats,
        sides=sides,
        trumps={choice: CONTRACT_NAMES.get(choice, choice) for choice in book.trump.choices},
        offences={offence: OFFENCES[offence].format_map(words) for offence in offences(book)},
    )


def _call(visited: Visit, number: str) -> RefereeCall | None:
    calls, at = visited.state.calls, whole(number) or 0
    return calls[at - 1] if 1 <= at <= len(calls) else None


def _sheet(visited: Visit, form: Form, call: RefereeCall | None) -> Sheet | None:
    """Of the call, or of a table of this round where the referee is there without one."""
    state = visited.state
    if call is not None:
        return state.sheet(call.round, call.table)
    return state.current.sheets.get(form.number("table")) if state.current is not None else None


async def answer(request: Request) -> Response:
    """The ruling, what it gives and takes, and the hand that it ends: all of it, or nothing."""
    visited = await visit(request)
    form = await desk_form(request)
    state, call = visited.state, _call(visited, form.get("call"))
    sheet = _sheet(visited, form, call)
    if sheet is None:
        say_next(request, "There is no such call, or table, any more.")
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    todo: list[acts.AnyAct] = []
    if call is None:
        about = form.get("what")[:400]
        todo.append(acts.CallReferee(round=sheet.round, table=sheet.table, about=about))
    number = call.number if call is not None else len(state.calls) + 1
    ruling = with_people(form.get("ruling"), state.names_at(sheet))[:400]
    clause = form.get("clause").strip()[:40]
    if is_full(sheet) and (form.get("slip") or form.get("fields")) and not form.get("hand"):
        form.faults["answer"] = "All hands are written: say which of them the ruling is about."
        return _ask(request, visited, form)
    try:
        taken = [_PENALTY.decode(form.values[key]) for key in form.values if key.startswith("take-")]
        priced_out = {act.person for act in taken}  # a penalty has its own entry
        named = [who for seat, who in sheet.seats.items() if form.get(f"blame-{seat}") and who not in priced_out]
        post = form.get("post")[:80]
        hand = _hand_meant(form, sheet, call)
        orders = _ordered(form, sheet) if is_handed_over(state, sheet, visited.person.id) else None
        answer = acts.Answer(call=number, ruling=ruling, clause=clause, post=post, blamed=tuple(named), hand=hand)
        if call is not None and would_differ(state, answer, visited.person.id):
            return await _differs(request, visited, form, replace(answer, takes=tuple(taken)))
        todo.append(replace(answer, orders=orders))
        if call is not None:
            todo += overruling(state, call, ruling)
            taken = [act for act in taken if not is_given(state, call, act, ruling)]
        todo += [replace(act, call=number) for act in taken]
        todo += _writing(form, sheet, ruling, clause, number) if orders is None else []
        await visited.event.do_all(visited.person, todo, id=form.get("id"))
    except msgspec.MsgspecError:
        return site_of(request).error(request, 400, "That button was not understood. Load the page again.")
    except Refused as problem:
        form.faults["answer"] = problem.refusal.text
        return _ask(request, await visit(request), form)
    if orders is not None:
        say_next(request, f"It is answered. {HANDED_OVER}")
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    if form.get("fields") and not form.get("slip") and form.get("hand") != NO_HAND:
        say_next(request, "It is answered. Write the hand as it was ruled: what is known of it stands here.")
        return RedirectResponse(f"{visited.address}{_form_of(form, sheet, ruling, clause, number)}#slip", 303)
    what = "It is answered, and the hand is on the sheet" if form.get("slip") else "It is answered"
    say_next(request, f"{what}: {ruling}")
    return RedirectResponse(f"{visited.address}/desk/calls", 303)


async def _differs(request: Request, visited: Visit, form: Form, answer: acts.Answer) -> Response:
    """What was ruled first stands until somebody above both decides: what this ruling brings is kept till then."""
    call = visited.state.calls[answer.call - 1]
    sheet = visited.state.rounds[call.round - 1].sheets[call.table]
    orders = None
    if answer.hand:
        orders = _ordered(form, sheet) or (None if form.get("as") == "stands" else before_it_was_ruled(call))
    await visited.event.do_all(visited.person, [replace(answer, orders=orders)], id=form.get("id"))
    due = dispute_of(visited.state, visited.state.calls[call.number - 1]).course.due
    say_next(
        request,
        f"Your ruling is written down. It differs from the one before, so the {due} decides; until then the sheet "
        "stays as it was ruled first.",
    )
    return RedirectResponse(f"{visited.address}/desk/calls", 303)


def is_full(sheet: Sheet) -> bool:
    """No hand is on, nor will be: a ruling is about one that is written, or about none."""
    return sheet.locked or sheet.is_complete(time_up=False)


def _hand_meant(form: Form, sheet: Sheet, call: RefereeCall | None) -> int:
    """The row of the sheet that the ruling is about: as it was said, as a ruling before said it, or the one that is
    on."""
    if form.get("hand") == NO_HAND:
        return 0
    before = call.hand if call is not None and "hand" not in form.values else 0
    return form.number("hand") or before or (0 if is_full(sheet) else len(sheet.rows) + 1)


def _form_of(form: Form, sheet: Sheet, ruling: str, clause: str, call: int) -> str:
    """Where the hand is written: the next one, or that one again, with what is known of it."""
    at, fields, hand = f"/round/{sheet.round}/table/{sheet.table}", form.get("fields")[:600], form.number("hand")
    if not hand:
        return f"{at}?{fields}&call={call}"
    return f"{at}/hand/{hand}?{fields}&{urlencode({'reason': ruling[:200], 'clause': clause, 'call': call})}"


def _ordered(form: Form, sheet: Sheet) -> Slip | None:
    """The hand as the scoring table is to write it, as far as the ruling tells; nothing where it changes no hand."""
    if form.get("hand") == NO_HAND or not (form.get("slip") or form.get("fields")):
        return None
    if form.get("slip"):
        return _as_ruled(form, sheet)
    known = Form(dict(parse_qsl(form.get("fields")[:600])))
    return slip_from(known, sheet.book) or Slip()


def _writing(form: Form, sheet: Sheet, ruling: str, clause: str, call: int) -> list[acts.AnyAct]:
    if not form.get("slip") or form.get("hand") == NO_HAND:
        return []
    return [written_as_ruled(sheet, form.number("hand"), _as_ruled(form, sheet), ruling, clause, call)]


def _as_ruled(form: Form, sheet: Sheet) -> Slip:
    slip, hand = _SLIP.decode(form.get("slip")), form.number("hand")
    if 1 <= hand <= len(sheet.rows):  # a ruling says nothing of who dealt, nor of what was given with the hand
        before = sheet.rows[hand - 1].slip
        slip = replace(slip, dealer=slip.dealer or before.dealer, incidents=slip.incidents or before.incidents)
    return slip
