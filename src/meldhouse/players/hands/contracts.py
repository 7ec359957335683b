"""How a contract goes in many imagined deals: cards are passed or laid away, meld is counted, hands are played.

Deals are counts by world, place and face (`Piece.order`); the places are the seats and, last, the pieces laid aside.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Seat, Seating, seating_of
from meldhouse.pieces import SUITS
from meldhouse.players.hands.margins import Numbers, margins, scores
from meldhouse.players.hands.meld_table import Counts, meld_table
from meldhouse.players.hands.passing import likely_gifts, likely_spares
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import Rolling, rolling


class Outcomes(NamedTuple):
    """How one contract goes, world by world; the last dimension is the side."""

    melds: NDArray[Any]
    takes: NDArray[Any]

    def and_in(self, more: Outcomes) -> Outcomes:
        return Outcomes(*[np.concatenate(pair) for pair in zip(self, more, strict=True)])

    def margins(self, book: Book, bidder: int, bid: int, *, dropped: bool = False) -> Numbers:
        """What each world brings to every side, less what it brings to the others."""
        return margins(scores(book, bidder, bid, self.melds, self.takes, dropped=dropped))


class Imagined:
    """Imagined deals of one book."""

    def __init__(self, book: Book, deals: Counts, weights: tuple[int, ...]) -> None:
        self.book, self.deals, self.weights = book, deals, weights
        self.seating: Seating = seating_of(book)

    def __len__(self) -> int:
        return len(self.deals)

    def chosen(self, which: NDArray[Any]) -> Imagined:
        """Some of the deals; one may come more than once."""
        return Imagined(self.book, self.deals[which], self.weights)

    def and_in(self, more: Imagined) -> Imagined:
        """These deals, and then the others."""
        return Imagined(self.book, np.concatenate([self.deals, more.deals]), self.weights)

    def place(self, seat: Seat) -> int:
        return self.seating.seats.index(seat)

    def passed(self, bidder: Seat, trump: str) -> tuple[Counts, Numbers]:
        """The deals after cards were exchanged or laid away, as people would do it, and what the bidder laid away."""
        book, deals = self.book, self.deals.copy()
        away = np.zeros(len(deals))
        if trump not in SUITS:
            return deals, away
        suit, at = SUITS.index(trump), self.place(bidder)
        if book.deal.kitty:
            safe = book.kitty.counts
            deals[:, at] += deals[:, -1]
            laid = likely_spares(book, deals[:, at], suit, book.deal.kitty, counters_safe=safe, more_to_come=False)
            deals[:, at] -= laid
            deals[:, -1] = laid
            return deals, laid @ worths(book) if safe else away
        partner = self.seating.partner[bidder]
        if book.exchange.form == "none" or partner is None:
            return deals, away
        mate, count, blind = self.place(partner), book.exchange.count, book.exchange.form == "blind"
        given = likely_gifts(book, deals[:, mate], suit, count)
        held = deals[:, at] if blind else deals[:, at] + given
        back = likely_spares(book, held, suit, count, counters_safe=False, more_to_come=blind)
        deals[:, at] += given - back
        deals[:, mate] += back - given
        return deals, away

    def contract(self, bidder: Seat, trump: str, dealer: Seat) -> Outcomes:
        """Play a contract in all the deals."""
        deals, away = self.passed(bidder, trump)
        return self.played(deals, bidder, trump, dealer, away)

    def played(self, deals: Counts, bidder: Seat, trump: str, dealer: Seat, away: Any = 0) -> Outcomes:
        """Count the meld and play the hands as they are."""
        book, seating = self.book, self.seating
        seats, side = seating.seats, seating.sides.index(seating.side[bidder])
        leader = bidder if book.tricks.first_lead == "bidder" else seating.left[dealer]
        table = rolling(book, trump, self.weights, bidder)
        takes = by_side(seating, table.play(_words(table, deals), leader))
        takes[..., side] += np.asarray(away, np.int64)
        melds = np.zeros_like(takes)
        if book.has_meld and trump in SUITS:
            points = meld_table(book).points(deals[:, : len(seats)], SUITS.index(trump))
            melds = by_side(seating, points)
        return Outcomes(melds, takes)


def by_side(seating: Seating, by_seat: NDArray[Any]) -> NDArray[Any]:
    """Sum the seats of each side, in the last dimension."""
    places = [[seating.seats.index(seat) for seat in seating.members[side]] for side in seating.sides]
    return np.stack([by_seat[..., place].sum(axis=-1) for place in places], axis=-1)


@lru_cache(maxsize=32)
def worths(book: Book) -> NDArray[Any]:
    """What each face is worth when taken, by `Piece.order`."""
    found = np.zeros(max(piece.order for piece in book.pack.faces) + 1, np.int64)
    for piece in book.pack.faces:
        found[piece.order] = book.worth[piece]
    size = 4 * 6 if book.deck.pieces == "cards" else len(found)
    return np.pad(found, (0, size - len(found)))


def by_lot(book: Book, number: int, lot: np.random.Generator) -> Counts:
    """Random deals."""
    seats, size, faces = len(seating_of(book).seats), book.deal.hand, len(worths(book))
    pack = np.array([piece.order for piece in book.pack.pieces])
    found = np.zeros((number, seats + 1, faces), np.int64)
    for deal in found:
        lot.shuffle(pack)
        for place in range(seats):
            deal[place] = np.bincount(pack[place * size : (place + 1) * size], minlength=faces)
        deal[-1] = np.bincount(pack[seats * size :], minlength=faces)
    return found


def faces_in(table: Rolling) -> NDArray[Any]:
    """The `Piece.order` of each face in a table's code."""
    return np.array([piece.order for piece in table.code.faces])


def _words(table: Rolling, deals: Counts) -> NDArray[Any]:
    """The deals in the kernel's format: a row for each, with four seats and the pieces laid aside."""
    seats = len(table.seats)
    words = table.words(deals[..., faces_in(table)])
    rows = np.zeros((len(deals), len(table.places)), np.int64)
    rows[:, :seats] = words[:, :seats]
    rows[:, -1] = words[:, -1]
    return rows


def deals_from(table: Rolling, worlds: NDArray[Any], faces: int) -> Counts:
    """The reverse: counts by `Piece.order` from the words of a table."""
    seats = len(table.seats)
    found = np.zeros((len(worlds), seats + 1, faces), np.int64)
    counts = table.counts(worlds)
    order = faces_in(table)
    found[:, :seats, order] = counts[:, :seats]
    found[:, -1, order] = counts[:, -1]
    return found
