"""Solves many positions, here, on every core or on a cluster."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from meldhouse.batches import Progress, Where, cores_for, run
from meldhouse.game.seats import Seat, Side
from meldhouse.game.tricks import TrickOrder
from meldhouse.messages import fact
from meldhouse.pieces import Piece
from meldhouse.rulebooks import Book
from meldhouse.solver.checking import Impossible, check_side, faults_of
from meldhouse.solver.encoding import Code
from meldhouse.solver.position import Position
from meldhouse.solver.searching import Unsolved
from meldhouse.solver.solving import BUDGET, Solution, can_take, solve

LARGEST_PORTION = 16
PORTIONS = 64
"""The least number of portions, if there are enough positions: one may take as long as a thousand others."""
WORTH_A_PROCESS = 200
"""Effort below which another process costs more than it saves, because it must load the kernel first."""

Answer = Solution | bool | None
"""The solution of a position, or whether the side can take what was asked; None if the budget or time ran out."""


class BatchQuestion(msgspec.Struct, frozen=True):
    position: Position
    side: Side
    take: int | None = None
    """Ask only whether the side can take at least this much from here on."""


def answer(asked: BatchQuestion, *, budget: int = BUDGET, seconds: float | None = None) -> Answer:
    """The answer to one question. Raises `Impossible` and `Unsolvable`."""
    try:
        if asked.take is None:
            return solve(asked.position, asked.side, budget=budget, seconds=seconds)
        return can_take(asked.position, asked.side, asked.take, budget=budget, seconds=seconds)
    except Unsolved:
        return None


def solve_all(
    batch: Sequence[BatchQuestion],
    *,
    budget: int = BUDGET,
    seconds: float | None = None,
    where: Where | None = None,
    told: Progress | None = None,
) -> Iterator[Answer]:
    """An answer to each question, in order; each has the whole budget and all the seconds. Without a time limit the
    answers do not depend on `where` they are computed.

    Impossible positions are reported before anything is started.

    >>> from meldhouse.game import trick_order
    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("n42pa")
    >>> held = {"N": "5-5 6-1", "E": "4-0 3-1", "S": "5-1 3-2", "W": "6-2 3-0"}
    >>> hands = {seat: parse_pieces(text) for seat, text in held.items()}
    >>> position = Position(book, trick_order(book, "4"), hands, (), (), "N")
    >>> list(solve_all([BatchQuestion(position, "NS", take=6), BatchQuestion(position, "NS", take=7)]))
    [True, False]
    """
    tables: dict[tuple[int, str], int] = {}
    grounds: list[_Ground] = []
    sent: list[_Sent] = []
    for number, (position, side, take) in enumerate(map(msgspec.structs.astuple, batch), start=1):
        if faults := faults_of(position):
            raise Impossible([fact("position-numbered", number=number, fault=fault) for fault in faults])
        check_side(position, side)
        table = tables.setdefault((id(position.book), position.contract), len(tables))
        if table == len(grounds):
            Code(position.book, position.order)  # refuses a pack that is too large before any work is sent out
            grounds.append(_Ground(position.book, position.order))
        hands, trick, trick_seats, turn = position.hands, position.trick, position.trick_seats, position.turn
        sent.append(_Sent(table, hands, trick, trick_seats, turn, side, take))
    size = max(1, min(LARGEST_PORTION, len(batch) // PORTIONS))
    where = where or cores_for(sum(map(_effort, batch)), WORTH_A_PROCESS)
    for answers in run(partial(_answers, grounds, budget, seconds), sent, size=size, where=where, told=told):
        yield from answers


def _effort(asked: BatchQuestion) -> int:
    """A rough estimate of the effort: every two more tricks take ten times as long."""
    tricks = max(map(len, asked.position.hands.values()))
    return 1 if asked.take is not None or tricks <= 8 else 10 if tricks <= 10 else 100


class _Ground(NamedTuple):
    """What many positions share, sent once with the function and not with each position."""

    book: Book
    order: TrickOrder


class _Sent(NamedTuple):
    ground: int
    hands: Mapping[Seat, tuple[Piece, ...]]
    trick: tuple[Piece, ...]
    trick_seats: tuple[Seat, ...]
    turn: Seat
    side: Side
    take: int | None


def _answers(grounds: Sequence[_Ground], budget: int, seconds: float | None, portion: Sequence[_Sent]) -> list[Answer]:
    found = []
    for ground, hands, trick, trick_seats, turn, side, take in portion:
        book, order = grounds[ground]
        position = Position(book, order, hands, trick, trick_seats, turn)
        found.append(answer(BatchQuestion(position, side, take), budget=budget, seconds=seconds))
    return found
