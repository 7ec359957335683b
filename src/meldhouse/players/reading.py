"""What bids and plays tell of the hands they came from: worlds that explain them are kept, others are dropped."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import View
from meldhouse.players.auctions import called_for
from meldhouse.players.contracts import deals_from, worths
from meldhouse.players.imagining import blunted, drawn
from meldhouse.players.memory import Memory
from meldhouse.players.promise import heights
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import Rolling

EARLY = 0.5
"""While more than this share of a hand is still held its calls tell something; later on its plays have told it."""
WIDELY = 0.25
"""How far bids may be from what hands promise, as a share of the points in play: in play they are one sign of many, and
a few deals that fit them closely must not drive out the rest."""
ODD = 0.25
"""What one play that somebody would not have made costs a world, as a logarithm."""


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
    plays: bool,
) -> NDArray[Any]:
    """So many of the worlds, drawn by how well they explain what was seen."""
    fits = np.zeros(len(worlds))
    if bids and len(view.hand) > EARLY * book.deal.hand:
        fits += _bids(book, view, memory, table, worlds)
    if plays and memory.plays:
        fits -= ODD * table.strangeness(worlds, memory.plays, memory.seat)
    return np.asarray(worlds[drawn(blunted(fits, number / 2), number, lot)])


def _bids(book: Book, view: View, memory: Memory, table: Rolling, worlds: NDArray[Any]) -> NDArray[Any]:
    """How likely everybody with these hands would have called as he did. The bidder chose this trump and no other."""
    assert memory.trump is not None
    faces, seats = len(worths(book)), table.seats
    hands = deals_from(table, worlds, faces)[:, : len(seats)]
    for seat, piece in memory.plays:
        hands[:, seats.index(seat), piece.order] += 1
    spread = WIDELY * book.points_in_play
    found = np.zeros(len(worlds))
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
