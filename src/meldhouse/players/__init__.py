"""Floor 5: players who decide from a view, the table that asks them, and what comes of many hands."""

from meldhouse.players.lots import Lots
from meldhouse.players.player import Player
from meldhouse.players.seating import Sitting, play_game, play_hand
from meldhouse.players.sense import Sense
from meldhouse.players.trials import Tally, trials

__all__ = ["Lots", "Player", "Sense", "Sitting", "Tally", "play_game", "play_hand", "trials"]
