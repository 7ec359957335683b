"""A player for every level."""

from __future__ import annotations

from random import Random

from meldhouse.players.kinds.greedy import Greedy
from meldhouse.players.kinds.random_player import Lots
from meldhouse.players.kinds.self_taught import SelfTaught
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.levels import Level, level_named
from meldhouse.players.player import Player
from meldhouse.players.search.thinking import Thinker
from meldhouse.rulebooks import Book


def player_for(book: Book, level: Level | str, seed: bytes = b"") -> Player:
    """A player for `book` at a level; `seed` sets its randomness.

    >>> from meldhouse.rulebooks import load_book
    >>> type(player_for(load_book("npa"), "expert")).__name__
    'Thinker'
    """
    if isinstance(level, str):
        level = level_named(level)
    if level.thinks == "in-worlds":
        return Thinker(book, level, seed)
    if level.thinks == "by-network":
        return SelfTaught(book)
    if level.thinks == "by-lot":
        return Lots(book, Random(seed.hex()))
    return Greedy(book) if level.thinks == "greedily" else Sense(book)
