"""Many hands played by bots, with statistics."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from meldhouse.game import Hand, Slip, score, seating_of
from meldhouse.pieces import subkey
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.levels import Level
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import Book

if TYPE_CHECKING:
    from meldhouse.batches import Progress, Where

WORTH_A_PROCESS = 150
"""With fewer hands, a second process costs more than it saves."""
PORTION = 25
"""Hands counted together as one portion of work."""


class Tally(msgspec.Struct):
    """Sums over hands; tallies of different hands can be added."""

    hands: int = 0
    bid: int = 0
    """Hands that were bid voluntarily."""
    dropped: int = 0
    """Hands dropped on the dealer."""
    made: int = 0
    made_dropped: int = 0
    bids: int = 0
    """The sum of the winning bids."""
    meld: dict[str, int] = {}
    take: dict[str, int] = {}
    score: dict[str, int] = {}
    defences: int = 0
    """Sides that defended, for the averages: two per hand where three play."""
    contracts: int = 0
    ended: dict[str, int] = {}

    def add(self, book: Book, slip: Slip) -> None:
        """Count one more hand."""
        self.hands += 1
        self.ended[slip.how] = self.ended.get(slip.how, 0) + 1
        if slip.bidder is None or slip.bid is None:
            return
        seating = seating_of(book)
        own = seating.side[slip.bidder]
        earned = dict.fromkeys(seating.sides, 0)
        for entry in score(book, slip):
            if entry.unit != "cents" and entry.account in earned:
                earned[entry.account] += entry.points
        made = earned[own] > 0
        self.contracts += 1
        self.defences += len(seating.sides) - 1
        if slip.dropped:
            self.dropped += 1
            self.made_dropped += made
        else:
            self.bid += 1
            self.bids += slip.bid
            self.made += made
        for side in seating.sides:
            role = "bidders" if side == own else "defenders"
            for sums, values in ((self.meld, slip.meld), (self.take, slip.take), (self.score, earned)):
                sums[role] = sums.get(role, 0) + values.get(side, 0)

    def join(self, other: Tally) -> None:
        """Add what `other` has counted."""
        for name in self.__struct_fields__:
            value = getattr(other, name)
            if isinstance(value, dict):
                own = getattr(self, name)
                for key, number in value.items():
                    own[key] = own.get(key, 0) + number
            else:
                setattr(self, name, getattr(self, name) + value)


def trial(book: Book, key: bytes, level: Level, places: Sequence[int]) -> Tally:
    """The hands with these numbers from the series of `key`."""
    seats = seating_of(book).seats
    tally = Tally()
    for place in places:
        own = subkey(key, f"hand {place}")
        hand = Hand(book, dealer=seats[place % len(seats)], key=own)
        tally.add(book, play_hand(hand, dict.fromkeys(seats, player_for(book, level, own))))
    return tally


def trials(
    book: Book, key: bytes, level: Level, hands: int, *, where: Where | None = None, told: Progress | None = None
) -> Tally:
    """Play many hands, on every core where that pays unless `where` is given; the figures are the same wherever they
    are played. `told` is called with the number of hands done."""
    if hands < 1:
        raise ValueError(f"One hand or more can be played, not {hands}.")
    from meldhouse.batches import cores_for, run  # loads what starts processes, which no player needs

    whole = Tally()
    where = where or cores_for(hands, WORTH_A_PROCESS)
    for part in run(partial(trial, book, key, level), range(hands), size=PORTION, where=where, told=told):
        whole.join(part)
    whole.ended = dict(sorted(whole.ended.items()))
    return whole
