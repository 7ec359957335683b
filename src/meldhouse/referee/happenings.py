"""What happened at a table beside bids, meld and plays: hands laid open, lay-downs, reneges, penalties, mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from meldhouse.game import Hand, Play, PutRight, TakenBack, ThrownIn, TrickWon
from meldhouse.referee.happened import TOLD, Sentences
from meldhouse.referee.ordered import Happening


def happenings(hand: Hand) -> Iterator[Happening]:
    """All of them, in order."""
    tell = Sentences(hand)
    tricks, playing = 0, False
    for event in hand.events:
        if isinstance(event, ThrownIn):
            tricks, playing = 0, False
        playing = playing or isinstance(event, Play)
        told = TOLD.get(type(event))
        if told is not None and (found := told(tell, event)) is not None:
            yield found._replace(trick=tricks + 1 if playing and tricks < hand.book.deal.hand else None)
        if isinstance(event, TakenBack) or (isinstance(event, PutRight) and event.back):
            tricks = event.trick - 1
        tricks += isinstance(event, TrickWon)
