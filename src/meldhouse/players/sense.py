"""A player of simple good sense."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import (
    Action,
    Discard,
    Event,
    PassPieces,
    Play,
    Seat,
    ShowMeld,
    TurnKitty,
    View,
    count_meld,
)
from meldhouse.pieces import FACE_DOWN
from meldhouse.players.handing import gift, spare
from meldhouse.players.memory import Memory
from meldhouse.players.playing import choose_play
from meldhouse.rulebooks import Book


class Sense:
    def __init__(self, book: Book) -> None:
        self.book = book
        self._memories: dict[Seat, tuple[Memory, int, Event | None]] = {}

    def remember(self, seat: Seat, seen: Sequence[Event]) -> Memory:
        memory, length, last = self._memories.get(seat, (None, 0, None))
        if memory is None or len(seen) < length or seen[length - 1] is not last:
            memory, length = Memory(self.book, seat), 0
        for event in seen[length:]:
            memory.see(event)
        self._memories[seat] = (memory, len(seen), seen[-1] if seen else None)
        return memory

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        seat = view.seat
        assert seat is not None
        book = self.book
        if view.phase == "tricks":
            return Play(seat, choose_play(view, self.remember(seat, seen)))
        if view.phase == "kitty" and FACE_DOWN in view.kitty:
            return TurnKitty(seat)
        if view.phase == "exchange":
            assert view.trump
            if seat == view.bidder:
                return PassPieces(
                    seat,
                    spare(
                        book,
                        view.hand,
                        view.trump,
                        book.exchange.count,
                        counters_safe=False,
                        more_to_come=book.exchange.form == "blind",
                    ),
                )
            return PassPieces(seat, gift(book, view.hand, view.trump, book.exchange.count))
        if view.phase == "discard":
            assert view.trump
            away = spare(book, view.hand, view.trump, book.deal.kitty, counters_safe=True, more_to_come=False)
            return Discard(seat, away, sum(c.suit == view.trump for c in away))
        if view.phase == "meld":
            return ShowMeld(seat, count_meld(book, view.hand, view.trump).pieces)
        raise NotImplementedError(view.phase)

    def unasked(self, view, seen):
        return None
