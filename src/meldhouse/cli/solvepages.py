"""Solved positions as answers for programs and pages for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from meldhouse.cli.hands import show_all, side_name
from meldhouse.cli.layingdown import show_line
from meldhouse.cli.output import Column, Page, head, plain
from meldhouse.cli.speaking import house_name, say
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Seat, Side
from meldhouse.messages import Message, fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.solver import Played, Solution
from meldhouse.solver.batch import Answer, Asked


class Limits(NamedTuple):
    """How long to search a position before giving up."""

    budget: int
    seconds: float | None


class PlayValue(msgspec.Struct, frozen=True):
    """A legal play, and what the side takes after it."""

    piece: Piece
    value: int


class SolveAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """A position and its solution; `solved` is false if the limits were too small, and then there is none.

    Without `take` it has `value`, `plays`, `best` and `goes_on`; with `take`, only `possible`.
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
    """One of many positions: where it is in the file, the question or what is wrong with it, and the answer."""

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
    page.title(house_name(book), say(fact("cli-trump", trump=found.trump)))
    page.blank()
    show_all(page, found.hands)
    if found.trick:
        page.with_faces(fact("cli-on-table"), found.trick)
    page.blank()
    page.line(say(fact("cli-to-play", seat=found.turn, verdict=_verdict(found))), style="bold")
    if found.value is None:
        return
    page.blank()
    best = say(fact("cli-best"))
    rows = [(page.face(play.piece), f"{play.value}", best if play.piece in found.best else "") for play in found.plays]
    takes = say(fact("cli-side-takes", side=found.side))
    page.table([Column(head("play")), Column(takes, number=True), Column("")], rows)
    page.blank()
    page.line(say(fact("cli-goes-on-so")))
    show_line(page, book, found.goes_on)


def _verdict(found: SolveAnswer) -> Message:
    if not found.solved:
        if found.seconds is None:
            return fact("cli-not-solved", budget=found.budget)
        return fact("cli-not-solved-in", seconds=found.seconds, budget=found.budget)
    if found.take is not None:
        return fact("cli-can-take", possible="yes" if found.possible else "no", side=found.side, take=found.take)
    return fact("cli-takes", side=found.side, take=found.value or 0)


def show_rows(rows: Sequence[Row]) -> None:
    """Show a line for each, then the ones that could not be read."""
    page = Page()
    answers = [(row, row.answer) for row in rows if row.answer is not None]
    solved = sum(answer.solved for _, answer in answers)
    page.title(say(fact("cli-positions", number=len(rows))), say(fact("cli-solved", number=solved)))
    page.blank()
    if answers:
        heads = [head(code) for code in ("rules", "trump", "turn", "for")]
        columns = [Column(head(rows[0].place), number=True), *map(Column, heads), Column(head("takes"), number=True)]
        columns.append(Column(head("by"), wrap=True))
        page.table(columns, [_cells(page, row, answer) for row, answer in answers])
    troubles = [(row, row.asked) for row in rows if isinstance(row.asked, Trouble)]
    if answers and troubles:
        page.blank()
    for row, trouble in troubles:
        says = " ".join([trouble.message, *(say(fault.told) for fault in trouble.faults)])
        page.bullet(say(fact("cli-row-trouble", place=row.place, number=row.number, says=says)))


def _cells(page: Page, row: Row, found: SolveAnswer) -> list[Any]:
    turn, side = say(fact("seat", seat=found.turn)), side_name(found.side)
    start = [str(row.number), found.book, say(fact("choice-trump", trump=found.trump)), turn, side]
    if not found.solved:
        return [*start, "?", say(fact("cli-out-of-budget"))]
    if found.take is not None:
        possible = "yes" if found.possible else "no"
        return [*start, say(fact("cli-take-or-more", take=found.take, possible=possible)), ""]
    return [*start, str(found.value), page.faces(found.best)]
