"""The lines of a score sheet, with the columns of a paper score card."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game.events import How
from meldhouse.game.games import Game
from meldhouse.game.scoring import CameOut, ScoreEntry
from meldhouse.game.seats import Seat, Side
from meldhouse.game.slips import Slip


def how_it_came_out(entries: Iterable[ScoreEntry]) -> CameOut | None:
    """Whether the bid was made or set, from the hand's entries."""
    return next((entry.bid for entry in entries if entry.bid), None)


class SheetRow(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    number: int
    dealer: Seat
    trump: str | None
    how: How
    """How the hand ended; a board set is marked as one."""
    bid: dict[Side, int]
    meld: dict[Side, int]
    take: dict[Side, int]
    total: dict[Side, int]
    fees: int
    """The total that the hand cost those who were set, in cents."""
    came_out: CameOut | None = None
    """None if nobody had a bid, or the hand was awarded for another reason."""
    kitty: int | None = None
    """The number of trumps laid away, where that is announced."""
    beside: dict[Side, int] = {}
    """The part of the total given or taken apart from the hand."""


def sheet_rows(game: Game) -> tuple[SheetRow, ...]:
    """The hands of a game, line by line."""
    return tuple(
        row_of(game, number, hand.dealer, hand.slip, hand.entries) for number, hand in enumerate(game.hands, start=1)
    )


def row_of(game: Game, number: int, dealer: Seat, slip: Slip, entries: Iterable[ScoreEntry]) -> SheetRow:
    """One hand as a line, whether or not it counts in the game."""
    entries = tuple(entries)
    bid = {game.seating.side[slip.bidder]: slip.bid} if slip.bidder and slip.bid else {}
    fees = -sum(entry.points * len(entry.seats) for entry in entries if entry.unit == "cents")
    total = game.earned(entries)
    take, came_out = _take(game, slip), how_it_came_out(entries)
    meld = dict(slip.meld)
    beside = game.earned(entry for entry in entries if entry.bonus)
    return SheetRow(number, dealer, slip.trump, slip.how, bid, meld, take, total, fees, came_out, slip.kitty, beside)


def _take(game: Game, slip: Slip) -> dict[Side, int]:
    """What each side took; a bid given up gives the others everything."""
    if slip.how != "conceded" or slip.bidder is None:
        return dict(slip.take)
    side = game.seating.side[slip.bidder]
    return {side: 0, **dict.fromkeys(game.seating.others(side), game.book.points_in_play)}
