"""Name tags, eight on a page, with names large enough to read across a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.tournament.prints.codes import checked, draw_code
from meldhouse.tournament.prints.cutting import Part, parts
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.heading import Heading
from meldhouse.tournament.prints.page import BODY, Pad
from meldhouse.tournament.prints.speech import Said

CODE = 24.0
EDGE = 8.0
FOOT = 13.5
"""Keeps the last row above the notes at the foot of the page."""


class NameTag(msgspec.Struct, frozen=True, kw_only=True):
    """`under` is a line below the name: a club, a town, an office."""

    name: str
    under: Said = ""
    number: Said = ""
    url: str = ""

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise PrintError("no-name")
        checked(self.url)


def draw_tags(pad: Pad, heading: Heading, tags: Sequence[NameTag]) -> None:
    for part, tag in parts(pad, tags, down=4, across=2):
        _draw(part, heading, tag)


def _draw(part: Part, heading: Heading, tag: NameTag) -> None:
    page, width = part.page, part.width - 2 * EDGE
    x, top = part.x + EDGE, part.y + EDGE + 7
    bottom = min(part.y + part.height - EDGE, page.height - FOOT)
    address = tag.url or heading.url
    page.fit(heading.event, x, part.y + EDGE - 1, width, 6, BODY, align="middle", lines=1)
    page.fit(tag.name, x, top, width, min(25, bottom - 21 - top), 38, bold=True, align="middle", lines=2)
    room = width - (CODE if address else 0)
    page.fit(tag.under, x, bottom - 20, room, 9, 15, lines=3)
    page.fit(tag.number, x, bottom - 11, room, 12, 30, bold=True, lines=1)
    draw_code(page, address, x + width - CODE + 2, bottom - CODE + 3, CODE)
