"""Who plays: entered by the desk, checked in by tapping a row or typing a number."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.journal.ids import new_id
from meldhouse.messages import Item, Message, fact
from meldhouse.tournament import acts
from meldhouse.tournament.entrants import Entrant, alike, id_typed, in_no_division, number_fact
from meldhouse.tournament.rounds.announcements import starts_late
from meldhouse.tournament.rounds.planning import is_seen
from meldhouse.web.desk.pages.common import (
    Visit,
    desk_form,
    do,
    drawn_anew,
    is_confirmed,
    page,
    shows,
    visit,
)
from meldhouse.web.desk.people.recovery import to_show
from meldhouse.web.forms import Form
from meldhouse.web.gate.network import phones_need
from meldhouse.web.identity.people import say_next
from meldhouse.web.links import link_of

MOST_LINES = 500
_BETWEEN = re.compile(r"\s*(?:/|&|\+|\band\b)\s*")
"""Separates the two names of a pair."""


async def show(request: Request) -> Response:
    visited = await visit(request, "director", "scorekeeper")
    return _page(request, visited, Form({}), code=to_show(request, visited))


def _page(
    request: Request,
    visited: Visit,
    form: Form,
    *,
    code: str = "",
    entered: Sequence[str] = (),
    namesakes: bool = False,
) -> Response:
    """The page. `entered`: entrants of a list that were accepted although others failed."""
    address = link_of(request, visited.address)
    return page(
        request,
        "people.html",
        visited,
        form=form,
        code=code,
        namesakes=namesakes,
        entered=_first(entered, 20),
        address=address,
        need=phones_need(address) if code else None,
        **_shown(visited),
    )


def _shown(visited: Visit) -> dict[str, Any]:
    state = visited.state
    entrants = sorted(
        state.entrants.values(), key=lambda one: (one.is_here, one.status != "entered", one.name.casefold())
    )
    return {
        "entrants": [(one, _check_in(one)) for one in entrants],
        "all_in": _encoded(acts.CheckIn(entrants=away)) if (away := _away(visited)) else "",
        "away": len(_away(visited)),
        "in_no_division": in_no_division(state.entrants.values(), state.form.divisions),
    }


rows = shows("people_rows.html", _shown, "director", "scorekeeper")


def _away(visited: Visit) -> tuple[str, ...]:
    return tuple(one.id for one in visited.state.entrants.values() if one.status == "entered")


def _check_in(entrant: Entrant) -> str:
    is_settled = entrant.status in ("present", "disqualified", "replaced")
    return "" if is_settled else _encoded(acts.CheckIn(entrants=(entrant.id,)))


def _encoded(act: acts.AnyAct) -> str:
    return msgspec.json.encode(act).decode()


def _first(names: Sequence[str], most: int) -> tuple[Item, ...]:
    """The first few of them, and how many more there are."""
    more = (fact("event-and-more", number=len(names) - most),) if len(names) > most else ()
    return (*names[:most], *more)


async def enter(request: Request) -> Response:
    """One name per line, or two for a pair. Lines that cannot be entered stay in the form."""
    visited = await visit(request, "director", "scorekeeper")
    form = await desk_form(request)
    lines = [" ".join(line.split()) for line in form.get("names").splitlines() if line.strip()]
    if not lines:
        form.faults["names"] = fact("event-enter-first")
    elif len(lines) > MOST_LINES:
        form.faults["names"] = fact("event-enter-many", most=MOST_LINES, number=len(lines))
    club, household = form.line("club", most=80), form.line("household", most=80)
    if form.faults:
        return _page(request, visited, form)
    is_pair = visited.state.form.entry == "pair"
    entered, left, refused, namesakes = list[str](), list[str](), list[Message](), list[Message]()
    known = {alike(each.name for each in one.people) for one in visited.state.entrants.values()}
    confirmed = is_confirmed(visited)
    bulk = new_id() if len(lines) > 1 else ""
    late: Message | None = None
    for number, line in enumerate(lines):
        names = tuple(_BETWEEN.split(line)) if is_pair else (line,)
        id = f"{form.get('id')}-{number}" if form.get("id") else ""
        if alike(names) in known and not form.get("twice") and not visited.tournament.was_sent(visited.person.id, id):
            left.append(line)
            namesakes.append(fact("event-entered-already", name=line[:80]))
            continue
        act = acts.Enter(
            names=names,
            club=club,
            household=household,
            division=form.get("division"),
            here=bool(form.get("here")),
        )
        try:
            await visited.event.do(visited.person, act, id=id, bulk=bulk)
        except Refused as problem:
            left.append(line)
            refused.append(fact("event-enter-refused", name=line[:80], why=problem.refusal.whole))
            continue
        entered.append(line)
        late = starts_late(visited.state, [*visited.state.entrants][-1])
        known.add(alike(names))
    if left:
        form.values["names"] = "\n".join(left)
        if namesakes:
            refused += [*namesakes[:5], fact("event-enter-differ")]
        form.faults["names"] = fact("event-all-faults", whys=tuple(refused[-11:]))
        return _page(request, await visit(request), form, entered=entered, namesakes=bool(namesakes))
    many = len(lines) > 1
    said = [fact("event-entered-many", number=len(lines)) if many else fact("event-entered-one", name=lines[0])]
    said += [*([late] if late is not None else ()), *_in_none(visited, form)]
    if form.get("here") and is_seen(visited.state.current):
        said += visited.state.notes[-1:]
    say_next(request, *said, *(drawn_anew(visited) if confirmed else ()))
    return RedirectResponse(f"{visited.address}/desk/people", 303)


def _in_none(visited: Visit, form: Form) -> list[Message]:
    """A warning about entrants without a division, if others have one."""
    lacking = in_no_division(visited.state.entrants.values(), visited.state.form.divisions)
    if form.get("division") or not lacking:
        return []
    return [fact("event-entered-no-division")]


async def check_in(request: Request) -> Response:
    """Check in by card number or by name."""
    visited = await visit(request, "director", "scorekeeper")
    form = await desk_form(request)
    typed = " ".join(form.get("code").split())
    found = _found(visited, typed)
    if len(found) != 1:
        names = tuple(fact("event-entrant", number=number_fact(one.id), name=one.name) for one in found[:6])
        which = fact("event-check-in-which", typed=typed, names=names)
        say_next(request, which if found else fact("event-check-in-nobody", typed=typed))
        return RedirectResponse(f"{visited.address}/desk/people", 303)
    act = acts.CheckIn(entrants=(found[0].id,))
    said = fact("event-checked-in", name=found[0].name)
    return await do(request, visited, act, form, back="/desk/people", said=said)


def _found(visited: Visit, typed: str) -> list[Entrant]:
    everybody = visited.state.entrants.values()
    wanted = id_typed(typed).casefold()
    exact = [one for one in everybody if wanted in (one.id.casefold(), one.id[1:].casefold())]
    return exact or [one for one in everybody if wanted and wanted in one.name.casefold()]
