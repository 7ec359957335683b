"""Lists for the wall: standings and prizes, on as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.cells import Cell, Number
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.fitting import height_of
from meldhouse.tournament.prints.grid import Column, draw_grid, evened, widened
from meldhouse.tournament.prints.heading import HIGH, Heading, cents, draw_heading
from meldhouse.tournament.prints.page import BODY, HEAVY, MARGIN, MM, Pad, Page
from meldhouse.tournament.prints.speech import Parts, Said

ROW, TITLES, FOOT = 10.5, 10.0, 7.0
PRIZE = 15.0
NUMBER = 34.0
"""Room for the page number, beside the note below a list."""
NARROW, MOST = 5, 20
"""With more columns of figures than this, the page is landscape; and the most that are readable there."""
Row = TypeVar("Row")


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One line. `place` is text, since places are shared ("3="), or not yet given."""

    place: str
    name: str
    figures: tuple[Number | Said | None, ...] = ()
    total: int | Said | None = None
    note: Said = ""


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """`columns` are the titles of the figures: rounds, sets, whatever the rules count."""

    title: str | Message
    rows: tuple[Standing, ...]
    columns: tuple[Said, ...] = ()
    name_title: Said = fact("paper-player")
    total_title: Said = fact("paper-total")
    note: Said = ""
    """Below the list, on as many lines as it takes: how ties were broken, or that it is not final."""
    url: str = ""

    def __post_init__(self) -> None:
        if not self.rows:
            raise PrintError("no-rows", title=self.title)
        if len(self.columns) > MOST:
            raise PrintError("wide", count=len(self.columns), title=self.title, most=MOST)
        for row in self.rows:
            if len(row.figures) != len(self.columns):
                raise PrintError(
                    "columns", name=row.name, count=len(row.figures), columns=len(self.columns), title=self.title
                )
        checked(self.url)


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """`what` it is for, the winner, and how much; a medal or a ham has words instead of cents."""

    what: Said
    name: str
    cents: int | None = None
    words: Said = ""
    parts: tuple[int, ...] = ()
    """What each of several people gets of it, as on their receipts; empty if one person gets all."""


class PrizeList(msgspec.Struct, frozen=True, kw_only=True):
    rows: tuple[Prize, ...]
    title: str | Message = fact("paper-prizes")
    note: Said = ""
    provisional: bool = False
    """Printed before the end: it says so above and below, and nobody signs for anything."""
    url: str = ""

    def __post_init__(self) -> None:
        if not self.rows:
            raise PrintError("no-rows", title=self.title)
        checked(self.url)


def draw_standings(pad: Pad, heading: Heading, lists: Sequence[Standings]) -> None:
    for each in lists:
        sideways = len(each.columns) > NARROW
        columns = [Column(fact("paper-place"), 18, bold=True), Column(each.name_title, 66, "left", bold=True)]
        columns += [Column(title, 17) for title in each.columns]
        columns.append(Column(each.total_title, 26, heavy=True, bold=True))
        if any(row.note for row in each.rows):
            columns.append(Column(fact("paper-note"), 44, "left"))
        every = [_line(row)[: len(columns)] for row in each.rows]
        at = 0
        for page, y, rows in pages_of(pad, heading, each.rows, each.title, each.url, each.note, ROW, sideways=sideways):
            wide = evened(page.speech, widened(columns, page.room), every, ROW, 15)
            draw_grid(page, page.left, y, wide, every[at : at + len(rows)], height=ROW, head=TITLES, size=15)
            at += len(rows)


def _line(row: Standing) -> list[Cell]:
    return [row.place, row.name, *row.figures, row.total, row.note]


def draw_prizes(pad: Pad, heading: Heading, lists: Sequence[PrizeList]) -> None:
    """With a line to sign for every prize, and the total."""
    columns = [Column(fact("paper-for"), 52, "left"), Column(fact("paper-name"), 60, "left", bold=True)]
    columns.append(Column(fact("paper-prize"), 36, bold=True))
    for each in lists:
        title, note = each.title, each.note
        if each.provisional:
            early: Message = fact("paper-early")
            title, note = fact("paper-provisional", title=title), Parts((early, note), " ")
        signed = [] if each.provisional else [Column(fact("paper-received"), 54)]
        y = 0.0
        page: Page | None = None
        every: list[list[Cell]] = [[row.what, row.name, _prize(row), *(None for _ in signed)] for row in each.rows]
        at = 0
        for page, top, rows in pages_of(pad, heading, each.rows, title, each.url, note, PRIZE, spare=PRIZE):
            cells = every[at : at + len(rows)]
            at += len(rows)
            wide = evened(page.speech, widened((*columns, *signed), page.room), every, PRIZE, 16)
            y = draw_grid(page, page.left, top, wide, cells, height=PRIZE, head=TITLES, size=16)
        if page is not None and any(row.cents is not None for row in each.rows):
            wide = widened((*columns, *signed), page.room)
            x = page.left + wide[0].width + wide[1].width
            page.fit(fact("paper-total"), page.left, y, x - page.left - 3, PRIZE, 16, bold=True, align="right")
            page.box(x, y, wide[2].width, PRIZE, HEAVY)
            whole = cents(sum(row.cents or 0 for row in each.rows))
            page.fit(whole, x + 1, y, wide[2].width - 2, PRIZE, 18, bold=True, align="middle", lines=1)


def _prize(row: Prize) -> Said:
    return Parts((row.words, _money(row) if row.cents is not None else ""), " + ")


def _money(row: Prize) -> Message:
    """
    >>> from meldhouse.messages import Voice
    >>> Voice().say(_money(Prize(what="Place 1", name="Ann and Bob", cents=8000, parts=(4000, 4000))))
    '$80.00 (2 × $40.00)'
    """
    if len(row.parts) < 2:
        return cents(row.cents or 0)
    first, *others = row.parts
    if all(other == first for other in others):
        return fact("paper-money-each", money=sum(row.parts), number=len(row.parts), each=first)
    return fact("paper-money-halves", money=sum(row.parts), larger=max(row.parts), smaller=min(row.parts))


def pages_of(
    pad: Pad,
    heading: Heading,
    rows: Sequence[Row],
    title: str | Message,
    url: str,
    note: Said,
    height: float,
    *,
    sideways: bool = False,
    spare: float = 0.0,
) -> Iterator[tuple[Page, float, Sequence[Row]]]:
    """A page for every portion of the rows, with its heading and its number."""
    high = pad.size[0] if sideways else pad.size[1]
    wide = (pad.size[1] if sideways else pad.size[0]) - 2 * MARGIN - NUMBER
    one, second = pad.speech.texts(note)
    foot = max(FOOT, height_of(one, wide * MM, BODY, second=second) / MM + 2)
    fit = int((high - 2 * MARGIN - HIGH - TITLES - pad.more - foot - spare) // height)
    pages = range(0, len(rows), fit)
    for number, first in enumerate(pages, 1):
        page = pad.page(sideways=sideways)
        y = draw_heading(page, heading, title, url=url)
        if len(pages) > 1:
            counted = fact("paper-page", number=number, pages=len(pages))
            page.fit(counted, page.right - NUMBER, page.bottom - 8, NUMBER, 9, BODY, align="right")
        page.fit(note, page.left, page.bottom - foot + 1, wide, foot, BODY)
        yield page, y, rows[first : first + fit]
