"""The content of one box of a table: words, a figure with its old values, trump; or nothing, to be filled in by
hand."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.fitting import fitted
from meldhouse.tournament.prints.fonts import width_of
from meldhouse.tournament.prints.page import BODY, MM, Align, Page
from meldhouse.tournament.prints.speech import Parts
from meldhouse.tournament.prints.suits import SHAPES, draw_suit

PAD = 1.2
"""Millimeters left white on either side of a box."""
EDGE = 0.5
"""The same above and below."""


MOST_LINES = 40
"""Lines of words in a box: as many as a whole page has room for."""


class Figure(msgspec.Struct, frozen=True):
    """A corrected figure: what it is now, and what it was, oldest first. ``None`` is an empty box."""

    now: int | None
    was: tuple[int | None, ...] = ()


Number = int | Figure
Figures = Mapping[str, Number]
"""Figures by side, or by seat."""


class Trump(msgspec.Struct, frozen=True):
    """The trump; if not set, the four suits, to draw a ring around one."""

    named: str = ""


Words = str, Message, Parts
Cell = str | Message | Parts | int | Figure | Trump | None


def now(number: Number | None) -> int:
    """The value that counts.

    >>> now(Figure(66, was=(76,))), now(None)
    (66, 0)
    """
    found = number.now if isinstance(number, Figure) else number
    return found or 0


def figure_text(number: int | None) -> str:
    """A figure for printing, with a clearly visible minus.

    >>> figure_text(1250), figure_text(-50), figure_text(None)
    ('1250', '–50', '')
    """
    return "" if number is None else f"–{-number}" if number < 0 else str(number)


def draw_cell(
    page: Page,
    cell: Cell,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    size: float = BODY,
    align: Align = "middle",
    bold: bool = False,
    struck: bool = False,
) -> None:
    """Draw the content of one box; `struck` draws a line through it."""
    x, width = x + PAD, width - 2 * PAD
    if isinstance(cell, Trump):
        _draw_trump(page, cell, x, y, width, height, size=size)
    elif isinstance(cell, Figure) and cell.was:
        old = [figure_text(each) or "–" for each in cell.was]
        _draw_struck(page, "  ".join(old), x, y + 0.4, width, height * 0.4)
        page.fit(figure_text(cell.now), x, y + height * 0.4, width, height * 0.6, size, bold=True, align=align)
    else:
        figure = cell.now if isinstance(cell, Figure) else cell
        words, lines = (figure, MOST_LINES) if isinstance(figure, Words) else (figure_text(figure), 1)
        page.fit(words, x, y + EDGE, width, height - 2 * EDGE, size, bold=bold, align=align, lines=lines, stacked=True)
    if struck and cell not in (None, "", Trump()):
        page.line(x, y + height / 2, x + width, y + height / 2)


def _draw_struck(page: Page, old: str, x: float, y: float, width: float, height: float) -> None:
    """Old figures, still readable, with a line through them."""
    page.fit(old, x, y, width, height, BODY, align="middle", lines=1)
    size = fitted(old, width * MM, height * MM, BODY, lines=1).size
    half = min(width, width_of(old, size) / MM + 2) / 2
    page.line(x + width / 2 - half, y + height / 2, x + width / 2 + half, y + height / 2)


def _draw_trump(page: Page, cell: Trump, x: float, y: float, width: float, height: float, *, size: float) -> None:
    if cell.named in SHAPES:
        side = min(width, height * 0.62)
        draw_suit(page, cell.named, x + (width - side) / 2, y + (height - side) / 2, side)
    elif cell.named:
        page.fit(fact("event-trump-one", trump=cell.named), x, y, width, height, size, align="middle")
    else:
        step = width / len(SHAPES)
        side = min(step * 0.72, height * 0.5)
        for at, suit in enumerate(SHAPES):
            draw_suit(page, suit, x + at * step + (step - side) / 2, y + (height - side) / 2, side)
