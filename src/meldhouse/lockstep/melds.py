"""Counting the meld of many hands at once: `meldhouse.game.melds` in arrays.

A card counts once in each class: sequences, arounds, pinochles, and runs where a run keeps its marriage. To show it all
takes, face by face, the most that any class needs.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from meldhouse.lockstep.arrays import Array, Arrays
from meldhouse.lockstep.rules import Rules

ACES, KINGS, QUEENS, JACKS = range(4)
AROUNDS = ("aces", "kings", "queens", "jacks")


class Count(NamedTuple):
    points: Array
    """[B]"""
    laid: Array
    """[B, F] the least that shows it."""


class Melds(Arrays):
    def __init__(self, rules: Rules, xp: Any) -> None:
        super().__init__(xp)
        self.rules, self.values = rules, rules.book.meld
        one = np.eye(rules.faces + 1, dtype=np.int32)[:, : rules.faces]  # a face the pack does not have is no card
        self._couple = one[rules.couple].sum(axis=1)
        self._run = one[rules.run].sum(axis=1)
        self._around = one[rules.around].sum(axis=1)
        self._nine = one[rules.nine]
        self._pinochle = one[rules.pinochle].sum(axis=0)
        self._nines = self._nine.sum(axis=0)

    # --- small questions ----------------------------------------------------------------------------------------------

    def marriages(self, pieces: Array) -> Array:
        """[B, 4] the suits with a king and a queen."""
        return self._couples(pieces) > 0

    def names(self, pieces: Array) -> Array:
        """[B, T] which trumps a bidder with these pieces may name."""
        if not self.rules.book.trump.marriage:
            return self.xp.ones((len(pieces), self.rules.trumps), bool)
        return self.marriages(pieces)[:, self.rules.meld_suit]

    def weak(self, pieces: Array) -> Array:
        """[B] whether the holder has the right to a new deal."""
        xp, least = self.xp, self.rules.book.deal.weak_nines
        nobody = xp.full(len(pieces), -1, xp.int32)
        return ((pieces * self._nines).sum(axis=1) >= least) & (self.count(pieces, nobody).points == 0)

    def owed(self, pieces: Array, trump: Array, declares: Array) -> Array:
        """[B, F] the least that must be shown: compulsory melds, and the marriage that declares trump."""
        xp = self.xp
        owed = xp.zeros_like(pieces)
        for kind in self.values.compulsory:
            times = self._times(pieces, self.rules.around[AROUNDS.index(kind)])
            times = times if self.values.compulsory_all else xp.minimum(times, 1)
            owed = owed + times[:, None] * self._around[AROUNDS.index(kind)]
        held = self.marriages(pieces) & self._is_trump(trump) & declares[:, None]
        couple = self._spread(held.astype(pieces.dtype), self._couple)
        return owed + xp.where(owed == 0, couple, 0)

    # --- the count ----------------------------------------------------------------------------------------------------

    def count(self, pieces: Array, trump: Array) -> Count:
        """The best reading of the pieces; with no trump (-1), the natural meld."""
        xp, values = self.xp, self.values
        best, seq_best, around_best = None, None, None
        is_trump = self._is_trump(trump)
        named = is_trump.any(axis=1)
        couples = self._couples(pieces)
        house = couples.min(axis=1)
        roundhouses = min(self.rules.copies, len(values.roundhouse))
        for times in range(roundhouses + 1):
            if times and self.is_idle(house >= times):
                break
            points, sequences, arounds = self._reading(pieces, is_trump, couples, times)
            if best is None:
                best, seq_best, around_best = points, sequences, arounds
                continue
            allowed = (house >= times) & (named | bool(values.natural_roundhouse))
            better = allowed & (points >= best)  # of two readings worth the same, players use the later
            best = xp.where(better, points, best)
            seq_best = self.where(better, sequences, seq_best)
            around_best = self.where(better, arounds, around_best)
        assert best is not None
        apart, run_apart = self._runs_apart(pieces, is_trump)
        pinochles = xp.minimum(self._times(pieces, self.rules.pinochle), len(values.pinochle))
        for_pinochles = self._cell(values.pinochle, pinochles)
        laid = xp.maximum(xp.maximum(seq_best, around_best), run_apart)
        laid = xp.maximum(laid, xp.where(for_pinochles > 0, pinochles, 0)[:, None] * self._pinochle)
        return Count(best + apart + for_pinochles, laid)

    def _reading(self, pieces: Array, is_trump: Array, couples: Array, houses: int) -> tuple[Array, Array, Array]:
        """With a given number of roundhouses: the points of sequences and arounds, and the cards shown for each."""
        xp, values = self.xp, self.values
        left = couples - houses
        runs, trump_points = self._divided(pieces, left)
        royal = self._cell(values.royal, left)
        trump_couples = left - runs
        beside = self._cell(values.run_extra or values.royal, trump_couples)
        royal_laid = xp.where(xp.where(runs > 0, beside, royal) > 0, trump_couples, 0)
        plain_points = self._cell(values.marriage, left)
        points = xp.where(is_trump, trump_points, plain_points).sum(axis=1)
        laid_couples = xp.where(is_trump, royal_laid, xp.where(plain_points > 0, left, 0)) + houses
        sequences = self._spread(laid_couples, self._couple)
        sequences = sequences + self._spread(xp.where(is_trump, runs, 0), self._run)
        if values.nine:
            padded = self._padded(pieces)
            nines = xp.where(is_trump, padded[:, self.rules.nine], 0)
            points = points + nines.sum(axis=1) * values.nine
            sequences = sequences + self._spread(nines, self._nine)
        arounds = xp.zeros_like(pieces)
        around = self._times(pieces, self.rules.around)
        for kind, name in enumerate(AROUNDS):
            cells = getattr(values, name)
            held = around[:, kind] - (houses if kind in (KINGS, QUEENS) else 0)
            times = xp.minimum(held, len(cells))
            worth = self._cell(cells, times)
            points = points + worth
            laid = xp.where(worth > 0, times, 0) + (houses if kind in (KINGS, QUEENS) else 0)
            arounds = arounds + laid[:, None] * self._around[kind]
        if houses:
            points = points + values.roundhouse[houses - 1]
        return points, sequences, arounds

    def _divided(self, pieces: Array, couples: Array) -> tuple[Array, Array]:
        """For every suit, as trump: how many runs are best beside marriages, and what both are worth."""
        xp, values = self.xp, self.values
        alone = self._cell(values.royal, couples)
        if values.run_keeps_marriage or not values.run:
            return xp.zeros_like(couples), alone
        # Kings and queens that a roundhouse uses are no longer among the couples.
        ends = self._times(pieces, self.rules.run[:, [0, 1, 4]])
        most = xp.minimum(xp.minimum(ends, couples), len(values.run))
        worth = [alone]
        for runs in range(1, min(self.rules.copies, len(values.run)) + 1):
            beside = self._cell(values.run_extra or values.royal, couples - runs)
            worth.append(xp.where(runs <= most, values.run[runs - 1] + beside, -1))
        stacked = xp.stack(worth, axis=-1)
        return xp.argmax(stacked, axis=-1).astype(couples.dtype), stacked.max(axis=-1)

    def _runs_apart(self, pieces: Array, is_trump: Array) -> tuple[Array, Array]:
        """Where a run's marriage counts too, runs are a class of their own."""
        xp, values = self.xp, self.values
        if not values.run_keeps_marriage:
            return xp.zeros(len(pieces), pieces.dtype), xp.zeros_like(pieces)
        held = self._times(pieces, self.rules.run)
        runs = xp.where(is_trump, xp.minimum(held, len(values.run)), 0)
        return self._cell(values.run, runs).sum(axis=1), self._spread(runs, self._run)

    # --- arithmetic ---------------------------------------------------------------------------------------------------

    def _padded(self, pieces: Array) -> Array:
        """Adds a face that nobody has at the end."""
        return self.xp.concatenate([pieces, self.xp.zeros_like(pieces[:, :1])], axis=1)

    def _times(self, pieces: Array, faces: Any) -> Array:
        """[B, …] how many complete sets of these faces there are; the faces are in the last dimension."""
        return self._padded(pieces)[:, faces].min(axis=-1)

    def _couples(self, pieces: Array) -> Array:
        """[B, 4] marriages in each suit."""
        return self._times(pieces, self.rules.couple)

    def _is_trump(self, trump: Array) -> Array:
        """[B, 4] which suit of melds is trump."""
        suit = self.xp.where(trump < 0, -1, self.xp.asarray(self.rules.meld_suit)[trump])
        return self.hot(suit, 4)

    def _cell(self, values: Any, times: Array) -> Array:
        """The worth of a number of melds: a multiple has its own price; beyond the last, the last one applies."""
        return self.xp.asarray(_prices(tuple(values)))[self.between(times, 0, len(values))]

    def _spread(self, numbers: Array, faces: Any) -> Array:
        """[B, F] a number of each suit's faces."""
        return sum(numbers[:, suit, None] * faces[suit] for suit in range(4))


@cache
def _prices(values: tuple[int, ...]) -> Any:
    return np.array([0, *values], np.int32)
