"""What all our players share: they remember what they saw, and throw in hopeless hands."""

from __future__ import annotations

from collections.abc import Sequence

from meldhouse.game import Action, CallRedeal, CallRenege, Event, Seat, View
from meldhouse.game.phases.counting import is_weak
from meldhouse.players.beliefs.memory import Memory
from meldhouse.players.beliefs.suspecting import seen_reneges
from meldhouse.rulebooks import Book


class Recalling:
    """A player for any seat of tables that go by `book`."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._memories: dict[Seat, tuple[Memory, int, Event | None]] = {}

    def remember(self, seat: Seat, seen: Sequence[Event]) -> Memory:
        """The memory of `seen`; only what is new since last time is folded."""
        memory, length, last = self._memories.get(seat, (None, 0, None))
        if memory is None or len(seen) < length or seen[length - 1] is not last:
            memory, length = Memory(self.book, seat), 0
        for event in seen[length:]:
            memory.see(event)
        self._memories[seat] = (memory, len(seen), seen[-1] if seen else None)
        return memory

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:
        """Throw in a hand of nines without meld, where the rules allow it; call a renege that can be proven."""
        if view.seat is None:
            return None
        if view.phase == "tricks":
            return self._calls(view.seat, seen)
        if view.calls or view.phase not in ("count", "auction"):
            return None
        return CallRedeal(view.seat) if is_weak(self.book, view.hand) else None

    def _calls(self, seat: Seat, seen: Sequence[Event]) -> Action | None:
        memory = self.remember(seat, seen)
        for renege in seen_reneges(memory):
            if renege not in memory.called and renege.offence in self.book.renege.kinds:
                return CallRenege(seat, *renege)
        return None
