"""A player for every level."""

from __future__ import annotations

from random import Random

from meldhouse.players.levels import Level, level_named
from meldhouse.players.player import Player
from meldhouse.rulebooks import Book


def player_for(book: Book, level: Level | str, seed: bytes = b"") -> Player:
    """A player for `book` at a level; `seed` sets its randomness.

    >>> from meldhouse.rulebooks import load_book
    >>> type(player_for(load_book("npa"), "expert")).__name__
    'Thinker'
    """
    if isinstance(level, str):
        level = level_named(level)
    # What other kinds of players need isn't loaded: it would take longer than a learned player's first decision.
    if level.thinks == "in-worlds":
        from meldhouse.players.search.thinking import Thinker

        return Thinker(book, level, seed)
    if level.thinks == "by-network":
        from meldhouse.players.kinds.self_taught import SelfTaught

        return SelfTaught(book)
    if level.thinks == "by-lot":
        from meldhouse.players.kinds.random_player import Lots

        return Lots(book, Random(seed.hex()))
    if level.thinks == "greedily":
        from meldhouse.players.kinds.greedy import Greedy

        return Greedy(book)
    from meldhouse.players.kinds.sense import Sense

    return Sense(book)
