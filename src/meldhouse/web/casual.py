"""Trump in sight at a casual table, by the book of a house that has everybody keep it in mind.

The house's own book stays as it is: who wants it easier sits down by a book made from it, which says so in its name.
"""

from __future__ import annotations

import tomlkit

from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.bounds import Unreadable, read_toml

WANTED = "yes"
"""What the forms send for it."""


def hides_trump(book: Book) -> bool:
    return book.trump.shown != "always"


def when_hidden(book: Book) -> str:
    """
    >>> when_hidden(load_book("n42pa"))
    'after the first trick'
    """
    return f"after the first {'lead' if book.trump.shown == 'first-lead' else book.words.trick}"


def in_sight(book: Book) -> str:
    """The text of the same book with trump shown as long as a hand lasts.

    >>> from meldhouse.rulebooks import loads_book
    >>> book = loads_book(in_sight(load_book("n42pa")))
    >>> book.title, book.form, book.trump.shown
    ('National 42 Players Association', 'casual', 'always')
    """
    form = f"{book.form}, casual" if book.form else "casual"
    head = {"name": f"{book.name}-casual", "title": book.title, "form": form, "extends": book.name}
    return tomlkit.dumps({**head, "trump": {"shown": "always"}})


def made_from(source: str) -> Book | None:
    """The house whose book `source` is with trump in sight; None for any other book.

    >>> made_from(in_sight(load_book("n42pa"))).name, made_from("n42pa")
    ('n42pa', None)
    """
    try:
        name = read_toml(source).get("extends") if "=" in source else None
    except Unreadable:
        return None
    house = load_book(name) if name in book_names() else None
    return house if house is not None and source == in_sight(house) else None
