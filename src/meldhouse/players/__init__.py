"""Floor 5: players who decide from a view, the table that asks them, and statistics over many hands."""

from meldhouse.players.choices import Choice
from meldhouse.players.kinds.makers import player_for
from meldhouse.players.kinds.random_player import Lots
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.levels import LEVELS, Level, UnknownLevel, level_named, levels_for
from meldhouse.players.player import Player
from meldhouse.players.search.thinking import Thinker
from meldhouse.players.seating import Sitting, play_game, play_hand
from meldhouse.players.trials import Tally, trials

__all__ = [
    "LEVELS",
    "Choice",
    "Level",
    "Lots",
    "Player",
    "Sense",
    "Sitting",
    "Tally",
    "Thinker",
    "UnknownLevel",
    "level_named",
    "levels_for",
    "play_game",
    "play_hand",
    "player_for",
    "trials",
]
