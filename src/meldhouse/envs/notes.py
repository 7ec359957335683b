"""Notes that anyone at the table could have taken: the hand so far as a spectator saw it, in numbers.

All seats see the same of it, so one pad serves them all; each reads it from its own place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import numpy

from meldhouse.envs.layout import Layout
from meldhouse.game import (
    Bid,
    Dealt,
    Discard,
    Event,
    HandsShown,
    KittyTurned,
    MeldCounted,
    NameTrump,
    Pass,
    Play,
    Seat,
    ShowMeld,
    TrickOrder,
    TrickWon,
    Won,
    seating_of,
    trick_order,
)
from meldhouse.game.phases.melding import declares_trump, governing_marriage
from meldhouse.pieces import Piece


class Notes:
    def __init__(self, layout: Layout) -> None:
        self.layout, self.book = layout, layout.book
        self.seating = seating_of(self.book)
        self.row = {seat: at for at, seat in enumerate(self.seating.seats)}
        self.face = {piece: at for at, piece in enumerate(self.book.pack.faces)}
        self._copies = max(self.book.pack.counts.values())
        self.at = {name: place.start for name, place in {**layout.of_person, **layout.of_table}.items()}
        self._suit = {suit: at for at, suit in enumerate(layout.suits)}
        self._top = layout.numbers.bids[-1]
        self.begin()

    def begin(self) -> None:
        """A new deal."""
        self.people = numpy.zeros((len(self.seating.seats), self.layout.person), numpy.float32)
        """A row for every seat, North first."""
        self.table = numpy.zeros(self.layout.mine - self.layout.table, numpy.float32)
        self._bidder: Seat | None = None
        self._trump: str | None = None
        self._order: TrickOrder | None = None
        self._led: str | None = None
        self._sums: Counter[tuple[int, int]] = Counter()
        """The sums so far, as whole numbers."""

    def see(self, events: Iterable[Event]) -> None:
        for event in events:
            fold = _FOLDS.get(type(event))
            if fold is not None:
                fold(self, event)

    def spread(self, pieces: Iterable[Piece]) -> list[float]:
        """For every face, the share of its copies that are among `pieces`."""
        found, face = [0] * len(self.face), self.face
        for piece in pieces:
            found[face[piece]] += 1
        copies = self._copies
        return [count / copies for count in found]

    def share(self, amount: int) -> float:
        """An amount relative to the highest bid that has a number."""
        return min(1.0, amount / self._top)

    # --- one method for each thing that can be seen -------------------------------------------------------------------

    def _dealt(self, _event: Dealt) -> None:
        self.begin()

    def _bid(self, event: Bid) -> None:
        rung = self.layout.numbers.bids.index(min(event.amount, self._top))  # others may number more bids
        self.people[self.row[event.seat], self.at["bids"] + rung] = 1
        if not self.book.auction.pass_final:
            self.people[:, self.at["passed"]] = 0
        self._stands(event.seat, event.amount)

    def _stands(self, seat: Seat, amount: int) -> None:
        self._bidder = seat
        self.people[:, self.at["bidder"]] = 0
        self.people[self.row[seat], self.at["bidder"]] = 1
        self.table[self.at["bid"]] = self.share(amount)

    def _pass(self, event: Pass) -> None:
        self.people[self.row[event.seat], self.at["passed"]] = 1

    def _won(self, event: Won) -> None:
        self._stands(event.seat, event.amount)
        self.table[self.at["dropped"]] = event.dropped

    def _named(self, event: NameTrump) -> None:
        self._trump = event.trump
        self._order = trick_order(self.book, event.trump)
        choices = self.book.trump.choices
        self.table[self.layout.of_table["trump"]] = [trump == event.trump for trump in choices]

    def _kitty(self, event: KittyTurned) -> None:
        self.table[self.layout.of_table["kitty"]] = self.spread(event.pieces)

    def _discarded(self, event: Discard) -> None:
        told = event.trumps if self.book.kitty.declare_trumps else 0
        self.table[self.at["declared"]] = told / self.book.deal.kitty

    def _melded(self, event: ShowMeld) -> None:
        self.people[self.row[event.seat], self.layout.of_person["shown"]] = self.spread(event.pieces)
        if declares_trump(self.book, event.seat, self._bidder):
            laid = governing_marriage(self.book, event.pieces, self._trump)
            if laid is not None:
                self._named(NameTrump(event.seat, laid))

    def _hands_shown(self, event: HandsShown) -> None:
        for seat, pieces in event.hands.items():
            self.people[self.row[seat], self.layout.of_person["shown"]] = self.spread(pieces)

    def _counted(self, event: MeldCounted) -> None:
        for side, points in event.points.items():
            for seat in self.seating.members[side]:
                self.people[self.row[seat], self.at["meld"]] = self.share(points)

    def _played(self, event: Play) -> None:
        assert self._order is not None
        at, people, row, face = self.at, self.people, self.row[event.seat], self.face[event.piece]
        self._add(row, at["played"] + face, 1, self._copies)
        people[row, at["lying"] + face] = 1
        if self._led is None:
            self._led = self._order.suit_of[event.piece]
            self._leads(row)
        elif event.piece not in self._order.members[self._led]:
            people[row, at["void"] + self._suit[self._led]] = 1

    def _leads(self, row: int) -> None:
        self.people[:, self.at["leads"]] = 0
        self.people[row, self.at["leads"]] = 1

    def _trick_won(self, event: TrickWon) -> None:
        row, at = self.row[event.seat], self.at
        self._led = None
        self._leads(row)
        self.people[:, self.layout.of_person["lying"]] = 0
        self._add(row, at["tricks"], 1, self.book.deal.hand)
        self._add(row, at["take"], event.points, self.book.points_in_play)

    def _add(self, row: int, column: int, amount: int, whole: int) -> None:
        """Add a share of a whole."""
        self._sums[row, column] += amount
        self.people[row, column] = self._sums[row, column] / whole


_FOLDS: dict[type[Event], Callable[[Notes, Any], None]] = {
    Dealt: Notes._dealt,
    Bid: Notes._bid,
    Pass: Notes._pass,
    Won: Notes._won,
    NameTrump: Notes._named,
    KittyTurned: Notes._kitty,
    Discard: Notes._discarded,
    ShowMeld: Notes._melded,
    HandsShown: Notes._hands_shown,
    MeldCounted: Notes._counted,
    Play: Notes._played,
    TrickWon: Notes._trick_won,
}
