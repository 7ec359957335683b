"""Several small prints on one page, with lines to cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from meldhouse.tournament.prints.page import THIN, Pad, Page

Thing = TypeVar("Thing")


class Part(NamedTuple):
    """A part of a page: its upper left corner, and how large it is."""

    page: Page
    x: float
    y: float
    width: float
    height: float


def parts(pad: Pad, things: Sequence[Thing], *, down: int, across: int = 1) -> Iterator[tuple[Part, Thing]]:
    """A part of a page for each of `things`, with this many down and across."""
    page = None
    for number, thing in enumerate(things):
        at = number % (down * across)
        if page is None or not at:
            page = pad.page()
            for row in range(1, down):
                y = page.height * row / down
                page.line(page.left, y, page.right, y, THIN, dashed=True)
            for column in range(1, across):
                x = page.width * column / across
                page.line(x, page.top, x, page.bottom, THIN, dashed=True)
        width, height = page.width / across, page.height / down
        yield Part(page, at % across * width, at // across * height, width, height), thing
