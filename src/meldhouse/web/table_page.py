"""The page of a table: what it needs to know of the house before the first message comes."""

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
from meldhouse.referee.conduct import PHASE_MOMENTS, reminders
from meldhouse.referee.moments import cite_at
from meldhouse.referee.offences import offence_code, offences
from meldhouse.rulebooks import Book, book_names
from meldhouse.tables.asking import Person
from meldhouse.tables.hall import Hall, NoTable
from meldhouse.tables.requests import PHRASES
from meldhouse.tables.table import Table
from meldhouse.tables.terms import book_of
from meldhouse.tournament.prints.codes import is_only_here
from meldhouse.web.casual import WANTED, hides_trump
from meldhouse.web.problems import Problem
from meldhouse.web.sharing import link_of
from meldhouse.web.sockets import TableSocket, WhileKnown
from meldhouse.web.speaking import voice_of


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What a page draws a table of this house with. It stands in the book or in the terms; nothing changes in play."""

    house: str
    """The club, and by which of its forms it plays."""
    club: str
    """The club alone, where there is no room for more."""
    rules: str
    """Where its clauses are read, with a way back to the table."""
    casual: str
    """Where a table is set up that keeps trump in sight; nothing where this one does, or was set up by others."""
    pieces: str
    """``cards`` or ``dominoes``."""
    in_play: int
    """Points in all tricks of a hand."""
    each_trick: int
    """What a trick brings beside the counters in it."""
    last: int
    """How many of them are for the last trick."""
    ranks: str
    """From the highest to the lowest."""
    own_words: dict[str, str]
    """What these rules call a thing otherwise than most do: by them messages choose."""
    trumps: tuple[str, ...]
    """Every trump that can be named."""
    sides: tuple[tuple[str, ...], ...]
    mark: int
    """What a mark is in points, where bids go on in marks; else 0."""
    goal: str
    """Where a game ends: ``to 150``, ``to 7 marks``; nothing where it has so many hands."""
    target: int
    """The points or marks of that; 0 where it has so many hands."""
    hands: int
    """So many hands a round has; 0 where a game is played to a target."""
    best_of: int
    """Out of so many games a match is won."""
    melds: bool
    keep_trick: bool
    """Whether the bidders' meld counts only with a trick."""
    marriage: bool
    """Whether only a suit in which one holds a marriage can be trump."""
    clauses: dict[str, str]
    """What each clause is about, for those who hear a link and not where it stands."""
    trump_shown: str
    """``always``, or until when."""
    remember: str
    """The clause that everybody keeps trump in mind himself, where it is not always shown."""
    player_shown: str
    """``always``, or only while a piece lies on the table: who played it."""
    who_played: str
    """The clause for that."""
    seen_again: str
    """Why a finished trick cannot be seen again; nothing where it always can."""
    challenge: str
    """What it means to challenge a lay-down."""
    failed: str
    """The clause for it."""
    offences: dict[str, str]
    """What a renege can be called for, and under which name."""
    conduct: dict[str, str]
    """What the house asks of its players and no program can see: each clause, in the house's words."""
    moments: dict[str, tuple[str, ...]]
    """By the phase of a hand, the clauses of conduct that belong there."""
    eases: str
    """The clause by which an official may ease a rule for somebody; nothing where the house has none."""
    levels: tuple[str, ...]
    level: str
    """How well bots play here, unless somebody says otherwise."""
    phrases: tuple[str, ...]
    refereed: bool
    """Whether the page needs the words of rulings."""


def rules_at(table: str) -> str:
    return f"/table/{table}/rules"


def about(
    book: Book, table: str, voice: Voice, *, level: str = "", may_ease: bool = False, refereed: bool = False
) -> About:
    """In the words of whoever looks. `may_ease`: whether whoever would have it easier may set up another table."""
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
    may have something to ask before somebody comes to the table; `while_known` as in `TableSocket`."""

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
            table_title=terms.title,
            house=told.house,
            about=encoded,
            link=link,
            only_here=is_only_here(link),
        )

    socket = TableSocket(hall_of, person_of, while_known)
    return [Route("/table/{id}", show), WebSocketRoute("/table/{id}/socket", socket)]
