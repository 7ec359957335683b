"""What the rest of the solver calls."""

from meldhouse.solver.kernel.duties import BEATEN, SHOWN, after, laid, winner_of
from meldhouse.solver.kernel.likeness import strangeness
from meldhouse.solver.kernel.memory import given
from meldhouse.solver.kernel.playouts import count_ways, play_many
from meldhouse.solver.kernel.rollouts import choose, play_worlds, try_plays
from meldhouse.solver.kernel.search import LOST, foreseen, playable, search
from meldhouse.solver.kernel.worlds import deal_worlds

__all__ = [
    "BEATEN",
    "LOST",
    "SHOWN",
    "after",
    "choose",
    "count_ways",
    "deal_worlds",
    "foreseen",
    "given",
    "laid",
    "play_many",
    "play_worlds",
    "playable",
    "search",
    "strangeness",
    "try_plays",
    "winner_of",
]
