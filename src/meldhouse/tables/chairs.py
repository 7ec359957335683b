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


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who wants a bot's chair in the middle of a hand, and has it from the next one on."""

    seat: Seat
    person: str
    name: str
    since: int
    """The version of the table with which they asked."""
    agreed: bool = False
    """The host has said: from the next hand on. Until then the host is asked."""


class Change(msgspec.Struct, frozen=True):
    """Somebody took a bot's chair, or left one to a bot, once the game had begun."""

    seat: Seat
    name: str
    came: bool
    after: int
    """So much of the hand had happened."""
