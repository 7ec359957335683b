"""Make a ruling: the text and clause, what it gives and takes, and the hand it ends."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlencode

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused, Slip
from meldhouse.messages import fact
from meldhouse.rulebooks.describe.facts import post_fact
from meldhouse.tournament import acts
from meldhouse.tournament.act import LONGEST_RULING
from meldhouse.tournament.desk.upholding import (
    before_it_was_ruled,
    is_given,
    is_handed_over,
    overruling,
    written_as_ruled,
)
from meldhouse.tournament.referee_calls import RefereeCall
from meldhouse.tournament.rulings.citing import clauses_meant
from meldhouse.tournament.rulings.disputes import dispute_of
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.web.desk.pages.common import Visit, desk_form, visit
from meldhouse.web.desk.rulings.calls import NO_HAND, ask_page, call_of, is_full, sheet_at
from meldhouse.web.desk.rulings.ruling_others import own_penalty
from meldhouse.web.desk.sheets.slip_form import slip_from
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import say_next
from meldhouse.web.site import site_of

_PENALTY: msgspec.json.Decoder[acts.Penalize] = msgspec.json.Decoder(acts.Penalize)
_OUT: msgspec.json.Decoder[acts.Disqualify] = msgspec.json.Decoder(acts.Disqualify)
_SLIP: msgspec.json.Decoder[Slip] = msgspec.json.Decoder(Slip)


async def answer(request: Request) -> Response:
    """Save the ruling, what it gives and takes, and the hand it ends: all of it, or nothing."""
    visited = await visit(request)
    form = await desk_form(request)
    state, call = visited.state, call_of(visited, form.get("call"))
    sheet = sheet_at(visited, form, call)
    if sheet is None:
        say_next(request, fact("event-call-gone"))
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    todo: list[acts.AnyAct] = []
    if call is None:
        about = form.get("what")[:400]
        todo.append(acts.CallReferee(round=sheet.round, table=sheet.table, about=about))
    number = call.number if call is not None else len(state.calls) + 1
    ruling = form.get("ruling")[:LONGEST_RULING]
    clause = form.get("clause").strip()[:40]
    if is_full(sheet) and (form.get("slip") or form.get("fields")) and not form.get("hand"):
        form.faults["answer"] = fact("event-which-hand-fault")
        return await _again(request, visited, form)
    try:
        taken = [_PENALTY.decode(form.values[key]) for key in form.values if key.startswith("take-")]
        if (own := own_penalty(form, sheet, ruling, clause)) is not None:
            taken.append(own)
        elif "answer" in form.faults:
            return await _again(request, visited, form)
        priced_out = {act.person for act in taken}  # a penalty has its own entry
        named = [who for seat, who in sheet.seats.items() if form.get(f"blame-{seat}") and who not in priced_out]
        post = form.get("post")[:80]
        hand = _hand_meant(form, sheet, call)
        back = _put_back(form, sheet, call, hand)
        orders = (_ordered(form, sheet) or back) if is_handed_over(state, sheet, visited.person.id) else None
        answer = acts.Answer(call=number, ruling=ruling, clause=clause, post=post, blamed=tuple(named), hand=hand)
        if call is not None and answer.differs(state, visited.person.id):
            return await _differs(request, visited, form, replace(answer, takes=tuple(taken)))
        out = [_OUT.decode(form.values[key]) for key in form.values if key.startswith("out-")]
        gone = {who for act in out for who in named if state.owners[who] == act.entrant}  # that has its own entry too
        todo.append(replace(answer, orders=orders, blamed=tuple(who for who in named if who not in gone)))
        if call is not None:
            todo += overruling(state, call, ruling)
            taken = [act for act in taken if not is_given(state, call, act, ruling)]
        todo += [replace(act, call=number) for act in taken]
        todo += _writing(form, sheet, ruling, clause, number) if orders is None else []
        if back is not None and back != Slip() and orders is None:
            todo.append(written_as_ruled(sheet, hand, back, ruling, clause, number))
        todo += out
        await visited.event.do_all(visited.person, todo, id=form.get("id"))
    except msgspec.MsgspecError:
        return site_of(request).error(request, 400, fact("fault-button"))
    except Refused as problem:
        form.faults["answer"] = problem.refusal.whole
        said = acts.Answer(call=number, ruling=ruling, clause=clause)
        choices = clauses_meant(state.book, said) if problem.refusal.code == "clause-which" else ()
        return await _again(request, await visit(request), form, choices)
    if orders is not None:
        say_next(request, fact("event-ruled-done"), fact("event-handed-over"))
        return RedirectResponse(f"{visited.address}/desk/calls", 303)
    if form.get("fields") and not form.get("slip") and form.get("hand") != NO_HAND:
        say_next(request, fact("event-ruled-done"), fact("event-write-ruled"))
        return RedirectResponse(f"{visited.address}{_form_of(form, sheet, ruling, clause, number)}#slip", 303)
    if back == Slip():
        say_next(request, fact("event-ruled-done"), fact("event-write-played"))
        at = f"{visited.address}/round/{sheet.round}/table/{sheet.table}/hand/{hand}"
        return RedirectResponse(f"{at}?{urlencode({'call': number, 'reason': ruling[:200], 'clause': clause})}", 303)
    is_written = form.get("slip") or back is not None
    say_next(request, fact("event-ruled-hand" if is_written else "event-ruled-said", ruling=ruling))
    return RedirectResponse(f"{visited.address}/desk/calls", 303)


async def _again(request: Request, visited: Visit, form: Form, choices: tuple[str, ...] = ()) -> Response:
    """The page again with the missing parts marked: the case, and everything entered since."""
    form.values["own-clause"] = form.values.pop("clause", "")  # of the ruling; the case may have another
    for key, value in parse_qsl(form.get("facts")[:2000]):
        form.values.setdefault(key, value)
    return await ask_page(request, visited, form, choices=choices)


async def _differs(request: Request, visited: Visit, form: Form, answer: acts.Answer) -> Response:
    """The first ruling stands until somebody above both officials decides; until then, keep what this one would
    change."""
    call = visited.state.calls[answer.call - 1]
    sheet = visited.state.rounds[call.round - 1].sheets[call.table]
    orders = None
    if answer.hand:
        orders = _ordered(form, sheet) or (None if form.get("as") == "stands" else before_it_was_ruled(call))
    await visited.event.do_all(visited.person, [replace(answer, orders=orders)], id=form.get("id"))
    due = dispute_of(visited.state, visited.state.calls[call.number - 1]).course.due
    say_next(request, fact("event-ruled-differs", due=post_fact(due)))
    return RedirectResponse(f"{visited.address}/desk/calls", 303)


def _hand_meant(form: Form, sheet: Sheet, call: RefereeCall | None) -> int:
    """The row of the sheet the ruling is about: as given, as in an earlier ruling, or the hand in play."""
    if form.get("hand") == NO_HAND:
        return 0
    before = call.hand if call is not None and "hand" not in form.values else 0
    return form.number("hand") or before or (0 if is_full(sheet) else len(sheet.rows) + 1)


def _put_back(form: Form, sheet: Sheet, call: RefereeCall | None, hand: int) -> Slip | None:
    """The hand as it was before a ruling wrote it, if the deciding official wants that; an empty slip if it was not
    written then, and None if the sheet stays as it is."""
    says_so = "as" in form.values and form.get("as") != "stands" and not _ordered(form, sheet)
    if call is None or not says_so or not 1 <= hand <= len(sheet.rows):
        return None
    back = before_it_was_ruled(call)
    return back if back is None or back != sheet.rows[hand - 1].slip else None


def _form_of(form: Form, sheet: Sheet, ruling: str, clause: str, call: int) -> str:
    """Link to the form for writing the hand: the next one, or the same one again, with what is known."""
    at, fields, hand = f"/round/{sheet.round}/table/{sheet.table}", form.get("fields")[:600], form.number("hand")
    if not hand:
        return f"{at}?{fields}&call={call}"
    return f"{at}/hand/{hand}?{fields}&{urlencode({'reason': ruling[:200], 'clause': clause, 'call': call})}"


def _ordered(form: Form, sheet: Sheet) -> Slip | None:
    """The hand for the scoring table to write, as far as the ruling says; None if it changes no hand."""
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
    if slip.how != "void" and (drew := form.get("dealer")) in (drawers := sheet.drawers(hand)):
        slip = replace(slip, dealer=drawers[drawers.index(drew)])
    if 1 <= hand <= len(sheet.rows):  # a ruling does not say who dealt the other hands, nor what was given with them
        before = sheet.rows[hand - 1].slip
        slip = replace(slip, dealer=slip.dealer or before.dealer, incidents=slip.incidents or before.incidents)
    return slip
