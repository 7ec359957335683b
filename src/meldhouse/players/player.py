"""What the table asks of a player, person or bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from meldhouse.game import Action, Event, View


class Player(Protocol):
    """Decides for a seat, from what that seat may know and nothing else.

    `view` is the table as the seat sees it now. `seen` is the hand so far as the seat saw it happen, with face-down
    pieces still face down: the only source of memory. A player keeps no secrets between two questions, so a table can
    be restored, or a decision taken back, by asking again.
    """

    def decide(self, view: View, seen: Sequence[Event]) -> Action:
        """What `view.seat`, whose turn it is, does now."""
        ...

    def unasked(self, view: View, seen: Sequence[Event]) -> Action | None:
        """What `view.seat` does before the first call without being asked, such as throwing in a hopeless hand."""
        ...
