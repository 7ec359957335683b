"""`meldhouse perft`: count the possible sequences of plays and compare them with the published tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import click
import msgspec

from meldhouse.cli.files import find_book
from meldhouse.cli.misuse import Number, OneOf
from meldhouse.cli.options import HouseCommand, json_option
from meldhouse.cli.output import Column, Page, head, print_json
from meldhouse.cli.progress import progress
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import OK, REFUSED, Trouble
from meldhouse.cli.typed.hands import show_all
from meldhouse.cli.typed.positions import read_position
from meldhouse.game import Seat
from meldhouse.game.typed.answers import Question
from meldhouse.messages import fact
from meldhouse.pieces import Piece, parse_piece, sorted_pieces
from meldhouse.rulebooks import Book
from meldhouse.solver import Unsolvable
from meldhouse.solver.perft import (
    MOST_PLACES,
    MOST_WAYS,
    Count,
    GameCount,
    KernelCount,
    Row,
    TooMany,
    pieces_left,
    published,
)

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


WHO: dict[str, type[Count]] = {"kernel": KernelCount, "game": GameCount}


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and the number of ways to play one, two, three … pieces from it."""

    number: int | None
    """Its number in the table; null for a position the user gave."""
    trump: str
    turn: Seat
    hands: dict[Seat, tuple[Piece, ...]]
    trick: tuple[Piece, ...]
    counts: tuple[int, ...]
    published: tuple[int, ...]
    """The published counts, as deep as they go."""

    @property
    def differences(self) -> list[int]:
        """The depths where our count differs from the table."""
        both = zip(self.counts, self.published, strict=False)
        return [depth for depth, (ours, theirs) in enumerate(both, start=1) if ours != theirs]


class TableAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    counted_by: str
    positions: tuple[Counted, ...]
    agrees: bool
    """Whether all counts match the table."""


class PositionAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    counted_by: str
    position: Counted
    divide: dict[str, int]
    """The counts at the last depth, split by the first piece played."""
    agrees: bool


def count_table(book: Book, rows: tuple[Row, ...], by: str, depth: int | None) -> TableAnswer:
    """Count every position as deep as the table goes, or to a given limit."""
    found = []
    with progress("counting", len(rows)) as told:
        for done, row in enumerate(rows, start=1):
            deepest = len(row.counts) if depth is None else min(depth, len(row.counts))
            found.append(_counted(row, tuple(_counts(WHO[by](row.position), by, deepest))))
            told(done)
    agrees = not any(position.differences for position in found)
    return TableAnswer(book=book.name, counted_by=by, positions=tuple(found), agrees=agrees)


def count_position(row: Row, by: str, depth: int) -> PositionAnswer:
    with progress("counting", depth) as told:
        who, counts = WHO[by](row.position), list[int]()
        for ways in _counts(who, by, depth - 1):
            counts.append(ways)
            told(len(counts))
        try:
            divided = who.divided(depth)
        except TooMany:
            raise _too_many(by, depth) from None
    position = _counted(row, (*counts, sum(divided.values())))
    return PositionAnswer(
        book=row.position.book.name,
        counted_by=by,
        position=position,
        divide={piece.text: divided[piece] for piece in sorted_pieces(divided)},
        agrees=not position.differences,
    )


def _counts(who: Count, by: str, deepest: int) -> Iterator[int]:
    ways = who.by_depth()
    for depth in range(1, deepest + 1):
        try:
            yield next(ways)
        except TooMany:
            raise _too_many(by, depth) from None


def _too_many(by: str, depth: int) -> Trouble:
    most = MOST_WAYS if by == "kernel" else MOST_PLACES
    return Trouble(
        "too-many",
        fact("cli-too-many-ways", depth=depth, by=by, most=most),
        advice=fact("cli-too-many-advice", depth=depth - 1, by=by),
    )


def _counted(row: Row, counts: tuple[int, ...]) -> Counted:
    position = row.position
    return Counted(
        number=row.number,
        trump=position.contract,
        turn=position.turn,
        hands=dict(position.hands),
        trick=position.trick,
        counts=counts,
        published=row.counts,
    )


def show_table(book: Book, found: TableAnswer) -> None:
    page = Page()
    page.title(house_name(book), say(fact("cli-counted", by=found.counted_by)))
    page.blank()
    page.table(
        [
            Column("", number=True),
            Column(head("trump")),
            Column(head("turn")),
            Column(head("ahead"), wrap=True),
            Column(""),
        ],
        [
            (
                str(position.number),
                say(fact("choice-trump", trump=position.trump)),
                say(fact("seat", seat=position.turn)),
                " ".join(map(str, position.counts)),
                say(fact("cli-agrees", agrees="no" if position.differences else "yes")),
            )
            for position in found.positions
        ],
    )
    page.blank()
    _show_sum(page, found.positions)


def _show_sum(page: Page, positions: tuple[Counted, ...]) -> None:
    differing = [position for position in positions if position.differences]
    for position in differing:
        # Usually all deeper counts differ too; the first is the one to look at.
        depth = position.differences[0]
        ours, theirs = position.counts[depth - 1], position.published[depth - 1]
        number = position.number or 0
        page.bullet(say(fact("cli-count-differs", number=number, depth=depth, ours=ours, theirs=theirs)))
    counts = sum([min(len(position.counts), len(position.published)) for position in positions])
    wrong = sum([len(position.differences) for position in differing])
    some = fact("cli-positions", number=len(positions))
    page.line(say(fact("cli-counts", positions=some, counts=counts, wrong=wrong)), style="bold")


def show_position(book: Book, found: PositionAnswer) -> None:
    position, page = found.position, Page()
    counted = fact("cli-position-counted", number=position.number or 0, by=found.counted_by)
    page.title(house_name(book), say(counted))
    page.line(say(fact("cli-position-turn", trump=position.trump, seat=position.turn)))
    page.blank()
    show_all(page, position.hands)
    if position.trick:
        page.with_faces(fact("cli-on-table"), position.trick)
    page.blank()
    _show_depths(page, position)
    page.blank()
    page.line(say(fact("cli-by-first", number=len(position.counts))), style="bold")
    page.table(
        [Column(""), Column("", number=True)],
        [(page.face(parse_piece(text)), f"{ways:,}") for text, ways in found.divide.items()],
    )
    if position.published:
        page.blank()
        _show_sum(page, (position,))


def _show_depths(page: Page, position: Counted) -> None:
    columns = [Column(head(code), number=True) for code in ("plays", "ways", "published")]
    rows = [
        (str(depth), f"{ours:,}", f"{theirs:,}" if theirs is not None else "")
        for depth, (ours, theirs) in enumerate(zip_longest(position.counts, position.published), start=1)
        if ours is not None
    ]
    shown = len(columns) if position.published else len(columns) - 1
    page.table(columns[:shown], [row[:shown] for row in rows])


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
