"""What a ruling costs and gives, as tests compare it: nobody is named for nothing."""

from __future__ import annotations

from meldhouse.referee.rulings.ruling import Ruling
from table import points


def paid(ruling: Ruling, unit: str = "points") -> dict[str, int]:
    """By account: a side, or a player where players keep their own score."""
    return {account: many for account, many in points(ruling.entries, unit).items() if many}


def paid_by_seats(ruling: Ruling) -> dict[str, int]:
    """By the seats that share it, as one writes them beside each other."""
    sums: dict[str, int] = {}
    for entry in ruling.entries:
        seats = "".join(entry.seats)
        sums[seats] = sums.get(seats, 0) + entry.points
    return {seats: many for seats, many in sums.items() if many}
