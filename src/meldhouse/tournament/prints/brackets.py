"""The bracket for the wall: a line for each match, with who met whom, how it ended, and who goes on."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.cells import Cell
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading
from meldhouse.tournament.prints.lists import TITLES, pages_of
from meldhouse.tournament.prints.page import Pad
from meldhouse.tournament.prints.speech import Said

ROW = 17.0
COLUMNS = (
    Column(fact("paper-match"), 34, "left", bold=True),
    Column(fact("paper-side", number=1), 48, "left"),
    Column(fact("paper-side", number=2), 48, "left"),
    Column(fact("paper-result"), 66, "left"),
)


class BracketRow(msgspec.Struct, frozen=True, kw_only=True):
    match: Said
    sides: tuple[Said, ...]
    said: Said = ""


class BracketList(msgspec.Struct, frozen=True, kw_only=True):
    rows: tuple[BracketRow, ...]
    title: str | Message = fact("desk-bracket")
    note: Said = ""
    url: str = ""

    def __post_init__(self) -> None:
        if not self.rows:
            raise PrintError("no-rows", title=self.title)
        checked(self.url)


def draw_brackets(pad: Pad, heading: Heading, lists: Sequence[BracketList]) -> None:
    high = ROW * 1.5 if pad.speech.are_two else ROW
    for each in lists:
        for page, y, rows in pages_of(pad, heading, each.rows, each.title, each.url, each.note, high, sideways=True):
            cells: list[list[Cell]] = [[row.match, *row.sides, row.said] for row in rows]
            draw_grid(page, page.left, y, widened(COLUMNS, page.room), cells, height=high, head=TITLES, size=13)
