"""`meldhouse book check`: is this club's book in order, what does it change, and what might it not have meant?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import click

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.trouble import REFUSED
from meldhouse.rulebooks import Book, book_names
from meldhouse.rulebooks.comparing import Difference, differences, parent_of
from meldhouse.rulebooks.describe import count, describe, house_name
from meldhouse.rulebooks.doubts import Doubt, doubts
from meldhouse.rulebooks.faults import Fault
from meldhouse.rulebooks.loading import ALIASES
from meldhouse.rulebooks.short_tables import short_tables

OWN_CLAUSE = (
    "Write the rule down as a [[clause]] of your own and cite it under [cites], or give a [[clause]] with the same id."
)


class Checked(NamedTuple):
    """A book without faults, and what there is to say about it."""

    book: Book
    parent: Book | None
    changed: tuple[Difference, ...]
    doubtful: tuple[Doubt, ...]
    short: tuple[Fault, ...]


@click.command("check", cls=HouseCommand, examples=("meldhouse book check my-club.toml",))
@click.argument("file")
@json_option
def check(file: str, as_json: bool) -> None:
    """Check a club's own book: every fault at once, or what it changes.

    FILE is a .toml file, or - for standard input. The exit code is 1 when the book has faults. What can be played but
    may not be meant so is told as a warning: a clause that still tells the old rule, a table of meld that ends early.
    """
    checked = _checked(file)
    if as_json:
        print_json(_as_json(checked))
    else:
        _show(checked)


def _checked(file: str) -> Checked:
    book = find_book(file, exit_code=REFUSED, stdin=True)
    parent = parent_of(book, None if file == "-" else file)
    changed = differences(parent, book) if parent is not None else ()
    if ALIASES.get(file, file) in book_names():  # the forms of a house share its clauses, which speak of all of them
        return Checked(book, parent, changed, doubtful=(), short=())
    doubtful = doubts(parent, book) if parent is not None else ()
    return Checked(book, parent, changed, tuple(doubtful), tuple(short_tables(book, parent)))


def _as_json(checked: Checked) -> dict[str, Any]:
    book = checked.book
    return {
        "name": book.name,
        "title": book.title,
        "extends": book.extends,
        "fingerprint": book.fingerprint,
        "differences": [one._asdict() for one in checked.changed],
        "doubtful_cites": {code: doubt.clause.id for doubt in checked.doubtful for code in doubt.cites},
        "warnings": [
            *(doubt.fault().as_json() for doubt in checked.doubtful),
            *(warning.as_json() for warning in checked.short),
        ],
    }


def _show(checked: Checked) -> None:
    page, book, parent = Page(), checked.book, checked.parent
    page.title(house_name(book), "this book is in order")
    if parent is None:
        page.line("It stands on its own: it extends no other book.")
    elif not checked.changed:
        page.line(f"It plays exactly as {parent.name} does ({parent.title}).")
    else:
        _show_changes(page, book, parent, checked.changed)
    _sentences(page, "It may not be counted as you mean:", checked.short)
    if checked.doubtful:
        _sentences(page, "These clauses still tell the old rule:", [doubt.fault() for doubt in checked.doubtful])
        page.line(OWN_CLAUSE)


def _show_changes(page: Page, book: Book, parent: Book, changed: tuple[Difference, ...]) -> None:
    page.line(f"It extends {parent.name} ({parent.title}) and changes {count(len(changed), 'setting')}:")
    for one in changed:
        page.bullet(f"{one.key}: {_value(one.before)} becomes {_value(one.after)}")
    before, after = ([line.text for chapter in describe(one) for line in chapter.lines] for one in (parent, book))
    _sentences(page, "Now it says:", [text for text in after if text not in before])
    _sentences(page, "It no longer says:", [text for text in before if text not in after])


def _sentences(page: Page, head: str, texts: Sequence[str]) -> None:
    if texts:
        page.heading(head)
        for text in texts:
            page.bullet(text)


def _value(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_value(part)}" for key, part in value.items() if part is not None)
    return str(value) if str(value) else "nothing"
