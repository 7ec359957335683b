"""A player that learned these rules by playing: a network decides wherever the hand goes as it does in training."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import Action, Event, View
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.learned import LearnedPlayer, learned
from meldhouse.players.regular import is_regular
from meldhouse.rulebooks import Book


class SelfTaught(Sense):
    """Rules of thumb do the rest: answer claims, call reneges, and play on after something irregular."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.network = LearnedPlayer(book, learned(book))

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        if view.claim is not None or not is_regular(seen):
            return super().decide(view, seen)
        return self.network.decide(view, seen)
