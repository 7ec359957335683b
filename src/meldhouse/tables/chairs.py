"""Who sits where."""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat
from meldhouse.messages import Message, fact


class Chair(msgspec.Struct, frozen=True):
    """A chair: empty, with a person, or with a bot."""

    seat: Seat
    person: str = ""
    name: str = ""
    level: str = ""
    """The level of the bot, if one sits here."""
    away: bool = False
    """The person is gone, and a bot plays for them."""

    @property
    def is_empty(self) -> bool:
        return not self.person and not self.level

    @property
    def is_present(self) -> bool:
        """A person sits here and makes the decisions."""
        return bool(self.person) and not self.away

    @property
    def called(self) -> str | Message:
        """What the others call the player in this chair: by name, or by the seat if there is none."""
        return called(self.name, self.seat)


def called(name: str, seat: Seat) -> str | Message:
    return name or fact("seat", seat=seat)


class Newcomer(msgspec.Struct, frozen=True):
    """A person who asked for a bot's chair during a hand, and gets it with the next one."""

    seat: Seat
    person: str
    name: str
    since: int
    """The version of the table at which they asked."""
    agreed: bool = False
    """The host has said yes, from the next hand on. Until then the host is asked."""


class Change(msgspec.Struct, frozen=True):
    """A person took a bot's chair, or left theirs to a bot, after the game had begun."""

    seat: Seat
    name: str
    came: bool
    after: int
    """How many events of the hand had happened."""
