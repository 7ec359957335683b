"""The lines of a record that belong to one hand, and the faults in all of them."""

from __future__ import annotations

from bisect import bisect_right

from meldhouse.game.actions import Event
from meldhouse.game.records.grammar import Unreadable, read_seat
from meldhouse.game.records.record import RecordError
from meldhouse.game.seats import Seat
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks.reading.faults import Fault


class Draft:
    """One hand while it is being read."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.fields: dict[str, tuple[int, str]] = {}
        """Its head: for each key, its line number and value."""
        self.steps: list[tuple[int, Event | list[Piece]]] = []
        """What happened, with line numbers; pieces that followed a lead do not have their players yet."""

    def says(self, key: str) -> bool:
        return self.fields.get(key, (0, ""))[1].lower() in ("yes", "true", "1")


MOST = 50
"""The most faults reported; a text with more is no record."""


class Faults:
    """The faults found in a record so far."""

    def __init__(self) -> None:
        self.found: list[Fault] = []
        self.begins: list[int] = []
        """The line in which each hand begins."""

    def add(self, line: int, message: Message, *, clause: str | None = None, key: str | None = None) -> None:
        hand = bisect_right(self.begins, line)
        if len(self.found) == MOST:
            raise RecordError([*self.found, Fault(fact("record-more-faults"), line=line)])
        self.found.append(Fault(message, line=line or None, hand=hand or None, clause=clause, key=key))

    def pairs(self, line: int, text: str) -> dict[Seat, str]:
        """Reads a value for each seat: “N = Host, S = Guest”."""
        pairs: dict[Seat, str] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            who, equals, value = part.partition("=")
            try:
                if not equals:
                    raise Unreadable(fact("record-no-pair", text=part[:30]))
                pairs[read_seat(who)] = value.strip()
            except Unreadable as problem:
                self.add(line, problem.message)
        return pairs
