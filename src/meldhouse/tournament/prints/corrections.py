"""The page that follows a sheet an official has corrected: what was changed, why, and that all players know."""

from __future__ import annotations

from meldhouse.game import SEAT_NAMES
from meldhouse.tournament.prints.cells import Cell
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading, draw_heading
from meldhouse.tournament.prints.page import Pad
from meldhouse.tournament.prints.sheets import ScoreSheet
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures

ROW, TITLES = 22.0, 11.0


def draw_corrections(pad: Pad, heading: Heading, sheet: ScoreSheet) -> None:
    """As many pages as it takes; none where nothing was corrected. A box stays empty until its player initials it."""
    left = list(sheet.corrections)
    while left:
        page = pad.page(sideways=True)
        title = f"{sheet.title}: corrections"
        y = draw_heading(page, heading, title, url=sheet.url, badge=str(sheet.table.number))
        columns = [Column("What", 24, "left"), Column("Was", 50, "left"), Column("Now", 50, "left", bold=True)]
        columns += [Column("Why", 50, "left"), Column("By", 30, "left")]
        columns += [
            Column(f"{SEAT_NAMES[seat]} knows", 17, heavy=not number) for number, seat in enumerate(sheet.form.seats)
        ]
        fit = int((page.bottom - y - TITLES - SIGNED) // ROW)
        rows: list[list[Cell]] = [
            [
                each.what,
                each.was,
                each.now,
                each.why,
                each.by,
                *("yes" if seat in each.told else "–" if each.is_past else None for seat in sheet.form.seats),
            ]
            for each in left[:fit]
        ]
        draw_grid(page, page.left, y, widened(columns, page.room), rows, height=ROW, head=TITLES, size=14, struck=())
        left = left[fit:]
        draw_signatures(page, page.bottom - SIGNED, [("Official", ""), ("Second official", "")])
