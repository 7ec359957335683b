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
from meldhouse.tournament.accounting.given_on_sheets import gives_way
from meldhouse.tournament.acts.sheets import SlipRefusal
from meldhouse.tournament.lines.disputes import held_back, on_the_way
from meldhouse.tournament.lines.forfeits import forfeit_line
from meldhouse.tournament.lines.hands import side_names, times_facts
from meldhouse.tournament.lines.penalties import penalties_at, penalty_line, with_penalties
from meldhouse.tournament.lines.sheets import (
    bonuses_of,
    corrections_to_tell,
    counted_of,
    decider_of,
    results_before,
    rows_of,
    score_of,
    sums_of,
)
from meldhouse.tournament.money.fines import table_fees
from meldhouse.tournament.results.handing_out import to_come_back
from meldhouse.tournament.rounds.clock import hand_on_at_time
from meldhouse.tournament.rounds.missing import away_from, other_hand, signed_by, stand_ins_told, still_missing
from meldhouse.tournament.rounds.planning import nothing_comes_after
from meldhouse.tournament.rounds.results_behind import old_results
from meldhouse.tournament.scoring.deciding_hands import decided_by
from meldhouse.tournament.scoring.possible_results import SKUNK, bonuses_told
from meldhouse.tournament.scoring.slip_fields import fields_of, gives_beside, offences
from meldhouse.web.desk.pages.common import desk_form, if_any, page, wants_json
from meldhouse.web.desk.pages.going_on import after_last, next_called, next_seats, next_table
from meldhouse.web.desk.people.absent import absent_at, forfeit_form, sayings_at
from meldhouse.web.desk.people.late_minutes import reckoned_at
from meldhouse.web.desk.rulings.rulings_shown import orders_at, rulings_at
from meldhouse.web.desk.sheets.sheet_asking import equal_by, listeners_of, undrawn, why_first
from meldhouse.web.desk.sheets.sheet_visit import SheetVisit, at_table, for_anybody, number_in, spoken_for
from meldhouse.web.desk.sheets.slip_form import (
    SideLine,
    endings_for,
    form_keys,
    seat_names,
    side_lines,
    slip_from,
    trick_questions,
    values_of,
)
from meldhouse.web.desk.shown.brief_names import first_names, initials
from meldhouse.web.forms import Form, whole
from meldhouse.web.house.event_tables import live_hands
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
    return page(request, name, here.visited, **_shown(here))


def sheet_page(request: Request, here: SheetVisit, form: Form, *, hand: int = 0) -> Response:
    shown = _shown(here)
    drew = {seat: shown["names"][seat] for seat in here.sheet.drawers(hand)} if hand else shown["drawers"]
    equal = equal_by(here.sheet, form)
    return page(request, "sheet.html", here.visited, form=form, hand=hand, drew=drew, equal=equal, **shown)


def _shown(here: SheetVisit) -> dict[str, Any]:
    state, sheet, visited, say = here.visited.state, here.sheet, here.visited, here.visited.voice.say
    each = state.rounds[here.round - 1]
    names = state.names_at(sheet)
    is_complete = not here.is_on and sheet.is_complete(time_up=each.time_up(visited.event.clock()))
    by_hand = not here.live or here.is_official
    is_last = is_complete and hand_on_at_time(state, each, sheet, visited.event.clock())
    is_open = each.status == "playing" and not sheet.locked and sheet.result is None and (not is_complete or is_last)
    result = sheet.result
    me, penalized = state.person_of(visited.person.id), with_penalties(state, sheet)
    absent = absent_at(visited.tournament, each, sheet, by=visited.person.id, at=visited.event.clock())
    return {
        "house": sheet.book.called,
        "here": here,
        "sheet": sheet,
        "each": each,
        "names": names,
        "bidders": seat_names(names),
        "sides": (sides := side_lines(sheet.book, names)),
        "replaced": stand_ins_told(state, sheet),
        "reckoned": reckoned_at(state, sheet, visited.event.clock()) if here.is_official else None,
        "late_clause": sheet.book.cite("late-replaced"),
        "result_labels": {f"points-{side.side}": side.names for side in sides}
                         | {f"{what}-{seat}": names[seat] for what in ("sets", "reneges") for seat in names}
                         | {"result": say(fact("event-result-title")), "skunk": say(fact("event-result-skunk"))},
        "trumps": sheet.book.trump.choices,
        "endings": endings_for(sheet.book, official=here.is_official or here.may_correct),
        "rows": rows_of(state, sheet),
        "next_hand": sheet.number_of(len(sheet.rows) + 1),
        "is_new": sheet.is_undealt,
        "gives_way": gives_way(sheet),
        "corrections": corrections_to_tell(state, sheet),
        "listeners": listeners_of(sheet, names, spoken_for(here)),
        "briefly": dict(zip(sheet.sides, initials([side.names for side in sides]), strict=True)),
        "results_before": results_before(state, sheet),
        "result_times": [*times_facts(names, result.sets, result.reneges)] if result else [],
        "quarters": table_fees(sheet.book),
        "bonuses_told": bonuses_told(sheet.book),
        "skunk_answers": SKUNK,
        "bonuses": bonuses_of(sheet),
        "scores": score_of(sheet),
        "decider": decider_of(sheet, names),
        "decided_by": decided_by(sheet) or "",
        "sums": sums_of(sheet, dict(zip(names, first_names([*names.values()]), strict=True)), penalized,
                        is_over=is_complete or sheet.locked),
        "counted": counted_of(sheet, names, penalized),
        "winner": tuple(side.names for side in sides if side.side in sheet.winners()) if is_complete else (),
        "live_hands": live_hands(sheet),
        "by_hand": by_hand,
        "closed": sheet.book.clause_table.get(sheet.book.cite("sheet-closed") or ""),
        "absent": absent,
        "sayings": sayings_at(visited.tournament, each, sheet, by=visited.person.id, at=visited.event.clock()),
        "forfeit": forfeit_form(state, each, sheet),
        "forfeited": here.visited.voice.say(gone) if (gone := forfeit_line(state, sheet)) is not None else "",
        "late_sides": {sheet.side_of(person) for person in (*each.missing, *each.standins)},
        "away": away_from(state, each, sheet),
        "missing": still_missing(state, each, sheet, visited.event.clock()) if each.status == "playing" else (),
        "drawers": {seat: names[seat] for seat in sheet.sums.drawers if by_hand},
        "dealer": names[sheet.sums.dealer],
        "undrawn": undrawn(sheet, names) if by_hand and not sheet.locked else {},
        "why_first": why_first(sheet),
        "gives_beside": gives_beside(sheet.book),
        "asks": {field.name for field in fields_of(sheet.book)},
        "trick_questions": trick_questions(sheet.book),
        "offences": tuple(fact("offence", kind=kind) for kind in offences(sheet.book)),
        "is_complete": is_complete,
        "is_last": is_last,
        "can_write": by_hand and is_open,
        "signers": _signers(here, me),
        "signatures": tuple(signed_by(state, one) for one in sheet.signed.values()),
        "agreeing": _agreeing(here, me),
        "both_here": for_anybody(here),
        "me": me,
        "next_seats": next_seats(state, here.sheet),
        "next_called": next_called(state, here.sheet),
        "was_last": after_last(state, each) if nothing_comes_after(state, each) else "",
        "next_table": next_table(state, here.sheet, me, here.visited.person.id),
        "on_the_way": next((here.visited.voice.say(on_the_way(state, one)) for one in state.calls if not one.answered_by
                            and (one.round, one.table) == (here.round, here.table)), ""),
        "held_back": if_any(here.visited.voice, held_back(state, here.round, here.table)),
        "orders": orders_at(state, sheet),
        "rulings": rulings_at(state, sheet, spoken_for(here)),
        "penalties": tuple(penalty_line(state, what) for what in penalties_at(state, sheet)),
    }  # fmt: skip


def _signers(here: SheetVisit, me: str | None) -> list[dict[str, Any]]:
    """Who may still sign on this device, for each side that has not."""
    state, sheet, anybody = here.visited.state, here.sheet, for_anybody(here)
    standins, names = state.rounds[here.round - 1].standins, state.names_at(sheet)
    found = []
    for side in sheet.sides:
        people = [standins.get(one, one) for one in sheet.people(side) if anybody or one == me]
        signed = sheet.signed.get(side)
        found.append(
            {
                "side": side,
                "names": side_names(sheet.book, side, names),
                "by": state.name(signed.signer) if signed else "",
                "other_hand": other_hand(state, signed) if signed else None,
                "people": [(one, state.name(one)) for one in people] if not signed else [],
            }
        )
    return found


def _agreeing(here: SheetVisit, me: str | None) -> list[str]:
    """The sides that may still agree to the last hand on this device."""
    sheet, anybody = here.sheet, for_anybody(here)
    agreed = {*sheet.agreed.get(len(sheet.rows), ()), *sheet.signed}  # signing includes agreeing to the last hand
    return [side for side in sheet.sides if side not in agreed and (anybody or me in sheet.people(side))]


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
