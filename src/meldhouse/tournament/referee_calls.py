"""A call for the referee as the state keeps it, and what came with each ruling on it."""

from __future__ import annotations

import msgspec

from meldhouse.game import Slip
from meldhouse.referee.disputes import DisputeEvent
from meldhouse.tournament.acts import Penalize


class Brought(msgspec.Struct, frozen=True):
    """What came with a ruling, so that it can come back with whoever upholds it."""

    blamed: tuple[str, ...] = ()
    wrote: bool = False
    """Whether it wrote the hand, or wrote it anew."""
    stood: Slip | None = None
    """The hand when somebody ruled after it; nothing where it was not on the sheet then."""
    orders: Slip | None = None
    """The hand as it is to be written by it, as far as the ruling tells: by the scoring table, or once it is upheld."""
    before: Slip | None = None
    """The hand when he ruled; nothing where it was not on the sheet then."""
    takes: tuple[Penalize, ...] = ()
    """The penalties that come with it once it is upheld."""

    @property
    def unwritten(self) -> Slip | None:
        """What the scoring table still has to write."""
        return None if self.wrote else self.orders


class RefereeCall(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    round: int
    table: int
    about: str
    by: str
    at: int
    ruling: str = ""
    clause: str = ""
    answered_by: str = ""
    """Nobody while it is open: also when somebody has asked for another official."""
    course: tuple[DisputeEvent, ...] = ()
    """What happened in it, as the referee's floor knows it."""
    entries: dict[str, int] = {}
    """Whom the last ruling blames, and the number of that in the log of violations."""
    hand: int = 0
    """The row of the sheet that it is about; 0 where nobody said."""
    brought: tuple[Brought, ...] = ()
    """For every ruling on it."""

    @property
    def ordered(self) -> Slip | None:
        """What the scoring table has to write by the ruling that holds; nothing while somebody else is to decide."""
        return self.brought[-1].unwritten if self.answered_by and self.brought else None
