"""How `meldhouse perft` shows a table of counts, or one position play by play."""

from __future__ import annotations

from itertools import zip_longest

from meldhouse.cli.hands import show_all
from meldhouse.cli.output import Column, Page, head
from meldhouse.cli.perftcounts import Counted, PositionAnswer, TableAnswer
from meldhouse.cli.speaking import house_name, say
from meldhouse.messages import fact
from meldhouse.pieces import parse_piece
from meldhouse.rulebooks import Book


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
