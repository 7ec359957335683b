"""Rounds: seated, called, started, closed; and who is not there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from meldhouse.tournament.acts.base import Act, Name, OfRound, Text

Late = Annotated[int, Meta(ge=0, le=600)]
"""Minutes."""


class Draft(Act, frozen=True, kw_only=True):
    """The next round is seated; only the desk sees it yet."""


class PlayOff(Act, frozen=True, kw_only=True):
    """A round for those who tie for a place."""

    place: int
    entrants: tuple[str, ...]
    below: tuple[str, ...] = ()
    """Who fills up the tables; where people enter alone, also as partners of those who tie."""
    division: Name = ""
    """Where it is a place in a division."""


class Arrange(Act, frozen=True, kw_only=True):
    """The director seats a draft by hand; against the movement only with a reason."""

    tables: tuple[tuple[str, ...], ...]
    out: tuple[str, ...] = ()
    reason: Text = ""


class Swap(Act, frozen=True, kw_only=True):
    """Two change places in a draft; where results or a plan say who goes where, only with a reason."""

    one: str
    two: str
    reason: Text = ""


class Confirm(OfRound, frozen=True, kw_only=True):
    pass


class Release(OfRound, frozen=True, kw_only=True):
    """Everybody may see where he sits."""


class Call(OfRound, frozen=True, kw_only=True):
    """Players are called to their tables."""


class Start(OfRound, frozen=True, kw_only=True):
    """Play begins, and with it the clock."""


class Extend(OfRound, frozen=True, kw_only=True):
    minutes: int


class CallTime(OfRound, frozen=True, kw_only=True):
    """The time is up now."""


class Close(OfRound, frozen=True, kw_only=True):
    """Every sheet is in."""

    anyway: bool = False
    """Though a referee is still called to one of its tables, or something he ordered is not written."""
    reason: Text = ""
    """Why, then."""


class Scrap(OfRound, frozen=True, kw_only=True):
    """A draft is thrown away, to be seated again."""

    again: bool = False
    """It is seated again at once, by the results as they are now."""


class Missing(OfRound, frozen=True, kw_only=True):
    """Somebody is not at the table though play has started."""

    person: str


class Arrived(OfRound, frozen=True, kw_only=True):
    """And now is."""

    person: str
    minutes: Late | None = None
    """How late he came, as an official says; without it by the clock of the round, which somebody may have started late
    or early."""


class StandIn(OfRound, frozen=True, kw_only=True):
    """Somebody plays the rest of the round for a player who did not come; the points are nobody's."""

    person: str
    name: Name
    minutes: Late | None = None
    """How late it is, as an official says; without it by the clock of the round."""
