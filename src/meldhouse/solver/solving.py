"""A position solved: what a side takes from here, after each of its plays, and how it goes on."""

from __future__ import annotations

from typing import SupportsIndex

import msgspec

from meldhouse.game.seats import Side, seating_of
from meldhouse.pieces import Piece
from meldhouse.solver.checking import check, check_side
from meldhouse.solver.position import Position
from meldhouse.solver.searching import Moment, Played, Search

POSITIONS = 1 << 22
"""The most positions remembered: 64 megabytes, of which a search takes as much as it needs."""
BUDGET = 100_000_000
"""The default budget of positions: a minute or so. With more than a dozen tricks of 80 cards, most deals would take
hours."""


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    value: int
    """What the side takes from here on, including what is on the table, with best play by all four."""
    plays: dict[Piece, int]
    """The same after each legal play."""
    line: tuple[Played, ...]
    """One line of best play to the end."""
    nodes: int
    """How many positions were searched."""

    @property
    def best(self) -> tuple[Piece, ...]:
        """The plays that reach the value."""
        return tuple([piece for piece, value in self.plays.items() if value == self.value])


def solve(position: Position, side: Side, *, budget: int = BUDGET, seconds: float | None = None) -> Solution:
    """Everything about a position. Raises `Impossible` if there is no such position, and `Unsolved` if the positions or
    seconds ran out. A budget of positions gives the same result on every machine; seconds are for callers who cannot
    wait.

    >>> from meldhouse.game import trick_order
    >>> from meldhouse.pieces import parse_pieces
    >>> from meldhouse.rulebooks import load_book
    >>> book = load_book("n42pa")
    >>> held = {"N": "5-5 6-1", "E": "4-0 3-1", "S": "5-1 3-2", "W": "6-2 3-0"}
    >>> hands = {seat: tuple(parse_pieces(text)) for seat, text in held.items()}
    >>> found = solve(Position(book, trick_order(book, "4"), hands, (), (), "N"), "NS")
    >>> found.value, {piece.text: value for piece, value in found.plays.items()}
    (6, {'5-5': 6, '6-1': 0})
    """
    search = search_for(position, side, budget=budget, seconds=seconds)
    start, plays, value = search.start, dict[Piece, int](), None
    for face in search.faces(start):
        # Plays are often equally good, so the last answer is the guess for the next.
        value = search.value(search.after(start, face), value)
        plays[search.code.faces[face]] = value
    value = (max if search.chooses(start) else min)(plays.values(), default=0)
    return Solution(value=value, plays=plays, line=_line(search, value), nodes=search.nodes)


def can_take(
    position: Position, side: Side, points: int, *, budget: int = BUDGET, seconds: float | None = None
) -> bool:
    """Whether a side can take at least this many points from here on, whatever the others do. If a bid is at stake, ask
    this: it is answered many times faster than the position's exact worth."""
    if not isinstance(points, SupportsIndex):
        raise ValueError(f"A side takes a whole number of points, got {points!r}.")
    search = search_for(position, side, budget=budget, seconds=seconds)
    return points <= 0 or (points <= search.start.left and search.reaches(points))


def search_for(
    position: Position,
    side: Side,
    *,
    positions: int = POSITIONS,
    budget: int = BUDGET,
    seconds: float | None = None,
) -> Search:
    """A search for what a side takes, from a possible position."""
    _check_limits(budget, seconds)
    check(position)
    check_side(position, side)
    seats = seating_of(position.book).members[side]
    return Search(position, seats, seats, positions=positions, budget=budget, seconds=seconds)


def _check_limits(budget: int, seconds: float | None) -> None:
    """
    >>> _check_limits(1_000, -2)
    Traceback (most recent call last):
    ValueError: A search takes some time: seconds must be a number above 0, got -2.
    """
    if not (isinstance(budget, int) and budget >= 1):
        raise ValueError(f"A search looks at something: the budget must be a whole number from 1 up, got {budget!r}.")
    if seconds is not None and not (isinstance(seconds, (int, float)) and seconds > 0):
        raise ValueError(f"A search takes some time: seconds must be a number above 0, got {seconds!r}.")


def _line(search: Search, value: int) -> tuple[Played, ...]:
    moment, line = search.start, list[Played]()
    while moment.tricks:
        face = next(face for face in search.faces(moment) if _keeps(search, search.after(moment, face), value, moment))
        line.append(search.played(moment, face))
        moment = search.after(moment, face)
    return tuple(line)


def _keeps(search: Search, then: Moment, value: int, before: Moment) -> bool:
    """Whether a play gives nothing away: the side still reaches the value, or gets no further."""
    return search.reaches(value, then) if search.chooses(before) else not search.reaches(value + 1, then)
