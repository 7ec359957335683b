"""What is agreed when a table is opened: the house, how it is watched over, who may come, how long one may think."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from meldhouse.game import Seat
from meldhouse.referee.allowances import Allowance
from meldhouse.rulebooks import Book, book_names, load_book, loads_book

LONGEST_BOOK = 64 * 1024
Title = Annotated[str, msgspec.Meta(max_length=60)]
Access = Literal["open", "link", "private"]
"""``open``: everybody finds it in the lobby. ``link``: whoever has the link. ``private``: the host, and bots."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    book: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_BOOK)]
    """The name of a house, or the whole text of a club's own book."""
    title: Title = ""
    refereed: bool = False
    access: Access = "open"
    level: str = "club"
    """Who plays in chairs that nobody takes, and for people who are away."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds for a decision before a bot makes it; 0: as long as one likes."""
    watchers: bool = True
    hands_shown: bool = True
    """Whether those who watch see all hands when a hand is over."""
    home: str = ""
    """The page of whoever has opened the table for others, such as a tournament, and given out its chairs: nobody takes
    one here, or leaves it, and whether another hand is dealt is asked there (`tables.owners`)."""
    sits_in: bool = True
    """Whether a bot plays for those who are away."""
    eased: tuple[tuple[Seat, Allowance], ...] = ()
    """Rules that were eased for people before they came here, with the chairs that are theirs."""


@lru_cache(maxsize=256)
def book_of(source: str) -> Book:
    """The book that a table's terms mean.

    >>> book_of("npa").name, book_of('extends = "npa"\\nname = "ours"\\ntitle = "Ours"').name
    ('npa', 'ours')
    """
    return load_book(source) if source in book_names() else loads_book(source, source="book")
