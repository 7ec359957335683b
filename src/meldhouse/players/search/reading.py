"""What bids, melds and plays tell about hands: worlds that explain them are kept, others dropped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Seat, View
from meldhouse.players.beliefs.imagining import blunted, drawn
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.beliefs.not_melded import kept_back
from meldhouse.players.bidding.auctions import called_for
from meldhouse.players.hands.contracts import deals_from, worths
from meldhouse.players.hands.meld_table import Counts
from meldhouse.players.hands.promise import heights
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import Rolling

EARLY = 0.5
"""Calls are read while more than this share of a hand is still held; after that, its plays have told it."""
WIDELY = 0.25
"""How far bids may be from what hands promise, as a share of the points in play: during play they are one sign of many,
and a few close fits must not drive out the rest."""
ODD = 0.25
"""How much an unlikely play lowers a world's fit (a logarithm) …"""
SILENT = 3.0
"""… and how much unlikely meld does."""


def fitting_worlds(
    book: Book,
    view: View,
    memory: Memory,
    table: Rolling,
    worlds: NDArray[Any],
    number: int,
    lot: np.random.Generator,
    *,
    bids: bool,
    melds: bool,
    plays: bool,
) -> NDArray[Any]:
    """Draw `number` of the worlds by how well they explain what was seen."""
    fits, hands = np.zeros(len(worlds)), _at_the_first_lead(book, memory, table, worlds)
    if bids and len(view.hand) > EARLY * book.deal.hand:
        fits += _bids(book, view, memory, table.seats, hands)
    if melds:
        fits -= SILENT * kept_back(memory, table.seats, hands)
    if plays and memory.plays:
        fits -= ODD * table.strangeness(worlds, memory.plays, memory.seat)
    return np.asarray(worlds[drawn(blunted(fits, number / 2), number, lot)])


def _at_the_first_lead(book: Book, memory: Memory, table: Rolling, worlds: NDArray[Any]) -> Counts:
    """The hands at the first lead, by world, seat and face."""
    hands = deals_from(table, worlds, len(worths(book)))[:, : len(table.seats)]
    for seat, piece in memory.plays:
        hands[:, table.seats.index(seat), piece.order] += 1
    return hands


def _bids(book: Book, view: View, memory: Memory, seats: Sequence[Seat], hands: Counts) -> NDArray[Any]:
    """How likely players with these hands would have called as they did. The bidder chose this trump and no other."""
    assert memory.trump is not None
    spread = WIDELY * book.points_in_play
    found = np.zeros(len(hands))
    called = {other: calls for other, calls in called_for(book, view).items() if other != view.seat}
    if not called:
        return found
    promised = heights(book, hands[:, [seats.index(other) for other in called]])
    named = book.trump.choices.index(memory.trump)
    for at, (other, (went, gave_up)) in enumerate(called.items()):
        limit = promised[:, at, named] if other == view.bidder else promised[:, at].max(axis=-1)
        if went:
            found -= np.logaddexp(0.0, np.minimum((went - limit) / spread, 20.0))
        if gave_up is not None:
            found -= np.logaddexp(0.0, np.minimum((limit - gave_up) / spread, 20.0))
    return found
