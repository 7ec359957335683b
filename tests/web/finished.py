"""Tables at which some hands have been finished: real streams, played by rules of thumb, for pages that look back."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from meldhouse.game import Action, seen, steward, to_act, view
from meldhouse.players import player_for
from meldhouse.tables.asking import Person
from meldhouse.tables.hall import ID_LENGTH, ID_LETTERS, Hall
from meldhouse.tables.labels import labels_of
from meldhouse.tables.terms import Terms

sys.path.insert(0, str(Path(__file__).parent.parent / "tables"))
import table_walker
from table_walker import Walk


class Evening(Walk):
    """People who play sensibly."""

    def due(self) -> Action | None:
        hand = self.table.hand
        if hand is None or self.table.stage != "hand":
            return None
        if hand.turn is None and (chore := steward.next_chore(hand)) is not None:
            return chore
        seat = to_act(hand)[0]
        player = player_for(self.table.book, "novice", bytes(8))
        return player.decide(view(hand, seat), [seen(event, seat, hand) for event in hand.events])

    def play(self, hands: int) -> None:
        """Until so many are on the sheet."""
        self.sit_everybody()
        self.deal()
        while True:
            while self.do_due():
                pass
            if self.table.number == hands and self.table.is_scored:
                return
            self.deal()
            assert self.table.stage == "hand" or self.table.is_scored


def evening(book: str, hands: int = 1, lot: int = 1, host: Person | None = None, **terms: Any) -> Evening:
    """`host` sits in the South instead of Ann."""
    people = table_walker.PEOPLE
    try:
        if host is not None:
            table_walker.PEOPLE = (host, *people[1:])
        found = Evening(Terms(book=book, title="Sunday evening", **terms), Random(lot))
        found.play(hands)
    finally:
        table_walker.PEOPLE = people
    return found


async def written(hall: Hall, walk: Walk, lot: int = 1) -> str:
    """The same in the journal of a house; its id."""
    id = "".join(Random(f"{lot} {walk.written[0]!r}").choices(ID_LETTERS, k=ID_LENGTH))
    await hall.means.journal.append(id, 0, walk.written, labels=labels_of(walk.table))
    return id
