"""Solved positions as answers for programs and as pages for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from meldhouse.cli.hands import show_hands, side_name
from meldhouse.cli.layingdown import show_line
from meldhouse.cli.output import Column, Page, plain
from meldhouse.cli.speaking import house_name
from meldhouse.cli.trouble import Trouble
from meldhouse.game import CONTRACT_NAMES, SEAT_NAMES, Seat, Side
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.rulebooks.describe import count
from meldhouse.solver import Played, Solution
from meldhouse.solver.batch import Answer, Asked


class Limits(NamedTuple):
    """How long a position is searched before it is given up."""

    budget: int
    seconds: float | None


class PlayValue(msgspec.Struct, frozen=True):
    """A legal play, and what the side takes after it."""

    piece: Piece
    value: int


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A position and its solution; `solved` is false when the limits were not enough, and then there is none.

    Without `take` there are `value`, `plays`, `best` and how it `goes_on`; with it only whether it is `possible`.
    """

    book: str
    trump: str
    hands: dict[Seat, tuple[Piece, ...]]
    trick: tuple[Piece, ...]
    turn: Seat
    side: Side
    take: int | None
    budget: int
    seconds: float | None
    solved: bool
    possible: bool | None = None
    value: int | None = None
    plays: tuple[PlayValue, ...] = ()
    best: tuple[Piece, ...] = ()
    goes_on: tuple[Played, ...] = ()
    nodes: int | None = None


def answer_of(asked: Asked, found: Answer, limits: Limits) -> SolveAnswer:
    position = asked.position
    whole = found if isinstance(found, Solution) else None
    return SolveAnswer(
        book=position.book.name,
        trump=position.contract,
        hands=dict(position.hands),
        trick=position.trick,
        turn=position.turn,
        side=asked.side,
        take=asked.take,
        budget=limits.budget,
        seconds=limits.seconds,
        solved=found is not None,
        possible=found if isinstance(found, bool) else None,
        value=whole.value if whole else None,
        plays=tuple([PlayValue(piece, value) for piece, value in whole.plays.items()]) if whole else (),
        best=whole.best if whole else (),
        goes_on=whole.line if whole else (),
        nodes=whole.nodes if whole else None,
    )


class Row:
    """One of many positions: where it stands, what is asked of it or what is wrong with it, and the answer."""

    def __init__(
        self,
        place: Literal["line", "hand"],
        number: int,
        asked: Asked | Trouble,
        label: dict[str, Any] | None = None,
    ) -> None:
        self.place, self.number, self.asked = place, number, asked
        self.label = label or {}
        self.answer: SolveAnswer | None = None

    def told(self) -> dict[str, Any]:
        told = {"error": self.asked.as_json()} if isinstance(self.asked, Trouble) else plain(self.answer)
        return {**told, self.place: self.number, **self.label}


def show_answer(book: Book, found: SolveAnswer) -> None:
    page = Page()
    page.title(house_name(book), _contract(found.trump))
    page.blank()
    show_hands(page, {SEAT_NAMES[seat]: hand for seat, hand in found.hands.items()})
    if found.trick:
        page.line(page.text("On the table, as played: ").append_text(page.faces(found.trick)))
    page.blank()
    page.line(f"{SEAT_NAMES[found.turn]} to play. {_verdict(found)}", style="bold")
    if found.value is None:
        return
    page.blank()
    whose = side_name(found.side)
    rows = [
        (page.face(play.piece), f"{play.value}", "best" if play.piece in found.best else "") for play in found.plays
    ]
    page.table([Column("Play"), Column(f"{whose} then take", number=True), Column("")], rows)
    page.blank()
    page.line("It can go on so:")
    show_line(page, book, found.goes_on)


def _contract(trump: str) -> str:
    return "follow me" if trump == "follow-me" else f"{CONTRACT_NAMES[trump]} are trump"


def _verdict(found: SolveAnswer) -> str:
    whose = side_name(found.side)
    if not found.solved:
        if found.seconds is None:
            return f"Not solved within a budget of {found.budget:,} positions; --budget allows more."
        return (
            f"Not solved within {found.seconds:g} seconds and a budget of {found.budget:,} positions; --seconds and "
            "--budget allow more."
        )
    if found.take is not None:
        can = "can" if found.possible else "cannot"
        return f"{'Yes' if found.possible else 'No'}, {whose} {can} take {found.take} or more from here."
    return f"{whose} take{'' if len(found.side) > 1 else 's'} {found.value} from here."


def show_rows(rows: Sequence[Row]) -> None:
    """A line for each, and then what could not be read."""
    page = Page()
    answers = [(row, row.answer) for row in rows if row.answer is not None]
    solved = sum(answer.solved for _, answer in answers)
    page.title(count(len(rows), "position"), f"{solved} solved")
    page.blank()
    if answers:
        heads = [rows[0].place.capitalize(), "Book", "Trump", "Turn", "For"]
        columns = [Column(heads[0], number=True), *map(Column, heads[1:]), Column("Takes", number=True)]
        columns.append(Column("By", wrap=True))
        page.table(columns, [_cells(page, row, answer) for row, answer in answers])
    troubles = [(row, row.asked) for row in rows if isinstance(row.asked, Trouble)]
    if answers and troubles:
        page.blank()
    for row, trouble in troubles:
        page.bullet(" ".join([f"{row.place} {row.number}: {trouble.message}", *(f.told for f in trouble.faults)]))


def _cells(page: Page, row: Row, found: SolveAnswer) -> list[Any]:
    turn, side = SEAT_NAMES[found.turn], side_name(found.side)
    start = [str(row.number), found.book, CONTRACT_NAMES[found.trump], turn, side]
    if not found.solved:
        return [*start, "?", "not within the budget"]
    if found.take is not None:
        return [*start, f"{found.take} or more: {'yes' if found.possible else 'no'}", ""]
    return [*start, str(found.value), page.faces(found.best)]
