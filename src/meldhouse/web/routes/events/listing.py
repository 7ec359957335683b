"""The tournaments of this house, and a new one from a book with its usual form filled in."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.rulebooks import Book, load_book
from meldhouse.rulebooks.describe import house_name
from meldhouse.tournament.acts import Open
from meldhouse.tournament.forms import FormError, form_of
from meldhouse.tournament.words import ENTRIES, MOVEMENTS, in_words
from meldhouse.web.forms import Form, read_form
from meldhouse.web.houses import house_named, houses
from meldhouse.web.people import person_of
from meldhouse.web.routes.events.common import named
from meldhouse.web.site import site_of

LONGEST_TITLE = 80
MOST_ROUNDS = 60


async def index(request: Request) -> Response:
    site, person = site_of(request), person_of(request)
    events = site.settings.house.events
    mine = await events.listed(person.id)
    own = {line.id for line in mine}
    others = [line for line in await events.listed() if line.id not in own]
    return site.page(request, "events/list.html", mine=mine, others=others, house=_house)


def _house(name: str) -> str:
    book = house_named(name)
    return house_name(book) if book is not None else "a book of its own"


async def new(request: Request) -> Response:
    book = house_named(request.query_params.get("book", "")) or load_book(houses()[0].name)
    return _page(request, Form({"book": book.name}), book)


async def create(request: Request) -> Response:
    form = await read_form(request)
    book = house_named(form.get("book"))
    title = form.line("title", "The title", most=LONGEST_TITLE)
    changes = _changes(form)
    if book is None:
        form.faults["book"] = "Choose one of the houses."
        return _page(request, form, load_book(houses()[0].name))
    if not form.faults:
        try:
            settings = form_of(book, **changes)
            act = Open(book=book.name, form=settings, title=title or house_name(book), seed=secrets.token_hex(8))
            id = await site_of(request).settings.house.events.new(named(request, form), act)
        except FormError as problem:
            form.faults["movement"] = str(problem)
        except Refused as problem:
            form.faults["movement"] = problem.refusal.text
        else:
            return RedirectResponse(f"/event/{id}/desk/people", 303)
    return _page(request, form, book)


def _changes(form: Form) -> dict[str, Any]:
    """What the director wants otherwise than the house."""
    found: dict[str, Any] = {}
    if entry := form.choice("entry", "Who enters", ("", *ENTRIES), ""):
        found["entry"] = entry
    if movement := form.choice("movement", "Who goes where", ("", *MOVEMENTS), ""):
        found["movement"] = movement
    for key, what, most in (("rounds", "Rounds", MOST_ROUNDS), ("minutes", "Minutes", 600)):
        text = form.get(key).strip()
        if not text:
            continue
        if text.isascii() and text.isdecimal() and 0 <= int(text) <= most:
            found[key] = int(text)
        else:
            form.faults[key] = f"{what}: a whole number from 0 to {most}, or nothing for as the house has it."
    return found


def _page(request: Request, form: Form, book: Book) -> Response:
    return site_of(request).page(
        request,
        "events/new.html",
        status=422 if form.faults else 200,
        form=form,
        houses=[house for house in houses() if house.name != "bend.3"],
        book=book,
        usual=in_words(book, form_of(book)),
        usual_form=form_of(book),
        entries=ENTRIES,
        movements=MOVEMENTS,
        longest=LONGEST_TITLE,
    )


async def usual(request: Request) -> Response:
    """How another house runs its events, for the form that is being filled in."""
    book = house_named(request.query_params.get("book", "")) or load_book(houses()[0].name)
    return site_of(request).page(request, "events/usual.html", book=book, usual=in_words(book, form_of(book)))
