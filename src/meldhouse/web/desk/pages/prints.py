"""Paper for the evening: each job is one PDF, made outside the event loop and shown in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import LANGUAGES, Message, Voice, fact
from meldhouse.tournament.acts import Invite
from meldhouse.tournament.money.amounts import MoneyError
from meldhouse.tournament.paper.jobs import JOBS, job_fact
from meldhouse.tournament.paper.order import Order, heading_of, print_voices
from meldhouse.tournament.passes import hash_of, new_token
from meldhouse.tournament.prints import PAPERS, Heading, NameTag, Paper, Print, PrintError, print_job
from meldhouse.tournament.state import RoundState, State
from meldhouse.web.desk.pages.common import Visit, desk_form, page, visit
from meldhouse.web.forms import whole
from meldhouse.web.gate.network import phones_need
from meldhouse.web.identity.people import say_next
from meldhouse.web.links import link_of, pass_link
from meldhouse.web.problems import too_fast
from meldhouse.web.site import site_of

MOST = 1_200
"""Items in one job: a card for everybody in the largest hall."""
PRINTS = (*LANGUAGES, "both")
SAFE = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""Browsers show a PDF within a page of their own, which has its own styles."""


async def show(request: Request) -> Response:
    visited = await visit(request, "director")
    state, current = visited.state, visited.state.current
    link = link_of(request, visited.address)
    return page(
        request,
        "prints.html",
        visited,
        of_round=[(name, job_fact(name)) for name, job in JOBS.items() if job.of_round],
        of_event=[
            (name, job_fact(name))
            for name, job in JOBS.items()
            if not job.of_round
            and (name != "bracket" or state.form.is_bracket)
            and (name != "divisions" or state.form.divisions)
            and (name != "receipts" or state.finished)
        ],
        rounds=[each.number for each in state.rounds],
        current=current.number if current is not None else 0,
        paper=_paper(request, request.session.get("paper", "")),
        papers=PAPERS,
        print_languages=PRINTS,
        printed_in=_language(request, visited),
        link=link,
        need=phones_need(link),
        unlinked=len(_unlinked(state)),
    )


async def pdf(request: Request) -> Response:
    visited = await visit(request, "director")
    in_turn(request, visited)
    job = JOBS.get(request.path_params["job"])
    asked = request.query_params
    each = _round(visited.state, asked.get("round", ""))
    if job is None:
        return _back(request, visited, fact("event-print-unknown"))
    if job.of_round and each is None:
        return _back(request, visited, fact("event-print-no-round"))
    order = Order(
        visited.tournament, each if job.of_round else None, link_of(request, visited.address), asked.get("who", "")
    )
    try:
        heading, things = heading_of(order), list(job.make(order))
    except (PrintError, MoneyError) as problem:
        return _back(request, visited, problem.refusal.whole)
    if not things:
        return _back(request, visited, fact("event-print-empty", what=job_fact(request.path_params["job"])))
    return await printed(request, visited, heading, things, request.path_params["job"])


async def codes(request: Request) -> Response:
    """A code for everybody without one in use: each works once and leads to that person's own place."""
    visited = await visit(request, "director")
    await desk_form(request)
    in_turn(request, visited)
    if visited.state.finished:
        return _back(request, visited, fact("event-print-codes-over"))
    people = _unlinked(visited.state)
    if not people:
        return _back(request, visited, fact("event-print-codes-used"))
    made = [(new_token(), person) for person in people]
    await visited.event.do_all(
        visited.person, [Invite(token=hash_of(token), role="player", person=person) for token, person in made]
    )
    state, at = visited.state, visited.address
    order = Order(visited.tournament, None, link_of(request, at))
    things = [
        NameTag(
            name=state.name(person),
            under=fact("event-print-tag"),
            number=person,
            url=pass_link(request, at, token),
        )
        for token, person in made
    ]
    return await printed(request, visited, heading_of(order), things, "codes")


def in_turn(request: Request, visited: Visit) -> None:
    if wait := site_of(request).prints.take(visited.person.id):
        raise too_fast(wait)


def _unlinked(state: State) -> list[str]:
    """Players without a linked phone, by name."""
    linked = set(state.acts_for.values())
    people = [
        person
        for entrant in state.entrants.values()
        if entrant.status in ("entered", "present")
        for person in entrant.people
        if person.id not in linked
    ]
    return [person.id for person in sorted(people, key=lambda one: one.name.casefold())]


async def printed(request: Request, visited: Visit, heading: Heading, things: Sequence[Print], name: str) -> Response:
    if len(things) > MOST:
        return _back(request, visited, fact("event-print-many", number=len(things), most=MOST))
    paper = request.session["paper"] = _paper(request, request.query_params.get("paper", ""))
    voices = _voices(request, visited)
    try:
        async with site_of(request).printing:
            made = await run_in_threadpool(print_job, heading, things, paper=paper, voices=voices)
    except PrintError as problem:
        return _back(request, visited, problem.refusal.whole)
    headers = {
        "content-disposition": f'inline; filename="{name}.pdf"',
        "cache-control": "private, no-store",
        "content-security-policy": SAFE,
    }
    return Response(made, media_type="application/pdf", headers=headers)


def _paper(request: Request, wanted: str) -> Paper:
    """The paper size asked for, or the last one used."""
    asked = (wanted, request.session.get("paper"))
    return next((paper for said in asked for paper in PAPERS if paper == said), "letter")


def _voices(request: Request, visited: Visit) -> tuple[Voice, ...]:
    """The languages asked for; they are kept for next time."""
    asked = request.query_params.get("lang", "")
    if asked in PRINTS:
        request.session["prints"] = asked
    return print_voices(visited.state.book, _language(request, visited), visited.voice.language)


def _language(request: Request, visited: Visit) -> str:
    """The last language used, or the tournament's, or the reader's."""
    last, usual = request.session.get("prints"), visited.state.form.prints
    return next((said for said in (last, usual) if said in PRINTS), visited.voice.language)


def _round(state: State, number: str) -> RoundState | None:
    if not number:
        return state.current
    return state.round(whole(number) or 0)


def _back(request: Request, visited: Visit, why: Message) -> Response:
    say_next(request, why)
    return RedirectResponse(f"{visited.address}/desk/prints", 303)
