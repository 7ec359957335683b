"""What the lobby shows of the tables, and the data for a new table."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from meldhouse.game import Seat
from meldhouse.messages import FactError, Message
from meldhouse.rulebooks import Book

Conduct = Literal["guarded", "refereed"]
WayIn = Literal["open", "link", "private"]

USUAL_LEVEL = "expert"
"""The default level: people miss a good partner most in bots; anyone can choose an easier game."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A new table as requested; every part has been checked."""

    book: Book
    text: str | None = None
    """The club's own book as TOML; None for a house on the shelf, which `book.name` finds."""
    name: str
    conduct: Conduct = "guarded"
    bots: str = USUAL_LEVEL
    """The level of bots in empty seats."""
    entry: WayIn = "open"
    """Who may join: everybody, people with the link, or only bots."""
    clock: int | None = None
    """Seconds for a decision; None for no clock."""
    watchers: bool = True
    at_once: bool = False
    """Whether bots take every other seat and the first hand begins at once."""


class SeatLine(msgspec.Struct, frozen=True):
    seat: Seat
    who: str = ""
    """The name of the person who sits there."""
    bot: str = ""
    """The level of the bot that sits there instead."""
    is_free: bool = False


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    name: Message
    house: Message
    seats: tuple[SeatLine, ...]
    conduct: Conduct = "guarded"
    stage: Message | None = None
    """How far it is; empty before the first hand."""
    score: Message | None = None
    """None for people who do not sit there, and before the first hand."""
    your_turn: bool = False
    watchers: bool = False


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game."""

    id: str
    house: Message
    ended: datetime
    result: Message
    won: bool | None = None


class TooManyTables(FactError):
    """Why no table was opened: this person already has too many."""
