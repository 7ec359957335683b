"""Penalty slips: what an official writes, or has decided, and the player is shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

import msgspec

from meldhouse.game.scoring import unit_of
from meldhouse.referee.penalty_table import penalty_table
from meldhouse.referee.remedies import irregularities
from meldhouse.rulebooks import Book
from meldhouse.tournament.prints.codes import checked
from meldhouse.tournament.prints.cutting import Part, parts
from meldhouse.tournament.prints.grid import Column, draw_grid, widened
from meldhouse.tournament.prints.heading import Heading, amount, draw_heading
from meldhouse.tournament.prints.page import BODY, MARGIN, STRONG, Pad, Page
from meldhouse.tournament.prints.signing import HIGH as SIGNED, draw_signatures

ROW, TITLES = 10.0, 7.0
TICK, LINE = 4.5, 7.5
WIDEST = 11.0


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty the house names: on a blank slip it only has to be ticked."""

    what: str
    cost: str
    clause: str = ""


class PenaltySlip(msgspec.Struct, frozen=True, kw_only=True):
    """One penalty. What is left out is written in by hand; with `known` penalties and no `what`, one is ticked."""

    who: str = ""
    round: int | None = None
    table: int | None = None
    hand: int | None = None
    what: str = ""
    clause: str = ""
    cost: str = ""
    """Such as "50 points", "1 mark to the others" or "$0.25"."""
    account: Literal["", "player", "side", "named"] = ""
    """Who pays."""
    official: str = ""
    time: str = ""
    """When it was given, by the clock on the wall."""
    known: tuple[Known, ...] = ()
    round_word: str = "Round"
    url: str = ""

    def __post_init__(self) -> None:
        checked(self.url)


def penalties_of(book: Book, *, money: str = "$") -> tuple[Known, ...]:
    """What this house fines, with its price and its clause.

    >>> from meldhouse.rulebooks import load_book
    >>> [(each.what, each.cost) for each in penalties_of(load_book("n42pa"))]
    [('Asking what trump is after the first trick', '1 mark to the others')]
    """
    names = irregularities(book)
    unit = unit_of(book).removesuffix("s")
    found: dict[tuple[str, str], Known] = {}
    for price in penalty_table(book).values():
        cost = _counted(price.points, unit) + (" to the others" if price.to_others else "")
        found.setdefault((price.clause, cost), Known(what=_capital(price.what), cost=cost, clause=price.clause))
    for kind in book.rulings.__struct_fields__:
        house = getattr(book.rulings, kind)
        if house.cents and not house.points:
            other = _other_sum(book, kind, house.cents, money)
            cost = amount(house.cents, money) + (f", or {other}" if other else "")
            found.setdefault((house.clause, cost), Known(what=_capital(names[kind]), cost=cost, clause=house.clause))
    late = book.late
    if late.each:
        most = f", at most {late.most}" if late.most else ""
        cost = f"{late.each} a minute after {late.grace}{most}"
        found["late", cost] = Known(what=_capital(names["late"]), cost=cost, clause=book.cite("late") or "")
    for cents, what in ((book.scoring.fee_cents, "A set"), (book.renege.fee_cents, "A renege")):
        if cents:
            found[what, ""] = Known(what=what, cost=amount(cents, money))
    return tuple(found.values())


def _other_sum(book: Book, kind: str, cents: int, money: str) -> str:
    """Where the paper names two sums for one thing, the other one: an official decides.

    >>> from meldhouse.rulebooks import load_book
    >>> _other_sum(load_book("npa"), "machine_missing", 10000, "$")
    '$250.00'
    """
    told = re.findall(rf"{re.escape(money)}(\d+)", " ".join(book.other_readings(kind)))
    return next((amount(int(sum) * 100, money) for sum in told if int(sum) * 100 != cents), "")


def _counted(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def _capital(words: str) -> str:
    bare = words.removeprefix("a ").removeprefix("an ")
    return bare[0].upper() + bare[1:]


def draw_slips(pad: Pad, heading: Heading, slips: Sequence[PenaltySlip]) -> None:
    for part, slip in parts(pad, slips, down=2):
        _draw(part, heading, slip)


def _draw(part: Part, heading: Heading, slip: PenaltySlip) -> None:
    page, bottom = part.page, part.y + part.height - MARGIN + 4
    y = draw_heading(page, heading, "Penalty slip", url=slip.url, top=part.y + MARGIN - 2) - 3
    columns = [Column("Player", 92, "left", bold=True), Column("Table", 22), Column(slip.round_word, 22)]
    columns += [Column("Hand", 22), Column("Charged to", 34)]
    to = {"": "player / side", "player": "the player", "side": "the side", "named": "as named"}[slip.account]
    y = draw_grid(
        page,
        page.left,
        y,
        widened(columns, page.room),
        [[slip.who, slip.table, slip.round, slip.hand, to]],
        height=ROW,
        head=TITLES,
        size=16,
    )
    signed = bottom - SIGNED
    lower = signed - ROW - TITLES
    if slip.what or not slip.known:
        page.text("What happened", page.left, y + 5.5, BODY, bold=True)
        page.fit(slip.what, page.left, y + 7, page.room, lower - y - 9, 20)
        if not slip.what:
            for line in (y + 17, y + 28):
                page.line(page.left, line, page.right, line, STRONG)
    else:
        _draw_known(page, slip, y + 1.5, lower)
    columns = [Column("Penalty", 92, bold=True), Column("Clause", 40), Column("Time", 60)]
    rows = [[slip.cost, slip.clause, slip.time or None]]
    draw_grid(page, page.left, lower, widened(columns, page.room), rows, height=ROW, head=TITLES, size=17)
    draw_signatures(page, signed, [("Official", slip.official), ("Player (has been told)", "")])


def _draw_known(page: Page, slip: PenaltySlip, y: float, lower: float) -> None:
    """Boxes to tick, in two columns where there are many, and a line for whatever else it was."""
    across = 1 if len(slip.known) < (lower - y) // LINE else 2
    width, down = page.room / across, -(-len(slip.known) // across)
    step = min(WIDEST, (lower - y - 2) / (down + 1))
    for at, known in enumerate(slip.known):
        x, line = page.left + at // down * width, y + at % down * step
        page.box(x, line + (step - TICK) / 2, TICK, TICK)
        clause = f" ({known.clause})" if known.clause else ""
        page.fit(f"{known.what}: {known.cost}{clause}", x + TICK + 2, line, width - TICK - 4, step - 0.6, 14, lines=2)
    line = y + down * step
    page.box(page.left, line + (step - TICK) / 2, TICK, TICK)
    page.fit("Other:", page.left + TICK + 2, line, 18, step, 14, lines=1)
    page.line(page.left + 26, line + step - 1, page.right, line + step - 1, STRONG)
