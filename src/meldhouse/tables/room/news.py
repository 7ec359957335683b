"""What is sent to viewers of a table: numbered messages for each chair, and for all spectators together."""

from __future__ import annotations

from collections import deque
from typing import Any

from meldhouse.game import Refusal, Seat
from meldhouse.messages import Voice, fact
from meldhouse.tables.asking import Person
from meldhouse.tables.seen.changes import Fresh, changes
from meldhouse.tables.seen.common import Common, common_of
from meldhouse.tables.seen.log import Log
from meldhouse.tables.seen.seen import Due, encoder
from meldhouse.tables.seen.sights import sight_of
from meldhouse.tables.table import Table

REMEMBERED = 128
"""Messages kept, to be sent again to viewers who were away."""


class Channel:
    """The messages for one chair, or for all spectators (`seat` None). Each is encoded once, however many read it."""

    def __init__(self, seat: Seat | None, table: Table, common: Common | None = None) -> None:
        self.seat = seat
        self.number = 0
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self._due: Due | None = None
        self._whole: tuple[int, bytes] | None = None
        """The whole table, encoded for the latest arrival and kept for the next ones; and its version."""
        self._sight = sight_of(table, seat, common or common_of(table))
        self._log = Log(seat)
        self._log.follow(table, self._sight, {})

    def news(self, table: Table, fresh: Fresh | None = None, due: Due | None = None) -> bytes | None:
        """The next message, or None if nothing has changed for this chair."""
        fresh = fresh or Fresh(common_of(table))
        before, now = self._sight, sight_of(table, self.seat, fresh.common)
        changed = changes(before, now, fresh.since(before.common))
        said = self._log.follow(table, now, fresh.lines)
        if due != self._due:
            changed["due"] = due
        self._sight, self._due, self._whole = now, due, None
        if not changed and not said.new and said.earlier is None:
            return None
        self.number += 1
        message = {"is": "news", "n": self.number, "v": table.version, "set": changed, "told": said.new}
        if said.earlier is not None:
            # Never repeat what is no longer shown, even to viewers who were away; they get everything afresh.
            self._sent.clear()
            message["log"] = said.earlier
        encoded = encoder.encode(message)
        self._sent.append((self.number, encoded))
        return encoded

    def whole(self, table: Table) -> bytes:
        """Everything, for a viewer who has nothing: the table as it was last shown."""
        if self._whole is None or self._whole[0] != table.version:
            message: dict[str, Any] = {"is": "whole", "n": self.number, "v": table.version, "set": self._sight.whole}
            message["due"] = self._due
            message["told"] = self._log.lines
            self._whole = (table.version, encoder.encode(message))
        return self._whole[1]

    def since(self, number: int) -> list[bytes] | None:
        """The messages after `number`, or None if they are no longer kept."""
        if number > self.number or (number < self.number and (not self._sent or self._sent[0][0] > number + 1)):
            return None
        return [encoded for at, encoded in self._sent if at > number]


def you(table: Table, room: str, person: Person, seat: Seat | None, waits: Seat | None) -> bytes:
    """The first message to a window. `waits`: the chair its person waits for. `refused`: whether the host said no to
    them in this hand."""
    about = {"table": table.id, "room": room, "name": person.name, "seat": seat, "waits": waits}
    said = {"refused": person.id in table.turned_away, "host": person.hosts(table)}
    return encoder.encode({"is": "you", **about, **said})


def done(id: str, version: int) -> bytes:
    return encoder.encode({"is": "done", "id": id, "v": version})


def refused(id: str, refusal: Refusal, voice: Voice) -> bytes:
    """With the facts, and in the reader's words; the clause is a link there."""
    told = {"code": refusal.code, "clause": refusal.clause, "pieces": refusal.pieces, "message": refusal.message}
    return encoder.encode(
        {"is": "refused", "id": id, "refusal": {**told, "text": voice.say(fact("refused", why=refusal.message))}}
    )
