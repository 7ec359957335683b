"""A few operations on arrays of many hands at once, in NumPy or JAX.

The first dimension of every array is the hand. Nothing is ever changed in place.
"""

from __future__ import annotations

from typing import Any

import numpy

Array = Any
"""An array of NumPy or JAX."""


class Arrays:
    """`xp` is `numpy` or `jax.numpy`."""

    def __init__(self, xp: Any) -> None:
        self.xp = xp

    def is_idle(self, active: Array) -> bool:
        """Whether there is nothing to do in any hand. Known only in NumPy, where arrays hold numbers: compiled code
        does everything and keeps what is wanted."""
        return self.xp is numpy and not active.any()

    def hot(self, number: Array, size: int) -> Array:
        """[…, size]: true at the number's place; nowhere for a number below 0."""
        return number[..., None] == self.xp.arange(size)

    def at(self, array: Array, place: Array) -> Array:
        """For every hand, the entry at its place in the second dimension."""
        return self.taken(array, place[:, None])[:, 0]

    def taken(self, array: Array, places: Array) -> Array:
        """For every hand, the entries at these places in the second dimension."""
        if self.xp is numpy:  # several times as fast, for a single hand
            return array[numpy.arange(len(array))[:, None], places]
        return self.xp.take_along_axis(array, places.reshape(places.shape + (1,) * (array.ndim - 2)), axis=1)

    def between(self, array: Array, low: float, high: float) -> Array:
        """Like `clip`, but three times as fast for a few numbers in NumPy."""
        return self.xp.minimum(self.xp.maximum(array, low), high)

    def where(self, flags: Array, new: Array, old: Array) -> Array:
        """Whole rows of one array or the other."""
        return self.xp.where(flags.reshape(flags.shape + (1,) * (old.ndim - 1)), new, old)

    def first(self, waiting: Array, start: Array) -> Array:
        """The first waiting seat, clockwise from `start`; -1 if there is none."""
        xp, seats = self.xp, waiting.shape[1]
        places = (start[:, None] + xp.arange(seats)) % seats
        turns = self.taken(waiting, places)
        found = (start + xp.argmax(turns, axis=1)) % seats
        return xp.where(turns.any(axis=1), found, -1).astype(xp.int32)
