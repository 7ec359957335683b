"""The hand that decides a draw: who won it, and between whom it was."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import Side
from meldhouse.tournament.sheets import Sheet


def decided_by(sheet: Sheet) -> Side | None:
    """Who won it, written or only told with the result; nobody where there was none."""
    result, winners = sheet.result, sheet.winners()
    if result is not None:
        decided = sheet.book.match.best_of == 1 and bool(result.games) and len(level(result.points)) > 1
    else:
        decided = any(line.extra for line in sheet.sums.lines)
    if not decided or not winners or sheet.forfeit is not None:
        return None
    return winners[-1]  # of three, the one who was ahead has not played for it


def level(points: Mapping[Side, int]) -> tuple[Side, ...]:
    """Those between whom a hand decides: of three, those who are equal behind the one who is ahead.

    >>> level({"N": 1000, "E": 1500, "S": 1000}), level({"NS": 900, "EW": 800})
    (('N', 'S'), ('EW',))
    """
    least = min(points.values(), default=0)
    return tuple(side for side, made in points.items() if made == least)
