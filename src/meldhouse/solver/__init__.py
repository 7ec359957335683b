"""The fast engine: positions as numbers, searched by compiled code. Held to `game` by tests on random hands."""

from meldhouse.solver.chances import playouts
from meldhouse.solver.checking import Impossible, faults_of
from meldhouse.solver.encoding import Stakes, Unsolvable
from meldhouse.solver.position import Position
from meldhouse.solver.searching import Played, Search, Unsolved
from meldhouse.solver.solving import Solution, can_take, solve

__all__ = [
    "Impossible",
    "Played",
    "Position",
    "Search",
    "Solution",
    "Stakes",
    "Unsolvable",
    "Unsolved",
    "can_take",
    "faults_of",
    "playouts",
    "solve",
]
