"""What the lobby shows of the tables, and what a new table is asked for with."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from meldhouse.game import Seat
from meldhouse.messages import FactError, Message
from meldhouse.rulebooks import Book

Conduct = Literal["guarded", "refereed"]
Entry = Literal["open", "link", "private"]

USUAL_LEVEL = "expert"
"""A good partner is what people miss most in bots; who wants an easier game says so."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as somebody wants it; every part has been checked."""

    book: Book
    text: str | None = None
    """The club's own book as TOML; None for a house of the shelf, which `book.name` finds again."""
    name: str
    conduct: Conduct = "guarded"
    bots: str = USUAL_LEVEL
    """The level of those who sit where nobody does."""
    entry: Entry = "open"
    """Listed for everybody, for those with the link, or for nobody but bots."""
    clock: int | None = None
    """Seconds for a decision; None for no clock."""
    watchers: bool = True
    at_once: bool = False
    """Bots take every other seat and the first hand begins."""


class SeatLine(msgspec.Struct, frozen=True):
    seat: Seat
    who: str | None
    """None for a seat that waits for somebody."""
    bot: str = ""
    """How well a bot plays, where one sits there."""
    is_computer: bool = False


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    name: str
    house: Message
    seats: tuple[SeatLine, ...]
    conduct: Conduct = "guarded"
    stage: Message | None = None
    """How far it is; nothing before the first hand."""
    score: Message | None = None
    """Nothing for those who do not sit there, and before the first hand."""
    your_turn: bool = False
    watchers: bool = False


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    id: str
    house: Message
    ended: datetime
    result: Message
    won: bool | None = None


class TooManyTables(FactError):
    """Why no table was opened: the person has too many already."""
