"""The yardstick for trick play: the plain rule that plays hands out, as a player at a table."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import Action, Event, Play, View
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.search.plays import sensible
from meldhouse.solver.rolling import rolling


class Greedy(Sense):
    """Decides by rules of thumb until the first lead, and plays by the plain rule."""

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        if view.phase != "tricks" or view.claim is not None:
            return super().decide(view, seen)
        assert view.seat is not None
        memory = self.remember(view.seat, seen)
        table = rolling(self.book, memory.trump, bidder=view.bidder)
        return Play(view.seat, sensible(view, memory, table))
