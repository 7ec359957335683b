"""Tables of boxes with strong lines: every sheet, card and list is made of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from meldhouse.tournament.prints.cells import EDGE, PAD, Cell, Words, draw_cell
from meldhouse.tournament.prints.fitting import fitted, height_of
from meldhouse.tournament.prints.page import HEAVY, MM, STRONG, THIN, Align, Page
from meldhouse.tournament.prints.speech import Said, Speech

EVEN = 10.5
"""Below this size, type is not made even."""
WRITING = 9.0
"""The least height of a box to write in by hand."""


class Column(NamedTuple):
    title: Said
    width: float
    align: Align = "middle"
    heavy: bool = False
    """Whether a heavy line comes before it."""
    bold: bool = False
    size: float = 0
    """The largest type in its boxes, if smaller than in the others."""


def widened(columns: Sequence[Column], room: float) -> tuple[Column, ...]:
    """The same columns, filling all the room; their widths are taken as shares of it.

    >>> [column.width for column in widened([Column("a", 1), Column("b", 3)], 100)]
    [25.0, 75.0]
    """
    whole = sum(column.width for column in columns)
    return tuple(column._replace(width=column.width * room / whole) for column in columns)


def evened(
    speech: Speech, columns: Sequence[Column], rows: Sequence[Sequence[Cell]], height: float, size: float
) -> tuple[Column, ...]:
    """The same columns, each in one type size throughout, on all pages of a list, however long some words are. Only
    words that would make all others too small to read from afar are set smaller alone."""
    return tuple(
        column._replace(size=_common(speech, column, [cells[number] for cells in rows], height, size))
        for number, column in enumerate(columns)
    )


def _common(speech: Speech, column: Column, cells: Sequence[Cell], height: float, size: float) -> float:
    width, high = (column.width - 2 * PAD) * MM, (height - 2 * EDGE) * MM
    words = {speech.texts(cell) for cell in cells if isinstance(cell, Words)}
    while True:
        sizes = [
            fitted(one, width, high, size, bold=column.bold, second=second, stacked=True).size for one, second in words
        ]
        least = min((one for one in sizes if one >= EVEN), default=size)
        if least == size:
            return size
        size = least  # in smaller type some words may need one line less, and so smaller type again


def height_for(speech: Speech, columns: Sequence[Column], cells: Sequence[Cell], size: float) -> float:
    """The height a row needs for all its words in type of this size."""
    high = [0.0]
    for column, cell in zip(columns, cells, strict=True):
        if isinstance(cell, Words):
            first, second = speech.texts(cell)
            high.append(height_of(first, (column.width - 2 * PAD) * MM, size, bold=column.bold, second=second))
    return max(high) / MM + 2 * EDGE


def draw_grid(
    page: Page,
    x: float,
    y: float,
    columns: Sequence[Column],
    rows: Sequence[Sequence[Cell]],
    *,
    height: float | Sequence[float],
    head: float = 8.0,
    size: float = 14,
    struck: Sequence[int] = (),
) -> float:
    """Titles, then rows, all of one height or each of its own; rows in `struck` are struck out. Returns the lower edge.
    `head` is the height of the titles in one language."""
    head += page.more
    width = sum(column.width for column in columns)
    heights = [height] * len(rows) if isinstance(height, int | float) else height
    tops = list(accumulate(heights, initial=y + head))
    bottom = tops[-1]
    at = x
    for number, column in enumerate(columns):
        inner = column.width - 2 * PAD
        above: Align = "left" if column.align == "left" else "middle"
        page.fit(column.title, at + PAD, y + EDGE, inner, head - 2 * EDGE, bold=True, align=above, stacked=True)
        for row, cells in enumerate(rows):
            draw_cell(
                page,
                cells[number],
                at,
                tops[row],
                column.width,
                heights[row],
                size=min(size, column.size or size),
                align=column.align,
                bold=column.bold,
                struck=row in struck,
            )
        if number:
            page.line(at, y, at, bottom, HEAVY if column.heavy else THIN)
        at += column.width
    for row in range(len(rows)):
        page.line(x, tops[row], x + width, tops[row], THIN if row else STRONG)
    page.box(x, y, width, bottom - y, HEAVY)
    return bottom
