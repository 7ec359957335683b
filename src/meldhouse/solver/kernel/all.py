"""What the rest of the solver calls."""

from meldhouse.solver.kernel.duties import BEATEN, SHOWN, after, laid, winner_of
from meldhouse.solver.kernel.memory import given
from meldhouse.solver.kernel.playouts import count_ways, play_deals, play_many
from meldhouse.solver.kernel.search import LOST, playable, search

__all__ = [
    "BEATEN",
    "LOST",
    "SHOWN",
    "after",
    "count_ways",
    "given",
    "laid",
    "play_deals",
    "play_many",
    "playable",
    "search",
    "winner_of",
]
