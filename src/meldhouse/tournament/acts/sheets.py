"""Score sheets: written, edited, signed, corrected."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from meldhouse.game import Seat, Side, Slip
from meldhouse.tournament.acts.base import OfTable, Text


class FirstDealer(OfTable, frozen=True, kw_only=True):
    """Who deals, or shakes, first, as drawn under the club's rules."""

    seat: Seat


class EnterSlips(OfTable, frozen=True, kw_only=True):
    """Write the next hand, or several."""

    slips: tuple[Slip, ...]
    version: int | None = None
    """The version of the sheet that was seen; somebody else may have written on it since."""
    fingerprint: str = ""
    """Of the rulebook a live table has played by."""
    call: int = 0
    """The call whose ruling writes it, if an official does."""


class ChangeSlip(OfTable, frozen=True, kw_only=True):
    """The players edit a hand before the sheet is locked."""

    hand: int
    slip: Slip
    version: int | None = None
    call: int = 0
    """The call whose ruling writes it, if an official does."""


class EnterResult(OfTable, frozen=True, kw_only=True):
    """Only how the table ended, if nobody wrote the hands down."""

    points: dict[Side, int]
    games: dict[Side, int] = msgspec.field(default_factory=dict)
    sets: dict[Seat, int] = msgspec.field(default_factory=dict)
    """How often each player was set as bidder, where that is paid for or counted."""
    reneges: dict[Seat, int] = msgspec.field(default_factory=dict)
    version: int | None = None


class Agree(OfTable, frozen=True, kw_only=True):
    """A side agrees to a hand as it is written; under some rules it stands when both have."""

    hand: int
    side: Side


class Sign(OfTable, frozen=True, kw_only=True):
    """A side signs for exactly the figures it was shown."""

    side: Side
    signer: str
    """The person's id."""
    digest: str


class Forfeit(OfTable, frozen=True, kw_only=True):
    """An official ends the table in favor of those present: a side has not come, has left, or is sent away."""

    side: Side
    """The side that forfeits."""
    reason: Text
    clause: str = ""
    points: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """Where points are counted: what the others get for it besides what is written."""
    average: bool = False
    """Instead, fill up to the average of the round, as for sitting out; computed when it is closed."""


class Correct(OfTable, frozen=True, kw_only=True):
    """An official changes a locked sheet."""

    hand: int
    slip: Slip
    reason: Text
    clause: str = ""
    call: int = 0
    """The call whose ruling it is, if there is one."""


class CorrectResult(OfTable, frozen=True, kw_only=True):
    points: dict[Side, int]
    games: dict[Side, int] = msgspec.field(default_factory=dict)
    sets: dict[Seat, int] = msgspec.field(default_factory=dict)
    reneges: dict[Seat, int] = msgspec.field(default_factory=dict)
    reason: Text
    clause: str = ""


class Acknowledge(OfTable, frozen=True, kw_only=True):
    """A player has heard of a correction."""

    correction: int
    person: str
