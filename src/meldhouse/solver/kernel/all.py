"""The kernel's functions, each part loaded on first use, so that nobody waits for unused ones."""

from __future__ import annotations

from importlib import import_module
from typing import Any

PARTS: dict[str, tuple[str, ...]] = {
    "duties": ("BEATEN", "SHOWN", "after", "laid", "winner_of"),
    "exactly": ("solve_plays",),
    "likeness": ("strangeness",),
    "memory": ("given",),
    "playouts": ("play_many",),
    "rollouts": ("choose", "play_worlds", "try_plays"),
    "search": ("LOST", "foreseen", "playable", "search"),
    "ways": ("count_ways",),
    "worlds": ("deal_worlds",),
}
_WHERE = {name: part for part, names in PARTS.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(name)
    found = globals()[name] = getattr(import_module(f"meldhouse.solver.kernel.{_WHERE[name]}"), name)
    return found
