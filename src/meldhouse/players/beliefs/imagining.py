"""Deals that fit what a seat has seen, as kernel words or as counts, and the seed they are drawn by."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meldhouse.game import Event, View
from meldhouse.players.beliefs.beliefs import hidden_from, without_limits
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.hands.contracts import Imagined, deals_from, worths
from meldhouse.rulebooks import Book
from meldhouse.solver.rolling import ASIDE, Rolling, rolling

BLUNTED = 0.8
"""Where hardly any world fits, the evidence is scaled by this factor each time."""
SPARE = 8
"""How many times the wanted worlds to deal, since some will not have the stated number of trumps laid away."""


def lot_for(seed: bytes, view: View, seen: Sequence[Event]) -> int:
    """A seed for this decision alone: the same seat in the same position always decides the same way."""
    text = f"{view.seat} {len(seen)} {' '.join(piece.text for piece in view.hand)}"
    return int.from_bytes(blake2b(text.encode(), key=seed[:64], digest_size=7).digest())


def imagine(
    book: Book,
    view: View,
    memory: Memory,
    number: int,
    lot: int,
    weights: tuple[int, ...],
    *,
    keenly: bool = True,
    reads_melds: bool = True,
) -> tuple[Rolling, NDArray[Any]]:
    """Worlds for the play, in the tables of the trump that was named (or of some trump, before there is one)."""
    table = rolling(book, memory.trump or book.trump.choices[0], weights, view.bidder)
    hidden = hidden_from(view, memory, keenly=keenly, reads_melds=reads_melds)
    told = view.declared_trumps if keenly and hidden.room[ASIDE] else None
    if told and told < hidden.room[ASIDE]:
        worlds = _with_trumps_aside(table, table.deal(hidden, SPARE * number, lot), told)[:number]
    else:
        worlds = table.deal(hidden, number, lot)
    if not len(worlds):
        worlds = table.deal(without_limits(hidden), number, lot)
    return table, worlds


def _with_trumps_aside(table: Rolling, worlds: NDArray[Any], told: int) -> NDArray[Any]:
    """The worlds in which the bidder laid away as many trumps as stated."""
    order = table.code.order
    faces = [number for piece, number in table.code.number.items() if piece in order.members.get(order.trump or "", ())]
    aside = table.counts(worlds[:, table.places.index(ASIDE)])
    return np.asarray(worlds[aside[:, faces].sum(axis=1) == told])


def imagine_deals(book: Book, view: View, memory: Memory, number: int, lot: int, weights: tuple[int, ...]) -> Imagined:
    """The same as counts, for decisions before the play."""
    table, worlds = imagine(book, view, memory, number, lot, weights)
    return Imagined(book, deals_from(table, worlds, len(worths(book))), weights)


def drawn(fits: NDArray[np.float64], number: int, lot: np.random.Generator) -> NDArray[Any]:
    """Which worlds to look at: each in proportion to its fit (a logarithm), and as evenly as possible, so that none
    comes up often by chance alone.

    >>> drawn(np.log([0.5, 0.25, 0.25]), 4, chances(1)).tolist()
    [0, 0, 1, 2]
    """
    upto = np.cumsum(np.exp(fits - fits.max()))
    found = np.searchsorted(upto, (np.arange(number) + lot.random()) * upto[-1] / number, side="right")
    return np.asarray(np.minimum(found, len(upto) - 1))


def blunted(fits: NDArray[np.float64], least: float) -> NDArray[np.float64]:
    """The same fits, flattened until at least `least` worlds count, or half of all: a few worlds that come up again and
    again would make chance look like knowledge.

    >>> blunted(np.array([0.0, -1.0, -9.0, -9.0]), 2).round(1).tolist()
    [0.0, -0.4, -3.7, -3.7]
    """
    while True:
        shares = np.exp(fits - fits.max())
        if shares.sum() ** 2 >= min(least, len(fits) / 2) * (shares**2).sum():
            return fits
        fits = BLUNTED * fits


def chances(lot: int) -> np.random.Generator:
    return np.random.default_rng(lot)
