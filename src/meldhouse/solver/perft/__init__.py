"""Perft: the exact number of ways the next plays can go, and the published tables of it."""

from meldhouse.solver.perft.counting import (
    MOST_PLACES,
    MOST_WAYS,
    Count,
    GameCount,
    KernelCount,
    TooMany,
    pieces_left,
)
from meldhouse.solver.perft.table import Row, published

__all__ = [
    "MOST_PLACES",
    "MOST_WAYS",
    "Count",
    "GameCount",
    "KernelCount",
    "Row",
    "TooMany",
    "pieces_left",
    "published",
]
