"""Paper for the evening: each job is one PDF, made beside the loop and shown in the browser."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.tournament.acts import Invite
from meldhouse.tournament.money import MoneyError
from meldhouse.tournament.paper import JOBS
from meldhouse.tournament.paper_order import Order, heading_of
from meldhouse.tournament.passes import hash_of, new_token
from meldhouse.tournament.prints import Heading, NameTag, Paper, Print, PrintError, print_job
from meldhouse.tournament.sentences import in_words_of
from meldhouse.tournament.state import RoundState, State
from meldhouse.web.forms import whole
from meldhouse.web.network import phones_need
from meldhouse.web.people import say_next
from meldhouse.web.routes.events.common import Visit, desk_form, page, visit
from meldhouse.web.sharing import link_of, pass_link
from meldhouse.web.site import site_of, too_fast

MOST = 1_200
"""Things in one job: a card for everybody in the largest hall."""
PAPER_WORDS: dict[Paper, str] = {"letter": "Letter", "a4": "A4"}
SAFE = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A browser shows a PDF on a page that it makes itself, with a style of its own."""


async def show(request: Request) -> Response:
    visited = await visit(request, "director")
    state, current = visited.state, visited.state.current
    link = link_of(request, visited.address)
    return page(
        request,
        "prints.html",
        visited,
        of_round=[(name, in_words_of(visited.state.book, job.what)) for name, job in JOBS.items() if job.of_round],
        of_event=[
            (name, job.what)
            for name, job in JOBS.items()
            if not job.of_round
            and (name != "bracket" or state.form.is_bracket)
            and (name != "divisions" or state.form.divisions)
            and (name != "receipts" or state.finished)
        ],
        rounds=[each.number for each in state.rounds],
        current=current.number if current is not None else 0,
        paper=_paper(request, request.session.get("paper", "")),
        papers=PAPER_WORDS,
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
        return _back(request, visited, "There is no such thing to print. Choose one from this page.")
    if job.of_round and each is None:
        return _back(
            request,
            visited,
            in_words_of(visited.state.book, "There is no such round yet. Seat it first, then print it."),
        )
    order = Order(
        visited.tournament, each if job.of_round else None, link_of(request, visited.address), asked.get("who", "")
    )
    try:
        heading, things = heading_of(order), list(job.make(order))
    except (PrintError, MoneyError) as problem:
        return _back(request, visited, str(problem))
    if not things:
        return _back(request, visited, f"There is nothing to print yet: {job.what}.")
    return await printed(request, visited, heading, things, request.path_params["job"])


async def codes(request: Request) -> Response:
    """A code for everybody who has none in use: each is good once, and leads him to his own place."""
    visited = await visit(request, "director")
    await desk_form(request)
    in_turn(request, visited)
    if visited.state.finished:
        return _back(request, visited, "The tournament is over; nobody checks in any more.")
    people = _unlinked(visited.state)
    if not people:
        return _back(request, visited, "Everybody who plays has used a code already, or nobody is entered yet.")
    made = [(new_token(), person) for person in people]
    await visited.event.do_all(
        visited.person, [Invite(token=hash_of(token), role="player", person=person) for token, person in made]
    )
    state, at = visited.state, visited.address
    order = Order(visited.tournament, None, link_of(request, at))
    things = [
        NameTag(
            name=state.name(person),
            under="Scan this to check in: it is yours alone, and good once.",
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
    """Whoever plays and has no phone here that acts for him, by name."""
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
        return _back(request, visited, f"That would be {len(things)} sheets; {MOST} can be printed at once.")
    paper = request.session["paper"] = _paper(request, request.query_params.get("paper", ""))
    try:
        async with site_of(request).printing:
            made = await run_in_threadpool(print_job, heading, things, paper=paper)
    except PrintError as problem:
        return _back(request, visited, str(problem))
    headers = {
        "content-disposition": f'inline; filename="{name}.pdf"',
        "cache-control": "private, no-store",
        "content-security-policy": SAFE,
    }
    return Response(made, media_type="application/pdf", headers=headers)


def _paper(request: Request, wanted: str) -> Paper:
    """As asked for, or as last time."""
    asked = (wanted, request.session.get("paper"))
    return next((paper for said in asked for paper in PAPER_WORDS if paper == said), "letter")


def _round(state: State, number: str) -> RoundState | None:
    if not number:
        return state.current
    return state.round(whole(number) or 0)


def _back(request: Request, visited: Visit, sentence: str) -> Response:
    say_next(request, sentence)
    return RedirectResponse(f"{visited.address}/desk/prints", 303)
