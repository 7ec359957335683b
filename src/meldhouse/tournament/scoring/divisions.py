"""Standings of one division: its entrants, with places among themselves.

All play in one field and are compared there, so the order within a division
is the same; only the places are counted again.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from meldhouse.tournament.scoring.standings import Row, Standings


def of_division(found: Standings, division: str) -> Standings:
    """The standings of those who entered as `division`. Those who tie overall may have played off who is ahead in it.

    >>> rows = [Row(place=at, id=one, name=one, people=(one,), division=word) for at, one, word in
    ...         ((1, "A", "men"), (2, "B", "women"), (3, "C", "men"), (3, "D", "men"), (5, "E", "men"))]
    >>> [(row.place, row.id, row.shared) for row in of_division(Standings((1,), tuple(rows)), "men").rows]
    [(1, 'A', False), (2, 'C', True), (2, 'D', True), (4, 'E', False)]
    """
    rows = sorted((row for row in found.rows if row.division == division), key=_order)
    alike = Counter(map(_order, rows))
    places = {order: 1 + sum(bool(row.place) and _order(row) < order for row in rows) for order in alike if order[1]}
    ties = tuple(tie for tie in found.ties if tie.division == division)
    return Standings(
        found.rounds, tuple(_placed(row, places.get(_order(row), 0), alike[_order(row)]) for row in rows), ties
    )


def _order(row: Row) -> tuple[bool, int, int]:
    """Entrants without a place come last; ties of the division go by how they were played off."""
    return not row.place, row.place, row.below


def _placed(row: Row, place: int, alike: int) -> Row:
    """Drops why it is below the one above, which may have been somebody outside the division."""
    by = "play-off" if row.below else ""
    return replace(row, place=place, shared=bool(place) and alike > 1, by=by, moved=0, below=0)


def without_division(found: Standings) -> tuple[Row, ...]:
    """Ranked entrants who appear in no division's list."""
    return tuple(row for row in found.rows if row.place and not row.division)
