"""The referee's page: who has called, what the house does about it, and what is ruled."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Refused, Side, Slip, seating_of
from meldhouse.game.scoring import unit_of
from meldhouse.game.slip_checks import slip_faults
from meldhouse.referee.cases import KINDS, Case
from meldhouse.referee.deciding import conduct_by_clause, deciding_facts
from meldhouse.referee.disputes import Ruled
from meldhouse.referee.ended import slip_after
from meldhouse.referee.groups import fate_of
from meldhouse.referee.happened import OFFENCES
from meldhouse.referee.offences import offences
from meldhouse.referee.rulings import Ruling
from meldhouse.referee.wording import irregularities
from meldhouse.rulebooks.pages import WORD_FORMS
from meldhouse.tournament import acts
from meldhouse.tournament.desk.penalties import priced
from meldhouse.tournament.disputes import dispute_of, is_final, may_appeal, may_come_round, posts_for, same_again
from meldhouse.tournament.penalty_words import cost, whose
from meldhouse.tournament.seat_words import with_people
from meldhouse.tournament.sentences import listed
from meldhouse.tournament.sheets import Sheet
from meldhouse.tournament.slip_words import fault_words, side_names, story
from meldhouse.tournament.state import RefereeCall, State
from meldhouse.web.events.records import asked_and_answered
from meldhouse.web.events.ruling_asked import kinds_of, moment_of
from meldhouse.web.events.ruling_form import CALLED, known_of, ruled
from meldhouse.web.events.slip_form import values_of
from meldhouse.web.forms import Form, whole
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import Visit, desk_form, page, shows, visit
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
        "due": {call.number: dispute_of(state, call).course.due for call in state.calls if not call.answered_by},
        "own": {call.number for call in state.calls if may_come_round(state, call, visited.person.id)},
        "same": {
            call.number: msgspec.json.encode(act).decode()
            for call in state.calls
            if (act := same_again(state, call, visited.person.id)) is not None
        },
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
        form.faults["case"] = with_people(_without_codes(form.faults["case"], sides), people)
    if ruling is not None:
        ruling = msgspec.structs.replace(
            ruling, what=with_people(ruling.what, people), text=with_people(ruling.text, people)
        )
    is_open = sheet is not None and (call is None or not call.answered_by)
    return page(
        request,
        "ask.html",
        visited,
        form=form,
        call=call,
        table=sheet.table if sheet is not None else 0,
        is_open=is_open,
        sheet=sheet,
        about=hand if row is not None else 0,
        stories=[story(book, each.slip, people) for each in sheet.rows] if sheet is not None else [],
        same=_same(visited, call),
        found=ruling,
        taken=_taken(state, found, sheet) if found is not None and sheet is not None else [],
        blamed=found[0].by if found is not None and found[1].logged else (),
        written=_written(state, found, sheet) if found is not None and sheet is not None and is_open else None,
        posts=posts_for(state, call) if call is not None and is_open else book.officials.chain,
        earlier=[one for one in call.course if isinstance(one, Ruled)] if call is not None else [],
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


def _without_codes(text: str, sides: Mapping[Side, str]) -> str:
    """What is missing, for a page with a field for each side: by their names, and without what would be typed.

    >>> _without_codes("Say what each side melded, such as “NS=0 EW=0”; EW is missing.", {"NS": "Al", "EW": "Bea"})
    'Say what each side melded; Bea is missing.'
    """
    bare = re.sub(r", such as “\w+=[^”]*”|(?<=who had the bid) \([NESW, ]+\)", "", text)
    return re.sub(rf"\b({'|'.join(sides)})\b", lambda found: sides[found[0]], bare)


def _same(visited: Visit, call: RefereeCall | None) -> str:
    """The act of whoever agrees with the ruling before."""
    act = same_again(visited.state, call, visited.person.id) if call is not None else None
    return msgspec.json.encode(act).decode() if act is not None else ""


class Written(NamedTuple):
    """The hand that a ruling ends, as it goes to the sheet."""

    slip: str
    """As JSON, where nothing of it is missing."""
    fields: str
    """What is known of it, for the form of the sheet."""
    missing: str


def _written(state: State, found: tuple[Case, Ruling], sheet: Sheet) -> Written | None:
    """Nothing where the hand goes on, or is played at a live table, which writes by itself."""
    slip = slip_after(sheet.book, *found)
    if slip is None or state.form.where == "browser":
        return None
    faults, people = slip_faults(sheet.book, slip), state.names_at(sheet)
    known = {key: value for key, value in values_of(slip, sheet.book).items() if value}
    return Written(
        msgspec.json.encode(slip).decode() if not faults else "",
        urlencode(known),
        _without_codes(fault_words(faults), {side: side_names(sheet.book, side, people) for side in sheet.sides}),
    )


def _taken(state: State, found: tuple[Case, Ruling], sheet: Sheet) -> list[tuple[str, str]]:
    """What a ruling gives or takes beside the hand, in words and as an act. What the hand itself brings is written on
    the sheet with it."""
    case, ruling = found
    people = state.names_at(sheet)
    unit = unit_of(sheet.book)
    offered = []
    for entry in ruling.entries:
        if not entry.bonus or not entry.points or entry.unit != unit:
            continue
        whom = listed([people[seat] for seat in entry.seats])
        if entry.points > 0:
            act = acts.Penalize(round=sheet.round, person=sheet.seats[case.by[0]], kind=case.kind)
            offered.append((f"Give {entry.points} {unit if entry.points > 1 else unit[:-1]} to {whom} now", act))
        else:
            for seat in entry.seats if len(entry.seats) == 1 else entry.seats[:1]:
                act = acts.Penalize(
                    round=sheet.round,
                    person=sheet.seats[seat],
                    points=-entry.points,
                    reason=ruling.what[:400],
                    clause=entry.clause or "",
                )
                offered.append((f"Take {-entry.points} {unit} from {whom} now", act))
    return [(word, msgspec.json.encode(act).decode()) for word, act in offered]


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
    if sheet.locked and (form.get("slip") or form.get("fields")) and not form.get("hand"):
        form.faults["answer"] = "The sheet is signed: say which of its hands the ruling is about."
        return _ask(request, visited, form)
    try:
        taken = [_PENALTY.decode(form.values[key]) for key in form.values if key.startswith("take-")]
        priced_out = {act.person for act in taken}  # a penalty has its own entry
        named = [who for seat, who in sheet.seats.items() if form.get(f"blame-{seat}") and who not in priced_out]
        post = form.get("post")[:80]
        todo.append(acts.Answer(call=number, ruling=ruling, clause=clause, post=post, blamed=tuple(named)))
        todo += taken
        todo += _writing(form, sheet, ruling, clause, number)
        await visited.event.do_all(visited.person, todo, id=form.get("id"))
    except msgspec.MsgspecError:
        return site_of(request).error(request, 400, "That button was not understood. Load the page again.")
    except Refused as problem:
        form.faults["answer"] = problem.refusal.text
        return _ask(request, await visit(request), form)
    if form.get("fields") and not form.get("slip") and form.get("hand") != NO_HAND:
        say_next(request, "It is answered. Write the hand as it was ruled: what is known of it stands here.")
        return RedirectResponse(f"{visited.address}{_form_of(form, sheet, ruling, clause, number)}#slip", 303)
    say_next(request, "It is answered, and the hand is on the sheet." if form.get("slip") else "It is answered.")
    return RedirectResponse(f"{visited.address}/desk/calls", 303)


def _form_of(form: Form, sheet: Sheet, ruling: str, clause: str, call: int) -> str:
    """Where the hand is written: the next one, or that one again, with what is known of it."""
    at, fields, hand = f"/round/{sheet.round}/table/{sheet.table}", form.get("fields")[:600], form.number("hand")
    if not hand:
        return f"{at}?{fields}&call={call}"
    return f"{at}/hand/{hand}?{fields}&{urlencode({'reason': ruling[:200], 'clause': clause, 'call': call})}"


def _writing(form: Form, sheet: Sheet, ruling: str, clause: str, call: int) -> list[acts.AnyAct]:
    """The hand on the sheet: the next one, or one that stands there and is written anew."""
    if not form.get("slip"):
        return []
    slip = _SLIP.decode(form.get("slip"))
    hand = form.number("hand")
    at: Any = {"round": sheet.round, "table": sheet.table}
    if form.get("hand") == NO_HAND:
        return []
    if 1 <= hand <= len(sheet.rows):  # a ruling says nothing of who dealt, nor of what was given with the hand
        before = sheet.rows[hand - 1].slip
        slip = replace(slip, dealer=slip.dealer or before.dealer, incidents=slip.incidents or before.incidents)
    if not hand:
        return [acts.EnterSlips(slips=(slip,), call=call, **at)]
    if sheet.stands(hand):
        return [acts.Correct(hand=hand, slip=slip, reason=ruling, clause=clause, **at)]
    return [acts.ChangeSlip(hand=hand, slip=slip, call=call, **at)]
