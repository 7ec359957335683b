"""A sentence about what has happened, as it goes to a page."""

from __future__ import annotations

import msgspec

from meldhouse.game import Seat
from meldhouse.pieces import Piece


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    clause: str | None = None
    kind: str = ""
    """What it is about, by its name in the log: for a sound or a movement."""
    seat: Seat | None = None
    plays: tuple[tuple[Seat, Piece], ...] = ()
    """Of a lay-down that fails: what everybody could have played, to the end of the trick that breaks it."""
