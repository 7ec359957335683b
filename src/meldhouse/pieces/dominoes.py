"""Dominoes of the double-six set."""

from __future__ import annotations

from meldhouse.pieces.piece import Piece

HIGHEST_PIP = 6
PIP_NAMES: tuple[str, ...] = ("blank", "one", "two", "three", "four", "five", "six")
PIP_PLURALS: tuple[str, ...] = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes")


class Domino(Piece):
    """A tile; its ends have no order.

    >>> Domino(4, 6)
    <6-4>
    >>> Domino(4, 6) is Domino(6, 4)
    True
    >>> Domino(5, 5).name, Domino(5, 0).name
    ('double five', 'five-blank')
    """

    __slots__ = ("high", "low")

    high: int
    low: int

    _tiles: dict[tuple[int, int], Domino] = {}  # noqa: RUF012 - the one place where the tiles live

    def __new__(cls, one: int, other: int) -> Domino:
        tile = cls._tiles.get((one, other))
        if tile is None:
            if not (0 <= one <= HIGHEST_PIP and 0 <= other <= HIGHEST_PIP):
                raise ValueError(f"There is no domino {one}-{other}: the ends go from 0 to {HIGHEST_PIP}.")
            high, low = max(one, other), min(one, other)
            tile = super().__new__(cls)
            object.__setattr__(tile, "high", high)
            object.__setattr__(tile, "low", low)
            double = high == low
            tile._engrave(
                text=f"{high}-{low}",
                name=f"double {PIP_NAMES[high]}" if double else f"{PIP_NAMES[high]}-{PIP_NAMES[low]}",
                symbol=f"[{high}|{low}]",
                order=(HIGHEST_PIP - high) * (HIGHEST_PIP + 1) + (HIGHEST_PIP - low),
            )
            cls._tiles[high, low] = cls._tiles[low, high] = tile
        return tile

    @property
    def is_double(self) -> bool:
        return self.high == self.low

    @property
    def pips(self) -> int:
        return self.high + self.low

    def __reduce__(self) -> tuple[type[Domino], tuple[int, int]]:
        return Domino, (self.high, self.low)


ALL_DOMINOES: tuple[Domino, ...] = tuple(
    Domino(high, low) for high in range(HIGHEST_PIP, -1, -1) for low in range(high, -1, -1)
)
