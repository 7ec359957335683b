"""The tournaments of this house, and the form for a new one, filled in with the book's usual settings."""

from __future__ import annotations

import secrets
from functools import partial

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.game import Refused
from meldhouse.messages import Voice, fact
from meldhouse.rulebooks import Book, load_book
from meldhouse.rulebooks.describe import in_brief, mark_fact
from meldhouse.rulebooks.pages import Inherited, LineSaid, chapters_said
from meldhouse.tournament.acts import Open
from meldhouse.tournament.form_choices import marked_lines
from meldhouse.tournament.form_fields import FIELDS
from meldhouse.tournament.forms import form_of
from meldhouse.tournament.lines.events import house_of
from meldhouse.web.desk.people import recovery
from meldhouse.web.desk.shown.form_reading import event_form, house_values, shown_fields
from meldhouse.web.forms import Form, read_form
from meldhouse.web.gate.network import phones_need
from meldhouse.web.identity.people import person_of
from meldhouse.web.links import link_of
from meldhouse.web.pages.houses import house_named, houses, told_apart, usual_house
from meldhouse.web.pages.naming import named
from meldhouse.web.pages.new import OWN, begun, book_chosen
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of

LONGEST_TITLE = 80


async def index(request: Request) -> Response:
    site, person = site_of(request), person_of(request)
    events = site.settings.house.events
    mine = await events.listed(person.id)
    own = {line.id for line in mine}
    others = [line for line in await events.listed() if line.id not in own]
    return site.page(request, "events/list.html", mine=mine, others=others, house=partial(_house, voice_of(request)))


def _house(voice: Voice, name: str) -> str:
    book = house_named(name)
    return voice.say(book.called) if book is not None else ""


async def new(request: Request) -> Response:
    """The form; with a club's book in it if one was sent here."""
    return _page(request, *await begun(request))


async def create(request: Request) -> Response:
    form = await read_form(request)
    book = await book_chosen(request, form)
    title = form.line("title", most=LONGEST_TITLE)
    who = named(request, form, why=fact("fault-name-log"))
    if book is None:
        return _page(request, form, book)
    settings = event_form(form, form_of(book), blank_is_usual=True)
    if settings is not None and not form.faults:
        source = form.get("toml") if form.get("book") == OWN else book.name
        act = Open(
            book=source,
            form=settings,
            title=title or voice_of(request).say(house_of(book, settings))[:80],
            seed=secrets.token_hex(8),
        )
        try:
            events = site_of(request).settings.house.events
            id = await events.new(who, act)
            await recovery.give(request, await events.event(id), who)
        except Refused as problem:
            form.faults["movement"] = problem.refusal.whole
        else:
            return RedirectResponse(f"/event/{id}/desk/people", 303)
    return _page(request, form, book)


def _page(request: Request, form: Form, book: Book | None) -> Response:
    shown = book or load_book(usual_house().name)
    voice = voice_of(request, shown)
    return site_of(request).page(
        request,
        "events/new.html",
        voice=voice,
        form=form,
        houses=[house for house in houses() if load_book(house.name).table.seats == 4],
        told_apart=told_apart(),
        own=form.get("book") == OWN,
        book=shown,
        ours=voice.say(mark_fact("ours")),
        usual=marked_lines(shown, form_of(shown)),
        scoring=_scoring(shown, voice),
        longest=LONGEST_TITLE,
        called=voice_of(request).say(house_of(shown, form_of(shown))) if form.get("book") != OWN else "",
        locked=(),
        need=phones_need(link_of(request, "/events")),
        **shown_fields(form_of(shown), shown, voice),
    )


def _scoring(book: Book, voice: Voice) -> tuple[LineSaid, ...]:
    """How a hand is scored, from the rules in brief: the first thing most people ask."""
    found = [chapter for chapter in in_brief(book) if chapter.code == "scoring"]
    return next((chapter.lines for chapter in chapters_said(found, voice, Inherited(book, None))), ())


async def usual(request: Request) -> Response:
    """Another house's usual settings, for a form being filled in."""
    book = house_named(request.query_params.get("book", ""))
    voice = voice_of(request, book)
    values = house_values(form_of(book), book, voice) if book is not None else {}
    ids = {field.key: field.id for field in FIELDS} | {"order": "order", "specials": "specials"}
    return site_of(request).page(
        request,
        "events/usual_swap.html",
        voice=voice,
        book=book,
        ours=voice.say(mark_fact("ours")),
        usual=marked_lines(book, form_of(book)) if book is not None else (),
        scoring=_scoring(book, voice) if book is not None else (),
        called=voice_of(request).say(house_of(book, form_of(book))) if book is not None else "",
        ids=ids.values(),
        has={ids[key]: value for key, value in values.items()},
    )
