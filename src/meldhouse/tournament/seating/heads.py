"""How many tables a number of people needs, and how many sit out."""

from __future__ import annotations

import msgspec

from meldhouse.tournament.seating.errors import SeatingError


class Room(msgspec.Struct, frozen=True):
    """How many tables of each size; tables of four come first."""

    fours: int
    threes: int
    out: int

    @property
    def sizes(self) -> tuple[int, ...]:
        return (4,) * self.fours + (3,) * self.threes

    @property
    def away(self) -> int:
        """How many do not play with a partner."""
        return 3 * self.threes + self.out


def room_for(heads: int, *, threes: bool = False) -> Room:
    """Tables of four, with the rest sitting out; or with tables of three (BEN-1.2a) so that nobody sits out.

    >>> room_for(11), room_for(11, threes=True).sizes, room_for(6, threes=True).sizes
    (Room(fours=2, threes=0, out=3), (4, 4, 3), (3, 3))
    """
    if heads < (3 if threes else 4):
        needed = 3 if threes else 4
        raise SeatingError("too-few", count=heads, needed=needed, more=needed - heads)
    if not threes:
        return Room(heads // 4, 0, heads % 4)
    if heads == 5:
        raise SeatingError("no-sizes", count=heads)
    small = -heads % 4
    return Room((heads - 3 * small) // 4, small, 0)
