"""`meldhouse meld`: the meld in a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.options import HouseCommand, json_option, jsonl_option, required
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import Trouble
from meldhouse.cli.typed.jsonl import answer_lines, need_book
from meldhouse.game import MeldItem, count_meld
from meldhouse.game.typed.answers import Question
from meldhouse.game.typed.pieces_and_bids import check_pieces, check_size, read_pieces, read_trump
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book

if TYPE_CHECKING:
    from rich.text import Text

FIELDS = ("cards", "trump")


class Item(msgspec.Struct, frozen=True):
    """One meld of the hand."""

    name: str
    kind: str
    suit: str | None
    times: int
    points: int
    clause: str | None
    cards: tuple[Piece, ...]


class MeldAnswer(msgspec.Struct, frozen=True):
    """All the meld in a hand. `lay` is the fewest cards that must be put on the table to show it."""

    book: str
    trump: str | None
    cards: tuple[Piece, ...]
    items: tuple[Item, ...]
    total: int
    lay: tuple[Piece, ...]


def answer(book: Book | None, asked: Question) -> MeldAnswer:
    book = need_book(book)
    if not book.has_meld:
        raise Trouble("no-meld", fact("cli-no-meld-here", title=book.title), advice=fact("cli-no-meld-here-advice"))
    cards = read_pieces(book, asked.texts("cards"))
    check_size(book, cards, book.deal.hand + book.deal.kitty)
    check_pieces(book, cards)
    said = asked.text("trump")
    trump = read_trump(book, said) if said else None
    counted = count_meld(book, cards, trump)
    return MeldAnswer(
        book=book.name,
        trump=trump,
        cards=cards,
        items=tuple(_item(book, item) for item in counted.items),
        total=counted.points,
        lay=counted.pieces,
    )


def _item(book: Book, item: MeldItem) -> Item:
    return Item(
        name=book.voice.say(item.says),
        kind=item.kind,
        suit=item.suit,
        times=item.times,
        points=item.points,
        clause=item.clause,
        cards=tuple(item.pieces),
    )


@click.command(
    "meld",
    cls=HouseCommand,
    examples=(
        "meldhouse meld npa --trump H KH QH QS JD",
        'meldhouse meld st-hilary --trump spades "AS 10S KS QS JS, 9S"',
        'echo \'{"cards": "KH QH", "trump": "H"}\' | meldhouse meld npa --jsonl',
    ),
)
@click.argument("book", metavar="BOOK", required=False)
@click.argument("cards", metavar="CARDS...", nargs=-1)
@click.option("--trump", "-t", metavar="SUIT")
@json_option
@jsonl_option
def command(book: str | None, cards: tuple[str, ...], trump: str | None, as_json: bool, jsonl: bool) -> None:
    if jsonl:
        answer_lines(answer, book=book, fields=FIELDS, usual={"cards": cards, "trump": trump})
        return
    house = find_book(required(book, "BOOK", "meldhouse meld npa --trump H KH QH"))
    found = answer(house, Question({"cards": cards, "trump": trump}))
    if as_json:
        print_json(found)
    else:
        _show(house, found)


def _named(item: Item) -> str:
    said = say(fact("meld-item", kind=item.kind, times=min(item.times, 4), suit=item.suit or "none"))
    return said[:1].upper() + said[1:]


def _show(book: Book, found: MeldAnswer) -> None:
    page = Page()
    trump = fact("cli-trump", trump=found.trump) if found.trump else fact("cli-no-trump-named")
    page.title(house_name(book), say(trump))
    page.blank()
    if not found.items:
        page.line(say(fact("cli-no-meld")), indent=2)
        return
    rows: list[list[str | Text]] = [
        [_named(item), page.faces(item.cards), str(item.points), item.clause or ""] for item in found.items
    ]
    columns = [
        Column(head("meld")),
        Column(head("cards"), wrap=True),
        Column(head("points"), number=True),
        Column(head("clause")),
    ]
    page.table(columns, [*rows, [say(fact("cli-total")), "", str(found.total), ""]], foot=1)
