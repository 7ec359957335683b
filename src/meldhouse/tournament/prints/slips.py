"""Penalty slips: filled in by an official, or printed from a decision, and shown to the player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

import msgspec

from meldhouse.game.scoring import unit_of
from meldhouse.messages import Message, fact
from meldhouse.referee.officials.penalty_table import penalty_table
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.trouble import trouble_fact
from meldhouse.tournament.prints.cells import Cell
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.cutting import Part, parts
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading, cents, draw_heading
from meldhouse.tournament.prints.page import BODY, MARGIN, STRONG, Pad, Page
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures
from meldhouse.tournament.prints.speech import Parts, Said

ROW, TITLES = 10.0, 7.0
TICK, LINE = 4.5, 7.5
WIDEST = 11.0


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty the club's rules name: on a blank slip, just a box to tick."""

    what: Message
    cost: Message
    clause: str = ""


class PenaltySlip(msgspec.Struct, frozen=True, kw_only=True):
    """One penalty. Anything missing is filled in by hand; with `known` penalties and no `what`, one is ticked."""

    who: Said = ""
    round: int | None = None
    table: int | None = None
    hand: int | None = None
    what: Said = ""
    clause: str = ""
    cost: Said = ""
    """Such as 50 points, 1 mark to the others, or $0.25."""
    account: Literal["", "player", "side", "named"] = ""
    """Who pays."""
    official: Said = ""
    time: Said = ""
    """When it was given, in local time."""
    known: tuple[Known, ...] = ()
    url: str = ""

    def __post_init__(self) -> None:
        checked(self.url)


def penalties_of(book: Book) -> tuple[Known, ...]:
    """What this club penalizes, with the cost and the clause.

    >>> from meldhouse.rulebooks import load_book
    >>> [(each.what.args, each.cost.args) for each in penalties_of(load_book("n42pa"))]
    [({'kind': 'trump_asked_late'}, {'points': 1, 'unit': 'marks', 'to': 'others'})]
    """
    unit = unit_of(book)
    found: dict[tuple[str, Message], Known] = {}
    for price in penalty_table(book).values():
        cost = fact("paper-costs", points=price.points, unit=unit, to="others" if price.to_others else "nobody")
        found.setdefault((price.clause, cost), Known(what=price.what, cost=cost, clause=price.clause))
    for kind in book.rulings.__struct_fields__:
        house = getattr(book.rulings, kind)
        if house.cents and not house.points:
            cost = cents(house.cents)
            if book.other_readings(kind):  # which may give another amount
                cost = fact("paper-costs-or", cost=cost)
            found.setdefault((house.clause, cost), Known(what=trouble_fact(kind), cost=cost, clause=house.clause))
    late = book.late
    if late.each:
        cost = fact("paper-costs-late", each=late.each, grace=late.grace, most=late.most or 0)
        found["", cost] = Known(what=trouble_fact("late"), cost=cost, clause=book.cite("late") or "")
    for fee, what in ((book.scoring.fee_cents, fact("paper-a-set")), (book.renege.fee_cents, trouble_fact("renege"))):
        if fee:
            found["", what] = Known(what=what, cost=cents(fee))
    return tuple(found.values())


def draw_slips(pad: Pad, heading: Heading, slips: Sequence[PenaltySlip]) -> None:
    """Two on a page; one if there is much to tick in two languages."""
    for much, alike in groupby(slips, key=lambda slip: pad.speech.are_two and bool(slip.known) and not slip.what):
        for part, slip in parts(pad, list(alike), down=1 if much else 2):
            _draw(part, heading, slip)


def _draw(part: Part, heading: Heading, slip: PenaltySlip) -> None:
    page, bottom = part.page, part.y + part.height - MARGIN + 4
    title = fact("paper-penalty-slip")
    y = draw_heading(page, heading, title, url=slip.url, top=part.y + MARGIN - 2) - 3
    columns = [Column(fact("paper-player"), 92, "left", bold=True), Column(fact("paper-table"), 22)]
    columns += [Column(fact("paper-round"), 22), Column(fact("paper-hand"), 22), Column(fact("paper-charged"), 34)]
    to = fact("paper-charged-to", account=slip.account or "blank")
    rows: list[list[Cell]] = [[slip.who, slip.table, slip.round, slip.hand, to]]
    y = draw_grid(page, page.left, y, widened(columns, page.room), rows, height=ROW, head=TITLES, size=16)
    signed = bottom - SIGNED
    lower = signed - ROW - TITLES - page.more
    if slip.what or not slip.known:
        page.fit(fact("paper-happened"), page.left, y + 1.5, page.room, 5.5, BODY, bold=True)
        page.fit(slip.what, page.left, y + 7, page.room, lower - y - 9, 20)
        if not slip.what:
            for line in (y + 17, y + 28):
                page.line(page.left, line, page.right, line, STRONG)
    else:
        _draw_known(page, slip, y + 1.5, lower)
    columns = [Column(fact("paper-penalty"), 92, bold=True), Column(fact("rules-clause"), 40)]
    columns.append(Column(fact("paper-time"), 60))
    rows = [[slip.cost, slip.clause, slip.time or None]]
    draw_grid(page, page.left, lower, widened(columns, page.room), rows, height=ROW, head=TITLES, size=17)
    draw_signatures(page, signed, [(fact("paper-official"), slip.official), (fact("paper-player-told"), "")])


def _draw_known(page: Page, slip: PenaltySlip, y: float, lower: float) -> None:
    """Boxes to tick, in two columns if there are many, and a line for anything else."""
    across = 1 if len(slip.known) < (lower - y) // LINE else 2
    width, down = page.room / across, -(-len(slip.known) // across)
    step = min(WIDEST, (lower - y - 2) / (down + 1))
    for at, known in enumerate(slip.known):
        x, line = page.left + at // down * width, y + at % down * step
        page.box(x, line + (step - TICK) / 2, TICK, TICK)
        clause = f"({known.clause})" if known.clause else ""
        said = Parts((fact("paper-known", what=known.what, cost=known.cost), clause), " ")
        page.fit(said, x + TICK + 2, line, width - TICK - 4, step - 0.6, 14, lines=2)
    line = y + down * step
    page.box(page.left, line + (step - TICK) / 2, TICK, TICK)
    wide = 34 if page.speech.are_two else 20
    page.fit(fact("paper-other"), page.left + TICK + 2, line, wide, step, 14, lines=1)
    page.line(page.left + TICK + 3 + wide, line + step - 1, page.right, line + step - 1, STRONG)
