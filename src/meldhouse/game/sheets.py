"""The lines of a score sheet, with the columns of a paper score card."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game.events import How
from meldhouse.game.games import Game
from meldhouse.game.scoring import CameOut, Entry
from meldhouse.game.seats import Seat, Side
from meldhouse.game.slips import Slip


def how_it_came_out(entries: Iterable[Entry]) -> CameOut | None:
    """Whether the bid was made or set, by what its hand brought."""
    return next((entry.bid for entry in entries if entry.bid), None)


class SheetRow(msgspec.Struct, frozen=True):
    """One line."""

    number: int
    dealer: Seat
    trump: str | None
    how: How
    """Played, or how else it ended: a board set is marked as one."""
    bid: dict[Side, int]
    meld: dict[Side, int]
    take: dict[Side, int]
    total: dict[Side, int]
    fees: int
    """Cents that the hand cost those who were set, all together."""
    came_out: CameOut | None = None
    """Nothing where nobody had a bid, or the hand was given to somebody for another reason."""
    kitty: int | None = None
    """Trumps that were laid away, where that is told."""
    beside: dict[Side, int] = {}
    """What of the total was given, or taken, beside the hand and not by it."""


def sheet_rows(game: Game) -> tuple[SheetRow, ...]:
    """The hands of a game, line by line."""
    return tuple(
        row_of(game, number, hand.dealer, hand.slip, hand.entries) for number, hand in enumerate(game.hands, start=1)
    )


def row_of(game: Game, number: int, dealer: Seat, slip: Slip, entries: Iterable[Entry]) -> SheetRow:
    """One hand as a line, whether it counts in the game or was played beside it."""
    entries = tuple(entries)
    bid = {game.seating.side[slip.bidder]: slip.bid} if slip.bidder and slip.bid else {}
    fees = -sum(entry.points * len(entry.seats) for entry in entries if entry.unit == "cents")
    total = game.earned(entries)
    take, came_out = _take(game, slip), how_it_came_out(entries)
    meld = dict(slip.meld)
    beside = game.earned(entry for entry in entries if entry.bonus)
    return SheetRow(number, dealer, slip.trump, slip.how, bid, meld, take, total, fees, came_out, slip.kitty, beside)


def _take(game: Game, slip: Slip) -> dict[Side, int]:
    """What was taken; a bid that was given up gave the others everything."""
    if slip.how != "conceded" or slip.bidder is None:
        return dict(slip.take)
    side = game.seating.side[slip.bidder]
    return {side: 0, **dict.fromkeys(game.seating.others(side), game.book.points_in_play)}
