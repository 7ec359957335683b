"""A call for the referee in the state, and what came with each ruling on it."""

from __future__ import annotations

import msgspec

from meldhouse.game import Slip
from meldhouse.referee.disputes.disputes import DisputeEvent
from meldhouse.tournament.act import Act


class Brought(msgspec.Struct, frozen=True):
    """What came with a ruling, so that it can be restored when the ruling is upheld."""

    blamed: tuple[str, ...] = ()
    wrote: bool = False
    """Whether it wrote or rewrote the hand."""
    stood: Slip | None = None
    """The hand when a later ruling came; None if it was not on the sheet then."""
    orders: Slip | None = None
    """The hand it orders, as far as it says: to be written by the scoring table, or once it is upheld."""
    before: Slip | None = None
    """The hand before the ruling; None if it was not on the sheet then."""
    takes: tuple[Act, ...] = ()
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
    """Empty while it is open, and while another official has been asked for."""
    course: tuple[DisputeEvent, ...] = ()
    """Its events, as the `referee` package knows them."""
    entries: dict[str, int] = {}
    """The people the last ruling blames, with their numbers in the log of violations."""
    hand: int = 0
    """The row of the sheet it is about; 0 if nobody said."""
    brought: tuple[Brought, ...] = ()
    """For every ruling on it."""

    @property
    def ordered(self) -> Slip | None:
        """What the scoring table has to write by the ruling that holds; None while somebody else is to decide."""
        return self.brought[-1].unwritten if self.answered_by and self.brought else None
