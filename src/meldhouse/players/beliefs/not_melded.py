"""What players would have shown as meld, had they held it: a queen shown for a pinochle, but no marriage, means no
king."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Seat
from meldhouse.pieces import SUITS, Piece
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.hands.meld_table import FACES, Counts, counts_of, meld_table


def unmelded(memory: Memory) -> dict[Seat, frozenset[Piece]]:
    """For each other player who has shown meld, the pieces they hardly hold one more of than is known: with what they
    are known to have held, it would have been meld they did not show."""
    if memory.trump not in SUITS or not memory.shown:
        return {}
    meld, trump = meld_table(memory.book), SUITS.index(memory.trump)
    held = np.stack([counts_of(_held(memory, other)) for other in memory.shown])
    least = meld.points(held, trump)
    one_more = meld.points(held[:, None] + np.eye(FACES, dtype=np.int64), trump)
    # If a player had more than they showed, this tells nothing.
    lacks = (one_more > least[:, None]) & (least <= _shown(memory))[:, None]
    return {
        other: frozenset(piece for piece in memory.outside if row[piece.order])
        for other, row in zip(memory.shown, lacks, strict=True)
    }


def kept_back(memory: Memory, seats: Sequence[Seat], hands: Counts) -> NDArray[Any]:
    """How many of the others would have kept meld back, world by world: `hands` are those at the first lead, by world,
    seat and face."""
    if memory.trump not in SUITS or not memory.shown:
        return np.zeros(len(hands))
    others = hands[:, [seats.index(other) for other in memory.shown]]
    points = meld_table(memory.book).points(others, SUITS.index(memory.trump))
    return np.asarray((points > _shown(memory)).sum(axis=1))


def _held(memory: Memory, other: Seat) -> list[Piece]:
    """What a player surely held when showing meld: what they have played since, and what they must have still."""
    played = [piece for seat, piece in memory.plays if seat == other]
    return [*played, *(+memory.known[other]).elements()]


def _shown(memory: Memory) -> NDArray[Any]:
    """What each player has shown, in points."""
    assert memory.trump is not None
    counts = np.stack([counts_of(pieces.elements()) for pieces in memory.shown.values()])
    return meld_table(memory.book).points(counts, SUITS.index(memory.trump))
