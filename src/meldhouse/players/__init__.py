"""Floor 5: players who decide from a view, the table that asks them, and statistics over many hands.

Each part is loaded only when one of its names is asked for: a learned player needs neither search nor the processes
that share out many hands, and without them its first decision comes sooner.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from meldhouse.players.trials import Tally, trials  # at once: the module has the same name as the function

if TYPE_CHECKING:
    from meldhouse.players.choices import Choice
    from meldhouse.players.kinds.makers import player_for
    from meldhouse.players.kinds.random_player import Lots
    from meldhouse.players.kinds.sense import Sense
    from meldhouse.players.levels import LEVELS, Level, UnknownLevel, level_named, levels_for
    from meldhouse.players.player import Player
    from meldhouse.players.search.thinking import Thinker
    from meldhouse.players.seating import Sitting, play_game, play_hand

_HOMES = {
    "choices": ("Choice",),
    "kinds.makers": ("player_for",),
    "kinds.random_player": ("Lots",),
    "kinds.sense": ("Sense",),
    "levels": ("LEVELS", "Level", "UnknownLevel", "level_named", "levels_for"),
    "player": ("Player",),
    "search.thinking": ("Thinker",),
    "seating": ("Sitting", "play_game", "play_hand"),
}
_HOME_OF = {name: f"{__name__}.{home}" for home, names in _HOMES.items() for name in names}

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


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
