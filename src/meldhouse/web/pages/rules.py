"""Rules to read: all houses, one house, and a house in brief."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import Message, Voice, fact
from meldhouse.rulebooks import Book, Clause, load_book
from meldhouse.rulebooks.clubs.comparing import parent_of
from meldhouse.rulebooks.describe import describe, for_newcomers, in_brief
from meldhouse.rulebooks.pages import (
    GAMES,
    ChapterSaid,
    Forms,
    Inherited,
    chapters_said,
    clauses_about,
    meld_values,
    speaks_of,
    spots,
    suggestions,
    word_forms,
)
from meldhouse.web.casual import hides_trump, when_hidden
from meldhouse.web.pages.houses import house_named, houses
from meldhouse.web.problems import Problem
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of

LONGEST_SEARCH = 80
FIRST = 3
"""How many matching rules of each house to show in a search of all houses."""
KINDS = (
    "deck", "deal", "auction", "pass", "kitty", "meld", "play", "scoring", "renege", "claim", "irregularity", "penalty",
    "conduct", "officials", "tournament",
)  # fmt: skip
"""The topics of clauses, in the order of the headings."""


class ClauseGroup(NamedTuple):
    kind: str
    clauses: list[Clause]


def book_asked(request: Request) -> Book:
    name = request.path_params["book"]
    book = house_named(name)
    if book is None:
        raise Problem(404, fact("error-no-rules"))
    return book


class Found(NamedTuple):
    """A search result: what one house says."""

    name: str
    title: str
    number: int
    first: list[Clause]
    """The first part; the house's page has the rest."""


async def index(request: Request) -> Response:
    by_game = {game: [house for house in houses() if house.game == game] for game in GAMES}
    sought = _sought(request)
    voice = voice_of(request)
    found = [one for house in houses() if (one := _in_house(house.name, sought, voice)).number] if sought else []
    return site_of(request).page(
        request,
        "rules.html",
        by_game=by_game,
        sought=sought,
        found=found,
        spots=partial(spots, language=voice.language),
        others=suggestions((load_book(house.name) for house in houses()), sought, voice)
        if sought and not found
        else [],
    )


def _in_house(name: str, sought: str, voice: Voice) -> Found:
    book = load_book(name)
    clauses = clauses_about(book, sought, voice)
    return Found(name, voice.say(book.called), len(clauses), clauses[:FIRST])


def _sought(request: Request) -> str:
    return " ".join(request.query_params.get("q", "").split())[:LONGEST_SEARCH]


async def show(request: Request) -> Response:
    book = book_asked(request)
    if book.name != request.path_params["book"]:
        return RedirectResponse(f"/rules/{book.name}", 308)
    return book_page(request, book, f"/rules/{book.name}")


def book_page(request: Request, book: Book, at: str, *, table: str = "", eased: Message | None = None) -> Response:
    """All rules of a book. `at`: the page's address; `table`: the table to go back to; `eased`: how its house differs,
    in a sentence."""
    sought = _sought(request)
    parent = parent_of(book)
    voice = voice_of(request, book)
    said = Inherited(book, parent)
    clauses, forms = clauses_about(book, sought, voice), word_forms(voice.language)
    chapters = [_about(chapter, sought, forms) for chapter in chapters_said(describe(book), voice, said)]
    return site_of(request).page(
        request,
        "book.html",
        voice=voice,
        book=book,
        at=at,
        table=table,
        eased=eased,
        title=voice_of(request).say(book.called),
        game=book.game,
        parent=parent,
        parent_title=voice_of(request).say(parent.called) if parent is not None else "",
        brief=chapters_said(in_brief(book), voice, said),
        terms=for_newcomers(book),
        chapters=[chapter for chapter in chapters if chapter.lines or chapter.melds],
        groups=_grouped(clauses),
        found_clauses=len(clauses),
        found_lines=sum(len(chapter.lines) + len(chapter.melds) for chapter in chapters),
        others=suggestions([book], sought, voice),
        spots=partial(spots, language=voice.language),
        sought=sought,
        forms=forms._asdict(),
        values=meld_values,
    )


def in_short(book: Book, voice: Voice) -> dict[str, Any]:
    """What every page with a book in brief needs."""
    chapters = chapters_said(in_brief(book), voice, Inherited(book, None))
    return {
        "title": voice.say(book.called),
        "chapters": chapters,
        "terms": for_newcomers(book),
        "voice": voice,
    }


async def brief(request: Request) -> Response:
    """A house in brief, for the form of a new table."""
    book = book_asked(request)
    return site_of(request).page(
        request,
        "brief.html",
        book=book,
        **in_short(book, voice_of(request, book)),
        hidden=when_hidden(book) if hides_trump(book) else "",
        casual=False,
    )


def _about(chapter: ChapterSaid, sought: str, forms: Forms) -> ChapterSaid:
    if not sought:
        return chapter
    return chapter._replace(
        lines=tuple(line for line in chapter.lines if speaks_of(f"{line.text} {line.clause}", sought, forms)),
        melds=tuple(row for row in chapter.melds if speaks_of(f"{row.name} {row.clause}", sought, forms)),
    )


def _grouped(clauses: list[Clause]) -> list[ClauseGroup]:
    ordered = sorted(clauses, key=lambda clause: KINDS.index(clause.kind))
    return [ClauseGroup(kind, list(found)) for kind, found in groupby(ordered, lambda one: one.kind)]
