"""`meldhouse books`: list the rulebooks that come with Meldhouse."""

from __future__ import annotations

import click
import msgspec

from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import say, voice
from meldhouse.messages import fact
from meldhouse.rulebooks import Book, book_names, load_book
from meldhouse.rulebooks.describe import length
from meldhouse.rulebooks.pages import GAMES


class OnShelf(msgspec.Struct, frozen=True):
    """One house in the list."""

    name: str
    title: str
    form: str
    version: str
    game: str
    players: int
    partners: bool
    target: str


def on_shelf(book: Book) -> OnShelf:
    return OnShelf(
        name=book.name,
        title=book.title,
        form=voice(book).say(book.form_says) if book.form_says is not None else "",
        version=book.version,
        game=book.game,
        players=book.table.seats,
        partners=book.table.partners,
        target=voice(book).say(length(book)),
    )


@click.command("books", cls=HouseCommand, examples=("meldhouse books",))
@json_option
def command(as_json: bool) -> None:
    shelf = [on_shelf(load_book(name)) for name in book_names()]
    if as_json:
        print_json(shelf)
        return
    page = Page()
    columns = [
        Column(head("name")),
        Column(head("club"), shorten=True),
        Column(head("form")),
        Column(head("seats"), number=True),
        Column(head("target")),
    ]
    for game in GAMES:
        page.heading(say(fact("game-name", game=game)))
        page.table(columns, [_row(book) for book in shelf if book.game == game])
    page.blank()
    page.line(say(fact("cli-books-read")))


def _row(book: OnShelf) -> list[str]:
    return [book.name, book.title, book.form, str(book.players), book.target]
