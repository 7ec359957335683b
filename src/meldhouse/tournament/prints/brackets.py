"""The bracket for the wall: a line for each match, with who met whom, how it ended, and who goes on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.tournament.prints.cells import Cell
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading
from meldhouse.tournament.prints.lists import TITLES, pages_of
from meldhouse.tournament.prints.page import Pad

ROW = 17.0
COLUMNS = (
    Column("Match", 34, "left", bold=True),
    Column("One side", 48, "left"),
    Column("The other", 48, "left"),
    Column("How it ended", 66, "left"),
)


class BracketRow(msgspec.Struct, frozen=True, kw_only=True):
    match: str
    sides: tuple[str, ...]
    said: str = ""


class BracketList(msgspec.Struct, frozen=True, kw_only=True):
    rows: tuple[BracketRow, ...]
    title: str = "Bracket"
    note: str = ""
    url: str = ""

    def __post_init__(self) -> None:
        if not self.rows:
            raise PrintError("no-rows", title=self.title)
        checked(self.url)


def draw_brackets(pad: Pad, heading: Heading, lists: Sequence[BracketList]) -> None:
    for each in lists:
        for page, y, rows in pages_of(pad, heading, each.rows, each.title, each.url, each.note, ROW, sideways=True):
            cells: list[list[Cell]] = [[row.match, *row.sides, row.said] for row in rows]
            draw_grid(page, page.left, y, widened(COLUMNS, page.room), cells, height=ROW, head=TITLES, size=13)
