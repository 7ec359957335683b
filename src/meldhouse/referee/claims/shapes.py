"""Pieces that come to the same thing: which of a player's pieces need to be tried, and which positions are one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from meldhouse.referee.claims.board import Board, bits


class Shape(NamedTuple):
    code: tuple[int, ...]
    """Equal for two positions that differ only in names."""
    tried: int
    """One piece of every kind that comes to the same thing."""
    covered: int
    """The pieces that belong to a suit which can still matter."""


class Shapes:
    """Two neighbours in a suit are the same to their owner as long as nobody else holds a piece between them.

    Where `camps` puts several seats together, it does not matter which of them holds what lies between either.
    """

    def __init__(self, board: Board, camps: Sequence[int], worth: Sequence[int], named: int) -> None:
        self.board = board
        self.camps = camps
        self.worth = worth
        self.named = named
        """Pieces that are always told apart, because the claimant has said when he plays them."""
        self._suits: list[dict[tuple[int, int] | int, tuple[int, int]]] = [{} for _ in board.suits]
        self._codes: dict[object, int] = {}

    def of(self, left: int, live: Sequence[int]) -> Shape:
        """The shape of the pieces `left`, as far as the suits `live` go."""
        members = self.board.members
        covered = single = 0
        if self.board.apart and not self.named:
            for suit in live:
                covered |= members[suit]
            covered &= left
        else:
            for suit in live:
                pieces = left & members[suit]
                # A domino of two suits has neighbours in both, so it stays itself.
                single |= covered & pieces
                covered |= pieces
            single |= self.named
        code = []
        tried = 0
        for suit in live:
            pieces = left & members[suit]
            place = (pieces, single & pieces) if single else pieces
            known = self._suits[suit].get(place)
            if known is None:
                known = self._suits[suit][place] = self._in_suit(suit, pieces, single)
            code.append(known[0])
            tried |= known[1]
        return tuple.__new__(Shape, (tuple(code), tried, covered))

    def _in_suit(self, suit: int, pieces: int, single: int) -> tuple[int, int]:
        owner, power = self.board.owner, self.board.power[suit]
        runs: list[list[tuple[int, int]]] = []
        tried = 0
        before: int | None = None
        for _, equals in groupby(sorted(bits(pieces), key=power.__getitem__), key=power.__getitem__):
            level = list(equals)
            camps = {self.camps[owner[n]] for n in level}
            alone = len(camps) == 1 and not any(single >> n & 1 for n in level)
            camp = camps.pop() if alone else None
            if camp is None or camp != before:
                runs.append([])
            before = camp
            for n in level:
                kind = (-1, n) if single >> n & 1 else (owner[n], self.worth[n])
                if kind not in runs[-1]:
                    tried |= 1 << n
                runs[-1].append(kind)
        pattern = (suit, tuple(tuple(sorted(run)) for run in runs))
        return self._codes.setdefault(pattern, len(self._codes)), tried
