"""What every room needs from the server it runs in."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from meldhouse.journal import Journal
from meldhouse.tables.room.crowds import Crowd
from meldhouse.tables.room.owners import Owner
from meldhouse.tables.thinking.batching import Batching
from meldhouse.tables.thinking.workers import Workers


class Services(NamedTuple):
    journal: Journal
    workers: Workers
    new_seed: Callable[[], bytes]
    secret: bytes
    """Without it, nobody can foresee what a bot will do."""
    beats: Batching
    crowd: Crowd
    pace: float = 1.0
    """A factor on how long bots wait so that people can follow; 0: not at all."""
    grace: float = 45.0
    """Seconds before a bot plays for a person who is gone."""
    opening: float = 15.0
    """Seconds before a deal is started over because numbers are missing."""
    clock: Callable[[], float] = time.time
    again: float = 2.0
    """Seconds before something that failed is tried again."""
    owner: Owner | None = None
    """The owner of tables that have a home."""
