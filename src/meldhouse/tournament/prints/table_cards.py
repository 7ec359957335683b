"""Cards to stand on the tables: folded in the middle, so the number can be read from both sides of the room."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meldhouse.messages import fact
from meldhouse.tournament.prints.codes import checked, draw_code
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.heading import Heading
from meldhouse.tournament.prints.page import THIN, Pad, Page
from meldhouse.tournament.prints.speech import Said

CODE = 38.0


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """`note` is one line below the number: who is seeded here, or "three-handed". `plays` says how long."""

    number: int
    note: Said = ""
    plays: Said = ""
    url: str = ""

    def __post_init__(self) -> None:
        if self.number < 1:
            raise PrintError("table", number=self.number)
        checked(self.url)


def draw_table_cards(pad: Pad, heading: Heading, cards: Sequence[TableCard]) -> None:
    for card in cards:
        page = pad.page()
        page.line(6, page.height / 2, 14, page.height / 2, THIN)  # the fold
        page.line(page.width - 14, page.height / 2, page.width - 6, page.height / 2, THIN)
        _draw(page, heading, card)
        with page.upside_down():
            _draw(page, heading, card)


def _draw(page: Page, heading: Heading, card: TableCard) -> None:
    """The lower half."""
    top = page.height / 2 + 8
    address = card.url or heading.url
    page.fit(fact("paper-table"), page.left, top, page.room, 16, 40, bold=True, align="middle")
    page.fit(str(card.number), page.left, top + 13, page.room, 82, 240, bold=True, align="middle", lines=1)
    room = page.room - (CODE + 4 if address else 0)
    page.fit(card.note, page.left, page.bottom - 36, room, 10, 22, bold=True, lines=1)
    page.fit(card.plays, page.left, page.bottom - 26, room, 11, 18, bold=True, lines=2)
    page.fit(heading.event, page.left, page.bottom - 14, room, 7, 16, lines=1)
    page.fit(heading.by_rules, page.left, page.bottom - 7, room, 6, 12, lines=1)
    draw_code(page, address, page.right - CODE, page.bottom - CODE + 3, CODE)
