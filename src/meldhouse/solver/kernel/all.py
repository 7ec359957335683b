"""What the rest of the solver calls."""

from meldhouse.solver.kernel.duties import BEATEN, SHOWN, after, laid, winner_of
from meldhouse.solver.kernel.memory import given
from meldhouse.solver.kernel.search import LOST, playable, search

__all__ = ["BEATEN", "LOST", "SHOWN", "after", "given", "laid", "playable", "search", "winner_of"]
