"""A new table: right away against bots, or set up in detail."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import fact
from meldhouse.players.levels import LEVELS, levels_for
from meldhouse.rulebooks import Book, BookError, load_book
from meldhouse.tables.terms import usual_name
from meldhouse.web.casual import WANTED, hides_trump, in_sight, when_hidden
from meldhouse.web.forms import Form, read_form
from meldhouse.web.house.lobby import USUAL_LEVEL, NewTable, TooManyTables
from meldhouse.web.identity.people import LONGEST_NAME as LONGEST_OF_PEOPLE, Person, person_of
from meldhouse.web.pages.houses import house_named, houses, usual_house
from meldhouse.web.pages.naming import named
from meldhouse.web.pages.rules import in_short
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of

OWN = "own"
"""Stands for the club's own book, which the form carries along."""
LONGEST_NAME = 40
CONDUCTS = ("guarded", "refereed")
ENTRIES = ("open", "link", "private")
CLOCKS = ("none", "30", "60", "120")
WATCHERS = ("yes", "no")


async def show(request: Request) -> Response:
    """The form; with a club's book in it if one was sent here."""
    return _page(request, *await begun(request))


async def begun(request: Request) -> tuple[Form, Book | None]:
    """A fresh form for the house named in the address, or for the club's book that was sent."""
    if request.method == "GET":
        known = await site_of(request).settings.house.lobby.my_houses(person_of(request))
        book = house_named(request.query_params.get("book", "")) or load_book(usual_house(known).name)
        return Form({"book": book.name, "casual": request.query_params.get("casual", "")}), book
    form = await read_form(request)
    form.values["book"] = OWN
    return form, await book_chosen(request, form)


async def create(request: Request) -> Response:
    form = await read_form(request)
    person = person_of(request)
    book = await book_chosen(request, form)
    conduct = form.choice("conduct", CONDUCTS, "guarded")
    entry = form.choice("entry", ENTRIES, "open")
    bots = form.choice("bots", LEVELS, USUAL_LEVEL)
    if book is not None and bots not in levels_for(book):
        form.faults["bots"] = fact("new-no-level")
    clock = form.choice("clock", CLOCKS, "none")
    watchers = form.choice("watchers", WATCHERS, "yes")
    if entry != "private":  # nobody else reads it there
        person = named(request, form, why=fact("fault-name-seen"))
    name = form.line("name", most=LONGEST_NAME)
    if form.faults or book is None:
        return _page(request, form, book)
    wanted = NewTable(
        book=book,
        text=form.get("toml") if form.get("book") == OWN else _eased(form, book),
        name=name,
        conduct="refereed" if conduct == "refereed" else "guarded",
        bots=bots,
        entry="open" if entry == "open" else "link" if entry == "link" else "private",
        clock=None if clock == "none" else int(clock),
        watchers=watchers == "yes",
        at_once=entry == "private",
    )
    return await _open(request, person, wanted)


async def play_now(request: Request) -> Response:
    """The quick way: a house, with bots of the usual level in every other seat."""
    form = await read_form(request)
    person = person_of(request)
    book = house_named(form.get("book"))
    if book is None:
        return site_of(request).error(request, 400, fact("new-choose-rules"))
    text = _eased(form, book)
    wanted = NewTable(book=book, text=text, name="", entry="private", watchers=False, at_once=True)
    return await _open(request, person, wanted)


def _eased(form: Form, book: Book) -> str | None:
    """The book actually used, if the house would hide trump but the player wants it shown."""
    return in_sight(book) if form.get("casual") == WANTED and hides_trump(book) else None


async def _open(request: Request, person: Person, wanted: NewTable) -> Response:
    site = site_of(request)
    try:
        table = await site.settings.house.lobby.open(person, wanted)
    except TooManyTables as problem:
        return site.error(request, 409, problem.message)
    return RedirectResponse(f"/table/{table}", 303)


async def book_chosen(request: Request, form: Form) -> Book | None:
    """The house chosen, or the club's own book; None with a fault next to the field."""
    if form.get("book") != OWN:
        book = house_named(form.get("book"))
        if book is None:
            form.faults["book"] = fact("new-choose-rules")
        return book
    try:
        return await site_of(request).book_checker.book(form.get("toml"))
    except BookError as problem:
        faults = fact("event-all-faults", whys=tuple(fault.told for fault in problem.faults))
        form.faults["book"] = fact("own-rules-faulty", faults=faults)
        return None


def _page(request: Request, form: Form, book: Book | None) -> Response:
    shown, person = book or load_book(usual_house().name), person_of(request)
    return site_of(request).page(
        request,
        "new.html",
        form=form,
        own=form.get("toml") if form.get("book") == OWN and book is not None else "",
        hidden=when_hidden(shown) if form.get("book") != OWN and hides_trump(shown) else "",
        casual=form.get("casual") == WANTED,
        houses=houses(),
        book=shown,
        **in_short(shown, voice_of(request, shown)),
        usual_name=usual_name(person.name),
        longest_name=LONGEST_NAME,
        longest_of_people=LONGEST_OF_PEOPLE,
        conducts=CONDUCTS,
        entries=ENTRIES,
        clocks=CLOCKS,
        watchers=WATCHERS,
        levels=levels_for(shown) if form.get("book") == OWN else LEVELS,  # another house may still be chosen
        usual_level=USUAL_LEVEL,
    )
