"""A player that learned these rules by playing: a network decides wherever the hand goes as it does in training."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import Action, Bid, Event, Pass, Play, View
from meldhouse.players.kinds.sense import Sense
from meldhouse.players.learned import LearnedPlayer, learned
from meldhouse.players.regular import is_regular
from meldhouse.players.search.blunders import unforgiven
from meldhouse.rulebooks import Book

LEAST_CHANCE = 1 / 3
"""Nobody is overbid with a bid less likely to be made, even where being set costs no more than letting them play:
partners rely on bids."""


class SelfTaught(Sense):
    """Rules of thumb do the rest: answer claims, call reneges, and play on after something irregular. And they keep the
    network from the few plays that no partner forgives, which cost too little to be unlearned."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.network = LearnedPlayer(book, learned(book))

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        if view.claim is not None or not is_regular(seen):
            return super().decide(view, seen)
        action = self.network.decide(view, seen)
        if isinstance(action, Play):
            wrong = unforgiven(view, self.remember(action.seat, seen))
            if action.piece in wrong:
                return Play(action.seat, self.network.play_without(view, seen, wrong))
        elif isinstance(action, Bid) and view.bid is not None and self._is_wild(view, seen, action.amount):
            return Pass(action.seat)
        return action

    def _is_wild(self, view: View, seen: Sequence[Event], bid: int) -> bool:
        return self.network.estimates and self.network.chance(view, seen, bid) < LEAST_CHANCE
