"""Who sits where."""

from __future__ import annotations

import msgspec

from meldhouse.game import SEAT_NAMES, Seat


class Chair(msgspec.Struct, frozen=True):
    """A chair: empty, with a person, or with a bot."""

    seat: Seat
    person: str = ""
    name: str = ""
    level: str = ""
    """The bot's, where one sits here."""
    away: bool = False
    """The person is gone, and a bot plays for him."""

    @property
    def is_empty(self) -> bool:
        return not self.person and not self.level

    @property
    def is_present(self) -> bool:
        """A person sits here and decides for himself."""
        return bool(self.person) and not self.away

    @property
    def called(self) -> str:
        """What the others call whoever sits here."""
        return self.name or SEAT_NAMES[self.seat]
