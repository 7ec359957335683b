"""The counts that `meldhouse perft` makes, next to the published ones."""

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
