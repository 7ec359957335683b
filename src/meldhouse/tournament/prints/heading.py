"""The heading of a page: the event, the club, what this is, and a code for its live page."""

from __future__ import annotations

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.codes import checked, draw_code
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.page import BODY, HEAVY, Page
from meldhouse.tournament.prints.speech import Parts, Said

CODE = 27.0
"""The side of a code in the heading, in millimeters."""
BADGE = 31.0
"""The width of the box with the table number."""
HIGH = 28.0
"""The height of the whole heading."""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """What every page of a job shows. `url` is the event's live page, for sheets without one of their own; without any
    address there is no code."""

    event: str
    house: Said = ""
    date: Said = ""
    url: str = ""
    version: str = ""
    """The edition of the rules in force."""

    def __post_init__(self) -> None:
        if not self.event.strip():
            raise PrintError("event")
        checked(self.url)

    @property
    def by_rules(self) -> Said:
        """The club and the edition of its rules."""
        return Parts((self.house, fact("paper-rules", version=self.version) if self.version else ""))


def cents(amount: int) -> Message:
    """Money, written in the reader's language."""
    return fact("amount", money=amount)


def draw_heading(
    page: Page,
    heading: Heading,
    title: Said,
    *,
    url: str = "",
    badge: str = "",
    under: Said = fact("paper-table"),  # noqa: B008
    top: float | None = None,
    code: float = CODE,
) -> float:
    """The heading of a page, or of a part of one that begins at `top`; returns where the rest may begin."""
    y = page.top if top is None else top
    right = page.right
    if address := url or heading.url:
        draw_code(page, address, right - code, y - 2, code)
        right -= code + 2
    if badge:
        page.box(right - BADGE, y, BADGE, HIGH - 4, HEAVY)
        page.fit(under, right - BADGE, y + 1, BADGE, 6, BODY, bold=True, align="middle")
        page.fit(badge, right - BADGE + 1, y + 6.5, BADGE - 2, HIGH - 11.5, 46, bold=True, align="middle", lines=1)
        right -= BADGE + 4
    room = right - page.left
    page.fit(title, page.left, y, room, 10, 24, bold=True, lines=1)
    page.fit(Parts((heading.event, heading.date)), page.left, y + 10.5, room, 7, 15, lines=1)
    page.fit(heading.by_rules, page.left, y + 17.5, room, 6, BODY, lines=1)
    return y + HIGH
