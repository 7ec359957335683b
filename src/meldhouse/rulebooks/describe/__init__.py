"""Describes a book the way players want to read it before they sit down.

Every line is made from what the book *says*, so a club's changes show by themselves. Lines are messages, worded at the
edges in the reader's language.

>>> from meldhouse.rulebooks import load_book
>>> [line.says for chapter in describe(load_book("bend")) for line in chapter.lines if line.clause == "BEN-2.2b"]
[Message(id='rules-minimum', args={'bid': 500}), Message(id='rules-opening', args={'bid': 500})]
"""

from __future__ import annotations

from functools import lru_cache

from meldhouse.rulebooks.describe.auction import bidding, exchange, trump
from meldhouse.rulebooks.describe.board import unplayed
from meldhouse.rulebooks.describe.dealing import deal, table
from meldhouse.rulebooks.describe.event import event
from meldhouse.rulebooks.describe.facts import length
from meldhouse.rulebooks.describe.irregularities import going_wrong
from meldhouse.rulebooks.describe.lines import Chapter, Mark, MeldRow, RuleLine, Sheet, mark_fact, mark_of
from meldhouse.rulebooks.describe.meld import meld, meld_rows
from meldhouse.rulebooks.describe.newcomers import Term, for_newcomers
from meldhouse.rulebooks.describe.officials import conduct, officials
from meldhouse.rulebooks.describe.phrases import joined
from meldhouse.rulebooks.describe.play import play
from meldhouse.rulebooks.describe.prizes import prizes
from meldhouse.rulebooks.describe.reneges import lay_downs, reneges
from meldhouse.rulebooks.describe.scoring import ending, scoring
from meldhouse.rulebooks.schema import Book

__all__ = [
    "Chapter",
    "Mark",
    "MeldRow",
    "RuleLine",
    "Term",
    "describe",
    "for_newcomers",
    "in_brief",
    "joined",
    "length",
    "mark_fact",
    "mark_of",
]


def describe(book: Book) -> tuple[Chapter, ...]:
    """The whole book, chapter by chapter, without chapters that do not apply to the game, such as meld in 42."""
    return _chapters(Sheet(book))


@lru_cache(maxsize=16)  # every page of a new table shows it, even one that rejects a bad rulebook
def in_brief(book: Book) -> tuple[Chapter, ...]:
    """Only the lines a player must know before the first hand.

    >>> from meldhouse.rulebooks import load_book
    >>> [chapter.code for chapter in in_brief(load_book("n42pa"))]
    ['table', 'deal', 'bidding', 'trump', 'play', 'scoring', 'game']
    """
    sheet = Sheet(book)
    short = [(chapter, _among(chapter.lines, sheet.chiefs)) for chapter in _chapters(sheet)]
    return tuple(chapter._replace(lines=lines) for chapter, lines in short if lines or chapter.melds)


def _among(lines: tuple[RuleLine, ...], chiefs: list[RuleLine]) -> tuple[RuleLine, ...]:
    return tuple(line for line in lines if any(line is chief for chief in chiefs))


def _chapters(sheet: Sheet) -> tuple[Chapter, ...]:
    game = (
        Chapter("table", tuple(table(sheet))),
        Chapter("deal", tuple(deal(sheet))),
        Chapter("bidding", tuple(bidding(sheet))),
        Chapter("trump", tuple(trump(sheet))),
        Chapter("kitty" if sheet.book.deal.kitty else "passing", tuple(exchange(sheet))),
        Chapter("meld", tuple(meld(sheet)), tuple(meld_rows(sheet.book))),
        Chapter("board", tuple(unplayed(sheet))),
        Chapter("play", (*play(sheet), *lay_downs(sheet))),
        Chapter("scoring", tuple(scoring(sheet))),
        Chapter("game", tuple(ending(sheet))),
    )
    told = {line.clause for chapter in game for line in chapter.lines}
    chapters = (
        *game,
        Chapter("manners", tuple(conduct(sheet, told))),
        Chapter("trouble", (*reneges(sheet), *going_wrong(sheet))),
        Chapter("officials", tuple(officials(sheet))),
        Chapter("tournament", (*event(sheet), *prizes(sheet))),
    )
    return tuple(chapter for chapter in chapters if chapter.lines)
