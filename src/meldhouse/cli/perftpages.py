"""How `meldhouse perft` shows a table of counts, or one position play by play."""

from __future__ import annotations

from itertools import zip_longest

from meldhouse.cli.hands import show_hands
from meldhouse.cli.output import Column, Page
from meldhouse.cli.perftcounts import Counted, PositionAnswer, TableAnswer
from meldhouse.cli.speaking import house_name
from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES
from meldhouse.pieces import parse_piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count


def show_table(book: Book, found: TableAnswer) -> None:
    page = Page()
    page.title(house_name(book), f"perft, counted by the {found.counted_by}")
    page.blank()
    page.table(
        [
            Column("", number=True),
            Column("Trump"),
            Column("Turn"),
            Column("Ways 1, 2, 3 … plays ahead", wrap=True),
            Column(""),
        ],
        [
            (
                str(position.number),
                CONTRACT_NAMES[position.trump],
                SEAT_NAMES[position.turn],
                " ".join(map(str, position.counts)),
                "differs" if position.differences else "agrees",
            )
            for position in found.positions
        ],
    )
    page.blank()
    _show_sum(page, found.positions)


def _show_sum(page: Page, positions: tuple[Counted, ...]) -> None:
    differing = [position for position in positions if position.differences]
    for position in differing:
        # Mostly all that is deeper differs too; the first is what one looks for.
        depth = position.differences[0]
        ours, theirs = position.counts[depth - 1], position.published[depth - 1]
        page.bullet(f"Position {position.number}, depth {depth}: {ours:,} ways, where {theirs:,} are published.")
    counts = sum([min(len(position.counts), len(position.published)) for position in positions])
    number = f"{count(len(positions), 'position')}, {counts:,} {'count' if counts == 1 else 'counts'}"
    wrong = sum([len(position.differences) for position in differing])
    as_published = f"{wrong:,} not as published" if wrong else "all as published"
    page.line(f"{number}, {as_published}.", style="bold")


def show_position(book: Book, found: PositionAnswer) -> None:
    position, page = found.position, Page()
    named = f"position {position.number}" if position.number else "a position of your own"
    page.title(house_name(book), f"{named}, counted by the {found.counted_by}")
    trump = CONTRACT_NAMES[position.trump]
    page.line(f"{trump.capitalize()}{'' if trump == 'follow me' else ' are trump'}; {SEAT_NAMES[position.turn]} plays.")
    page.blank()
    show_hands(page, {SEAT_NAMES[seat]: hand for seat, hand in position.hands.items()})
    if position.trick:
        page.line(page.text("On the table, as played: ").append_text(page.faces(position.trick)))
    page.blank()
    _show_depths(page, position)
    page.blank()
    page.line(f"{count(len(position.counts), 'play')} ahead, by the first:", style="bold")
    page.table(
        [Column(""), Column("", number=True)],
        [(page.face(parse_piece(text)), f"{ways:,}") for text, ways in found.divide.items()],
    )
    if position.published:
        page.blank()
        _show_sum(page, (position,))


def _show_depths(page: Page, position: Counted) -> None:
    columns = [Column("Plays", number=True), Column("Ways", number=True), Column("Published", number=True)]
    rows = [
        (str(depth), f"{ours:,}", f"{theirs:,}" if theirs is not None else "")
        for depth, (ours, theirs) in enumerate(zip_longest(position.counts, position.published), start=1)
        if ours is not None
    ]
    shown = len(columns) if position.published else len(columns) - 1
    page.table(columns[:shown], [row[:shown] for row in rows])
