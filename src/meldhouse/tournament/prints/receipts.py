"""Receipts for money paid in or out; two on a page if they are short."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from meldhouse.messages import Message, fact
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.cutting import Part, parts
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading, cents, draw_heading
from meldhouse.tournament.prints.page import HEAVY, MARGIN, Pad
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures
from meldhouse.tournament.prints.speech import Said

ROW, TITLES, SUM = 9.0, 8.0, 11.0
LABEL = 44.0
ON_HALF, MOST = 5, 17
"""Up to this many lines, a receipt takes half a page; and the most that fit on a whole one."""


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """Each line says what for, and how many cents (negative for money that went back). `paid_out`: the club has paid,
    and the player signs."""

    name: str
    lines: tuple[tuple[str | Message, int], ...]
    number: str = ""
    paid_out: bool = False
    by: Said = ""
    """Who took the money, or handed it out."""
    url: str = ""
    note: Said = ""
    """An extra line without an amount, such as what has changed since the first printing."""

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise PrintError("no-name")
        if not self.lines:
            raise PrintError("receipt", name=self.name)
        if self.rows > MOST:
            raise PrintError("receipt-long", name=self.name, count=self.rows, most=MOST)
        whole = 0
        for what, amount in self.lines:
            whole += amount
            if whole < 0:  # people return no more than they got
                raise PrintError("cents", amount=amount, what=what)
        checked(self.url)

    @property
    def rows(self) -> int:
        return len(self.lines) + bool(self.note)


def draw_receipts(pad: Pad, heading: Heading, receipts: Sequence[Receipt]) -> None:
    for short, alike in groupby(receipts, key=lambda receipt: receipt.rows <= ON_HALF):
        for part, receipt in parts(pad, list(alike), down=2 if short else 1):
            _draw(part, heading, receipt)


def _draw(part: Part, heading: Heading, receipt: Receipt) -> None:
    page = part.page
    title = fact("paper-receipt-numbered", number=receipt.number) if receipt.number else fact("paper-receipt")
    y = draw_heading(page, heading, title, url=receipt.url, top=part.y + MARGIN - 2) - 2
    label = fact("paper-paid-to" if receipt.paid_out else "paper-received-from")
    page.fit(label, page.left, y, LABEL, 10, 14)
    page.fit(receipt.name, page.left + LABEL + 1, y, page.room - LABEL - 1, 10, 20, bold=True, lines=1)
    y += 11
    signed = part.y + part.height - MARGIN + 4 - SIGNED
    columns = widened([Column(fact("paper-for"), 140, "left"), Column(fact("paper-amount"), 52, "right")], page.room)
    rows: list[tuple[Said, Said]] = [(what, cents(amount)) for what, amount in receipt.lines]
    rows += [(receipt.note, "")] if receipt.note else []
    room = (signed - y - TITLES - page.more - SUM) / len(rows)
    y = draw_grid(page, page.left, y, columns, rows, height=min(ROW, room), head=TITLES, size=15)
    x = page.left + columns[0].width
    page.fit(fact("paper-total"), page.left, y, columns[0].width - 3, SUM, 16, bold=True, align="right")
    page.box(x, y, columns[1].width, SUM, HEAVY)
    whole = cents(sum(amount for _, amount in receipt.lines))
    page.fit(whole, x + 1.2, y, columns[1].width - 2.4, SUM, 20, bold=True, align="right", lines=1)
    club: tuple[Said, Said] = (fact("paper-for-club"), receipt.by)
    other: tuple[Said, Said] = (fact("paper-player" if receipt.paid_out else "paper-date-if-other"), "")
    draw_signatures(page, signed, [other, club] if receipt.paid_out else [club, other])
