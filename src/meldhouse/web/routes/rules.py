"""The rules to read: all houses, one house, and a house in brief."""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meldhouse.messages import Message
from meldhouse.rulebooks import Book, Clause, load_book
from meldhouse.rulebooks.comparing import parent_of
from meldhouse.rulebooks.describe import Chapter, describe, for_newcomers, house_name, in_brief
from meldhouse.rulebooks.pages import (
    GAMES,
    WORD_FORMS,
    Said,
    clauses_about,
    meld_values,
    speaks_of,
    spots,
    suggestions,
)
from meldhouse.web.casual import hides_trump, when_hidden
from meldhouse.web.houses import house_named, houses
from meldhouse.web.site import site_of
from meldhouse.web.speaking import voice_of

LONGEST_SEARCH = 80
FIRST = 3
"""So many rules of a house are shown where all houses are looked through."""
KINDS = {
    "deck": "The pack", "deal": "The deal", "auction": "Bidding", "pass": "Passing", "kitty": "The kitty",
    "meld": "Meld", "play": "Play", "scoring": "Scoring", "renege": "Reneges", "claim": "Lay-downs",
    "irregularity": "Irregularities", "penalty": "Penalties", "conduct": "Conduct", "officials": "Officials",
    "tournament": "Tournaments",
}  # fmt: skip
"""What clauses are about, as headings."""


class ClauseGroup(NamedTuple):
    kind: str
    clauses: list[Clause]


def book_asked(request: Request) -> Book:
    name = request.path_params["book"]
    book = house_named(name)
    if book is None:
        raise HTTPException(404, "There is no house of that name here. All of them are listed under “Rules”.")
    return book


class Found(NamedTuple):
    """What one house says of something that is looked for."""

    name: str
    title: str
    number: int
    first: list[Clause]
    """The beginning of it; the rest is on the page of the house."""


async def index(request: Request) -> Response:
    by_game = {game: [house for house in houses() if house.game == game] for game in GAMES}
    sought = _sought(request)
    found = [one for house in houses() if (one := _in_house(house.name, sought)).number] if sought else []
    return site_of(request).page(
        request,
        "rules.html",
        by_game=by_game,
        sought=sought,
        found=found,
        spots=spots,
        others=suggestions((load_book(house.name) for house in houses()), sought) if sought and not found else [],
    )


def _in_house(name: str, sought: str) -> Found:
    book = load_book(name)
    clauses = clauses_about(book, sought)
    return Found(name, house_name(book), len(clauses), clauses[:FIRST])


def _sought(request: Request) -> str:
    return " ".join(request.query_params.get("q", "").split())[:LONGEST_SEARCH]


async def show(request: Request) -> Response:
    book = book_asked(request)
    if book.name != request.path_params["book"]:
        return RedirectResponse(f"/rules/{book.name}", 308)
    return book_page(request, book, f"/rules/{book.name}")


def book_page(request: Request, book: Book, at: str, *, table: str = "", eased: Message | None = None) -> Response:
    """All rules of a book. `at`: where they are read; `table`: where one came from and goes back to; `eased`: what its
    house has otherwise, in a sentence."""
    sought = _sought(request)
    parent = parent_of(book)
    clauses = clauses_about(book, sought)
    chapters = [_about(chapter, sought) for chapter in describe(book)]
    return site_of(request).page(
        request,
        "book.html",
        voice=voice_of(request, book),
        book=book,
        at=at,
        table=table,
        eased=eased,
        title=house_name(book),
        game=book.game,
        parent=parent,
        parent_title=house_name(parent) if parent is not None else "",
        said_already=Said(book, parent),
        brief=in_brief(book),
        terms=for_newcomers(book),
        chapters=[chapter for chapter in chapters if chapter.lines or chapter.melds],
        groups=_grouped(clauses),
        found_clauses=len(clauses),
        found_lines=sum(len(chapter.lines) + len(chapter.melds) for chapter in chapters),
        others=suggestions([book], sought),
        spots=spots,
        sought=sought,
        forms=WORD_FORMS,
        values=meld_values,
    )


def in_short(book: Book) -> dict[str, Any]:
    """What every page that shows a book in brief needs of it."""
    return {"title": house_name(book), "chapters": in_brief(book), "terms": for_newcomers(book)}


async def brief(request: Request) -> Response:
    """A house in brief, for the form of a new table."""
    book = book_asked(request)
    return site_of(request).page(
        request,
        "brief.html",
        voice=voice_of(request, book),
        book=book,
        **in_short(book),
        hidden=when_hidden(book) if hides_trump(book) else "",
        casual=False,
    )


def _about(chapter: Chapter, sought: str) -> Chapter:
    if not sought:
        return chapter
    return chapter._replace(
        lines=tuple(line for line in chapter.lines if speaks_of(f"{line.text} {line.clause}", sought)),
        melds=tuple(row for row in chapter.melds if speaks_of(f"{row.name} {row.clause}", sought)),
    )


def _grouped(clauses: list[Clause]) -> list[ClauseGroup]:
    order = list(KINDS)
    ordered = sorted(clauses, key=lambda clause: order.index(clause.kind))
    return [ClauseGroup(kind, list(found)) for kind, found in groupby(ordered, lambda one: one.kind)]
