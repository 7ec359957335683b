"""A signed sheet on its way: completed, checked, handed in, and then changed only by the scoring table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from meldhouse.game import SEAT_NAMES, Refusal, Refused, Seat, Side, seating_of
from meldhouse.referee.moments import refuse_official
from meldhouse.referee.officials import Official
from meldhouse.referee.words import joined
from meldhouse.rulebooks import Book

SCORING_TABLE = ("scorekeeper", "verifier")
"""The posts of the official scoring table; the scorekeeper of a table of players is another person."""


class Signed(msgspec.Struct, frozen=True, tag=True):
    """A side signs: the scorekeeper's for having filled it in, the other for having checked it."""

    side: Side


class HandedIn(msgspec.Struct, frozen=True, tag=True):
    """It lies on the scoring table."""


class Changed(msgspec.Struct, frozen=True, tag=True):
    """The scoring table changes a score."""

    by: Official
    what: str


class Told(msgspec.Struct, frozen=True, tag=True):
    """A player has heard of the last change."""

    seat: Seat


SheetEvent = Signed | HandedIn | Changed | Told


class SheetCourse:
    """Where one sheet is on its way. `scorekeeper` is the player who writes it."""

    def __init__(self, book: Book, *, scorekeeper: Seat, events: Iterable[SheetEvent] = ()) -> None:
        self.book = book
        self.scorekeeper: Seat = scorekeeper
        self.events: list[SheetEvent] = []
        for event in events:
            self.apply(event)

    @property
    def signed(self) -> tuple[Side, ...]:
        return tuple(event.side for event in self.events if isinstance(event, Signed))

    @property
    def is_in(self) -> bool:
        return any(isinstance(event, HandedIn) for event in self.events)

    @property
    def untold(self) -> tuple[Seat, ...]:
        """The players who have not heard of the last change."""
        waiting: tuple[Seat, ...] = ()
        for event in self.events:
            if isinstance(event, Changed):
                waiting = seating_of(self.book).seats
            elif isinstance(event, Told):
                waiting = tuple(seat for seat in waiting if seat != event.seat)
        return waiting

    @property
    def is_settled(self) -> bool:
        """Nothing is left to be done with it."""
        return self.is_in and not self.untold

    def apply(self, event: SheetEvent) -> None:
        if (refusal := self.verify(event)) is not None:
            raise Refused(refusal)
        self.events.append(event)

    def verify(self, event: SheetEvent) -> Refusal | None:
        if self.book.match.sheet != "signed":
            return refuse_official(self.book, "sheet-unsigned")
        if isinstance(event, Signed):
            return self._verify_signature(event.side)
        if isinstance(event, HandedIn):
            return self._verify_hand_in()
        if not self.is_in:
            return refuse_official(self.book, "sheet-not-in")
        if isinstance(event, Changed):
            return self._verify_change(event)
        who = SEAT_NAMES.get(event.seat, event.seat)
        return None if event.seat in self.untold else refuse_official(self.book, "sheet-nothing", who=who)

    def _verify_signature(self, side: Side) -> Refusal | None:
        seating = seating_of(self.book)
        first = seating.side[self.scorekeeper]
        if side not in seating.sides:
            return refuse_official(self.book, "sheet-side", side=side, sides=", ".join(seating.sides))
        if self.is_in:
            return refuse_official(self.book, "sheet-in")
        if side in self.signed:
            return refuse_official(self.book, "sheet-signed", side=side)
        return None if side == first or first in self.signed else refuse_official(self.book, "sheet-first", side=first)

    def _verify_hand_in(self) -> Refusal | None:
        if self.is_in:
            return refuse_official(self.book, "sheet-in")
        missing = [side for side in seating_of(self.book).sides if side not in self.signed]
        return refuse_official(self.book, "sheet-verify", side=joined(missing)) if missing else None

    def _verify_change(self, event: Changed) -> Refusal | None:
        if event.by.post not in SCORING_TABLE or not event.by.person.strip():
            return refuse_official(self.book, "sheet-post", posts=" or the ".join(SCORING_TABLE))
        if not event.what.strip():
            return refuse_official(self.book, "sheet-why")
        if self.untold:
            who = joined(SEAT_NAMES[seat] for seat in self.untold)
            return refuse_official(self.book, "sheet-untold", who=who)
        return None
