"""The published tables: a file for each book, a line for each position, written so that any program can read it."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from meldhouse.game.seats import seating_of
from meldhouse.game.tricks import trick_order
from meldhouse.pieces import parse_pieces, write_pieces
from meldhouse.rulebooks import Book, load_book
from meldhouse.solver.perft.making import HEAD, Recipe, counts_of, recipes
from meldhouse.solver.position import Position

SHELF = files("meldhouse.solver.perft") / "tables"


class Row(msgspec.Struct, frozen=True):
    number: int | None
    """None for a position not in a table."""
    position: Position
    counts: tuple[int, ...]
    """The number of ways one, two, three … pieces can be played."""


def published(book: Book) -> tuple[Row, ...]:
    """The table of a house; empty for a book that has none, or only shares its name with one that has."""
    file = SHELF / f"{book.name}.txt"
    if not file.is_file() or _table_of(book) != _table_of(load_book(book.name)):
        return ()
    return tuple(read_table(book, file.read_text("utf-8")))


def _table_of(book: Book) -> tuple[object, ...]:
    """Checks that the positions fit this book."""
    return book.pack.counts, book.table.seats, book.deal.hand, book.trump.choices


def read_table(book: Book, text: str) -> Iterable[Row]:
    return [read_row(book, line) for line in text.splitlines() if line and not line.startswith("#")]


def read_row(book: Book, line: str) -> Row:
    """
    >>> from meldhouse.rulebooks import load_book
    >>> line = "7. 4 | N: 5-5 6-1 | E: 4-0 | S: 5-1 | W: 6-2 3-0 | E: 3-1 3-2 | 2 4 4 8 8 8"
    >>> row = read_row(load_book("n42pa"), line)
    >>> row.position.turn, row.position.trick, row.counts[-1]
    ('W', (<3-1>, <3-2>), 8)
    >>> write_row(row) == line
    True
    """
    head, *held, lying, counts = line.split(" | ")
    number, _, trump = head.partition(". ")
    seats = seating_of(book).seats
    hands = {seat: parse_pieces(text.removeprefix(f"{seat}:")) for seat, text in zip(seats, held, strict=True)}
    leader, _, played = lying.partition(":")
    turns = seating_of(book).clockwise_from(next(seat for seat in seats if seat == leader))
    trick = parse_pieces(played)
    position = Position(book, trick_order(book, trump), hands, trick, turns[: len(trick)], turns[len(trick)])
    return Row(int(number), position, tuple([int(count) for count in counts.split()]))


def write_row(row: Row) -> str:
    position = row.position
    leader = position.trick_seats[0] if position.trick else position.turn
    held = [f"{seat}: {write_pieces(list(hand))}".rstrip() for seat, hand in position.hands.items()]
    lying = f"{leader}: {write_pieces(position.trick)}".rstrip()
    return " | ".join([f"{row.number}. {position.contract}", *held, lying, " ".join(map(str, row.counts))])


def make_row(number: int, recipe: Recipe) -> Row:
    position = recipe.position()
    return Row(number, position, counts_of(position))


def make_table(book: Book) -> Iterable[str]:
    """The lines of a whole table, as in its file."""
    yield HEAD.format(book=book.name, pieces=book.words.pieces)
    heading = ""
    for number, recipe in enumerate(recipes(book), start=1):
        if recipe.heading != heading:
            heading = recipe.heading
            yield f"\n# {heading}\n"
        yield write_row(make_row(number, recipe)) + "\n"
