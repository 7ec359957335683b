"""Personal cards: where a player sits in each round, with whom, against whom, and the score."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

import msgspec

from meldhouse.messages import fact
from meldhouse.tournament.prints.cells import Cell, Number, now
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.cutting import parts
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import HIGH, Heading, cents, draw_heading
from meldhouse.tournament.prints.page import MARGIN, Pad, Page
from meldhouse.tournament.prints.speech import Said

ROW, TITLES = 11.0, 8.0
ON_HALF = 7
"""Up to this many rounds, a card takes half a page."""


class CardRound(msgspec.Struct, frozen=True, kw_only=True):
    """One round of one player; what is not known yet is left blank, to be filled in by hand."""

    table: int | None = None
    seat: str = ""
    partner: str = ""
    opponents: tuple[str, ...] = ()
    score: Number | None = None
    won: Literal["", "yes", "no", "draw"] = ""
    """Empty while it is not known."""
    pays: int | None = None
    """Cents for sets and reneges."""
    note: Said = ""
    """Printed in place of the partner, such as "sits out"."""


class PersonalCard(msgspec.Struct, frozen=True, kw_only=True):
    """The card one player carries from table to table."""

    name: str
    rounds: tuple[CardRound, ...]
    number: str = ""
    """For a pair, the pair's number with the letter of the person."""
    of_pair: bool = False
    partners: bool = True
    wins: bool = False
    """Whether wins rank above points."""
    fees: bool = False
    """Whether sets and reneges cost money here."""
    url: str = ""

    def __post_init__(self) -> None:
        if not self.rounds:
            raise PrintError("card-rounds", name=self.name or "–")
        checked(self.url)


def draw_cards(pad: Pad, heading: Heading, cards: Sequence[PersonalCard]) -> None:
    for short, alike in groupby(cards, key=lambda card: len(card.rounds) <= ON_HALF):
        if short:
            for part, card in parts(pad, list(alike), down=2):
                _draw(part.page, heading, card, part.y + MARGIN - 2, range(len(card.rounds)))
        else:
            for card in alike:
                _draw_long(pad, heading, card)


def _draw_long(pad: Pad, heading: Heading, card: PersonalCard) -> None:
    first = 0
    while first < len(card.rounds):
        page = pad.page()
        fit = int((page.bottom - page.top - HIGH - TITLES - page.more) // ROW)
        _draw(page, heading, card, page.top, range(first, min(len(card.rounds), first + fit)))
        first += fit


def _draw(page: Page, heading: Heading, card: PersonalCard, top: float, which: range) -> None:
    under = fact("paper-pair" if card.of_pair else "paper-player")
    title = card.name or fact("paper-name-blank")
    y = draw_heading(page, heading, title, url=card.url, badge=card.number, under=under, top=top)
    if not card.name:
        page.line(page.left + (62 if page.more else 36), top + 9, page.left + 130, top + 9)
    first = [Column(fact("paper-round"), 16, bold=True), Column(fact("paper-table"), 14, bold=True)]
    first.append(Column(fact("paper-seat"), 16))
    people = [Column(fact("paper-partner"), 10, "left")] if card.partners else []
    people.append(Column(fact("paper-opponents"), 15, "left"))
    won = [Column(fact("paper-won"), 13, heavy=True)] if card.wins else []
    last = [*won, Column(fact("paper-score"), 17, heavy=not won), Column(fact("paper-so-far"), 17, bold=True)]
    if card.fees:
        last.append(Column(fact("paper-pays"), 15))
    last.append(Column(fact("paper-initials"), 19))
    left = page.room - sum(column.width for column in (*first, *last))
    columns = (*first, *widened(people, left), *last)
    rows = []
    for at in which:
        each = card.rounds[at]
        seat = fact("paper-seat-letter", seat=each.seat) if each.seat else ""
        cells: list[Cell] = [str(at + 1), each.table, seat]
        if card.partners:
            cells.append(each.note or each.partner)
        cells.append("\n".join(each.opponents) if card.partners or not each.note else each.note)
        cells += [fact("paper-won-it", won=each.won) if each.won else ""] if card.wins else []
        cells += [each.score, _so_far(card, at)]
        if card.fees:
            cells.append(cents(each.pays) if each.pays else None)
        rows.append([*cells, None])
    draw_grid(page, page.left, y, columns, rows, height=ROW, head=TITLES, size=15)


def _so_far(card: PersonalCard, at: int) -> int | None:
    if card.rounds[at].score is None:
        return None
    return sum(now(each.score) for each in card.rounds[: at + 1])
