"""`meldhouse perft`: count the possible sequences of plays and compare them with the published tables."""

from __future__ import annotations

from typing import Any

import click

from meldhouse.cli.files import find_book
from meldhouse.cli.jsonl import Question
from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import print_json
from meldhouse.cli.perftcounts import WHO, PositionAnswer, TableAnswer, count_position, count_table
from meldhouse.cli.perftpages import show_position, show_table
from meldhouse.cli.positions import read_position
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.messages import fact
from meldhouse.rulebooks import Book
from meldhouse.solver import Unsolvable
from meldhouse.solver.perft import Row, pieces_left, published

OWN = 'meldhouse perft mcallen --trump H --turn N --hands N="AS" --hands E="9S" --hands S="JC" --hands W="TD"'


def _table(book: Book) -> tuple[Row, ...]:
    rows = published(book)
    if not rows:
        raise Trouble(
            "no-table",
            fact("cli-no-table", title=book.title),
            advice=fact("cli-own-position", example=OWN),
        )
    return rows


def _row(book: Book, number: int) -> Row:
    rows = _table(book)
    if not 1 <= number <= len(rows):
        raise Trouble("no-position", fact("cli-no-position", name=book.name, most=len(rows), number=number))
    return rows[number - 1]


def _own(book: Book, said: dict[str, Any]) -> Row | None:
    """A position given on the command line; None if there is none."""
    if not any(said.values()):
        return None
    return Row(None, read_position(book, Question(said), example=OWN), ())


def _depth(row: Row, depth: int | None) -> int:
    """The depth asked for; otherwise as deep as the table, or a whole trick."""
    book, left = row.position.book, pieces_left(row.position)
    if not left:
        raise Trouble("bad-depth", fact("cli-nothing-left"), book=book)
    if depth is not None and depth > left:
        raise Trouble("bad-depth", fact("cli-too-deep", left=left, depth=depth), book=book)
    return depth or len(row.counts) or min(left, len(row.position.hands))


def _answer(
    book: Book, number: int | None, depth: int | None, by: str, said: dict[str, Any]
) -> TableAnswer | PositionAnswer:
    own = _own(book, said)
    if own is not None and number is not None:
        raise Trouble("bad-position", fact("cli-number-or-own"))
    row = _row(book, number) if number is not None else own
    if row is None:
        return count_table(book, _table(book), by, depth)
    return count_position(row, by, _depth(row, depth))


@click.command(
    "perft",
    cls=HouseCommand,
    examples=(
        "meldhouse perft npa",
        "meldhouse perft n42pa --position 120",
        'meldhouse perft mcallen --trump H --turn S --hands N="AS" --hands E="9S" --hands S="JC JH" '
        '--hands W="TD KD" --trick "KC QC"',
    ),
)
@click.argument("book")
@click.option("--position", "-p", "number", type=Number(), metavar="N")
@click.option("--depth", "-d", type=Number(), metavar="PLAYS")
@click.option(
    "--with",
    "by",
    type=OneOf(tuple(WHO)),
    default="kernel",
    show_default=True,
)
@click.option("--trump", "-t", metavar="TRUMP")
@click.option("--turn", metavar="SEAT")
@click.option("--hands", multiple=True, metavar="SEAT=CARDS")
@click.option("--trick", metavar="CARDS")
@json_option
def command(
    book: str,
    number: int | None,
    depth: int | None,
    by: str,
    trump: str | None,
    turn: str | None,
    hands: tuple[str, ...],
    trick: str | None,
    as_json: bool,
) -> None:
    house = find_book(book)
    if depth is not None and depth < 1:
        raise Trouble("bad-depth", fact("cli-one-ahead", depth=depth))
    said = {"trump": trump, "turn": turn, "hands": hands, "trick": trick}
    try:
        found = _answer(house, number, depth, by, said)
    except Unsolvable as problem:
        raise Trouble("too-large", problem.message, advice=fact("cli-with-game"), book=house) from None
    if as_json:
        print_json(found)
    elif isinstance(found, TableAnswer):
        show_table(house, found)
    else:
        show_position(house, found)
    click.get_current_context().exit(OK if found.agrees else REFUSED)
