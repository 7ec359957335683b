"""The hand that decides a draw: who played it, and who won."""

from __future__ import annotations

from collections.abc import Mapping

from meldhouse.game import Side
from meldhouse.tournament.scoring.sheets import Sheet


def decided_by(sheet: Sheet) -> Side | None:
    """Its winner, from the hands or from the result; None if there was no such hand."""
    result, winners = sheet.result, sheet.winners()
    if result is not None:
        decided = sheet.book.match.best_of == 1 and bool(result.games) and len(level(result.points)) > 1
    else:
        decided = any(line.extra for line in sheet.sums.lines)
    if not decided or not winners or sheet.forfeit is not None:
        return None
    return winners[-1]  # with three sides, the leader does not play for it


def level(points: Mapping[Side, int]) -> tuple[Side, ...]:
    """The sides a hand decides between: of three, those tied behind the leader.

    >>> level({"N": 1000, "E": 1500, "S": 1000}), level({"NS": 900, "EW": 800})
    (('N', 'S'), ('EW',))
    """
    least = min(points.values(), default=0)
    return tuple(side for side, made in points.items() if made == least)
