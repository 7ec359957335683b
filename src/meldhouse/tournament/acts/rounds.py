"""Rounds: seated, called, started, closed; and players who are not there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from meldhouse.tournament.acts.base import Act, Name, OfRound, Text

Late = Annotated[int, Meta(ge=0, le=600)]
"""Minutes."""


class Draft(Act, frozen=True, kw_only=True):
    """Seat the next round; only the desk sees it yet."""


class PlayOff(Act, frozen=True, kw_only=True):
    """A round for players who tie for a place."""

    place: int
    entrants: tuple[str, ...]
    below: tuple[str, ...] = ()
    """Players who fill the tables; where people enter alone, also as partners of those who tie."""
    division: Name = ""
    """Set if it is a place in a division."""


class Arrange(Act, frozen=True, kw_only=True):
    """The director seats a draft by hand; changing what the movement requires takes a reason."""

    tables: tuple[tuple[str, ...], ...]
    out: tuple[str, ...] = ()
    reason: Text = ""


class Swap(Act, frozen=True, kw_only=True):
    """Two players swap places in a draft; where results or a plan decide who goes where, this takes a reason."""

    one: str
    two: str
    reason: Text = ""


class Confirm(OfRound, frozen=True, kw_only=True):
    pass


class Release(OfRound, frozen=True, kw_only=True):
    """Everybody may see where they sit."""


class Call(OfRound, frozen=True, kw_only=True):
    """Call the players to their tables."""


class Start(OfRound, frozen=True, kw_only=True):
    """Start play, and with it the clock."""


class Extend(OfRound, frozen=True, kw_only=True):
    minutes: int


class CallTime(OfRound, frozen=True, kw_only=True):
    """Time is up now."""


class Close(OfRound, frozen=True, kw_only=True):
    """Every sheet is in."""

    anyway: bool = False
    """Even though a referee is still called to one of its tables, or a ruling is not on the sheet yet."""
    reason: Text = ""
    """Why, in that case."""


class Scrap(OfRound, frozen=True, kw_only=True):
    """Discard a draft, to be seated again."""

    again: bool = False
    """Seat it again at once, by the current results."""


class Missing(OfRound, frozen=True, kw_only=True):
    """A player is not at the table although play has started."""

    person: str


class Arrived(OfRound, frozen=True, kw_only=True):
    """A missing player has come."""

    person: str
    minutes: Late | None = None
    """How late they came, according to an official; otherwise by the clock of the round, which may have been started
    late or early."""


class StandIn(OfRound, frozen=True, kw_only=True):
    """A stand-in plays the rest of the round for a player who did not come; the points are nobody's."""

    person: str
    name: Name
    minutes: Late | None = None
    """How late it is, according to an official; otherwise by the clock of the round."""
