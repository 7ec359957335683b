"""What the pages ask of the tables, and what they hand to them. Live tables are plugged in as one `Lobby`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, Protocol

import msgspec

from meldhouse.rulebooks import Book
from meldhouse.web.people import Person

Conduct = Literal["guarded", "refereed"]
Entry = Literal["open", "link", "private"]


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as somebody wants it; every part has been checked."""

    book: Book
    text: str | None = None
    """The club's own book as TOML; None for a house of the shelf, which `book.name` finds again."""
    name: str
    conduct: Conduct = "guarded"
    bots: str = "club"
    """The level of those who sit where nobody does."""
    entry: Entry = "open"
    """Listed for everybody, for those with the link, or for nobody but bots."""
    clock: int | None = None
    """Seconds for a decision; None for no clock."""
    watchers: bool = True
    at_once: bool = False
    """Bots take every other seat and the first hand begins."""


class SeatLine(msgspec.Struct, frozen=True):
    seat: str
    """“North”."""
    who: str | None
    """None for a seat that waits for somebody."""
    bot: bool = False


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby."""

    id: str
    name: str
    house: str
    seats: tuple[SeatLine, ...]
    conduct: Conduct = "guarded"
    stage: str = ""
    """“bidding, hand 3”; empty before the first hand."""
    your_turn: bool = False
    watchers: bool = False


class GameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over."""

    id: str
    house: str
    ended: datetime
    result: str
    """“You and Ruth won, 152 to 97.”"""
    won: bool | None = None


class NoTable(Exception):
    """Why no table was opened, in a sentence that says what to do next."""


class Lobby(Protocol):
    async def open_tables(self, person: Person, /) -> Sequence[TableLine]:
        """Those with a free seat, or that may be watched, and that anybody may find; newest first."""

    async def my_tables(self, person: Person, /) -> Sequence[TableLine]:
        """Those where this person has a seat, the ones that wait for him first."""

    async def my_games(self, person: Person, /) -> Sequence[GameLine]:
        """His games that are over, newest first."""

    async def open(self, host: Person, wanted: NewTable, /) -> str:
        """Open it, seat the host, answer with its id: the page goes on to /table/ID. Raises `NoTable`."""


class NoTablesYet:
    """The lobby of a house without live tables: it lists nothing, because there is nothing."""

    async def open_tables(self, _person: Person) -> Sequence[TableLine]:
        return ()

    async def my_tables(self, _person: Person) -> Sequence[TableLine]:
        return ()

    async def my_games(self, _person: Person) -> Sequence[GameLine]:
        return ()

    async def open(self, _host: Person, wanted: NewTable) -> str:
        raise NoTable(
            "This Meldhouse has no tables in the browser yet. At the terminal it does: "
            f"“meldhouse play {wanted.book.name}” sits you down with bots."
            if wanted.text is None
            else "This Meldhouse has no tables in the browser yet. Download your book, and play by it at the terminal: "
            f"“meldhouse play {wanted.book.name}.toml”."
        )
