"""What is agreed when a table is opened: rules, refereeing, who may come, and time to think."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from meldhouse.game import Seat
from meldhouse.messages import Message, fact, written
from meldhouse.referee.officials.allowances import Allowance
from meldhouse.rulebooks import Book, book_names, load_book, loads_book

LONGEST_BOOK = 64 * 1024
Title = Annotated[str, msgspec.Meta(max_length=60)]
Access = Literal["open", "link", "private"]
"""``open``: listed in the lobby. ``link``: everybody with the link. ``private``: the host, and bots."""


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    book: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_BOOK)]
    """The name of a rulebook, or the whole text of a club's own."""
    title: Title = ""
    """As the host wrote it; of a tournament's table, the tournament's."""
    host_name: str = ""
    """Empty for a guest without a name."""
    place: tuple[int, int] | None = None
    """Of a tournament's table: its round and its number there."""
    refereed: bool = False
    access: Access = "open"
    level: str = "club"
    """The bots for empty chairs, and for people who are away."""
    clock: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds for a decision before a bot makes it; 0: no limit."""
    watchers: bool = True
    hands_shown: bool = True
    """Whether spectators see all hands when a hand is over."""
    home: str = ""
    """The page of the owner, such as a tournament, who opened the table for others and assigned its chairs: nobody
    takes or leaves one here, and the owner decides whether another hand is dealt (`tables.owners`)."""
    sits_in: bool = True
    """Whether a bot plays for people who are away."""
    key: str = ""
    """In hex. Every deal follows from it, so there is nothing to prove: for somebody who plays alone and may want the
    same deals again. Whoever knows it knows every card."""
    eased: tuple[tuple[Seat, Allowance], ...] = ()
    """Rules eased for people before they came here, with their chairs."""

    @property
    def called(self) -> Message:
        """The table's name.

        >>> from meldhouse.messages import Voice
        >>> [Voice().say(Terms(book="npa", **name).called) for name in ({"host_name": "Ann"}, {"title": "Sunday"})]
        ['Ann’s table', 'Sunday']
        """
        if self.place is not None:
            round, table = self.place
            return fact("table-of-event", title=self.title, round=round, table=table)
        return written(self.title) if self.title else usual_name(self.host_name)


def usual_name(host: str) -> Message:
    """The name of a table whose host wrote none."""
    return fact("table-of-host", name=host) if host else fact("table-nameless")


@lru_cache(maxsize=256)
def book_of(source: str) -> Book:
    """The rulebook that a table's terms name or contain.

    >>> book_of("npa").name, book_of('extends = "npa"\\nname = "ours"\\ntitle = "Ours"').name
    ('npa', 'ours')
    """
    return load_book(source) if source in book_names() else loads_book(source, source="book")
