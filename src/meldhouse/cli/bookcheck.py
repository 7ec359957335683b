"""`meldhouse book check`: is this club's book in order, and what does it change?"""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.trouble import REFUSED
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.comparing import Difference, differences, parent_of
from meldhouse.rulebooks.describe import count, describe, house_name


@click.command("check", cls=HouseCommand, examples=("meldhouse book check my-club.toml",))
@click.argument("file")
@json_option
def check(file: str, as_json: bool) -> None:
    """Check a club's own book: every fault at once, or what it changes.

    FILE is a .toml file, or - for standard input. The exit code is 1 when the book has faults.
    """
    book = find_book(file, exit_code=REFUSED, stdin=True)
    parent = parent_of(book, None if file == "-" else file)
    changed = differences(parent, book) if parent is not None else ()
    if as_json:
        print_json(_as_json(book, changed))
    else:
        _show(book, parent, changed)


def _as_json(book: Book, changed: tuple[Difference, ...]) -> dict[str, Any]:
    return {
        "name": book.name,
        "title": book.title,
        "extends": book.extends,
        "fingerprint": book.fingerprint,
        "differences": [one._asdict() for one in changed],
    }


def _show(book: Book, parent: Book | None, changed: tuple[Difference, ...]) -> None:
    page = Page()
    page.title(house_name(book), "this book is in order")
    if parent is None:
        page.line("It stands on its own: it extends no other book.")
        return
    if not changed:
        page.line(f"It plays exactly as {parent.name} does ({parent.title}).")
        return
    page.line(f"It extends {parent.name} ({parent.title}) and changes {count(len(changed), 'setting')}:")
    for one in changed:
        page.bullet(f"{one.key}: {_value(one.before)} becomes {_value(one.after)}")
    before, after = ([line.text for chapter in describe(one) for line in chapter.lines] for one in (parent, book))
    _sentences(page, "Now it says:", [text for text in after if text not in before])
    _sentences(page, "It no longer says:", [text for text in before if text not in after])


def _sentences(page: Page, head: str, texts: list[str]) -> None:
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
