"""The page after a sheet that an official has corrected: what was changed, why, and that all players know."""

from __future__ import annotations

from meldhouse.messages import fact
from meldhouse.tournament.prints.cells import Cell
from meldhouse.tournament.prints.grid import Column, draw_grid, height_for, widened
from meldhouse.tournament.prints.heading import Heading, draw_heading
from meldhouse.tournament.prints.page import Pad
from meldhouse.tournament.prints.sheets import Correction, ScoreSheet
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures
from meldhouse.tournament.prints.speech import Parts

TITLES = 11.0
ROW = 16.0
"""The least height, for initials."""
READ = 12.0
"""The type size: players read this without their glasses. If that takes more room, it continues on another page."""


def draw_corrections(pad: Pad, heading: Heading, sheet: ScoreSheet) -> None:
    """As many pages as it takes; none if nothing was corrected. A box stays empty until its player initials it."""
    left = [_cells(sheet, each) for each in sheet.corrections]
    while left:
        page = pad.page(sideways=True)
        title = Parts((sheet.title, fact("paper-corrections")))
        y = draw_heading(page, heading, title, url=sheet.url, badge=str(sheet.table.number))
        columns = widened(_columns(sheet), page.room)
        room = page.bottom - y - TITLES - page.more - SIGNED
        heights = list[float]()
        for cells in left:
            height = min(room, max(ROW, height_for(page.speech, columns, cells, READ)))
            if sum(heights) + height > room:
                break
            heights.append(height)
        rows, left = left[: len(heights)], left[len(heights) :]
        draw_grid(page, page.left, y, columns, rows, height=heights, head=TITLES, size=READ)
        lines = [(fact("paper-official"), ""), (fact("paper-second-official"), "")]
        draw_signatures(page, page.bottom - SIGNED, lines)


def _columns(sheet: ScoreSheet) -> list[Column]:
    return [
        Column(fact("paper-what"), 20, "left"),
        Column(fact("paper-was"), 56, "left"),
        Column(fact("paper-now"), 56, "left", bold=True),
        Column(fact("paper-why"), 56, "left"),
        Column(fact("paper-by"), 24, "left"),
        *(
            Column(fact("paper-initials-of", seat=seat), 20, heavy=not number)
            for number, seat in enumerate(sheet.form.seats)
        ),
    ]


def _cells(sheet: ScoreSheet, each: Correction) -> list[Cell]:
    told = fact("paper-told")
    known = (told if seat in each.told else "–" if each.is_past else None for seat in sheet.form.seats)
    return [each.what, each.was, each.now, each.why, each.by, *known]
