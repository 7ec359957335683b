"""A score sheet that adds itself up: entered by the scorekeeper, re-added and signed by both sides, then closed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from meldhouse.game.events import How
from meldhouse.game.games import Game, over_fault
from meldhouse.game.refusals import Refusal, refuse
from meldhouse.game.scoring import Entry
from meldhouse.game.seats import SEAT_NAMES, Seat, Side
from meldhouse.game.slips import Slip, SlipError
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.faults import Fault

CameOut = Literal["made", "set"]


def how_it_came_out(entries: Iterable[Entry]) -> CameOut | None:
    """Whether the bid was made or set, by what its hand brought: the reasons begin with that word."""
    first = {entry.reason.split()[0] for entry in entries if entry.reason}
    return "made" if "made" in first else "set" if "set" in first else None


class SheetRow(msgspec.Struct, frozen=True):
    """One line, with the columns of a paper score card."""

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


def sheet_rows(game: Game) -> tuple[SheetRow, ...]:
    """The hands of a game, line by line."""
    rows = []
    for number, hand in enumerate(game.hands, start=1):
        slip = hand.slip
        bid = {game.seating.side[slip.bidder]: slip.bid} if slip.bidder and slip.bid else {}
        fees = -sum(entry.points * len(entry.seats) for entry in hand.entries if entry.unit == "cents")
        total = game.earned(hand.entries)
        take, came_out = _take(game, slip), how_it_came_out(hand.entries)
        row = SheetRow(number, hand.dealer, slip.trump, slip.how, bid, dict(slip.meld), take, total, fees, came_out)
        rows.append(row)
    return tuple(rows)


def _take(game: Game, slip: Slip) -> dict[Side, int]:
    """What was taken; a bid that was given up gave the others everything."""
    if slip.how != "conceded" or slip.bidder is None:
        return dict(slip.take)
    side = game.seating.side[slip.bidder]
    return {side: 0, **dict.fromkeys(game.seating.others(side), game.book.points_in_play)}


class SlipRefusal(Refusal, frozen=True):
    """Why a slip was not written down: every reason in `faults`, all of them in the text."""

    faults: tuple[Fault, ...] = ()


def _added(game: Game, slip: Slip, *, hand: int | None = None) -> Refusal | None:
    """Count `slip` in `game`, or say why not; `hand` is its number where it is not the next one."""
    if game.is_over:
        over = over_fault(game.book, "begin another sheet")
        return Refusal(code="sheet-full", text=over.text, clause=over.clause)
    try:
        game.add(slip)
    except SlipError as problem:
        faults = tuple(fault.at_hand(hand) for fault in problem.faults)
        clause = next((fault.clause for fault in faults if fault.clause), None)
        return SlipRefusal(code="bad-slip", text=" ".join(fault.told for fault in faults), clause=clause, faults=faults)
    return None


class Sheet:
    """The sheet of one game. `names` are the sides' own names, shown at the head of their columns."""

    def __init__(self, book: Book, *, first_dealer: Seat, names: Mapping[Side, str] | None = None) -> None:
        self.book = book
        self.first_dealer: Seat = first_dealer
        self.slips: list[Slip] = []
        self.agreed: dict[int, frozenset[Side]] = {}
        self.signed: dict[Side, dict[Seat, int]] = {}
        """Who has signed, and the totals that were signed for."""
        self.game = Game(book, first_dealer=first_dealer)
        self.names: dict[Side, str] = {side: (names or {}).get(side, side) for side in self.game.seating.sides}

    def enter(self, slip: Slip) -> Refusal | None:
        """Write the next hand down. A slip that cannot be true is refused, and the sheet stays as it is."""
        if refusal := _added(self.game, slip):
            return refusal
        self.slips.append(slip)
        self.signed.clear()
        return None

    def agree(self, number: int, side: Side) -> Refusal | None:
        """`side` agrees to the figures of hand `number`."""
        if not 1 <= number <= len(self.slips):
            return refuse(self.book, "sheet-row", number=number, rows=len(self.slips))
        if side not in self.names:
            return refuse(self.book, "sheet-side", side=side, sides=", ".join(self.names))
        self.agreed[number] = self.agreed.get(number, frozenset()) | {side}
        return None

    def is_closed(self, number: int) -> bool:
        """Whether the players may still change hand `number`."""
        if self.book.match.sheet == "open":
            return False
        sides = set(self.names)
        agreed = self.book.match.sheet == "agreed" and self.agreed.get(number, frozenset()) >= sides
        return agreed or set(self.signed) >= sides

    def correct(self, number: int, slip: Slip) -> Refusal | None:
        """Write hand `number` anew, unless the players have closed it."""
        if not 1 <= number <= len(self.slips):
            return refuse(self.book, "sheet-row", number=number, rows=len(self.slips))
        if self.is_closed(number):
            return refuse(self.book, "sheet-closed")
        slips = [*self.slips[: number - 1], slip, *self.slips[number:]]
        game = Game(self.book, first_dealer=self.first_dealer)
        for row, each in enumerate(slips, start=1):
            if game.is_over:
                return refuse(self.book, "sheet-over")
            if refusal := _added(game, each, hand=row):
                return refusal
        self.slips, self.game = slips, game
        self.agreed.pop(number, None)
        self.signed.clear()
        return None

    def sign(self, side: Side, totals: Mapping[Seat, int]) -> Refusal | None:
        """`side` signs for `totals`; a sum that does not add up is not signed."""
        true = self.game.totals()
        if side not in self.names:
            return refuse(self.book, "sheet-side", side=side, sides=", ".join(self.names))
        if self.book.match.until == "hands" and not self.game.is_over:
            rows, hands = self.game.hands_counted, self.book.match.hands
            return refuse(self.book, "sheet-open", hands=hands, rows=rows)
        for seat, written in totals.items():
            if true.get(seat) != written:
                return refuse(
                    self.book, "sheet-total", who=SEAT_NAMES.get(seat, seat), written=written, true=true.get(seat, 0)
                )
        if missing := [seat for seat in true if seat not in totals]:
            return refuse(self.book, "sheet-missing", who=", ".join(SEAT_NAMES[seat] for seat in missing))
        self.signed[side] = dict(totals)
        return None

    @property
    def grand_total(self) -> dict[Side, int]:
        return self.game.side_totals()

    @property
    def rows(self) -> tuple[SheetRow, ...]:
        return sheet_rows(self.game)
