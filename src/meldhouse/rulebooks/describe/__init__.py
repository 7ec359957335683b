"""A book as its players would want to read it before they sit down.

Every line is made from what the book *says*, in the house's own words, so a club's changes show by themselves.

>>> from meldhouse.rulebooks import load_book
>>> [line.text for chapter in describe(load_book("st-hilary")) for line in chapter.lines if line.clause == "STH-BI-b"]
['Bids rise by 1 or more.']
"""

from __future__ import annotations

from meldhouse.rulebooks.describe.auction import bidding, exchange, trump
from meldhouse.rulebooks.describe.board import unplayed
from meldhouse.rulebooks.describe.dealing import deal, table
from meldhouse.rulebooks.describe.meld import meld, meld_rows
from meldhouse.rulebooks.describe.phrases import count, house_name, joined, plural, target, trump_name
from meldhouse.rulebooks.describe.play import play
from meldhouse.rulebooks.describe.scoring import ending, scoring
from meldhouse.rulebooks.describe.telling import Chapter, Line, MeldRow, Teller
from meldhouse.rulebooks.schema import Book

__all__ = [
    "Chapter",
    "Line",
    "MeldRow",
    "count",
    "describe",
    "house_name",
    "joined",
    "plural",
    "target",
    "trump_name",
]


def describe(book: Book) -> tuple[Chapter, ...]:
    """The whole book, chapter by chapter; what a game does not have, such as meld in 42, has no chapter."""
    tell = Teller(book)
    chapters = (
        Chapter(f"The table and the {tell.pieces}", tuple(table(tell))),
        Chapter(f"The {tell.words.deal}", tuple(deal(tell))),
        Chapter("Bidding", tuple(bidding(tell))),
        Chapter("Trump", tuple(trump(tell))),
        Chapter("The kitty" if book.deal.kitty else f"Passing {tell.pieces}", tuple(exchange(tell))),
        Chapter("Meld", tuple(meld(tell)), tuple(meld_rows(book))),
        Chapter("Hands that are not played", tuple(unplayed(tell))),
        Chapter("Play", tuple(play(tell))),
        Chapter("Scoring", tuple(scoring(tell))),
        Chapter("The end", tuple(ending(tell))),
    )
    return tuple(chapter for chapter in chapters if chapter.lines)
