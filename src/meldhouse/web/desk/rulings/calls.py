"""The referee's page: who has called, what the house's rules say, and what was ruled."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from meldhouse.game import seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.messages import fact, written
from meldhouse.referee.asking.answering import grounds_of
from meldhouse.referee.asking.finding import clause_found, kind_forms
from meldhouse.referee.asking.groups import fate_of
from meldhouse.referee.cases.case import Case
from meldhouse.referee.cases.kinds import KINDS
from meldhouse.referee.rulings.ruling import Ruling
from meldhouse.rulebooks.describe import mark_fact, mark_of
from meldhouse.rulebooks.trouble import trouble_fact
from meldhouse.tournament import acts
from meldhouse.tournament.accounting.hand_fines import penalties_given
from meldhouse.tournament.desk.sending_away import still_to_go
from meldhouse.tournament.desk.upholding import (
    before_it_was_ruled,
    taken_back,
)
from meldhouse.tournament.lines.disputes import (
    appeal_line,
    barred,
    by_whom,
    course_of,
    rulings_told,
    why_final,
)
from meldhouse.tournament.lines.hands import side_names, story
from meldhouse.tournament.lines.penalties import penalty_brief
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.rulings.disputes import can_set_aside, dispute_of, is_final, may_appeal, posts_for
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.web.desk.pages.common import Visit, if_any, page, shows, visit
from meldhouse.web.desk.rulings.records import asked_and_answered
from meldhouse.web.desk.rulings.ruling_asked import kinds_of, shown_of
from meldhouse.web.desk.rulings.ruling_effects import sent_away_by, taken_of, written_of
from meldhouse.web.desk.rulings.ruling_form import known_of, ruled
from meldhouse.web.desk.rulings.ruling_others import others_of, struck_out
from meldhouse.web.desk.rulings.upholding import views_shown
from meldhouse.web.forms import Form, whole
from meldhouse.web.speaking import voice_of

NO_HAND = "none"
"""The ruling is about no hand of the sheet."""
REFEREES: tuple[acts.Role, ...] = ("director", "referee")


def _shown(visited: Visit) -> dict[str, Any]:
    state, say = visited.state, visited.voice.say
    current = state.current
    waiting = [call for call in state.calls if not call.answered_by]
    return {
        "calls": waiting,
        "answered": [_answered(visited, call) for call in reversed(state.calls) if call.answered_by][:20],
        "appeals": {call.number: if_any(visited.voice, appeal_line(state, call)) for call in waiting},
        "barred": {call.number: " ".join(map(say, barred(state, call, visited.person.id))) for call in waiting},
        "views": {call.number: views_shown(visited, call) for call in state.calls if not call.answered_by},
        "rulings": {call.number: [*map(say, rulings_told(state, call))] for call in waiting},
        "set_aside": {call.number: dispute_of(state, call).course.set_aside for call in state.calls},
        "penalty_brief": penalty_brief,
        "tables": sorted(current.sheets) if current is not None else [],
        "current": current,
        "penalties": penalties_given(state)[:-31:-1],
        "questions": asked_and_answered(state),
        "answering": True,
    }


show = shows("calls.html", _shown, *REFEREES)
part = shows("calls_part.html", _shown, *REFEREES)


def _answered(visited: Visit, call: RefereeCall) -> dict[str, Any]:
    """A ruling, who made it, what was ruled before, and what can still be done about it."""
    state = visited.state
    steps = [*map(visited.voice.say, course_of(state, call))]
    sheet = state.rounds[call.round - 1].sheets[call.table]
    final = is_final(state, call)
    refused = dispute_of(state, call).course.declined
    return {
        "call": call,
        "may_appeal": may_appeal(state, call),
        "taken_back": taken_back(state, call),
        "to_go": [
            (state.name(act.entrant), msgspec.json.encode(act).decode())
            for act in (still_to_go(state, call) if not taken_back(state, call) else ())
        ],
        "is_final": final,
        "by": if_any(visited.voice, by_whom(state, call)),
        "course": steps if len(steps) > 1 + bool(call.about) else [],
        "why_final": " ".join(map(visited.voice.say, why_final(state, call))),
        "can_set_aside": can_set_aside(state, call, visited.person.id),
        "people": [(who, state.name(who)) for seat, who in sheet.seats.items() if seat not in refused],
        "refused": [state.name(sheet.seats[seat]) for seat in refused],
    }


async def ask(request: Request) -> Response:
    """The ruling helper: for a call, for a table that has not called, or just to look something up.

    First choose what happened; then answer only what the ruling depends on."""
    visited = await visit(request, *REFEREES)
    form = Form(dict(request.query_params))
    return await ask_page(request, visited, form)


async def ask_page(request: Request, visited: Visit, form: Form, *, choices: Sequence[str] = ()) -> Response:
    """The helper's page. `choices`: the clauses a typed number could mean, to pick one."""
    state = visited.state
    call = call_of(visited, form.get("call"))
    sheet = sheet_at(visited, form, call)
    book = sheet.book if sheet is not None else state.book
    if call is not None and call.hand:  # another ruling on it is about the same hand
        form.values.setdefault("hand", str(call.hand))
    hand = form.number("hand")
    row = sheet.rows[hand - 1] if sheet is not None and 1 <= hand <= len(sheet.rows) else None
    if row is not None:  # the sheet already answers these
        for key, value in known_of(row.slip, book).items():
            form.values[key] = form.get(key) or value
        form.values.setdefault("dealer", row.slip.dealer or "")
    kind = form.get("kind") if form.get("kind") in KINDS else ""
    if kind == "conduct" and not form.get("asked"):  # the search words may name its clause
        form.values["clause"] = form.get("clause") or clause_found(book, form.get("q"), voice_of(request, book))
    people = state.names_at(sheet) if sheet is not None else {}
    voice = replace(voice_of(request, book), names=people)
    answer = await asyncio.to_thread(ruled, book, form) if form.get("asked") else None
    found = (answer.case, answer.ruling) if answer is not None else None
    ruling = found[1] if found is not None else None
    fate = fate_of(ruling) if ruling is not None else None
    seats = {seat: people.get(seat) or voice.say(fact("seat", seat=seat)) for seat in seating_of(book).seats}
    sides = {side: side_names(book, side, seats) for side in seating_of(book).sides}
    if "case" in form.faults:
        form.faults["case"] = written(voice.say(form.faults["case"]))  # with the names of those at the table
    clause = book.clause_table.get(ruling.clause or "") if ruling is not None else None
    why_not = ""
    if call is not None and not call.answered_by:
        why_not = " ".join(map(visited.voice.say, barred(state, call, visited.person.id)))
    is_open = sheet is not None and (call is None or not (call.answered_by or why_not))
    asked = shown_of(book, kind, seats, sides, voice) if kind else []
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
        drew={seat: seats[seat] for seat in sheet.drawers(hand)} if sheet is not None else {},
        stories=[story(book, each.slip, people) for each in sheet.rows] if sheet is not None else [],
        views=views_shown(visited, call) if call is not None else [],
        was_rewritten=call is not None and before_it_was_ruled(call) is not None,
        found=ruling,
        grounds=[*map(voice.say, grounds_of(book, answer))] if answer is not None else [],
        what=voice.say(ruling.what) if ruling is not None else "",
        ruled=voice.say(ruling.says) if ruling is not None else "",
        others=others_of(book, *found, voice) if found else [],
        unit=unit_of(book),
        struck_out=struck_out(book) if state.form.where != "browser" else "",
        choices=[(id, visited.voice.say(book.clause_table[id].says)) for id in choices],
        facts_told=form.get("facts")[:2000] or urlencode({key: value for key, value in form.values.items() if value}),
        taken=taken_of(state, found, sheet) if found is not None and sheet is not None else [],
        sent_away=sent_away_by(state, found, sheet) if found is not None and sheet is not None else [],
        blamed=blamed_by(*found) if found is not None and found[1].logged else (),
        written=written_of(state, found, sheet, visited.voice)
        if found is not None and sheet is not None and is_open
        else None,
        posts=posts_for(state, call, visited.person.id) if call is not None and is_open else book.officials.chain,
        earlier=[*map(visited.voice.say, course_of(state, call))] if call is not None and call.ruling else [],
        hand=voice.say(fate) if fate is not None else "",
        is_uncalled=found is not None and waits_for_call(*found),
        clause=clause,
        mark=mark_fact(mark) if clause is not None and (mark := mark_of(clause)) else None,
        clauses=book.clause,
        kind=kind,
        happened=voice.say(trouble_fact(kind)) if kind else "",
        asked=asked,
        knows_more=any(form.get(key) for one in asked if one.asked.part == "more" for key, _ in one.inputs),
        kinds=kinds_of(book, form.get("q"), voice) if not kind else None,
        forms=kind_forms(voice.language)._asdict(),
        book=book,
        seats=seats,
        sides=sides,
    )


def blamed_by(case: Case, ruling: Ruling) -> tuple[str, ...]:
    """Who is blamed in the records: after an unproven call the caller, not the player accused."""
    caller = (case.caller,) if case.caller is not None else ()
    return caller if ruling.kind == "renege_unproven" else case.by


def waits_for_call(case: Case, ruling: Ruling) -> bool:
    """Whether nothing is decided until somebody calls it."""
    return case.caller is None and ruling.hand == "goes-on" and ruling.remedies == ("renege",)


def call_of(visited: Visit, number: str) -> RefereeCall | None:
    calls, at = visited.state.calls, whole(number) or 0
    return calls[at - 1] if 1 <= at <= len(calls) else None


def sheet_at(visited: Visit, form: Form, call: RefereeCall | None) -> Sheet | None:
    """The sheet of the call, or of a table of this round that the referee visits without a call."""
    state = visited.state
    if call is not None:
        return state.sheet(call.round, call.table)
    return state.current.sheets.get(form.number("table")) if state.current is not None else None


def is_full(sheet: Sheet) -> bool:
    """Whether no hand is in play or to come: a ruling can only be about a written hand, or none."""
    return sheet.locked or sheet.is_complete(time_up=False)
