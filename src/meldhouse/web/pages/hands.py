"""Review finished hands: a table's list, one hand step by step, its record, and an expert's view of it.

Hands come from a separate process (`tables.old_hands`) that does one thing at a time; addresses take turns.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from meldhouse.game import Refused, Seat
from meldhouse.messages import Voice, fact, written
from meldhouse.tables.archive import Archive, Look, NoHand
from meldhouse.tables.asking import Person as Player
from meldhouse.tables.finished.old_hands import Found, record_of
from meldhouse.tables.finished.replays import step_at
from meldhouse.tables.hall.hall import NoTable
from meldhouse.tables.played import Played
from meldhouse.tables.seen.seen import encoder
from meldhouse.tables.thinking.reviews import Remark, Reviewed
from meldhouse.tables.traces import Diverged
from meldhouse.web.forms import whole
from meldhouse.web.gate.addresses import address_of
from meldhouse.web.identity.people import person_of
from meldhouse.web.links import link_of
from meldhouse.web.pages.hand_page import (
    contract,
    drawn,
    entry_lines,
    hand_lines,
    hands_dealt,
    made,
    parts,
    reading,
    rulings,
    scored,
    sides,
    signed,
    totals_lines,
)
from meldhouse.web.problems import Problem, too_fast
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of
from meldhouse.web.table.table_page import about, rules_at

UNCHANGING = {"cache-control": "private, max-age=3600"}


class Remarked(NamedTuple):
    """A remark, and the step it belongs to."""

    step: int
    told: Remark


async def index(request: Request) -> Response:
    look = await _look(request)
    table = look.table
    before = whole(request.query_params.get("before", "")) or None
    async with _in_turn(request) as archive:
        lines, more = await archive.hall.old_hands.ask(
            table.id, hand_lines, look.who, before, voice_of(request, table.book)
        )
    return site_of(request).page(
        request,
        "hands.html",
        table=request.path_params["id"],
        table_title=table.terms.called,
        house=voice_of(request).say(table.book.called),
        refereed=table.terms.refereed,
        is_open=look.is_open,
        hands=lines,
        earlier=lines[-1].number if more else None,
        is_going_on=_goes_on(look),
    )


async def show(request: Request) -> Response:
    look, found = await _hand(request)
    table, played, id = look.table, found.played, request.path_params["id"]
    async with _in_turn(request) as archive:
        steps = await archive.replay(look, played.number)
    voice = reading(voice_of(request, table.book), played, look.seat)
    told = about(table.book, id, voice)
    return site_of(request).page(
        request,
        "hand.html",
        table=id,
        table_title=table.terms.called,
        house=voice_of(request).say(table.book.called),
        rules=told.rules,
        played=played,
        voice=voice,
        contract=voice.say(contract(played)),
        is_open=look.is_open,
        about=msgspec.json.encode(told).decode(),
        parts=parts(steps),
        entries=entry_lines(played, voice),
        rulings=rulings(played),
        totals=totals_lines(played, voice),
        dealt=hands_dealt(played, voice) if look.is_open else [],
        before=found.before,
        after=found.after,
        link=link_of(request, f"/table/{id}/hands/{played.number}"),
        seats=_called(played, voice),
        mine=look.seat,
        is_going_on=_goes_on(look),
    )


def _goes_on(look: Look) -> bool:
    """Whether there is a table to go back to: still open, and one where this person sits or may watch."""
    table = look.table
    sits = bool(look.who) and table.chair_of(look.who) is not None
    return table.stage in ("hand", "between", "gathering") and (sits or table.terms.watchers)


async def steps(request: Request) -> Response:
    """The data the page needs to draw the steps."""
    look, found = await _hand(request)
    async with _in_turn(request) as archive:
        told = await archive.replay(look, found.played.number)
    body = encoder.encode({"table": drawn(look, found.played), "steps": told})
    return Response(body, media_type="application/json", headers=UNCHANGING)


async def record(request: Request) -> Response:
    """The record of one hand, or of the whole table."""
    look, number, name = await _look(request), None, "hands"
    if "number" in request.path_params:
        look, found = await _hand(request)
        number, name = found.played.number, f"hand-{found.played.number}"
    if not look.is_open:
        raise Problem(403, fact("error-record-closed"))
    async with _in_turn(request) as archive:
        text = await archive.hall.old_hands.ask(look.table.id, record_of, number)
    if not text:
        raise Problem(404, fact("error-no-record"))
    told = f'attachment; filename="{request.path_params["id"]}-{name}.record.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": told})


async def review(request: Request) -> Response:
    """What an expert would have done; the page asks again while the review is running."""
    look, hand = await _hand(request)
    played = hand.played
    site, person = site_of(request), person_of(request)
    if wait := max(site.addresses.take(address_of(request)), site.forms.take(person.id)):
        raise too_fast(wait)
    seat = request.query_params.get("seat", "")
    if seat and seat not in played.chairs:
        raise Problem(400, fact("error-no-seat", seats=tuple(played.chairs)))
    id = request.path_params["id"]
    voice = replace(reading(voice_of(request, look.table.book), played, look.seat), spoken=True)
    try:
        found = await _archive(request).review(id, look, played.number, Player(person.id, person.name))
    except Refused as refusal:
        code = refusal.refusal.code
        raise Problem(403 if code == "replay-hands" else 429, refusal.refusal.whole) from None
    shown: dict[str, Any] = await _remarks(request, look, played, found, seat, voice) if found is not None else {}
    return site.page(
        request,
        "review.html" if "fragment" not in request.query_params else "review_part.html",
        status=200 if found is not None else 202,
        table=id,
        played=played,
        found=found,
        far=_archive(request).how_far(id, played.number),
        seat=seat,
        mine=look.seat,
        seats=_called(played, voice),
        voice=voice,
        rules=rules_at(id),
        **shown,
    )


async def progress(request: Request) -> Response:
    """How far the review is, for a waiting page."""
    look, number = await _look(request), whole(request.path_params["number"]) or 0
    far = _archive(request).how_far(look.table.id, number) if look.is_open else None
    body = msgspec.json.encode({"done": far.done, "of": far.of} if far is not None else {})
    return Response(body, media_type="application/json", headers={"cache-control": "no-store"})


def _called(played: Played, voice: Voice) -> dict[Seat, str]:
    return {seat: voice.say(fact("hands-seats", seats=(seat,))) for seat in played.chairs}


async def _remarks(
    request: Request, look: Look, played: Played, found: Reviewed, seat: str, voice: Voice
) -> dict[str, Any]:
    async with _in_turn(request) as archive:
        steps = await archive.replay(look, played.number)

    def of(told: tuple[Remark, ...]) -> list[Remarked]:
        return [Remarked(step_at(steps, one.place), one) for one in told if seat in ("", one.seat)]

    return {
        "mistakes": of(found.mistakes),
        "hindsight": of(found.hindsight),
        "whose": "all" if not seat else "mine" if seat == look.seat else "one",
        "sides": {str(side): name for side, name in sides(look.table.book, voice).items()},
        "scored": {str(side): signed(points) for side, points in scored(look, played).items()},
        "made": {str(side): signed(points) for side, points in made(look, played).items()},
    }


async def _look(request: Request) -> Look:
    person = person_of(request)
    try:
        return await _archive(request).look(request.path_params["id"], Player(person.id, person.name))
    except NoTable as problem:
        raise Problem(404, written(str(problem))) from None
    except Refused as refusal:
        raise Problem(403, refusal.refusal.whole) from None
    except Diverged as problem:
        raise Problem(500, written(str(problem))) from None


async def _hand(request: Request) -> tuple[Look, Found]:
    look = await _look(request)
    try:
        async with _in_turn(request) as archive:
            return await archive.hand(look, whole(request.path_params["number"]) or 0)
    except NoHand as problem:
        raise Problem(404, written(str(problem))) from None


@asynccontextmanager
async def _in_turn(request: Request) -> AsyncIterator[Archive]:
    """Takes turns, so that a person asking for many hands does not hold up the others."""
    async with site_of(request).looking_back.turn(address_of(request)):
        try:
            yield _archive(request)
        except Diverged as problem:
            raise Problem(500, written(str(problem))) from None


def _archive(request: Request) -> Archive:
    return site_of(request).settings.house.archive
