"""A tournament as everybody may see it: what it is, how far it is, and where you sit."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meldhouse.game import Seat, seating_of
from meldhouse.messages import Message, fact
from meldhouse.rulebooks.describe import describe
from meldhouse.rulebooks.pages import Inherited, chapters_said
from meldhouse.tournament import acts
from meldhouse.tournament.desk.sending_away import told_to_go
from meldhouse.tournament.entrants import Entrant
from meldhouse.tournament.lines.brackets import still_in, waiting
from meldhouse.tournament.lines.corrections import untold_to
from meldhouse.tournament.lines.events import event_lines
from meldhouse.tournament.lines.rounds import how_far
from meldhouse.tournament.results.honors import honors_of, how_they_ended
from meldhouse.tournament.rounds.planning import nothing_comes_after
from meldhouse.tournament.state import State
from meldhouse.web.desk.pages.common import Visit, page, tables_of, visit
from meldhouse.web.desk.rulings.records import asked_and_answered
from meldhouse.web.desk.shown.tiles import tiles
from meldhouse.web.house.event_tables import TableOfRound
from meldhouse.web.pages.houses import house_named
from meldhouse.web.speaking import voice_of


async def show(request: Request) -> Response:
    visited = await visit(request)
    return page(request, "show.html", visited, **await _shown(request, visited))


async def part(request: Request) -> Response:
    visited = await visit(request)
    return page(request, "show_part.html", visited, **await _shown(request, visited))


async def _shown(request: Request, visited: Visit) -> dict[str, Any]:
    tables = tables_of(request)
    await tables.open_round(visited.event)
    state = visited.state
    current = state.current
    is_out = current is not None and is_shown(state) and not state.finished
    me = state.person_of(visited.person.id)
    entrant = state.entrants.get(state.owners.get(me, "")) if me else None
    sent_away = told_to_go(visited.tournament, entrant) if entrant is not None else None
    mine = my_table(state, me) if is_out and me and not state.finished and not sent_away else None
    live = tables.id_of(state, TableOfRound(visited.event.id, len(state.rounds), mine)) if mine is not None else ""
    return {
        "far": visited.voice.say(how_far(state)),
        "form_lines": [*event_lines(state.book, state.form)],
        "current": current if is_out else None,
        "was_last": current is not None and nothing_comes_after(state, current),
        "tiles": tiles(state, visited.event.clock()) if is_out else (),
        "me": me,
        "my_news": untold_to(state, me) if me else [],
        "keeps": state.keeps.get(visited.person.id, 0),
        "honors": honors_of(visited.tournament),
        "questions": asked_and_answered(state),
        "answering": False,
        "my_table": mine,
        "my_seat": (seat := _my_seat(state, me) if mine is not None and me else ("", ()))[0],
        "my_partners": seat[1],
        "sent_away": sent_away,
        "my_end": how_they_ended(visited.tournament, me) if me else None,
        "my_wait": _my_wait(state, entrant) if entrant is not None else None,
        "live": live,
        "is_here": entrant is not None and entrant.is_here and state.current is None,
        "i_am_here": _i_am_here(entrant) if entrant is not None and not state.finished else "",
        "is_on_shelf": state.opened is not None and house_named(state.opened.book) is not None,
    }


def _i_am_here(entrant: Entrant) -> str:
    """The button to check yourself in on your own phone, while that is still to do."""
    if entrant.status not in ("entered", "absent"):
        return ""
    return msgspec.json.encode(acts.CheckIn(entrants=(entrant.id,))).decode()


async def rules(request: Request) -> Response:
    """The rules; a club's own book is on no shelf, so players read it here."""
    visited = await visit(request)
    book = visited.state.book
    chapters = chapters_said(describe(book), voice_of(request, book), Inherited(book, None))
    return page(request, "rules.html", visited, chapters=chapters, is_own_book=book.extends is not None)


def is_shown(state: State) -> bool:
    """Whether players may see the seating: only the desk sees a draft."""
    return state.current is not None and state.current.status not in ("draft", "confirmed")


def _my_seat(state: State, person: str) -> tuple[Seat, tuple[str, ...]]:
    """The player's chair at that table, and the others there."""
    assert state.current is not None
    tables = [sheet.seats for sheet in state.current.sheets.values()]
    tables = tables or [state.seats_at(one) for one in state.current.seating.tables]
    seats = next(one for one in tables if person in one.values())
    mine = next(seat for seat, who in seats.items() if who == person)
    seating = seating_of(state.book_for(len(seats)))
    partners = (state.name(seats[seat]) for seat in seating.members[seating.side[mine]] if seat != mine)
    return mine, tuple(partners)


def _my_wait(state: State, entrant: Entrant) -> Message | None:
    """What a player in a bracket is waiting for: they don't sit out."""
    found = dict(waiting(state, state.current)) if state.current is not None else {}
    if entrant.name in found:
        return fact("event-you-wait", whom=found[entrant.name])
    is_out = state.bracket is not None and not state.is_playoff and entrant.id not in still_in(state)
    return fact("event-you-are-out") if is_out else None


def my_table(state: State, person: str) -> int | None:
    """The table where this person sits in this round; None if they sit out."""
    current = state.current
    if current is None:
        return None
    if current.sheets:
        sheet = current.sheet_of(person)
        return sheet.table if sheet is not None else None
    return next((one.number for one in current.seating.tables if person in state.seats_at(one).values()), None)
