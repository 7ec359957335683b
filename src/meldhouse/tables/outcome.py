"""How a hand came out, in one line: made or set, meld and take, and what it brought each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldhouse.game import Side
from meldhouse.game.bids import price
from meldhouse.game.games import game_name
from meldhouse.game.sheets import how_it_came_out
from meldhouse.game.slips import Slip, slip_of
from meldhouse.rulebooks.describe import count, joined
from meldhouse.tables.table import Table

if TYPE_CHECKING:
    from meldhouse.tables.telling import Teller


def outcome(table: Table, teller: Teller) -> str:
    """The hand on the table, which is over: “Hand over. You are set on 35: meld 10, taken 15. You minus 35, they 4.”"""
    assert table.hand is not None
    entries = table.would_score()
    earned = table.game.earned(entries)
    told = [_bid(table, teller, slip_of(table.hand))]
    if not any(entry.points for entry in entries):
        told.append("It counts for nobody.")
    else:
        told.append(_sums(table, teller, earned))
    totals = table.game.side_totals()
    if table.is_scored and totals != earned:
        told.append(f"In all, {_sums(table, teller, totals, inner=True)}")
    if table.is_scored and table.game.is_over:
        told.append(_ending(table, teller))
    return " ".join(filter(None, ("Hand over.", *told)))


def _ending(table: Table, teller: Teller) -> str:
    name, winner = game_name(table.book), table.game.winner
    if winner is None:
        return f"The {name} is over."
    who, many = called(teller, winner)
    return f"{_capital(who)} {'win' if many else 'wins'} the {name}."


def _bid(table: Table, teller: Teller, slip: Slip) -> str:
    if slip.bidder is None or slip.bid is None:
        return ""
    side = teller.seating.side[slip.bidder]
    who, many = called(teller, side)
    came_out = how_it_came_out(table.would_score())
    figures = [f"meld {slip.meld[side]}"] if side in slip.meld else []
    figures += [f"taken {slip.take[side]}"] if side in slip.take else []
    after = f": {', '.join(figures)}" if figures else ""
    bid = price(table.book, slip.bid)
    if came_out == "made":
        return f"{_capital(who)} made {bid}{after}."
    if came_out == "set":
        return f"{_capital(who)} {'are' if many else 'is'} set on {bid}{after}."
    return f"{_capital(who)} bid {bid}{after}."


def called(teller: Teller, side: Side) -> tuple[str, bool]:
    """A side as one speaks of it at the table, and whether that takes “are”."""
    members = teller.seating.members[side]
    if teller.me in members:
        return "you", True
    if teller.me is not None and len(members) > 1:
        return "they", True
    return joined([teller.names[seat] for seat in members]), len(members) > 1


def _sums(table: Table, teller: Teller, points: dict[Side, int], *, inner: bool = False) -> str:
    mine = sorted(points, key=lambda side: teller.me not in teller.seating.members[side])
    told = ", ".join(f"{called(teller, side)[0]} {_amount(points[side], table.game.unit)}" for side in mine)
    return f"{told if inner else _capital(told)}."


def _amount(points: int, unit: str) -> str:
    """Numbers as they are said: a sign that is only drawn is not heard.

    >>> _amount(-35, "points"), _amount(1, "marks")
    ('minus 35', '1 mark')
    """
    said = f"{'minus ' if points < 0 else ''}{abs(points)}"
    return said if unit != "marks" else count(points, "mark")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
