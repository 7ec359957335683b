"""Casual tables that always show trump, for houses whose rules make everybody remember it.

The house's book stays unchanged: casual players use a book derived from it, whose name says so.
"""

from __future__ import annotations

from functools import cache

import tomlkit

from meldhouse.rulebooks import Book, book_names, load_book

WANTED = "yes"
"""What the forms send to ask for it."""


def hides_trump(book: Book) -> bool:
    return book.trump.shown != "always"


def when_hidden(book: Book) -> str:
    """The event after which trump is hidden.

    >>> when_hidden(load_book("n42pa"))
    'trick'
    """
    return "lead" if book.trump.shown == "first-lead" else "trick"


def in_sight(book: Book) -> str:
    """The same book as text, with trump shown for the whole hand.

    >>> from meldhouse.rulebooks import loads_book
    >>> book = loads_book(in_sight(load_book("n42pa")))
    >>> book.title, book.form, book.trump.shown
    ('National 42 Players Association', 'casual', 'always')
    """
    form = f"{book.form}, casual" if book.form else "casual"
    head = {"name": f"{book.name}-casual", "title": book.title, "form": form, "extends": book.name}
    return tomlkit.dumps({**head, "trump": {"shown": "always"}})


def made_from(source: str) -> Book | None:
    """The house from which `source` was derived by showing trump; None for any other book.

    >>> made_from(in_sight(load_book("n42pa"))).name, made_from("n42pa")
    ('n42pa', None)
    """
    return _houses().get(source)


@cache
def _houses() -> dict[str, Book]:
    """Every house, by the text of its book with trump shown."""
    return {in_sight(book): book for book in map(load_book, book_names())}
