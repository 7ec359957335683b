"""What every room needs of the house it is in."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from meldhouse.journal import Journal
from meldhouse.tables.beats import Beats
from meldhouse.tables.crowds import Crowd
from meldhouse.tables.owners import Owner
from meldhouse.tables.workers import Workers


class Means(NamedTuple):
    journal: Journal
    workers: Workers
    new_seed: Callable[[], bytes]
    secret: bytes
    """Nobody who does not know it can foresee what a bot will do."""
    beats: Beats
    crowd: Crowd
    pace: float = 1.0
    """How long bots wait so that people can follow; 0: not at all."""
    grace: float = 45.0
    """Seconds before a bot plays for somebody who is gone."""
    opening: float = 15.0
    """Seconds before a deal is started over whose numbers have not all come."""
    clock: Callable[[], float] = time.time
    again: float = 2.0
    """Seconds before something that failed is tried again."""
    owner: Owner | None = None
    """Of the tables that have a home."""
