"""Seating: the draft with its figures, changed by hand if needed, then confirmed and released."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused, Seat
from meldhouse.messages import Message, Voice, fact
from meldhouse.tournament import acts
from meldhouse.tournament.acts.seating import cautions, said_of_swap
from meldhouse.tournament.desk.next_step import next_steps
from meldhouse.tournament.desk.playoffs import who_fills
from meldhouse.tournament.entrants import id_typed, number_fact, wishes_of
from meldhouse.tournament.rounds.announcements import how_first_seated, left_out, moved_sitters, why_one_goes_up
from meldhouse.tournament.seating.figures import Figures, figures_of
from meldhouse.tournament.state import RoundState, State
from meldhouse.web.desk.pages.common import Visit, desk_form, page, shows, visit
from meldhouse.web.desk.shown.steps_said import said_and_sent
from meldhouse.web.forms import Form
from meldhouse.web.identity.people import say_next

_WORDS = re.compile(r"[\s,;]+")


async def show(request: Request) -> Response:
    visited = await visit(request, "director")
    return _page(request, visited, Form({}))


def _page(request: Request, visited: Visit, form: Form) -> Response:
    return page(request, "seating.html", visited, form=form, **_shown(visited))


def _shown(visited: Visit) -> dict[str, Any]:
    state, say = visited.state, visited.voice.say
    current = state.current
    is_open = current is not None and not current.is_started

    def said(of: Callable[[State, RoundState], Message | None]) -> str:
        found = of(state, current) if current is not None and is_open else None
        return say(found) if found is not None else ""

    steps = [
        said_and_sent(step, visited.voice)
        for step in next_steps(state)
        if step.act is not None and not (step.asks is not None and step.ends)  # the desk asks that
    ]
    return {
        "steps": steps,
        "current": current,
        "tables": _tables(state, current) if current is not None else [],
        "typed": _typed(current, visited.voice) if current is not None else "",
        "drawn": _drawn(current),
        "notes": [*map(say, state.notes)],
        "is_unseen": current is not None and current.status in ("draft", "confirmed"),
        "how_drawn": said(how_first_seated),
        "moved_sitters": [*map(say, _moved_sitters(state, current))],
        "one_goes_up": said(why_one_goes_up),
        "left_out": " ".join(map(say, left_out(state, current))) if current is not None and is_open else "",
        "fill": who_fills(state, current) if current is not None else None,
        "cautions": cautions(state, current) if current is not None and not current.is_started else (),
        "numbers": [(one, state.name(one)) for one in current.seating.people] if current is not None else [],
        "sitting": _sitting(state, current) if current is not None else [],
        "figures": _figures(state) if state.main_rounds else None,
        "by_pairs": state.form.entry == "pair",
        "coming": [(number, each) for number, each in sorted(state.planned.items()) if number > len(state.main_rounds)],
    }


part = shows("seating_part.html", _shown, "director")


def _moved_sitters(state: State, current: RoundState | None) -> tuple[Message, ...]:
    if current is None or current.is_started or current.playoff:
        return ()
    return moved_sitters(state, current.seating, current.number)


async def by_hand(request: Request) -> Response:
    """The forms for changing a draft; empty if the page already shows this draft."""
    visited = await visit(request, "director")
    if request.query_params.get("drawn") == _drawn(visited.state.current):
        return Response(status_code=204)
    return page(request, "seating_by_hand.html", visited, form=Form({}), **_shown(visited))


def _drawn(current: RoundState | None) -> str:
    """A short fingerprint of the draft; empty if nothing can be changed any more."""
    if current is None or current.status != "draft":
        return ""
    return sha256(f"{current.number}\n{_typed(current, Voice())}".encode()).hexdigest()[:12]


def _figures(state: State) -> Figures:
    rounds, wishes = tuple(each.seating for each in state.main_rounds), wishes_of(state.entrants, state.form)
    return state.once("figures", (rounds, wishes), lambda: figures_of(rounds, wishes))


def _tables(state: State, each: RoundState) -> list[tuple[int, list[tuple[Seat, str]]]]:
    return [
        (table.number, [(seat, state.name(person)) for seat, person in state.seats_at(table).items()])
        for table in each.seating.tables
    ]


def _sitting(state: State, each: RoundState) -> list[tuple[str, str, int]]:
    """Everybody in the round by name, with their table; 0 if they sit out."""
    at = {one: table.number for table in each.seating.tables for one in table.people}
    return sorted(((one, state.name(one), at.get(one, 0)) for one in each.seating.people), key=_by_name)


def _by_name(place: tuple[str, str, int]) -> str:
    return place[1].casefold()


def _typed(each: RoundState, voice: Voice) -> str:
    """One table per line, in the form used for typing it."""

    def numbers(people: Sequence[str]) -> str:
        return ", ".join(voice.say(number_fact(one)) for one in people)

    lines = [numbers(table.people) for table in each.seating.tables]
    return "\n".join([*lines, f"out {numbers(each.seating.out)}"] if each.seating.out else lines)


async def arrange(request: Request) -> Response:
    """One table per line, by numbers; people who sit out go in a line that begins with “out”."""
    visited = await visit(request, "director")
    form = await desk_form(request)
    tables, out = [], []
    for line in form.get("tables").splitlines():
        words = [word.upper() for word in _WORDS.split(id_typed(line.strip())) if word]
        if words and words[0] == "OUT":
            out += words[1:]
        elif words:
            tables.append(tuple(words))
    act = acts.Arrange(tables=tuple(tables), out=tuple(out), reason=form.get("reason")[:400])
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        form.faults["tables"] = problem.refusal.whole
        return _page(request, visited, form)
    current = visited.state.current
    warned = cautions(visited.state, current) if current is not None else ()
    say_next(request, fact("event-seated"), *warned)
    return RedirectResponse(f"{visited.address}/desk/seating", 303)


async def swap(request: Request) -> Response:
    """Two people trade places."""
    visited = await visit(request, "director")
    form = await desk_form(request)
    act = acts.Swap(one=form.get("one"), two=form.get("two"), reason=form.get("swap-reason")[:400])
    if not act.one or not act.two:
        form.faults["one" if not act.one else "two"] = fact("event-swap-fault")
        return _page(request, visited, form)
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        form.faults["one"] = problem.refusal.whole
        return _page(request, visited, form)
    say_next(request, *said_of_swap(visited.state, act))
    return RedirectResponse(f"{visited.address}/desk/seating", 303)
