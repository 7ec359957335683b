"""The counts that `meldhouse perft` makes, beside those that are published."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from meldhouse.cli.progress import progress
from meldhouse.cli.trouble import Trouble
from meldhouse.game import Seat
from meldhouse.messages import fact
from meldhouse.pieces import Piece, in_order
from meldhouse.rulebooks import Book
from meldhouse.solver.perft import MOST_PLACES, MOST_WAYS, Count, GameCount, KernelCount, Row, TooMany

WHO: dict[str, type[Count]] = {"kernel": KernelCount, "game": GameCount}


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and in how many ways one, two, three … pieces can be played from it."""

    number: int | None
    """Its number in the table; null for a position of one's own."""
    trump: str
    turn: Seat
    hands: dict[Seat, tuple[Piece, ...]]
    trick: tuple[Piece, ...]
    counts: tuple[int, ...]
    published: tuple[int, ...]
    """What the table says, as deep as it goes."""

    @property
    def differences(self) -> list[int]:
        """The depths at which the table says otherwise."""
        both = zip(self.counts, self.published, strict=False)
        return [depth for depth, (ours, theirs) in enumerate(both, start=1) if ours != theirs]


class TableAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    counted_by: str
    positions: tuple[Counted, ...]
    agrees: bool
    """All counts are those of the table."""


class PositionAnswer(msgspec.Struct, frozen=True, kw_only=True):
    book: str
    counted_by: str
    position: Counted
    divide: dict[str, int]
    """The ways of the last count, by the first piece that is played."""
    agrees: bool


def count_table(book: Book, rows: tuple[Row, ...], by: str, depth: int | None) -> TableAnswer:
    """Every position as deep as the table has it, or no deeper than that."""
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
        divide={piece.text: divided[piece] for piece in in_order(divided)},
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
