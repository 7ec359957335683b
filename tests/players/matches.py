"""Playing two kinds of players against each other on the same deals, in all seatings."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from meldhouse.game import Hand, Seat, Side, Slip, score, seating_of
from meldhouse.pieces import subkey
from meldhouse.players.kinds.random_player import Lots
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.player import Player
from meldhouse.players.seating import play_hand
from meldhouse.rulebooks import Book

KEY = bytes(range(32))


class Paired(NamedTuple):
    """What the sensible side earned beyond the others, deal by deal, and the bids it took and made."""

    margins: list[float]
    bids: int
    made: int

    @property
    def mean(self) -> float:
        return sum(self.margins) / len(self.margins)

    @property
    def error(self) -> float:
        spread = sum((margin - self.mean) ** 2 for margin in self.margins) / len(self.margins)
        return (spread / len(self.margins)) ** 0.5


def earned(book: Book, slip: Slip) -> dict[Side, int]:
    sums = dict.fromkeys(seating_of(book).sides, 0)
    for entry in score(book, slip):
        if entry.unit != "cents" and entry.account in sums:
            sums[entry.account] += entry.points
    return sums


def sense_against_chance(book: Book, deals: int) -> Paired:
    """Every deal is played once for each side that can be the sensible one."""
    seating = seating_of(book)
    margins: list[float] = []
    bids = made = 0
    for number in range(deals):
        margin = 0.0
        for side in seating.sides:
            hand = Hand(
                book,
                dealer=seating.seats[number % len(seating.seats)],
                scorekeeper="S",
                key=subkey(KEY, f"{book.name} {number}"),
            )
            lots = Lots(book, Random(f"{book.name} {number}"))
            sense = Sense(book)
            players: dict[Seat, Player] = {
                seat: sense if seating.side[seat] == side else lots for seat in seating.seats
            }
            slip = play_hand(hand, players)
            sums = earned(book, slip)
            others = [sums[other] for other in seating.others(side)]
            margin += (sums[side] - sum(others) / len(others)) / len(seating.sides)
            if slip.bidder is not None and not slip.dropped and seating.side[slip.bidder] == side:
                bids += 1
                made += sums[side] > 0
        margins.append(margin)
    return Paired(margins, bids, made)
