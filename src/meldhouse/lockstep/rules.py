"""A book as tables: what the environment needs of the rules, without the rest of the package.

`training.export` makes them from a `Book` and they travel as one file, so that a machine with an accelerator needs
nothing but NumPy and JAX. The settings keep the names that they have in the book: code asks `rules.book.tricks.beat`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int32]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Rules:
    """Arrays are named by their dimensions: T trumps (or contracts), U suits, F faces, R bids that have a number.

    A *face* is a piece without its copies. Where a meld asks for a face that the pack does not have, its number is F.
    """

    settings: dict[str, Any]
    """Everything that is not an array, as in JSON: see `export.settings_of`."""

    copies_of: Numbers
    """[F] the number of copies of each face in the pack."""
    worth: Numbers
    """[F] the points of each face in a trick."""
    ladder: Numbers
    """[R] the bids."""
    bid_over: Flags
    """[1 + R, R] what may be bid over nothing (0), over the first rung (1), over the second (2) …"""
    suit_of: Numbers
    """[T, F] the suit that a face leads."""
    member: Flags
    """[T, U, F] the faces that follow a suit."""
    power: Numbers
    """[T, U, F] the strength of a face when that suit was led; 0 if it cannot win."""
    trump_suit: Numbers
    """[T] the trump suit; -1 if there is none."""
    order: Numbers
    """[T, F] the faces with the trumps first, if suits are interchangeable."""
    meld_suit: Numbers
    """[T] the trump suit for melds; -1 if there is none."""
    around: Numbers
    """[4, 4] the faces of aces, kings, queens and jacks around."""
    couple: Numbers
    """[4, 2] the king and the queen of every suit."""
    run: Numbers
    """[4, 5] the run of every suit."""
    pinochle: Numbers
    """[2]"""
    nine: Numbers
    """[4] the nine of every suit."""

    book: SimpleNamespace = field(init=False)
    """The sections of the book that decide how a hand goes."""

    def __post_init__(self) -> None:
        sections = {name: SimpleNamespace(**section) for name, section in self.settings["book"].items()}
        object.__setattr__(self, "book", SimpleNamespace(**sections))

    # --- the table ----------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self.book.table.seats)

    @property
    def sides(self) -> int:
        return 2 if self.book.table.partners else self.seats

    @property
    def side_of(self) -> Numbers:
        """[seats] the side of each seat; partners sit across from each other."""
        return np.arange(self.seats, dtype=np.int32) % self.sides

    @property
    def faces(self) -> int:
        return len(self.copies_of)

    @property
    def copies(self) -> int:
        return int(self.copies_of.max())

    @property
    def suits(self) -> int:
        return int(self.member.shape[1])

    @property
    def trumps(self) -> int:
        return len(self.trump_suit)

    @property
    def bids(self) -> int:
        return len(self.ladder)

    @property
    def hand(self) -> int:
        return int(self.book.deal.hand)

    @property
    def kitty(self) -> int:
        return int(self.book.deal.kitty)

    @property
    def points_in_play(self) -> int:
        return int(self.settings["points_in_play"])

    @property
    def has_meld(self) -> bool:
        return bool(self.settings["has_meld"])

    # --- the numbers of decisions -------------------------------------------------------------------------------------

    @property
    def kinds(self) -> dict[str, range]:
        """For every kind of decision in this book, its numbers: the same as in `meldhouse.envs`."""
        return {kind: range(*ends) for kind, ends in self.settings["kinds"].items()}

    @property
    def actions(self) -> int:
        return max(numbers.stop for numbers in self.kinds.values())

    # --- as a file ----------------------------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        arrays = {name: getattr(self, name) for name in ARRAYS}
        text = np.frombuffer(json.dumps(self.settings, sort_keys=True).encode(), np.uint8)
        np.savez_compressed(path, settings=text, **arrays)

    @classmethod
    def load(cls, path: str | Path) -> Rules:
        with np.load(path) as file:
            settings = json.loads(file["settings"].tobytes().decode())
            return cls(settings=settings, **{name: file[name] for name in ARRAYS})


ARRAYS = tuple(part.name for part in fields(Rules) if part.init and part.name != "settings")
