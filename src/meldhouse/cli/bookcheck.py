"""`meldhouse book check`: is this club's book valid, what does it change, and what might be a mistake?"""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Page, print_json
from meldhouse.cli.speaking import house_name, say, voice
from meldhouse.cli.trouble import REFUSED
from meldhouse.messages import Message, fact
from meldhouse.rulebooks import Book, book_names
from meldhouse.rulebooks.club import Checked, checked, value_fact
from meldhouse.rulebooks.comparing import differences, parent_of
from meldhouse.rulebooks.loading import ALIASES


@click.command("check", cls=HouseCommand, examples=("meldhouse book check my-club.toml",))
@click.argument("file")
@json_option
def check(file: str, as_json: bool) -> None:
    found = _checked(file)
    if as_json:
        print_json(_as_json(found))
    else:
        _show(found)


def _checked(file: str) -> Checked:
    book = find_book(file, exit_code=REFUSED, stdin=True)
    parent = parent_of(book, None if file == "-" else file)
    if ALIASES.get(file, file) in book_names():  # the forms of a house share its clauses, which speak of all of them
        return Checked(book, parent, differences(parent, book) if parent is not None else (), doubtful=(), short=())
    return checked(book, parent)


def _as_json(found: Checked) -> dict[str, Any]:
    book = found.book
    return {
        "name": book.name,
        "title": book.title,
        "extends": book.extends,
        "fingerprint": book.fingerprint,
        "differences": [one._asdict() for one in found.changed],
        "doubtful_cites": {code: doubt.clause.id for doubt in found.doubtful for code in doubt.cites},
        "warnings": [
            *(doubt.fault().as_json(voice(book)) for doubt in found.doubtful),
            *(warning.as_json(voice(book)) for warning in found.short),
        ],
    }


def _show(found: Checked) -> None:
    page, book, parent = Page(), found.book, found.parent
    page.title(house_name(book), say(fact("cli-check-good")))
    if parent is None:
        page.line(say(fact("cli-check-alone")))
    elif not found.changed:
        page.line(say(fact("cli-check-same", name=parent.name, title=parent.title)))
    else:
        _show_changes(page, found, parent)
    _sentences(page, book, fact("cli-check-count"), [warning.told for warning in found.short])
    if found.doubtful:
        _sentences(page, book, fact("cli-check-old"), [doubt.fault().message for doubt in found.doubtful])
        page.line(say(fact("book-own-clause"), book))


def _show_changes(page: Page, found: Checked, parent: Book) -> None:
    page.line(say(fact("cli-check-changes", name=parent.name, title=parent.title, number=len(found.changed))))
    for one in found.changed:
        change = fact("cli-check-change", key=one.key, before=value_fact(one.before), after=value_fact(one.after))
        page.bullet(say(change, found.book))
    _sentences(page, found.book, fact("cli-check-now"), found.now_says)
    _sentences(page, found.book, fact("cli-check-gone"), found.no_longer_says)


def _sentences(page: Page, book: Book, head: Message, says: list[Message]) -> None:
    if says:
        page.heading(say(head))
        for one in says:
            page.bullet(say(one, book))
