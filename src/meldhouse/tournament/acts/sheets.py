"""Score sheets: written, mended, signed, corrected."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from meldhouse.game import Seat, Side, Slip
from meldhouse.tournament.acts.base import OfTable, Text


class FirstDealer(OfTable, frozen=True, kw_only=True):
    """Who deals, or shakes, first: as the house draws for it."""

    seat: Seat


class EnterSlips(OfTable, frozen=True, kw_only=True):
    """The next hand, or several."""

    slips: tuple[Slip, ...]
    version: int | None = None
    """The sheet as it was seen; somebody else may have written on it since."""
    fingerprint: str = ""
    """Of the book by which a live table has played it."""
    call: int = 0
    """The call whose ruling writes it, where an official does."""


class ChangeSlip(OfTable, frozen=True, kw_only=True):
    """The players mend a hand before the sheet is locked."""

    hand: int
    slip: Slip
    version: int | None = None
    call: int = 0
    """The call whose ruling writes it, where an official does."""


class EnterResult(OfTable, frozen=True, kw_only=True):
    """Only how the table ended, where nobody wrote the hands down."""

    points: dict[Side, int]
    games: dict[Side, int] = msgspec.field(default_factory=dict)
    sets: dict[Seat, int] = msgspec.field(default_factory=dict)
    """How often each was set as a bidder, where that is paid for or counted."""
    reneges: dict[Seat, int] = msgspec.field(default_factory=dict)
    version: int | None = None


class Agree(OfTable, frozen=True, kw_only=True):
    """A side agrees to a hand as it is written; in some houses it stands when both have."""

    hand: int
    side: Side


class Sign(OfTable, frozen=True, kw_only=True):
    """A side signs for exactly the figures that it was shown."""

    side: Side
    signer: str
    """The person."""
    digest: str


class Forfeit(OfTable, frozen=True, kw_only=True):
    """An official ends the table for those who are there: a side has not come, has left, or is sent away."""

    side: Side
    """Who forfeits."""
    reason: Text
    clause: str = ""
    points: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """What the others get for it beside what is written, where points are counted."""
    average: bool = False
    """Instead of these: what comes to the average of the round, as for sitting out, reckoned when it is closed."""


class Correct(OfTable, frozen=True, kw_only=True):
    """An official changes a locked sheet."""

    hand: int
    slip: Slip
    reason: Text
    clause: str = ""
    call: int = 0
    """The call whose ruling it is, where one is."""


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
