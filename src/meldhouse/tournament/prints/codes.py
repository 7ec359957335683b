"""QR codes, drawn as squares, so that they are as sharp as the printer."""

from __future__ import annotations

from itertools import groupby

from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.page import Page

LONGEST = 300
"""Letters; beyond that the squares of a code of two or three centimetres are too small for an old phone."""
QUIET = 4
"""Squares that stay white around a code."""


def checked(url: str) -> str:
    """`url`, if a code can be made of it; "" stands for no code."""
    if url and not url.startswith(("http://", "https://")):
        raise PrintError("address", url=url)
    if len(url) > LONGEST:
        raise PrintError("address-long", length=len(url), most=LONGEST)
    return url


def draw_code(page: Page, url: str, x: float, y: float, size: float) -> None:
    """The code for `url` in a square of `size` millimetres, its white edge included; nothing where there is no url."""
    if not checked(url):
        return
    import segno

    rows = [[bool(square) for square in row] for row in segno.make(url, error="m", micro=False).matrix]
    step = size / (len(rows) + 2 * QUIET)
    for down, row in enumerate(rows):
        across = 0
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:  # a little more than its square, so that no white hair shows between two rows
                page.black(x + (across + QUIET) * step, y + (down + QUIET) * step, length * step, step * 1.02)
            across += length
