"""The page of a table: what it must know of the house before the first message arrives."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from meldhouse.game import Refusal, seating_of
from meldhouse.game.phases.looking import closed_refusal
from meldhouse.game.refusals import refuse
from meldhouse.messages import Message, Voice, fact, written
from meldhouse.players.levels import levels_for
from meldhouse.referee.cases.offences import offence_code, offences
from meldhouse.referee.moments import cite_at
from meldhouse.referee.officials.conduct import PHASE_MOMENTS, reminders
from meldhouse.rulebooks import Book, book_names
from meldhouse.tables.asking import Person
from meldhouse.tables.hall.hall import Hall, NoTable
from meldhouse.tables.requests import PHRASES
from meldhouse.tables.table import Table
from meldhouse.tables.terms import book_of
from meldhouse.tournament.prints.codes import is_only_here
from meldhouse.web.casual import WANTED, hides_trump
from meldhouse.web.links import link_of
from meldhouse.web.problems import Problem
from meldhouse.web.speaking import voice_of
from meldhouse.web.table.sockets import TableSocket, WhileKnown


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a page needs to draw a table of this house. It comes from the book or the terms and never changes in
    play."""

    house: str
    """The club, and which form of its rules is played."""
    club: str
    """The club alone, where space is short."""
    rules: str
    """Where its clauses can be read, with a link back to the table."""
    casual: str
    """Where to set up a table that always shows trump; empty if this one does, or others set it up."""
    pieces: str
    """``cards`` or ``dominoes``."""
    in_play: int
    """Points in all tricks of a hand."""
    each_trick: int
    """What a trick brings besides its counters."""
    last: int
    """How many of them are for the last trick."""
    ranks: str
    """From highest to lowest."""
    own_words: dict[str, str]
    """Terms in which these rules differ from most; messages choose their words by them."""
    trumps: tuple[str, ...]
    """Every trump that can be named."""
    sides: tuple[tuple[str, ...], ...]
    mark: int
    """A mark in points, if bids continue in marks; else 0."""
    goal: str
    """How a game ends: ``to 150``, ``to 7 marks``; empty if it has a fixed number of hands."""
    target: int
    """The target in points or marks; 0 if the number of hands is fixed."""
    hands: int
    """Hands in a round; 0 if a game is played to a target."""
    best_of: int
    """A match is the best of this many games."""
    melds: bool
    keep_trick: bool
    """Whether the bidders' meld counts only if they take a trick."""
    marriage: bool
    """Whether trump must be a suit in which the bidder holds a marriage."""
    clauses: dict[str, str]
    """What each clause is about, for people who hear a link without its surroundings."""
    trump_shown: str
    """``always``, or until when."""
    remember: str
    """The clause that makes everybody remember trump, if it is not always shown."""
    player_shown: str
    """Whether to show who played a piece: ``always``, or only while it lies on the table."""
    who_played: str
    """The clause for that."""
    seen_again: str
    """Why a finished trick cannot be seen again; empty if it always can."""
    challenge: str
    """What challenging a lay-down involves."""
    failed: str
    """The clause for it."""
    offences: dict[str, str]
    """What a renege can be called for, and its name here."""
    conduct: dict[str, str]
    """Rules of conduct that no program can check: each clause, in the house's words."""
    moments: dict[str, tuple[str, ...]]
    """For each phase of a hand, the clauses of conduct that belong there."""
    eases: str
    """The clause that lets an official ease a rule for somebody; empty if the house has none."""
    levels: tuple[str, ...]
    level: str
    """The bots' level, unless somebody chooses another."""
    phrases: tuple[str, ...]
    refereed: bool
    """Whether the page needs the words for rulings."""


def rules_at(table: str) -> str:
    return f"/table/{table}/rules"


def about(
    book: Book, table: str, voice: Voice, *, level: str = "", may_ease: bool = False, refereed: bool = False
) -> About:
    """In the reader's words. `may_ease`: whether they may set up another table with easier rules."""
    seating = seating_of(book)
    return About(
        house=voice.say(book.called),
        club=book.title,
        rules=rules_at(table),
        casual=f"/new?book={book.name}&casual={WANTED}" if may_ease and hides_trump(book) else "",
        pieces=book.deck.pieces,
        in_play=book.points_in_play,
        each_trick=book.tricks.each,
        last=book.tricks.last,
        ranks=book.deck.ranks,
        own_words=book.words.own,
        trumps=tuple(book.trump.choices),
        sides=tuple(seating.members[side] for side in seating.sides),
        mark=book.auction.mark or 0,
        goal=voice.say(goal) if (goal := _goal(book)) is not None else "",
        target=0 if book.match.until == "hands" else book.match.target,
        hands=book.match.hands if book.match.until == "hands" else 0,
        best_of=book.match.best_of,
        melds=book.has_meld,
        keep_trick=book.scoring.bidder_trick,
        marriage=book.trump.marriage,
        clauses={clause.id: voice.say(fact("rules-kind", kind=clause.kind)) for clause in book.clause},
        trump_shown=book.trump.shown,
        remember=book.cite("page-remember") or "",
        player_shown=book.tricks.player_shown,
        who_played=book.cite("page-who-played") or "",
        seen_again=voice.say(fact("refused", why=why.message)) if (why := _why_not_again(book)) is not None else "",
        challenge=voice.say(fact("claim-challenge", won="hand" if book.claim.failed == "hand" else "rest")),
        failed=book.cite("claim-failed") or "",
        offences={one: offence_code(book, one) for one in offences(book)},
        conduct={clause.id: voice.say(clause.says) for clause in book.clause if clause.kind == "conduct"},
        moments={phase: tuple(line.clause or "" for line in reminders(book, phase)) for phase in PHASE_MOMENTS},
        eases=cite_at(book, "allowance") or "",
        levels=tuple(levels_for(book)),
        level=level,
        phrases=PHRASES,
        refereed=refereed,
    )


def _goal(book: Book) -> Message | None:
    rules = book.match
    if rules.until == "hands":
        return None
    return fact("about-goal", unit="marks" if rules.until == "marks" else "points", target=rules.target)


def _why_not_again(book: Book) -> Refusal | None:
    tricks = book.tricks
    if tricks.review != "all":
        return refuse(book, "review-never" if tricks.review == "never" else "review-late")
    return closed_refusal(book) if tricks.closed_from is not None else None


def table_routes(
    hall_of: Callable[[HTTPConnection], Hall],
    person_of: Callable[[HTTPConnection], Person],
    page: Callable[..., Response],
    first: Callable[[Request, Table], Response | None] = lambda _request, _table: None,
    while_known: WhileKnown = lambda _connection, _close: nullcontext(),
) -> list[BaseRoute]:
    """The page of a table and its socket. `page(request, template, **shown)` renders a template of the house; `first`
    may ask something before somebody comes to the table; `while_known` as in `TableSocket`."""

    async def show(request: Request) -> Response:
        id = request.path_params["id"]
        try:
            room = await hall_of(request).room(id)
        except NoTable as problem:
            raise Problem(404, written(str(problem))) from None
        if (asked := first(request, room.table)) is not None:
            return asked
        terms = room.table.terms
        may_ease = not terms.home and terms.book in book_names()
        book = book_of(terms.book)
        told = about(book, id, voice_of(request, book), level=terms.level, may_ease=may_ease, refereed=terms.refereed)
        encoded = msgspec.json.encode(told).decode()
        link = link_of(request, f"/table/{id}")
        return page(
            request,
            "table.html",
            table=id,
            table_title=terms.called,
            house=told.house,
            about=encoded,
            link=link,
            only_here=is_only_here(link),
        )

    socket = TableSocket(hall_of, person_of, while_known)
    return [Route("/table/{id}", show), WebSocketRoute("/table/{id}/socket", socket)]
