"""The trainer: how much meld is in this hand, and may this card be played? Works with plain forms, no scripts."""

from __future__ import annotations

import asyncio
import time

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import Message, fact
from meldhouse.players.practice import FollowExercise, NoExercise
from meldhouse.rulebooks import Book
from meldhouse.web.forms import read_form
from meldhouse.web.identity.people import person_of
from meldhouse.web.links import link_of
from meldhouse.web.pages.houses import house_named, houses, usual_house
from meldhouse.web.pages.practising import (
    KINDS,
    LONGEST_KEY,
    MAY,
    MAY_NOT,
    SECONDS,
    Answered,
    Exercise,
    Tally,
    exercise,
    held,
    judged,
    new_key,
    on_the_table,
    read_tally,
)
from meldhouse.web.problems import Problem
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of

GRACE = 3
"""Seconds an answer may still be in transit when time is up."""


async def index(request: Request) -> Response:
    book = house_named(request.query_params.get("book", ""))
    if book is not None:
        return _choose(request, book.name)
    known = await site_of(request).settings.house.lobby.my_houses(person_of(request))
    return _choose(request, usual_house(known).name)


async def show(request: Request) -> Response:
    """An exercise; without a key in the address, a new one."""
    kind, book = _kind(request), _book(request)
    key = request.query_params.get("key", "")
    if not key:
        return RedirectResponse(_address(book, kind, new_key()), 303)
    if len(key) > LONGEST_KEY:
        raise Problem(400, fact("error-exercise-key", most=LONGEST_KEY))
    asked = await _exercise(book, kind, key)
    if asked is None:
        return _choose(request, book.name, status=422)
    return _page(request, book, kind, key, asked, Tally())


async def answer(request: Request) -> Response:
    """Judge an answer; against the clock, the next exercise follows at once."""
    kind, book = _kind(request), _book(request)
    form = await read_form(request)
    key = request.query_params.get("key", "")[:LONGEST_KEY]
    tally, now = read_tally(form.get("right"), form.get("asked"), form.get("ends")), int(time.time())
    if form.get("clock"):
        tally, key = Tally(ends=now + SECONDS), new_key()
    elif form.get("next"):
        key = new_key()
    asked = await _exercise(book, kind, key)
    if asked is None:
        return _choose(request, book.name, status=422)
    if form.get("clock") or form.get("next"):
        return _page(request, book, kind, key, asked, tally)
    if tally.ends and (form.get("stop") or now > tally.ends + GRACE):
        return _page(request, book, kind, key, asked, tally, is_over=True)
    found = judged(asked, form.get("answer"))
    if found is None:
        fault = fact("practice-fault-points" if kind == "meld" else "practice-fault-choice")
        return _page(request, book, kind, key, asked, tally, fault=fault, typed=form.get("answer")[:12])
    tally = tally.counted(is_right=found.is_right)
    if not tally.ends:
        return _page(request, book, kind, key, asked, tally, found=found)
    key = new_key()
    following = await _exercise(book, kind, key)
    assert following is not None
    return _page(request, book, kind, key, following, tally, found=found)


async def _exercise(book: Book, kind: str, key: str) -> Exercise | None:
    try:
        return await asyncio.to_thread(exercise, book, kind, key)
    except NoExercise:
        return None


def _kind(request: Request) -> str:
    kind: str = request.path_params["kind"]
    if kind not in KINDS:
        raise Problem(404, fact("error-no-exercise"))
    return kind


def _book(request: Request) -> Book:
    book = house_named(request.query_params.get("book", usual_house().name))
    if book is None:
        raise Problem(404, fact("error-no-rules"))
    return book


def _address(book: Book, kind: str, key: str) -> str:
    return f"/practice/{kind}?book={book.name}&key={key}"


def _choose(request: Request, chosen: str, *, status: int = 200) -> Response:
    """Choose an exercise; with `status` 422, this house has no such exercise."""
    book = house_named(chosen)
    assert book is not None
    return site_of(request).page(
        request,
        "practice.html",
        status=status,
        houses=houses(),
        chosen=chosen,
        lacking=voice_of(request).say(book.called) if status != 200 else "",
    )


def _why_not(found: Answered | None) -> Message | None:
    """Why an answer was wrong; against the clock the page already shows the next exercise. Omits the clause, which the
    page links."""
    asked = found.exercise if found is not None else None
    refusal = asked.refusal if isinstance(asked, FollowExercise) else None
    return fact("refused", why=refusal.message) if refusal is not None else None


def _page(
    request: Request,
    book: Book,
    kind: str,
    key: str,
    asked: Exercise,
    tally: Tally,
    *,
    found: Answered | None = None,
    is_over: bool = False,
    fault: Message | None = None,
    typed: str = "",
) -> Response:
    """An exercise to answer; or, without a clock, the one just answered. `fault`: the answer was not understood."""
    return site_of(request).page(
        request,
        "exercise.html",
        voice=msgspec.structs.replace(voice_of(request, book), spoken=True),  # cards are drawn next to their names
        status=422 if fault else 200,
        book=book,
        title=voice_of(request).say(book.called),
        kind=kind,
        key=key,
        address=_address(book, kind, key),
        link=link_of(request, _address(book, kind, key)),
        asked=asked,
        why=_why_not(found),
        table=on_the_table(asked) if kind == "follow" else [],  # type: ignore[arg-type]
        held=held,
        tally=tally,
        found=found,
        is_answered=found is not None and not tally.ends,
        is_over=is_over,
        fault=fault,
        typed=typed,
        may=MAY,
        may_not=MAY_NOT,
        seconds=SECONDS,
    )
