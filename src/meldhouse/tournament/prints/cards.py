"""Personal cards: where a player sits in each round, with whom, against whom, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec

from meldhouse.tournament.prints.cells import Cell, Number, now
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.cutting import parts
from meldhouse.tournament.prints.errors import PrintError
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import HIGH, Heading, draw_heading
from meldhouse.tournament.prints.page import MARGIN, Pad, Page

ROW, TITLES = 11.0, 8.0
ON_HALF = 7
"""Up to so many rounds a card takes half a page."""


class CardRound(msgspec.Struct, frozen=True, kw_only=True):
    """One round of one player; what nobody knows yet is left empty, to be written in."""

    table: int | None = None
    seat: str = ""
    partner: str = ""
    opponents: tuple[str, ...] = ()
    score: Number | None = None
    won: str = ""
    """“yes”, “no”, or nothing where nobody knows it yet."""
    pays: int | None = None
    """Cents for sets and reneges."""
    note: str = ""
    """Stands in the place of the partner: such as "sits out"."""


class PersonalCard(msgspec.Struct, frozen=True, kw_only=True):
    """The card one player carries from table to table."""

    name: str
    rounds: tuple[CardRound, ...]
    number: str = ""
    round: str = "Round"
    """What this house calls a round."""
    partners: bool = True
    wins: bool = False
    """Whether winning counts before points."""
    fees: bool = False
    """Whether sets and reneges cost money here."""
    url: str = ""

    def __post_init__(self) -> None:
        if not self.rounds:
            raise PrintError("card-rounds", name=self.name or "nobody")
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
        fit = int((page.bottom - page.top - HIGH - TITLES) // ROW)
        _draw(page, heading, card, page.top, range(first, min(len(card.rounds), first + fit)))
        first += fit


def _draw(page: Page, heading: Heading, card: PersonalCard, top: float, which: range) -> None:
    word, _, number = card.number.rpartition(" ")  # of “Pair 3a” the number is large, and the word above it
    y = draw_heading(page, heading, card.name or "Name:", url=card.url, badge=number, under=word or "Player", top=top)
    if not card.name:
        page.line(page.left + 32, top + 9, page.left + 130, top + 9)
    first = [Column(card.round, 16, bold=True), Column("Table", 14, bold=True), Column("Seat", 12)]
    people = [Column("Partner", 10, "left")] if card.partners else []
    people.append(Column("Against", 15, "left"))
    won = [Column("Won", 12, heavy=True)] if card.wins else []
    last = [*won, Column("Score", 17, heavy=not won), Column("So far", 17, bold=True)]
    if card.fees:
        last.append(Column("Pays", 15))
    last.append(Column("Initials", 17))
    left = page.room - sum(column.width for column in (*first, *last))
    columns = (*first, *widened(people, left), *last)
    rows = []
    for at in which:
        each = card.rounds[at]
        cells: list[Cell] = [str(at + 1), each.table, each.seat]
        if card.partners:
            cells.append(each.note or each.partner)
        cells.append("\n".join(each.opponents) if card.partners or not each.note else each.note)
        cells += [each.won] if card.wins else []
        cells += [each.score, _so_far(card, at)]
        if card.fees:
            cells.append(heading.amount(each.pays) if each.pays else None)
        rows.append([*cells, None])
    draw_grid(page, page.left, y, columns, rows, height=ROW, head=TITLES, size=15)


def _so_far(card: PersonalCard, at: int) -> int | None:
    if card.rounds[at].score is None:
        return None
    return sum(now(each.score) for each in card.rounds[: at + 1])
