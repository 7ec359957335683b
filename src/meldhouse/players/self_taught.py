"""Somebody who has learned these rules by playing: a network decides, wherever the hand goes as it does in training."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import Action, Bound, Dealt, Event, Irregular, Misdeal, Pulled, PutRight, View
from meldhouse.players.learned import LearnedPlayer, learned
from meldhouse.players.sense import Sense
from meldhouse.rulebooks import Book

STRANGE = (Irregular, Misdeal, Pulled, Bound, PutRight)
"""What no network has ever seen: hands of the wrong size, pieces that lie open, leads that are called for."""


class SelfTaught(Sense):
    """Rules of thumb do the rest: they answer claims, call what was seen, and play on after something irregular."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.network = LearnedPlayer(book, learned(book))

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        if view.claim is not None or _is_strange(seen):
            return super().decide(view, seen)
        return self.network.decide(view, seen)


def _is_strange(seen: Sequence[Event]) -> bool:
    for event in reversed(seen):
        if isinstance(event, Dealt):
            return False
        if isinstance(event, STRANGE):
            return True
    return False
