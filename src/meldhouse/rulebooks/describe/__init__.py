"""A book as its players would want to read it before they sit down.

Every line is made from what the book *says*, in the house's own words, so a club's changes show by themselves.

>>> from meldhouse.rulebooks import load_book
>>> [line.text for chapter in describe(load_book("st-hilary")) for line in chapter.lines if line.clause == "STH-BI-b"]
['Bids rise by 1 or more.']
"""

from __future__ import annotations

from functools import lru_cache

from meldhouse.rulebooks.describe.auction import bidding, exchange, trump
from meldhouse.rulebooks.describe.board import unplayed
from meldhouse.rulebooks.describe.dealing import deal, table
from meldhouse.rulebooks.describe.event import event
from meldhouse.rulebooks.describe.irregularities import going_wrong
from meldhouse.rulebooks.describe.meld import meld, meld_rows
from meldhouse.rulebooks.describe.newcomers import Term, for_newcomers
from meldhouse.rulebooks.describe.officials import conduct, officials
from meldhouse.rulebooks.describe.phrases import count, house_name, joined, of_another, plural, target, trump_name
from meldhouse.rulebooks.describe.play import play
from meldhouse.rulebooks.describe.prizes import prizes
from meldhouse.rulebooks.describe.reneges import lay_downs, reneges
from meldhouse.rulebooks.describe.scoring import ending, scoring
from meldhouse.rulebooks.describe.telling import OURS, READ, Chapter, Line, MeldRow, Teller, mark_of
from meldhouse.rulebooks.schema import Book

__all__ = [
    "OURS",
    "READ",
    "Chapter",
    "Line",
    "MeldRow",
    "Term",
    "count",
    "describe",
    "for_newcomers",
    "house_name",
    "in_brief",
    "joined",
    "mark_of",
    "of_another",
    "plural",
    "target",
    "trump_name",
]


def describe(book: Book) -> tuple[Chapter, ...]:
    """The whole book, chapter by chapter; what a game does not have, such as meld in 42, has no chapter."""
    return _chapters(Teller(book))


@lru_cache(maxsize=16)  # every page of a new table shows it, also one that sends a bad rulebook back
def in_brief(book: Book) -> tuple[Chapter, ...]:
    """Of the same sentences those that a player must know before the first hand.

    >>> from meldhouse.rulebooks import load_book
    >>> [chapter.word for chapter in in_brief(load_book("n42pa"))]
    ['Table', 'Deal', 'Bidding', 'Trump', 'Play', 'Scoring', 'Game']
    """
    tell = Teller(book)
    short = [(chapter, _among(chapter.lines, tell.chiefs)) for chapter in _chapters(tell)]
    return tuple(chapter._replace(lines=lines) for chapter, lines in short if lines or chapter.melds)


def _among(lines: tuple[Line, ...], chiefs: list[Line]) -> tuple[Line, ...]:
    return tuple(line for line in lines if any(line is chief for chief in chiefs))


def _chapters(tell: Teller) -> tuple[Chapter, ...]:
    book = tell.book
    passing = ("The kitty", "Kitty") if book.deal.kitty else (f"Passing {tell.pieces}", "Passing")
    game = (
        Chapter(f"The table and the {tell.pieces}", tuple(table(tell)), word="Table"),
        Chapter(f"The {tell.words.deal}", tuple(deal(tell)), word="Deal"),
        Chapter("Bidding", tuple(bidding(tell)), word="Bidding"),
        Chapter("Trump", tuple(trump(tell)), word="Trump"),
        Chapter(passing[0], tuple(exchange(tell)), word=passing[1]),
        Chapter("Meld", tuple(meld(tell)), tuple(meld_rows(book)), word="Meld"),
        Chapter("Hands that are not played", tuple(unplayed(tell)), word="Board"),
        Chapter("Play", (*play(tell), *lay_downs(tell)), word="Play"),
        Chapter("Scoring", tuple(scoring(tell)), word="Scoring"),
        Chapter("The end", tuple(ending(tell)), word="Game"),
    )
    told = {line.clause for chapter in game for line in chapter.lines}
    chapters = (
        *game,
        Chapter("Table talk and manners", tuple(conduct(tell, told)), word="Manners"),
        Chapter("When something goes wrong", (*reneges(tell), *going_wrong(tell)), word="Trouble"),
        Chapter("Officials and penalties", tuple(officials(tell)), word="Officials"),
        Chapter("Tournaments", (*event(tell), *prizes(tell)), word="Tournament"),
    )
    return tuple(chapter for chapter in chapters if chapter.lines)
