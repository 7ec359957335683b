"""Signature lines, wide enough for a shaky hand."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.tournament.prints.page import BODY, STRONG, Page
from meldhouse.tournament.prints.speech import Said

HIGH = 19.0
"""From the top of the room for a signature to below its label."""
GAP = 6.0


def draw_signatures(page: Page, y: float, lines: Sequence[tuple[Said, Said]]) -> None:
    """One line for each (label, who has signed already), side by side."""
    width = (page.room - GAP * (len(lines) - 1)) / len(lines)
    for number, (label, signed) in enumerate(lines):
        x = page.left + number * (width + GAP)
        page.fit(signed, x, y + 3, width, 9, 14, lines=1)
        page.line(x, y + 12.5, x + width, y + 12.5, STRONG)
        page.fit(label, x, y + 13, width, 6, BODY, lines=1)
