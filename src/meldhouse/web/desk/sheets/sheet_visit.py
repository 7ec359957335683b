"""Who is looking at a table's sheet, and for whom their device may speak there."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request

from meldhouse.messages import fact
from meldhouse.tournament.acts.sheets import may_correct
from meldhouse.tournament.scoring.sheets import Sheet
from meldhouse.web.desk.pages.common import DESK_STAFF, Visit, tables_of, visit
from meldhouse.web.forms import whole
from meldhouse.web.house.event_tables import TableOfRound
from meldhouse.web.problems import Problem


class SheetVisit(NamedTuple):
    visited: Visit
    sheet: Sheet
    round: int
    table: int
    live: str
    """The live table it is played at, if any."""
    is_on: bool
    """Whether a hand in play there has yet to reach the sheet."""

    @property
    def path(self) -> str:
        return f"/round/{self.round}/table/{self.table}"

    @property
    def is_official(self) -> bool:
        return bool(self.visited.roles.intersection(("director", "referee")))

    @property
    def may_correct(self) -> bool:
        return may_correct(self.visited.state, self.visited.person.id, signed=self.sheet.locked)


async def at_table(request: Request) -> SheetVisit:
    """Officials see every sheet; players see their own table's."""
    visited, tables = await visit(request), tables_of(request)
    await tables.open_round(visited.event)
    state = visited.state
    number, table = number_in(request, "round"), number_in(request, "table")
    sheet = state.sheet(number, table)
    if sheet is None:
        raise Problem(404, fact("event-no-sheet"))
    me = state.person_of(visited.person.id)
    keeps = state.keeps.get(visited.person.id) == table
    if not visited.roles.intersection(DESK_STAFF) and not keeps and me not in sheet.seats.values():
        raise Problem(403, fact("event-not-your-sheet"))
    place = TableOfRound(visited.event.id, number, table)
    return SheetVisit(visited, sheet, number, table, tables.id_of(state, place), await tables.is_playing(state, place))


def number_in(request: Request, key: str) -> int:
    return whole(str(request.path_params[key])) or 0


def for_anybody(here: SheetVisit) -> bool:
    """Whether both sides use this device: an official's, or that of this table's scorekeeper."""
    keeps = here.visited.state.keeps.get(here.visited.person.id) == here.table
    return keeps or bool(here.visited.roles.intersection(DESK_STAFF))


def spoken_for(here: SheetVisit) -> list[str]:
    """The players this device may speak for."""
    me = here.visited.state.person_of(here.visited.person.id)
    return [one for one in here.sheet.seats.values() if one == me or for_anybody(here)]
