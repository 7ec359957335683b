"""What every tournament page starts with: which tournament, who is looking, and whether they may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, get_args

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import Message, Voice, fact, written
from meldhouse.tournament.acts import AnyAct, CheckIn, Role, Undo
from meldhouse.tournament.lines.brackets import match_at, out_lines
from meldhouse.tournament.lines.events import house_of
from meldhouse.tournament.lines.rounds import bye_line, round_title, status_fact
from meldhouse.tournament.log import did
from meldhouse.tournament.rounds.announcements import starts_late
from meldhouse.tournament.state import RoundState, RoundStatus, State
from meldhouse.tournament.tournament import Tournament
from meldhouse.web.forms import Form, read_form
from meldhouse.web.house.event_tables import EventTables
from meldhouse.web.house.events import Event, NoEvent
from meldhouse.web.identity.people import Person, person_of, say_next
from meldhouse.web.problems import Problem
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of

Endpoint = Callable[[Request], Awaitable[Response]]
DESK_STAFF: tuple[Role, ...] = ("director", "referee", "scorekeeper")


class Visit(NamedTuple):
    """Somebody at a page of a tournament."""

    event: Event
    tournament: Tournament
    person: Person
    voice: Voice
    """The voice of the reader."""

    @property
    def state(self) -> State:
        return self.tournament.state

    @property
    def roles(self) -> frozenset[Role]:
        return self.state.roles_of(self.person.id)

    @property
    def address(self) -> str:
        return f"/event/{self.event.id}"


def tables_of(connection: HTTPConnection) -> EventTables:
    return site_of(connection).settings.house.event_tables


async def event_of(connection: HTTPConnection) -> Event:
    try:
        return await site_of(connection).settings.house.events.event(connection.path_params["id"])
    except NoEvent as problem:
        raise Problem(404, problem.message) from None


async def visit(connection: HTTPConnection, *roles: Role) -> Visit:
    """Look up the visit. `roles`: who may see the page; nobody else does."""
    event = await event_of(connection)
    tournament = await event.look()
    found = Visit(event, tournament, person_of(connection), voice_of(connection, tournament.state.book))
    if roles and not found.roles.intersection(roles):
        whom = tuple(fact("role-name", role=role) for role in roles)
        raise Problem(403, fact("event-for-roles", roles=whom))
    return found


async def desk_form(request: Request) -> Form:
    """Read a tournament form, at the pace of a desk that checks in a whole hall."""
    return await read_form(request, site_of(request).desk)


async def do(
    request: Request,
    visited: Visit,
    act: AnyAct,
    form: Form,
    *,
    back: str,
    said: Message | None = None,
    then: Sequence[Message] = (),
    tells: bool = False,
) -> Response:
    """Do it, then go to a page that reports it; a script that stays on its page gets the report. `tells`: if nothing is
    `said`, report what the log says."""
    ok, messages = True, [said, *then] if said is not None else []
    confirmed = is_confirmed(visited)
    try:
        await visited.event.do(visited.person, act, id=form.get("id"))
    except Refused as problem:
        ok, messages = False, [problem.refusal.whole]
    if tells and not messages:
        messages = [did(visited.state, act, written(visited.state.name(visited.person.id)))]
    if ok and isinstance(act, CheckIn) and len(act.entrants) == 1:
        late = starts_late(visited.state, act.entrants[0])
        messages += [late] if late is not None else []
    if ok and confirmed and not isinstance(act, Undo):
        messages += drawn_anew(visited)
    if wants_json(request):
        told = " ".join(visited.voice.say(one) for one in messages)
        return JSONResponse({"ok": ok, "said": told}, 200 if ok else 422)
    if messages:
        say_next(request, *messages)
    return RedirectResponse(visited.address + back, 303)


def if_any(voice: Voice, message: Message | None) -> str:
    """The text; empty if there is nothing to say."""
    return voice.say(message) if message is not None else ""


def is_confirmed(visited: Visit) -> bool:
    current = visited.state.current
    return current is not None and current.status == "confirmed"


def drawn_anew(visited: Visit) -> list[Message]:
    """A warning after changes while a confirmed seating may no longer fit."""
    current = visited.state.current
    if current is None or current.status != "draft":
        return []
    return [fact("event-drawn-again", round=current.named)]


def wants_json(request: Request) -> bool:
    return "application/json" in request.headers.get("accept", "")


def page(
    request: Request,
    template: str,
    visited: Visit,
    /,
    *,
    status: int | None = None,
    house: Message | None = None,
    **shown: Any,
) -> HTMLResponse:
    """Render a page. `house`: for a table that plays by another book than most."""
    state = visited.state
    return site_of(request).page(
        request,
        f"events/{template}",
        status=status,
        voice=voice_of(request, state.book),
        event=visited.event.id,
        at=visited.address,
        title=state.opened.title
        if state.opened is not None and state.opened.title
        else voice_of(request).say(fact("event-unnamed")),
        house=voice_of(request).say(house or house_of(state.book, state.form)),
        version=visited.tournament.version,
        state=state,
        roles=visited.roles,
        round_name=lambda each: visited.voice.say(round_title(each)),
        statuses={status: visited.voice.say(status_fact(status)) for status in get_args(RoundStatus)},
        round_word=state.book.words.round,
        round_in_sentence=lambda each: visited.voice.say(each.named),
        bye_worth=visited.voice.say(bye_line(state)),
        match_at=partial(_match_at, visited),
        waits=[*map(visited.voice.say, out_lines(state, state.current))] if state.current is not None else [],
        **shown,
    )


def _match_at(visited: Visit, each: RoundState, table: int) -> str:
    found = match_at(visited.state, each, table)
    return visited.voice.say(found) if found is not None else ""


def shows(template: str, shown: Callable[[Visit], dict[str, Any]], *roles: Role) -> Endpoint:
    """A handler for a page that shows a tournament, or for the part of a page that changes with it."""

    async def answer(request: Request) -> Response:
        visited = await visit(request, *roles)
        return page(request, template, visited, **shown(visited))

    return answer
