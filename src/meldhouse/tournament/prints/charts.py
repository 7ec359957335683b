"""Seating charts for the wall: by table, and by name, which is how people look themselves up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.fitting import height_of
from meldhouse.tournament.prints.fonts import bare
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading, draw_heading
from meldhouse.tournament.prints.page import HEAVY, MM, THIN, Pad, Page
from meldhouse.tournament.prints.speech import Parts, Said
from meldhouse.tournament.seating import Round, SeatedTable

TILE, NUMBER, GAP, CALLED = 38.0, 30.0, 5.0, 12.0
ROW, TITLES, OUT = 10.5, 9.0, 16.0
_ORDER = {"N": 0, "S": 1, "E": 2, "W": 3, "NS": 0, "EW": 2}
"""Partners are next to each other."""


class SeatingChart(msgspec.Struct, frozen=True, kw_only=True):
    """A round of `meldhouse.tournament.seating`, with names as they should read."""

    title: str | Message
    seating: Round
    by: Literal["table", "name"] = "table"
    url: str = ""
    called: dict[int, Said] = {}
    """For each table, the name of its match, if it has one."""
    waits: tuple[Message, ...] = ()
    """Players still in it but without a match in this round, in sentences."""

    def __post_init__(self) -> None:
        if not self.seating.tables:
            raise PrintError("no-tables", title=self.title)
        checked(self.url)


def draw_charts(pad: Pad, heading: Heading, charts: Sequence[SeatingChart]) -> None:
    for chart in charts:
        if chart.by == "table":
            _draw_by_table(pad, heading, chart)
        else:
            _draw_by_name(pad, heading, chart)


def _draw_by_table(pad: Pad, heading: Heading, chart: SeatingChart) -> None:
    tables = chart.seating.tables
    first = 0
    while first < len(tables):
        page = pad.page()
        y = draw_heading(page, heading, chart.title, url=chart.url)
        fit = int((page.bottom - y + GAP) // (TILE + GAP)) * 2
        here, width = tables[first : first + fit], (page.room - GAP) / 2
        for at, table in enumerate(here):
            _draw_tile(
                page,
                table,
                chart.called.get(table.number, ""),
                page.left + at % 2 * (width + GAP),
                y + at // 2 * (TILE + GAP),
                width,
            )
        y += -(-len(here) // 2) * (TILE + GAP)
        first += fit
    if told := _out(chart):
        one, second = pad.speech.texts(told)
        height = height_of(one, page.room * MM, OUT, bold=True, second=second) / MM + 4
        if page.bottom - y < height:
            page = pad.page()
            y = draw_heading(page, heading, chart.title, url=chart.url)
        page.fit(told, page.left, y, page.room, min(height, page.bottom - y), OUT, bold=True, lines=99)


def _out(chart: SeatingChart) -> Said:
    """Who does not play, or plays on without a match."""
    if chart.waits:
        return Parts(chart.waits, " ")
    return Parts((fact("paper-sitting-out"), ", ".join(chart.seating.out)), " ") if chart.seating.out else ""


def _draw_tile(page: Page, table: SeatedTable, called: Said, x: float, y: float, width: float) -> None:
    page.box(x, y, width, TILE, HEAVY)
    page.line(x + NUMBER, y, x + NUMBER, y + TILE, THIN)
    high = TILE - CALLED if called else TILE
    page.fit(str(table.number), x + 1, y, NUMBER - 2, high, 54, bold=True, align="middle", lines=1)
    page.fit(called, x + 1, y + high, NUMBER - 2, CALLED - 1, 13, bold=True, align="middle", lines=2)
    seated = sorted(table.seats.items(), key=lambda item: _ORDER[item[0]])
    step = (TILE - 2) / max(1, len(seated))
    for at, (seat, name) in enumerate(seated):
        line = y + 1 + at * step
        page.fit(_letters(seat), x + NUMBER + 1, line, 9, step, 14, align="middle", lines=1)
        page.fit(name, x + NUMBER + 11, line, width - NUMBER - 12.5, step - 0.8, 16, bold=True, lines=2)
        if table.partners and at == 1:
            page.line(x + NUMBER + 2, line + step, x + width - 2, line + step, THIN)


def _draw_by_name(pad: Pad, heading: Heading, chart: SeatingChart) -> None:
    seated: list[tuple[str, str, Said]] = [
        (name, f"{table.number}", _letters(seat) if len(seat) > 1 else fact("seat", seat=seat))
        for table in chart.seating.tables
        for seat, name in table.seats.items()
    ]
    out = fact("paper-sits-out")
    listed = sorted([*seated, *((name, "–", out) for name in chart.seating.out)], key=lambda line: bare(line[0]))
    left = listed
    while left:
        page = pad.page()
        y = draw_heading(page, heading, chart.title, url=chart.url)
        fit = int((page.bottom - y - TITLES - page.more) // ROW)
        here, left = left[: 2 * fit], left[2 * fit :]
        each = min(fit, -(-len(here) // 2)) if not left else fit
        width = (page.room - GAP) / 2
        columns = [
            Column(fact("paper-name"), 54, "left"),
            Column(fact("paper-table"), 18, bold=True),
            Column(fact("paper-seat"), 22),
        ]
        for at in range(0, len(here), each):
            x = page.left + (at // each) * (width + GAP)
            rows = here[at : at + each]
            draw_grid(page, x, y, widened(columns, width), rows, height=ROW, head=TITLES, size=16)


def _letters(seat: str) -> Message:
    """The letter of a seat, or both letters of a pair."""
    return fact("paper-side-letters", side=seat) if len(seat) > 1 else fact("paper-seat-letter", seat=seat)
