"""What is sent to those who look at a table: numbered messages for each chair, and for all who watch together."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from meldhouse.game import Entry, Refusal, Seat, seen
from meldhouse.tables.common import Common
from meldhouse.tables.outcome import outcome
from meldhouse.tables.seen import Seen, changes, encoder, seen_by
from meldhouse.tables.table import Table
from meldhouse.tables.telling import Line, Teller

if TYPE_CHECKING:
    from meldhouse.tables.asking import Person
    from meldhouse.tables.thinking import Due

REMEMBERED = 128
"""So many messages can be sent again to one who was away."""
LINES = 40
"""So many sentences come with a whole table."""


class Channel:
    """The messages for one chair, or for all who watch (`seat` None). Each is encoded once, however many read it."""

    def __init__(self, seat: Seat | None, table: Table, common: Common | None = None) -> None:
        self.seat = seat
        self.number = 0
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self._lines: deque[Line] = deque(maxlen=LINES)
        self._hand = 0
        self._told = 0
        self._result: tuple[Entry, ...] | None = None
        """What the hand was told to have brought; a ruling can change that afterwards."""
        self._due: Due | None = None
        self._teller: Teller | None = None
        self._before = seen_by(table, seat, common)
        self._lines.extend(self._new_lines(table, self._before))

    def news(self, table: Table, common: Common | None = None, due: Due | None = None) -> bytes | None:
        """The next message; None where nothing has changed for this chair."""
        now = seen_by(table, self.seat, common)
        lines = self._new_lines(table, now)
        changed = changes(self._before, now)
        if due != self._due:
            changed["due"] = due
        self._before, self._due = now, due
        if not changed and not lines:
            return None
        self._lines.extend(lines)
        self.number += 1
        message = {"is": "news", "n": self.number, "v": table.version, "set": changed, "told": lines}
        encoded = encoder.encode(message)
        self._sent.append((self.number, encoded))
        return encoded

    def whole(self, table: Table) -> bytes:
        """Everything, for one who has nothing: the table as it was last shown."""
        message: dict[str, Any] = {"is": "whole", "n": self.number, "v": table.version, "set": self._before}
        message["due"] = self._due
        message["told"] = list(self._lines)
        return encoder.encode(message)

    def since(self, number: int) -> list[bytes] | None:
        """The messages after `number`; None where they are no longer known."""
        if number > self.number or (number < self.number and (not self._sent or self._sent[0][0] > number + 1)):
            return None
        return [encoded for at, encoded in self._sent if at > number]

    def _new_lines(self, table: Table, now: Seen) -> list[Line]:
        """What has happened in the hand since the last message, as this chair saw it."""
        hand = table.hand
        if hand is None or now.hand is None:
            return []
        if table.number != self._hand or len(hand.events) < self._told:
            self._hand, self._told, self._result = table.number, 0, None
        new = [seen(event, self.seat, hand) for event in hand.events[self._told :]]
        self._told = len(hand.events)
        came_out = hand.is_over and now.result != self._result
        self._result = now.result if hand.is_over else None
        teller = self._teller_of(table, now)
        lines = teller.lines(new, now.hand, hand) if new else []
        return [*lines, Line(outcome(table, teller), kind="result")] if came_out else lines

    def _teller_of(self, table: Table, now: Seen) -> Teller:
        """The same one as long as nobody changes his chair or his name."""
        if self._teller is None or now.chairs is not self._before.chairs:
            names = {seat: chair.name for seat, chair in now.chairs.items()}
            self._teller = Teller(table.book, names, self.seat)
        return self._teller


def you(table: str, room: str, person: Person, seat: Seat | None, *, is_host: bool) -> bytes:
    """The first thing that a window is told."""
    about = {"table": table, "room": room, "name": person.name, "seat": seat, "host": is_host}
    return encoder.encode({"is": "you", **about})


def done(id: str, version: int) -> bytes:
    return encoder.encode({"is": "done", "id": id, "v": version})


def refused(id: str, refusal: Refusal) -> bytes:
    return encoder.encode({"is": "refused", "id": id, "refusal": refusal})


def hinted(id: str, found: dict[str, Any]) -> bytes:
    return encoder.encode({"is": "hint", "id": id, "hint": found})
